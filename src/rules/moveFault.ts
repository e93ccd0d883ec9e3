import type { Die } from './types.ts';

/** Why a checker move, or a play that stops here, is not legal. Points are in the mover's numbering. */
export type MoveFault =
  | { readonly kind: 'noChecker'; readonly from: number }
  | { readonly kind: 'barFirst' }
  /** No number left on the dice makes this move. */
  | { readonly kind: 'noSuchNumber'; readonly from: number; readonly to: number; readonly diceLeft: readonly Die[] }
  | { readonly kind: 'pointClosed'; readonly point: number }
  | { readonly kind: 'notAllHome'; readonly outside: number }
  /** A larger number bears off only where no checker stands higher. */
  | { readonly kind: 'higherChecker'; readonly point: number }
  /** More numbers can be played than this play uses. */
  | { readonly kind: 'mustPlayMore'; readonly canPlay: number; readonly would: number }
  /** Only one of two different numbers can be played: it must be this one. */
  | { readonly kind: 'mustPlayHigher'; readonly die: Die }
  | { readonly kind: 'hitAndRun'; readonly point: number }
  /** Plakoto: the checker is pinned. */
  | { readonly kind: 'pinned'; readonly point: number }
  /** Plakoto: bearing off waits while a checker is pinned. */
  | { readonly kind: 'bearOffWaits' }
  /** Fevga: the first checker has not passed the opponent's start yet. */
  | { readonly kind: 'firstChecker' }
  /** Fevga: the turn may not end with this block of six; `from`-`to` are its ends, higher first. */
  | { readonly kind: 'bannedPrime'; readonly from: number; readonly to: number }
  /** Fevga: another play leaves the opponent a move, so one of those must be chosen. */
  | { readonly kind: 'leaveAMove' }
  /** Gul bara: the numbers go in order, this one first. */
  | { readonly kind: 'wrongOrder'; readonly die: Die }
  | { readonly kind: 'turnComplete' };
