import type { Theme } from '#render/theme.ts';

/** For dark rooms and Discord's dark look: nothing brighter than the own checkers. */
export const night: Theme = {
  strip: { ground: '#14161c', active: '#262b38', text: '#e3e6ee', muted: '#9aa3b5' },
  accent: { fill: '#8fb8ff', text: '#10131a' },
  frame: ['#23262f', '#1a1c23'],
  frameEdge: '#0c0d11',
  frameLight: '#3a3f4d',
  numbers: '#aab3c5',
  field: ['#2b303c', '#252a35'],
  laneText: '#e3e6ee',
  trayText: '#aab3c5',
  tray: ['#16181e', '#1d2028'],
  points: { light: ['#566079', '#4a536a'], dark: ['#39415a', '#30374d'], outline: '#1a1d26', hatched: false },
  grain: 0,
  shadows: true,
  checkers: {
    white: {
      face: ['#e6eaf2', '#c3cad7'],
      outline: '#191c24',
      outlineWidth: 2,
      edge: '#5f687c',
      groove: '#7f889b',
      mark: 'ring',
      text: '#14161c',
    },
    black: {
      face: ['#96452f', '#571f14'],
      outline: '#150a07',
      outlineWidth: 2,
      edge: '#d08a72',
      groove: '#dc9a84',
      mark: 'dot',
      text: '#ffffff',
    },
  },
  dice: {
    white: { face: ['#d6dbe6', '#b3bbca'], outline: '#191c24', pip: '#14161c' },
    black: { face: ['#a4533f', '#7c3525'], outline: '#150a07', pip: '#ffffff' },
  },
  cube: { face: ['#d6dbe6', '#b3bbca'], outline: '#191c24', pip: '#7c2d1f' },
  arrow: { line: '#7dd3fc', casing: '#05202e' },
};
