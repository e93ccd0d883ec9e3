import type { Theme } from '#render/theme.ts';

/** For eyes that need contrast or do not tell colours apart: differences of lightness and shape only, nothing subtle. */
export const contrast: Theme = {
  strip: { ground: '#000000', active: '#1d3557', text: '#ffffff', muted: '#ffffff' },
  accent: { fill: '#ffd60a', text: '#000000' },
  frame: ['#000000', '#000000'],
  frameEdge: '#ffffff',
  frameLight: '#000000',
  numbers: '#ffffff',
  field: ['#5a7ba6', '#5a7ba6'],
  laneText: '#000000',
  trayText: '#ffffff',
  tray: ['#2c3f5a', '#2c3f5a'],
  points: { light: ['#a9c1de', '#a9c1de'], dark: ['#33507a', '#33507a'], outline: '#5a7ba6', hatched: false },
  grain: 0,
  shadows: false,
  checkers: {
    white: {
      face: ['#ffffff', '#ffffff'],
      outline: '#000000',
      outlineWidth: 4,
      edge: '#000000',
      groove: '#000000',
      mark: 'ring',
      text: '#000000',
    },
    black: {
      face: ['#000000', '#000000'],
      outline: '#ffffff',
      outlineWidth: 4,
      edge: '#ffffff',
      groove: '#ffffff',
      mark: 'dot',
      text: '#ffffff',
    },
  },
  dice: {
    white: { face: ['#ffffff', '#ffffff'], outline: '#000000', pip: '#000000' },
    black: { face: ['#000000', '#000000'], outline: '#ffffff', pip: '#ffffff' },
  },
  cube: { face: ['#ffd60a', '#ffd60a'], outline: '#000000', pip: '#000000' },
  arrow: { line: '#ff9f1c', casing: '#000000' },
};
