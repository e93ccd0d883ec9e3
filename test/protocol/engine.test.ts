import { describe, expect, test } from 'vitest';
import { LEVELS } from '#match/types.ts';
import { GAMES, type GameName } from '#rules/types.ts';
import { digestOf, readVectors, type VectorLine } from '#test/support/vectors.ts';
import { runEngine } from './engineProcess.ts';

const ask = (requests: readonly object[]) =>
  runEngine(requests.map((request, id) => `${JSON.stringify({ id, ...request })}\n`).join(''));

const question = ({ position, dice, options }: VectorLine) => ({ position, dice, options });

/** Line 170 of gul bara lists all runs of handed-over numbers; `rules.md` 6 keeps only those that play most. */
const linesByRules = (game: GameName): readonly VectorLine[] =>
  readVectors(game).filter((_, index) => game !== 'gulbara' || index !== 169);

describe.each(GAMES)('%s through the pipe', (game) => {
  const lines = linesByRules(game);

  test('legal gives exactly the results of the vectors', async () => {
    const complete = lines.filter((line) => line.complete);
    const { code, errors, unended, answers } = await ask(complete.map((line) => ({ op: 'legal', ...question(line) })));
    expect({ code, errors, unended }).toEqual({ code: 0, errors: '', unended: '' });
    const digests = answers.map((answer) => {
      const { id, results } = answer as { id: number; results: string[] };
      return { id, count: results.length, sha256: digestOf(results), sorted: results.join() === results.sort().join() };
    });
    expect(digests).toEqual(complete.map(({ count, sha256 }, id) => ({ id, count, sha256, sorted: true })));
  });

  test('check tells legal results from others', async () => {
    const cases = lines.flatMap((line) =>
      (line.results ?? []).slice(0, 5).flatMap((result) => {
        const other = withCheckerPutBack(result);
        const right = { line, result, legal: true };
        return line.complete ? [right, { line, result: other, legal: line.results?.includes(other) }] : [right];
      }),
    );
    const { answers } = await ask(cases.map(({ line, result }) => ({ op: 'check', ...question(line), result })));
    expect(answers).toEqual(cases.map(({ legal }, id) => ({ id, legal })));
  });

  test('choose is legal at every level', async () => {
    const cases = LEVELS.flatMap((level, shift) =>
      lines.filter((_, index) => index % 20 === shift).map((line) => ({ level, line })),
    );
    const chosen = await ask(cases.map(({ level, line }) => ({ op: 'choose', level, ...question(line) })));
    const results = chosen.answers.map((answer) => (answer as { result: string }).result);
    const checked = await ask(
      cases.map(({ line }, index) => ({ op: 'check', ...question(line), result: results[index] })),
    );
    expect(checked.answers).toEqual(cases.map((_, id) => ({ id, legal: true })));
  });

  test('evaluate gives chances that fit together', async () => {
    const { answers } = await ask(lines.map((line) => ({ op: 'evaluate', ...question(line) })));
    for (const answer of answers) {
      const { p } = answer as { p: number[] };
      const [win = -1, winMars = -1, winTriple = -1, loseMars = -1, loseTriple = -1, draw = 0] = p;
      expect(p).toHaveLength(game === 'plakoto' ? 6 : 5);
      const chains = [
        [0, winTriple, winMars, win, 1],
        [0, loseTriple, loseMars, 1 - win - draw + 1e-12],
        [0, draw, 1],
      ];
      for (const chain of chains) expect(chain).toEqual(chain.toSorted((a, b) => a - b));
    }
  });
});

/** The result with one checker of A a point further back. */
function withCheckerPutBack(result: string): string {
  const from = Array.from(result.slice(2, 27)).findIndex((digit) => digit !== '0') + 2;
  const lower = Number.parseInt(result.charAt(from), 16) - 1;
  const higher = Number.parseInt(result.charAt(from + 1), 16) + 1;
  return result.slice(0, from) + lower.toString(16) + higher.toString(16) + result.slice(from + 2);
}
