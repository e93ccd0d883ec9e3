import type { Theme } from '#render/theme.ts';

/** A coffee-house board: walnut frame, honey field, points inlaid in maple and walnut. */
export const wood: Theme = {
  strip: { ground: '#2b1d14', active: '#4a3222', text: '#fbf1de', muted: '#d3bd9c' },
  accent: { fill: '#ffc861', text: '#2b1d14' },
  frame: ['#6f4527', '#4b2c17'],
  frameEdge: '#2a170b',
  frameLight: '#93633c',
  numbers: '#f6e3c0',
  field: ['#c08a54', '#ae7642'],
  laneText: '#2b1508',
  trayText: '#f6e3c0',
  tray: ['#3a2214', '#4c2e1b'],
  points: { light: ['#f0d4a2', '#e2bf86'], dark: ['#74411f', '#5d3116'], outline: '#4a2812', hatched: false },
  grain: 0.45,
  shadows: true,
  checkers: {
    white: {
      face: ['#fffaf0', '#e4d3b3'],
      outline: '#6e563a',
      outlineWidth: 2,
      edge: '#8a6f4c',
      groove: '#b79f78',
      mark: 'ring',
      text: '#2b1d14',
    },
    black: {
      face: ['#6b5e55', '#15100d'],
      outline: '#0b0706',
      outlineWidth: 2,
      edge: '#a08c7a',
      groove: '#8d7c6d',
      mark: 'dot',
      text: '#fff7e8',
    },
  },
  dice: {
    white: { face: ['#fffdf7', '#e9dfca'], outline: '#6e563a', pip: '#241a12' },
    black: { face: ['#4a413b', '#1f1916'], outline: '#0b0706', pip: '#fff7e8' },
  },
  cube: { face: ['#fff8e6', '#e6d6b2'], outline: '#5b4426', pip: '#7a1f12' },
  arrow: { line: '#35d0ff', casing: '#0a2a38' },
};
