import type { Color, Die } from '#rules/types.ts';
import type { MoveFault } from '#rules/moveFault.ts';

/** Why a command is refused. Each code has a text in every language that says what to do next. */
export type Refusal =
  | { readonly code: 'notSeated' }
  | { readonly code: 'notYourTurn' }
  | { readonly code: 'notStarted' }
  | { readonly code: 'alreadyStarted' }
  | { readonly code: 'matchOver' }
  | { readonly code: 'openingOver' }
  | { readonly code: 'openingFirst' }
  | { readonly code: 'alreadyRolled' }
  /** Gul bara: these numbers were handed over and are played before the own roll. */
  | { readonly code: 'handedOverFirst'; readonly numbers: readonly Die[] }
  | { readonly code: 'rollFirst' }
  | { readonly code: 'illegalMove'; readonly fault: MoveFault }
  | { readonly code: 'nothingToUndo' }
  | { readonly code: 'turnNotComplete'; readonly diceLeft: readonly Die[] }
  /** An offer (double, resignation) waits for the answer of `answerer`. */
  | { readonly code: 'offerOpen'; readonly answerer: Color }
  | { readonly code: 'noOffer' }
  | { readonly code: 'notYourAnswer' }
  | { readonly code: 'resignDeclinedThisTurn' }
  | { readonly code: 'singleGameMatch' }
  | { readonly code: 'noCube' }
  | { readonly code: 'cubeNotYours' }
  | { readonly code: 'cubeAtCap' }
  /** A win with the cube as it stands already wins the match. */
  | { readonly code: 'cubeDead' }
  | { readonly code: 'crawfordGame' }
  | { readonly code: 'doubleBeforeFirstRoll' }
  | { readonly code: 'notDue' }
  /** No clock is running that could be held, or none is held that could be released. */
  | { readonly code: 'clockAsItIs' }
  /** Only a match of days can be paused. */
  | { readonly code: 'cannotPause' }
  /** Whoever asks has asked already; the opponent answers. */
  | { readonly code: 'pauseAsked' }
  | { readonly code: 'noPauseAsked' }
  | { readonly code: 'alreadyPaused' }
  | { readonly code: 'notPaused' }
  /** A side that has reached the length has won. */
  | { readonly code: 'scoreOutOfRange'; readonly length: number }
  /** Only a match that ended before its length was reached can go on. */
  | { readonly code: 'cannotReopen' }
  | { readonly code: 'vacationAsItIs' }
  | { readonly code: 'presenceAsItIs' };
