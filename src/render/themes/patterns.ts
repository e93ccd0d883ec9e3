import type { Theme } from '#render/theme.ts';

/**
 * For every kind of colour blindness: orange and blue from Okabe and Ito's palette, and each difference of colour is one
 * of pattern too (rings and bars on the checkers, lines on the dark points).
 */
export const patterns: Theme = {
  strip: { ground: '#1b2631', active: '#2f4254', text: '#ffffff', muted: '#c9d3dc' },
  accent: { fill: '#f0e442', text: '#1b2631' },
  frame: ['#3b4650', '#2b343c'],
  frameEdge: '#12181d',
  frameLight: '#5b6873',
  numbers: '#ffffff',
  field: ['#cfd6dc', '#bfc8cf'],
  laneText: '#12181d',
  trayText: '#ffffff',
  tray: ['#1f272e', '#2a343c'],
  points: { light: ['#f7f9fa', '#e9edf0'], dark: ['#a3afb9', '#94a1ac'], outline: '#5d6a75', hatched: true },
  grain: 0,
  shadows: false,
  checkers: {
    white: {
      face: ['#ffe0a3', '#ffc14d'],
      outline: '#1f1500',
      outlineWidth: 3,
      edge: '#1f1500',
      groove: '#4a3300',
      mark: 'ring',
      text: '#1f1500',
    },
    black: {
      face: ['#00558c', '#00324f'],
      outline: '#00131f',
      outlineWidth: 3,
      edge: '#a9d8f5',
      groove: '#d7eefc',
      mark: 'bars',
      text: '#ffffff',
    },
  },
  dice: {
    white: { face: ['#ffd07a', '#f0b53c'], outline: '#1f1500', pip: '#1f1500' },
    black: { face: ['#0a5f96', '#004c80'], outline: '#00131f', pip: '#ffffff' },
  },
  cube: { face: ['#ffffff', '#f0f0f0'], outline: '#12181d', pip: '#12181d' },
  arrow: { line: '#d55e00', casing: '#ffffff' },
};
