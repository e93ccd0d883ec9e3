import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printMatchId, printPositionId } from '#notation/gnubgId.ts';
import type { MatchPosition } from '#notation/matchMoment.ts';
import { printPlay } from '#notation/printPlay.ts';
import { printXgid } from '#notation/xgid.ts';
import { legalPlays } from '#rules/plays.ts';
import { beginTurn } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS } from '#rules/types.ts';
import { gnubg, isGnubgInstalled } from '#test/support/gnubg.ts';
import { ID_TRIPLES, matchPositionArbitrary } from './matchPositions.ts';
import { WORDS } from './reading.ts';

const samples = (seed: number, count: number, isWanted: (value: MatchPosition) => boolean): readonly MatchPosition[] =>
  fc.sample(matchPositionArbitrary.filter(isWanted), { numRuns: count, seed });

const SETTINGS = [
  'set player 0 human',
  'set player 1 human',
  'set evaluation chequerplay evaluation plies 0',
  'set evaluation chequerplay evaluation cubeful off',
];
const MARK = 'You are using the Mersenne Twister generator.';

/** What is printed for each value when it is set and `command` is given. */
function answers(values: readonly MatchPosition[], command: string): readonly string[] {
  const commands = values.flatMap((value) => ['show rng', `set xgid ${printXgid(value) ?? ''}`, command]);
  return (gnubg([...SETTINGS, ...commands]) ?? '').split(MARK).slice(1);
}

describe.runIf(isGnubgInstalled)('as GNU Backgammon has it', () => {
  test('IDs of the examples', () => {
    const commands = ID_TRIPLES.flatMap(([xgid]) => ['show rng', `set xgid ${xgid}`, 'show board']);
    const shown = (gnubg([...SETTINGS, ...commands]) ?? '').split(MARK).slice(1);
    expect(shown).toHaveLength(ID_TRIPLES.length);
    for (const [index, [, position, match]] of ID_TRIPLES.entries()) {
      const pairs = [...(shown[index] ?? '').matchAll(/Position ID: (\S+)\s+Match ID\s+: (\S+)/gu)];
      expect(pairs.map(([, board, moment]) => `${board} ${moment}`)).toContain(`${position} ${match}`);
    }
  });

  test('IDs of random situations', () => {
    // A double that waits for its answer cannot be set by an ID there.
    const values = samples(11, 80, ({ moment }) => moment.offer === null);
    const shown = answers(values, 'show board');
    for (const [index, { position, moment }] of values.entries()) {
      const pairs = [...(shown[index] ?? '').matchAll(/Position ID: (\S+)\s+Match ID\s+: (\S+)/gu)];
      // For the side at the top the players are exchanged in the end.
      const ours = [printPositionId(position, moment.turn), printMatchId(moment)].join(' ');
      expect(pairs.map(([, board, match]) => `${board} ${match}`)).toContain(ours);
    }
  });

  test('all plays of random positions, word for word', () => {
    const values = samples(12, 40, ({ moment }) => moment.roll !== null);
    const shown = answers(values, 'hint 999');
    for (const [index, { position, moment }] of values.entries()) {
      const { turn: mover, roll } = moment;
      const turn = beginTurn({ game: 'tavla', options: DEFAULT_RULE_OPTIONS, position, mover, roll });
      const ours = legalPlays(turn).map((play) => printPlay(play, 'tavla', WORDS));
      const theirs = [...(shown[index] ?? '').matchAll(/^ +\d+\. Cubeless \S+ +(.*?) +Eq\.:/gmu)].map(
        ([, text]) => text,
      );
      expect(theirs.length > 0 || (shown[index] ?? '').includes('There are no legal moves')).toBe(true);
      expect(new Set(ours)).toEqual(new Set(theirs.length === 0 ? [WORDS.cannotMove] : theirs));
      expect(ours.length).toBe(Math.max(theirs.length, 1));
    }
  });
});
