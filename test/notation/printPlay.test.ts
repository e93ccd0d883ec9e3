import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parsePlay } from '#notation/parsePlay.ts';
import { printChoice } from '#notation/printChoice.ts';
import { printPlay, printRoute } from '#notation/printPlay.ts';
import { playAll, playsUpTo } from '#rules/plays.ts';
import { positionKey } from '#rules/position.ts';
import type { Turn } from '#rules/turn.ts';
import { GAMES, type Capture, type CheckerMove, type Die, type GameName, type Play } from '#rules/types.ts';
import { scatteredTurnArbitrary, turnArbitrary } from '#test/support/arbitraries.ts';
import { WORDS } from './reading.ts';

const move = (from: number, to: number, capture: Capture | null = null, die = from - to): CheckerMove => ({
  from,
  to,
  die: die as Die,
  capture,
});

test.each<[text: string, route: string, moves: readonly CheckerMove[], game?: GameName]>([
  ['Cannot Move', 'Cannot Move', []],
  ['24/14', '24/18/14', [move(24, 18), move(18, 14)]],
  ['24/18*/14', '24/18*/14', [move(24, 18, 'hit'), move(18, 14)]],
  ['24/14*', '24/18/14*', [move(24, 18), move(18, 14, 'hit')]],
  ['13/8 6/5', '13/8 6/5', [move(6, 5), move(13, 8)]],
  ['24/23 24/18', '24/23 24/18', [move(24, 18), move(24, 23)]],
  ['8/7(2) 6/5(2)', '8/7(2) 6/5(2)', [move(8, 7), move(6, 5), move(8, 7), move(6, 5)]],
  ['24/18(2)', '24/21/18(2)', [move(24, 21), move(24, 21), move(21, 18), move(21, 18)]],
  ['6/1*(2)', '6/1*(2)', [move(6, 1, 'hit'), move(6, 1)]],
  ['13/5* 8/5', '13/5* 8/5', [move(8, 5, 'hit', 3), move(13, 5, null, 4)]],
  ['bar/20* 13/10', 'bar/20* 13/10', [move(25, 20, 'hit'), move(13, 10)]],
  ['6/off(2) 5/off', '6/off(2) 5/off', [move(6, 0), move(5, 0, null, 6), move(6, 0)]],
  ['20/17+ 2/1+!', '20/17+ 2/1+!', [move(20, 17, 'pin'), move(2, 1, 'pinMother')], 'plakoto'],
  // A pin that is left again is none.
  ['20/16', '20/17/16', [move(20, 17, 'pin'), move(17, 16)], 'plakoto'],
  // In fevga another checker may have to move first, so the order of play is kept.
  ['24/18 18/6', '24/18 18/12/6', [move(18, 12), move(12, 6), move(24, 18)], 'fevga'],
  [
    '24/22(4) 24/21 22/19',
    '24/22(4) 24/21 22/19',
    [move(24, 22), move(24, 22), move(24, 22), move(24, 22), move(22, 19), move(24, 21)],
    'gulbara',
  ],
])('%s', (text, route, moves, game = 'tavla') => {
  expect(printPlay(moves, game, WORDS)).toBe(text);
  expect(printRoute(moves, game, WORDS)).toBe(route);
});

test('words of another language', () => {
  const words = { bar: 'kırık', off: 'topla', cannotMove: 'oynayamadı' };
  expect(printPlay([move(25, 20), move(6, 0)], 'tavla', words)).toBe('kırık/20 6/topla');
  expect(printPlay([], 'tavla', words)).toBe('oynayamadı');
});

/** The words that texts are printed with have to be words that are read. */
const LANGUAGES = [WORDS, { bar: 'kırık', off: 'topla', cannotMove: 'oynayamadı' }];
const PLAYS_EACH = 10;

/** What is left to play too: a way off may be taken by one number or by two. */
const keyAfter = (turn: Turn, play: Play): string => {
  const { position, diceLeft } = playAll(turn, play);
  return `${positionKey(position)} ${diceLeft.length} left`;
};

const isReadAs = (turn: Turn, play: Play, text: string): boolean => {
  const parsed = parsePlay(text, turn);
  return parsed.ok && keyAfter(turn, parsed.value) === keyAfter(turn, play);
};

const readBack = (turn: Turn): void => {
  for (const play of playsUpTo(turn, PLAYS_EACH).plays) {
    for (const words of LANGUAGES) {
      const choice = printChoice(play, turn, words);
      expect(isReadAs(turn, play, choice), choice).toBe(true);
      const route = printRoute(play, turn.game, words);
      expect(isReadAs(turn, play, route), route).toBe(true);
      const text = printPlay(play, turn.game, words);
      expect(text === choice || choice === route, text).toBe(true);
      const parsed = parsePlay(text, turn);
      if (!parsed.ok) expect(parsed.error.code, text).toBe('ambiguous');
      else expect(positionKey(playAll(turn, parsed.value).position)).toBe(positionKey(playAll(turn, play).position));
    }
  }
};

describe.each(GAMES)('%s: what is printed is read as the same play', (game) => {
  property.prop([turnArbitrary(game)], { numRuns: 40 })('in games', readBack);
  property.prop([scatteredTurnArbitrary(game)], { numRuns: 40 })('in scattered positions', readBack);

  property.prop([scatteredTurnArbitrary(game), fc.nat()], { numRuns: 60 })(
    'any beginning of a play is read as it stands',
    (turn, cut) => {
      for (const play of playsUpTo(turn, 5).plays) {
        const part = play.slice(0, cut % (play.length + 1));
        if (part.length === 0 && play.length > 0) continue;
        const choice = printChoice(part, turn, WORDS);
        expect(isReadAs(turn, part, choice), choice).toBe(true);
      }
    },
  );
});
