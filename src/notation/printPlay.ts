import { rulesetOf } from '#rules/games/index.ts';
import { BAR, OFF, type CheckerMove, type GameName } from '#rules/types.ts';
import type { PlayWords } from './playWords.ts';

/** The way of one checker: where it stood, where it stopped, where it came to rest. */
type Path = readonly number[];

/**
 * The canonical text of a play (notation.md 2.4, 9): from the rear, one checker's moves joined, a stop between named
 * only where something was hit, equal ways counted, `*` for a hit, `+` for a pin, `+!` for a pinned mother. The stages
 * of a gul bara cascade are written one after the other. No move at all is `words.cannotMove`.
 */
export const printPlay = (moves: readonly CheckerMove[], game: GameName, words: PlayWords): string =>
  printStages(moves, game, words, (stop) => moves.some(({ to, capture }) => to === stop && capture === 'hit'));

/** As `printPlay`, with every stop named: it can be read in one way only. */
export const printRoute = (moves: readonly CheckerMove[], game: GameName, words: PlayWords): string =>
  printStages(moves, game, words, () => true);

function printStages(
  moves: readonly CheckerMove[],
  game: GameName,
  words: PlayWords,
  isNamed: (stop: number) => boolean,
): string {
  if (moves.length === 0) return words.cannotMove;
  const name = (point: number): string => (point === BAR ? words.bar : point === OFF ? words.off : `${point}`);
  return stagesOf(moves)
    .flatMap((stage) => {
      const mark = marksOf(stage);
      return countEqual(pathsOf(stage, game).map((path) => keepStops(path, isNamed))).map(({ path, count }) => {
        const ends = path.map(
          (point, index) => name(point) + (index === 0 ? '' : mark(point, index === path.length - 1)),
        );
        return ends.join('/') + (count > 1 ? `(${count})` : '');
      });
    })
    .join(' ');
}

/** More than two moves by different numbers are a cascade or a long handed-over list: one stage a number. */
function stagesOf(moves: readonly CheckerMove[]): readonly (readonly CheckerMove[])[] {
  const dice = [...new Set(moves.map(({ die }) => die))];
  return moves.length > 2 ? dice.map((number) => moves.filter(({ die }) => die === number)) : [moves];
}

/** The moves joined to the ways of single checkers, from the rear. */
function pathsOf(moves: readonly CheckerMove[], game: GameName): readonly Path[] {
  const ordered = orderMayMatter(moves, game) ? moves : moves.toSorted(byEnds);
  const paths: number[][] = [];
  for (const { from, to } of ordered) {
    const path = paths.find((points) => points.at(-1) === from);
    if (path === undefined) paths.push([from, to]);
    else path.push(to);
  }
  return paths.sort(fromTheRear);
}

/**
 * Might these moves be legal in the order played only? Then they are joined only where that order made them a way, so
 * that the text can be played as it stands. It takes numbers that go in order, or a move from the start point or onto
 * a mother.
 */
function orderMayMatter(moves: readonly CheckerMove[], game: GameName): boolean {
  const { handsOver, orderMatters, start } = rulesetOf(game);
  if (handsOver) return moves.some(({ die }) => die !== moves[0]?.die);
  return orderMatters !== null && moves.some(({ from, capture }) => capture === 'pinMother' || start[from] !== 0);
}

const byEnds = (a: CheckerMove, b: CheckerMove): number => b.from - a.from || b.to - a.to;

function fromTheRear(a: Path, b: Path): number {
  const at = a.findIndex((point, index) => point !== b[index]);
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

const keepStops = (path: Path, isNamed: (stop: number) => boolean): Path =>
  path.filter((point, index) => index === 0 || index === path.length - 1 || isNamed(point));

function countEqual(paths: readonly Path[]): readonly { readonly path: Path; readonly count: number }[] {
  const counts = new Map<string, { readonly path: Path; count: number }>();
  for (const path of paths) {
    const known = counts.get(path.join('/'));
    if (known === undefined) counts.set(path.join('/'), { path, count: 1 });
    else known.count++;
  }
  return [...counts.values()];
}

const MARKS = { hit: '*', pin: '+', pinMother: '+!' } as const;

/** The mark of a point, given out once; a pin is marked only where a checker came to rest. */
function marksOf(moves: readonly CheckerMove[]): (point: number, isEnd: boolean) => string {
  const marks = new Map<number, string>();
  for (const { to, capture } of moves) if (capture !== null) marks.set(to, MARKS[capture]);
  return (point, isEnd) => {
    const mark = marks.get(point) ?? '';
    if (mark !== MARKS.hit && !isEnd) return '';
    marks.delete(point);
    return mark;
  };
}
