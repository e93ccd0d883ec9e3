import { err, ok, type Result } from '#core/result.ts';
import { BAR, OFF } from '#rules/types.ts';
import type { PlayToken } from './playTokens.ts';
import { pointOfWord } from './playWords.ts';

/** One checker's way as typed, repeated for `count` checkers. Between two stops it may take any way. */
export interface Segment {
  readonly stops: readonly number[];
  readonly count: number;
}

/** `unfinished`: the last segment still waits for a point, as it does while somebody types; else null. */
export interface ReadPlay {
  readonly segments: readonly Segment[];
  readonly unfinished: readonly number[] | null;
}

/** A word that is not in the grammar, as typed. */
export interface Unreadable {
  readonly code: 'unreadable';
  readonly word: string;
}

/** More checkers than this on one way cannot be meant. */
const MOST_CHECKERS = 15;
const HOME_TOP = 6;

/**
 * Reads the grammar of notation.md 2.1, without dice and pass: slashes, dashes, arrows or a plain space between two
 * points, any separators between segments, marks of captures anywhere after a point.
 */
export function readPlay(tokens: readonly PlayToken[]): Result<ReadPlay, Unreadable> {
  const segments: Segment[] = [];
  let at = 0;

  const token = (offset = 0): PlayToken | undefined => tokens[at + offset];
  const kindAt = (offset: number): PlayToken['kind'] | undefined => token(offset)?.kind;
  const unreadable = (offset = 0): Result<never, Unreadable> =>
    err({ code: 'unreadable', word: (token(offset) ?? tokens[tokens.length - 1])?.word ?? '' });

  function pointAt(offset: number): number | null {
    const found = token(offset);
    if (found === undefined) return null;
    if (found.kind === 'word') return pointOfWord(found.text);
    const number = found.kind === 'number' ? Number(found.text) : Number.NaN;
    return number >= OFF && number <= BAR ? number : null;
  }

  /** `x2`, `*2`: the number stands close and is not the first point of the next segment. */
  function isCloseCount(): boolean {
    const number = token(1);
    if (kindAt(0) !== 'times' || number?.kind !== 'number' || number.spaced || !/^[2-4]$/u.test(number.text)) {
      return false;
    }
    const next = token(2);
    return next?.kind !== 'slash' && next?.kind !== 'dash' && !(next?.kind === 'word' && !next.spaced);
  }

  function skipMarks(mayCount: boolean): void {
    for (;;) {
      const isMark = kindAt(0) === 'mark' || kindAt(0) === 'times';
      if (!isMark || (mayCount && isCloseCount())) return;
      at++;
    }
  }

  /** How many checkers; 1 where nothing is said, null where it makes no sense. */
  function readCount(): number | null {
    if (isCloseCount()) {
      at += 2;
      return Number(token(-1)?.text);
    }
    if (kindAt(0) !== 'open') return 1;
    const times = Number(token(1)?.text);
    if (kindAt(1) !== 'number' || kindAt(2) !== 'close' || times < 1 || times > MOST_CHECKERS) return null;
    at += 3;
    return times;
  }

  /** A dash that ends a segment bears off; one with a space only after it does so from home. */
  function dashIsOff(from: number): boolean {
    const next = token(1);
    if (pointAt(1) === null || next === undefined) return next !== undefined || from <= HOME_TOP;
    return next.spaced && token()?.spaced === false && from <= HOME_TOP;
  }

  while (at < tokens.length) {
    if (kindAt(0) === 'separator') {
      at++;
      continue;
    }
    const first = pointAt(0);
    if (first === null) return unreadable();
    const start = at;
    const stops = [first];
    at++;
    for (let ended = false; !ended;) {
      skipMarks(stops.length > 1);
      const last = stops[stops.length - 1] ?? OFF;
      if (kindAt(0) === 'slash' || (kindAt(0) === 'dash' && !dashIsOff(last))) {
        at++;
        skipMarks(false);
        if (token() === undefined) return ok({ segments, unfinished: stops });
        if (kindAt(0) !== 'dash' && pointAt(0) === null) return unreadable();
        stops.push(kindAt(0) === 'dash' ? OFF : (pointAt(0) ?? OFF));
        at++;
      } else if (kindAt(0) === 'dash') {
        stops.push(OFF);
        at++;
      } else if (stops.length === 1 && pointAt(0) !== null) {
        stops.push(pointAt(0) ?? OFF);
        at++;
      } else {
        ended = true;
      }
    }
    if (stops.length === 1) {
      if (token() === undefined) return ok({ segments, unfinished: stops });
      return unreadable(start - at);
    }
    const count = readCount();
    if (count === null) return unreadable();
    segments.push({ stops, count });
  }
  return ok({ segments, unfinished: null });
}
