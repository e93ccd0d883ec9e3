import type { Theme } from '#render/theme.ts';

/** A tournament table: green cloth, points of cream and red leather, ivory against black. */
export const tournament: Theme = {
  strip: { ground: '#10241b', active: '#1f4634', text: '#f4f7ef', muted: '#b9ccbd' },
  accent: { fill: '#ffd166', text: '#10241b' },
  frame: ['#2b2622', '#16120f'],
  frameEdge: '#0b0907',
  frameLight: '#5a5048',
  numbers: '#efe6d2',
  field: ['#1f7a4d', '#17613c'],
  laneText: '#ffffff',
  trayText: '#efe6d2',
  tray: ['#0f3a25', '#155034'],
  points: { light: ['#f3ead2', '#ddd0ae'], dark: ['#b8322b', '#8e231f'], outline: '#0d3a24', hatched: false },
  grain: 0,
  shadows: true,
  checkers: {
    white: {
      face: ['#fffdf4', '#e9e0c8'],
      outline: '#6b5d3f',
      outlineWidth: 2,
      edge: '#8a7b58',
      groove: '#b5a67f',
      mark: 'ring',
      text: '#1c1c1c',
    },
    black: {
      face: ['#4d4d55', '#0f0f13'],
      outline: '#000000',
      outlineWidth: 2,
      edge: '#9a9aa6',
      groove: '#85858f',
      mark: 'dot',
      text: '#ffffff',
    },
  },
  dice: {
    white: { face: ['#ffffff', '#e8e4d8'], outline: '#5d543f', pip: '#1c1c1c' },
    black: { face: ['#3a3a42', '#141418'], outline: '#000000', pip: '#ffffff' },
  },
  cube: { face: ['#ffffff', '#e8e4d8'], outline: '#5d543f', pip: '#8e231f' },
  arrow: { line: '#ffe14d', casing: '#2b2000' },
};
