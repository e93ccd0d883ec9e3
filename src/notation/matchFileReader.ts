import { err, ok, type Result } from '#core/result.ts';
import { BAR, DICE, OFF, type Color } from '#rules/types.ts';
import { CUBE_WORDS, type FileMove, type MatchFile, type MatchFileEntry, type MatchFileGame } from './matchFile.ts';

/** Why a text is no match file; `line` counts from 1. */
export type MatchFileFault =
  | { readonly code: 'noMatch' }
  | { readonly code: 'badLine'; readonly line: number; readonly text: string };

const HEADER = /^;\s*\[\s*([^"\]]*?)\s*"(.*)"\s*\]/u;
const MATCH = /^\s*(\d+)\s+point match/iu;
const GAME = /^\s*Game\s+(\d+)\s*$/iu;
/** Names may hold colons and blanks; programs of GamesGrid's time put ratings behind a comma. */
const NAMES = /^\s*(.*?)\s*:\s*(\d+)\s{2,}(.*?)\s*:\s*(\d+)\s*$/u;
const ROW = /^\s*\d+\)(.*)$/u;
const WINS = /^(\s*)Wins\s+(\d+)\s+points?/iu;
/** Where a cell can begin. */
const CELL = /\d\d\s*:|Double[sd]?\b|Beavers?\b|Raccoons?\b|Takes?\b|Drops?\b|Wins\s+\d+\s+points?/giu;
/** A cell that begins right of this column, counted from behind the row's number, is the right one. */
const RIGHT_FROM = 20;
/** The line that ends a game stands further in where the right side has won. */
const WINS_RIGHT_FROM = 20;

interface Draft {
  readonly headers: { tag: string; value: string }[];
  length: number | null;
  readonly games: (MatchFileGame & { readonly rows: MatchFileEntry[] })[];
}

/**
 * Reads a `.mat` text with all that real files do differently (notation.md 5.2): other line ends, a byte order mark,
 * chains and counts, missing stars, words for a dance, doubles without a value. What stands before the first game and is
 * neither header nor length is left out.
 */
export function readMatchFile(text: string): Result<MatchFile, MatchFileFault> {
  const draft: Draft = { headers: [], length: null, games: [] };
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/u);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const number = GAME.exec(line)?.[1];
    const names = number === undefined ? null : NAMES.exec(lines[at + 1] ?? '');
    if (number !== undefined && names !== null) {
      const [, white = '', whitePoints, black = '', blackPoints] = names;
      draft.games.push({
        number: Number(number),
        names: { white: nameOf(white), black: nameOf(black) },
        score: { white: Number(whitePoints), black: Number(blackPoints) },
        rows: [],
      });
      at++;
    } else if (!readLine(line, draft)) return err({ code: 'badLine', line: at + 1, text: line });
  }
  const { headers, length, games } = draft;
  return length === null ? err({ code: 'noMatch' }) : ok({ headers, length, games });
}

const nameOf = (name: string): string => name.replace(/,\s*\d+(\.\d+)?$/u, '');

/** False where the line makes no sense in its place. */
function readLine(line: string, draft: Draft): boolean {
  const game = draft.games.at(-1);
  if (line.trim() === '') return true;
  if (line.trimStart().startsWith(';')) {
    const [, tag, value] = HEADER.exec(line.trimStart()) ?? [];
    if (tag !== undefined && value !== undefined && game === undefined) draft.headers.push({ tag, value });
    return true;
  }
  if (game === undefined) {
    const length = MATCH.exec(line)?.[1];
    if (length !== undefined) draft.length ??= Number(length);
    return GAME.exec(line) === null;
  }
  const [, indent = '', points] = WINS.exec(line) ?? [];
  if (points !== undefined) {
    const by = indent.length >= WINS_RIGHT_FROM ? 'black' : 'white';
    game.rows.push({ type: 'won', by, points: Number(points) });
    return true;
  }
  const cells = ROW.exec(line)?.[1];
  return cells !== undefined && readRow(cells, game.rows);
}

/** The cells of a row; what follows on a left cell stands in the right one. */
function readRow(cells: string, rows: MatchFileEntry[]): boolean {
  const starts = [...cells.matchAll(CELL)];
  if (starts.length > 3) return false;
  for (const [index, start] of starts.entries()) {
    const by: Color = index > 0 || start.index >= RIGHT_FROM ? 'black' : 'white';
    const entry = readCell(cells.slice(start.index, starts[index + 1]?.index).trim(), by, rows);
    if (entry === null) return false;
    rows.push(entry);
  }
  return starts.length > 0 || cells.trim() === '';
}

function readCell(text: string, by: Color, before: readonly MatchFileEntry[]): MatchFileEntry | null {
  if (/^\d\d/u.test(text)) {
    const [first, second] = [text[0], text[1]].map((digit) => DICE.find((die) => `${die}` === digit));
    const moves = readMoves(text.replace(/^\d\d\s*:/u, '').trim());
    if (first === undefined || second === undefined || moves === undefined) return null;
    return { type: 'rolled', by, roll: [first, second], moves };
  }
  const [word = '', value] = text.split(/\s*=>\s*|\s+/u);
  const key = word.toLowerCase();
  if (key.startsWith('take')) return { type: 'took', by };
  if (key.startsWith('drop')) return { type: 'dropped', by };
  if (key === 'wins') return { type: 'won', by, points: Number(/\d+/u.exec(text)?.[0]) };
  const cube = CUBE_WORDS.find((known) => known.toLowerCase().slice(0, 6) === key.slice(0, 6));
  if (cube === undefined) return null;
  return { type: 'doubled', by, word: cube, value: Number(value ?? doubledCube(before)) };
}

/** What a double without a value offers: twice the last one, which was taken. */
const doubledCube = (before: readonly MatchFileEntry[]): number => {
  const last = before.findLast((entry) => entry.type === 'doubled');
  return last?.type === 'doubled' ? last.value * 2 : 2;
};

const MOVE = /^(bar|off|\d{1,2})(\*?(?:\/(?:bar|off|\d{1,2})\*?)+)(?:\((\d)\))?$/iu;

/** Null for a roll that was not played; undefined for what is no play. */
function readMoves(text: string): readonly FileMove[] | null | undefined {
  if (text === '' || /^cannot move$/iu.test(text)) return [];
  if (/^\?+$|^illegal play/iu.test(text)) return null;
  const moves: FileMove[] = [];
  for (const word of text.split(/\s+/u)) {
    const [, first, rest, times = '1'] = MOVE.exec(word) ?? [];
    if (first === undefined || rest === undefined) return undefined;
    const stops = rest.split('/').slice(1);
    const points = [first, ...stops].map((stop) => pointOf(stop));
    for (let time = 0; time < Number(times); time++) {
      for (const [index, stop] of stops.entries()) {
        // A blot is hit once, by the first of several checkers.
        const hit = time === 0 && stop.endsWith('*');
        moves.push({ from: points[index] ?? OFF, to: points[index + 1] ?? OFF, hit });
      }
    }
  }
  return moves.every(({ from, to }) => from > to && from <= BAR) ? moves : undefined;
}

function pointOf(text: string): number {
  const word = text.replace('*', '').toLowerCase();
  return word === 'bar' ? BAR : word === 'off' ? OFF : Number(word);
}
