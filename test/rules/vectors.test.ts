import { describe, expect, test } from 'vitest';
import { colorOf, parseResultString, resultString } from '#src/protocol/vectorPosition.ts';
import { outcomeOf } from '#rules/outcome.ts';
import { isLegalResult, legalPlays, playAll } from '#rules/plays.ts';
import type { Position } from '#rules/position.ts';
import { endTurn, nextMoves, onlyPlay, playMove, type Turn } from '#rules/turn.ts';
import { GAMES } from '#rules/types.ts';
import { digestOf, optionsOf, readVectors, turnOf, type VectorLine } from '#test/support/vectors.ts';

const REASONS = { borneOff: 'off', motherPinned: 'mother', mothersPinned: 'both_mothers' } as const;

const endOf = (line: VectorLine, position: Position, tripleMars: boolean): unknown => {
  const outcome = outcomeOf(line.position.game, { ...optionsOf(line), tripleMars }, position);
  return (
    outcome && {
      winner: outcome.winner === null ? null : outcome.winner === 'white' ? 'A' : 'B',
      points: outcome.points,
      reason: REASONS[outcome.reason],
    }
  );
};

function readResult(line: VectorLine, turn: Turn, result: string): Position {
  const mover = colorOf(line.position.mover);
  const rolls = turn.roll === null ? turn.start.rolls : { ...turn.start.rolls, [mover]: turn.start.rolls[mover] + 1 };
  const position = parseResultString(
    line.position.game,
    result,
    line.position.game === 'gulbara' ? rolls : turn.start.rolls,
  );
  if (position === null) throw new Error(`unreadable: ${result}`);
  return position;
}

/**
 * The line that lists every run through a handed-over list; `rules.md` 6 keeps only the runs that play most numbers. The
 * rules have the last word.
 */
const ALL_RUNS = { game: 'gulbara', line: 170 };

describe.each(GAMES)('vectors of %s', (game) => {
  const all = readVectors(game).map((line, index) => ({
    line,
    name: `${index + 1} ${line.tags.join(' ')}`,
    allRuns: game === ALL_RUNS.game && index + 1 === ALL_RUNS.line,
  }));
  const lines = all.filter(({ allRuns }) => !allRuns);

  test.each(all.filter(({ allRuns }) => allRuns))('only the longest runs are legal: $name', ({ line }) => {
    const turn = turnOf(line);
    const ends = legalPlays(turn).map((play) => playAll(turn, play));
    const results = ends.map((end) => resultString(game, endTurn(end)));
    const listed = (line.results ?? []).map((result) => ({ result, position: readResult(line, turn, result) }));
    expect(line.results).toEqual(expect.arrayContaining(results));
    expect(ends.map(({ moves }) => moves.length)).toEqual(results.map(() => turn.diceLeft.length));
    for (const { result, position } of listed) expect(isLegalResult(turn, position)).toBe(results.includes(result));
  });

  test.each(lines.filter(({ line }) => line.complete))('$name', ({ line }) => {
    const turn = turnOf(line);
    const positions = legalPlays(turn).map((play) => endTurn(playAll(turn, play)));
    const results = positions.map((position) => resultString(game, position));
    expect(results.toSorted()).toEqual([...new Set(results)].toSorted());
    expect(results).toHaveLength(line.count ?? -1);
    if (line.results !== undefined) expect(results.toSorted()).toEqual(line.results.toSorted());
    expect(digestOf(results)).toBe(line.sha256);
    expect(digestOf(results)).not.toBe(line.other_reading?.sha256);

    const ends = positions.flatMap((position, index) => {
      const end = endOf(line, position, false);
      return end === null ? [] : [[results[index], end]];
    });
    const expected = Object.entries(line.ends).map(([result, { winner, points, reason }]) => [
      result,
      { winner, points, reason },
    ]);
    expect(Object.fromEntries(ends)).toEqual(Object.fromEntries(expected));
    for (const [result, { points_triple: triple }] of Object.entries(line.ends)) {
      if (triple !== undefined)
        expect(endOf(line, readResult(line, turn, result), true)).toMatchObject({ points: triple });
    }
    expect(onlyPlay(turn) !== null).toBe(line.count === 1);
  });

  test.each(lines.filter(({ line }) => line.results !== undefined))('listed results are legal: $name', ({ line }) => {
    const turn = turnOf(line);
    for (const result of line.results ?? []) expect(isLegalResult(turn, readResult(line, turn, result))).toBe(true);
  });

  test.each(lines.filter(({ line }) => line.plays_example !== undefined))(
    'examples can be played: $name',
    ({ line }) => {
      line.plays_example?.forEach((example, index) => {
        const end = example.reduce<Turn>((turn, [from, to]) => {
          const move = nextMoves(turn).find((next) => next.from === from && next.to === to);
          if (move === undefined) throw new Error(`not legal: ${from}/${to}`);
          return playMove(turn, move);
        }, turnOf(line));
        expect(resultString(game, end.position).split(' H:')[0]).toBe(line.results?.[index]?.split(' H:')[0]);
      });
    },
  );
});
