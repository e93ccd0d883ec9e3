import type { ByColor, Color, Roll } from '#rules/types.ts';

/**
 * A match in the Jellyfish text format, `.mat` (notation.md 5), as it stands in the file: nothing is judged by the
 * rules. White is player 1, in the left column.
 */
export interface MatchFile {
  /** The lines `; [Tag "value"]` in their order. */
  readonly headers: readonly MatchFileHeader[];
  /** Points that win the match; 0 is money play. */
  readonly length: number;
  readonly games: readonly MatchFileGame[];
}

export interface MatchFileHeader {
  readonly tag: string;
  readonly value: string;
}

export interface MatchFileGame {
  /** From 1. */
  readonly number: number;
  readonly names: ByColor<string>;
  /** Before the game. */
  readonly score: ByColor<number>;
  readonly rows: readonly MatchFileEntry[];
}

export const CUBE_WORDS = ['Doubles', 'Beavers', 'Raccoons'] as const;

/** One cell, or the line that ends a game. */
export type MatchFileEntry = { readonly by: Color } & (
  | {
      readonly type: 'rolled';
      readonly roll: Roll;
      /** Empty where nothing could be played; null where the roll was not played, because the game ended on it. */
      readonly moves: readonly FileMove[] | null;
    }
  /** `value` is what the cube will show if it is taken. */
  | { readonly type: 'doubled'; readonly word: (typeof CUBE_WORDS)[number]; readonly value: number }
  | { readonly type: 'took' }
  | { readonly type: 'dropped' }
  | { readonly type: 'won'; readonly points: number }
);

/** In the numbering of the side that moves; 25 is the bar, 0 is off. */
export interface FileMove {
  readonly from: number;
  readonly to: number;
  readonly hit: boolean;
}

const NAME_COLUMNS = 32;
const CELL_COLUMNS = 27;
const LEFT_WIN = ' '.repeat(6);
const RIGHT_WIN = ' '.repeat(34);
/** With so many moves a cell ends without the blank that follows every other move. */
const FULL_PLAY = 4;

/** The text of the file, byte for byte as GNU Backgammon writes it (notation.md 5.1). */
export function printMatchFile({ headers, length, games }: MatchFile): string {
  const heading = headers.map(({ tag, value }) => `; [${tag} "${value}"]`);
  return [
    ...heading,
    ...(heading.length === 0 ? [] : ['']),
    ` ${length} point match`,
    '',
    ...games.flatMap((game) => [...gameLines(game), '']),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function gameLines({ number, names, score, rows }: MatchFileGame): readonly string[] {
  const left = ` ${names.white} : ${score.white}`;
  return [` Game ${number}`, `${left.padEnd(NAME_COLUMNS)}${names.black} : ${score.black}`, ...rowLines(rows)];
}

/** The left cell begins a row; so does a right one whose left neighbour is missing. */
function rowLines(entries: readonly MatchFileEntry[]): readonly string[] {
  const lines: string[] = [];
  let count = 0;
  let open = false;
  for (const entry of entries) {
    if (entry.type === 'won') {
      lines.push(`${entry.by === 'white' ? LEFT_WIN : RIGHT_WIN}Wins ${entry.points} point${plural(entry.points)}`);
      open = false;
      continue;
    }
    if (entry.by === 'white' || !open) {
      count++;
      const left = entry.by === 'white' ? cellOf(entry) : '';
      lines.push(`${`${count}`.padStart(3)}) ${left.padEnd(CELL_COLUMNS)} `);
    }
    if (entry.by === 'black') lines.push(`${lines.pop() ?? ''}${cellOf(entry)}`);
    open = entry.by === 'white';
  }
  return lines;
}

const plural = (points: number): string => (points === 1 ? '' : 's');

function cellOf(entry: Exclude<MatchFileEntry, { type: 'won' }>): string {
  switch (entry.type) {
    case 'rolled':
      return `${entry.roll.join('')}: ${entry.moves === null ? '????' : movesText(entry.moves)}`;
    case 'doubled':
      return ` ${entry.word} => ${entry.value}`;
    case 'took':
      return ' Takes';
    case 'dropped':
      return ' Drops';
  }
}

function movesText(moves: readonly FileMove[]): string {
  const text = moves.map(({ from, to, hit }) => `${from}/${to}${hit ? '*' : ''} `).join('');
  return moves.length < FULL_PLAY ? text : text.trimEnd();
}
