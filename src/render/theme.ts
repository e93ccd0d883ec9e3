import type { ByColor } from '#rules/types.ts';

/** Colours are CSS colours. Two of them are ends of a gradient, lighter end first. */
export type Shade = readonly [string, string];

export interface CheckerLook {
  readonly face: Shade;
  /** The outline, which sets the checker off from any ground. */
  readonly outline: string;
  readonly outlineWidth: number;
  /** The outline on the dark grounds of trays and strips. */
  readonly edge: string;
  readonly groove: string;
  /** Tells the sides apart without colour: a plain ring, a ring with a filled middle, or one with bars across it. */
  readonly mark: 'ring' | 'dot' | 'bars';
  readonly text: string;
}

export interface DieLook {
  readonly face: Shade;
  readonly outline: string;
  readonly pip: string;
}

export interface Theme {
  readonly strip: { readonly ground: string; readonly active: string; readonly text: string; readonly muted: string };
  /** The mark of the side on turn. */
  readonly accent: { readonly fill: string; readonly text: string };
  readonly frame: Shade;
  /** Lines in the shade and in the light along the frame's edges. */
  readonly frameEdge: string;
  readonly frameLight: string;
  readonly numbers: string;
  readonly field: Shade;
  /** Words and numbers on the field, beside the dice. */
  readonly laneText: string;
  readonly tray: Shade;
  readonly trayText: string;
  /** `hatched`: the dark points are told by lines, too. */
  readonly points: {
    readonly light: Shade;
    readonly dark: Shade;
    readonly outline: string;
    readonly hatched: boolean;
  };
  /** Strength of the wood grain, 0-1. */
  readonly grain: number;
  readonly shadows: boolean;
  readonly checkers: ByColor<CheckerLook>;
  readonly dice: ByColor<DieLook>;
  readonly cube: DieLook;
  readonly arrow: { readonly line: string; readonly casing: string };
}
