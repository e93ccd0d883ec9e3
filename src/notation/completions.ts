import { playsUpTo } from '#rules/plays.ts';
import { nextMoves, type Turn } from '#rules/turn.ts';
import { BAR, OFF, type CheckerMove } from '#rules/types.ts';
import { playSegments, withoutDice } from './parsePlay.ts';
import { playTokens, type PlayToken } from './playTokens.ts';
import { BAR_WORDS, OFF_WORDS, type PlayWords } from './playWords.ts';
import { printChoice } from './printChoice.ts';
import { printPlay } from './printPlay.ts';
import { readPlay, type Segment } from './readPlay.ts';

/** Plays looked through for those that fit; a double has a few hundred. */
const MOST_PLAYS = 1000;
/** With more numbers left than a roll has, plays are offered move by move. */
const NUMBERS_OF_DOUBLE = 4;

/** The turn after what is typed, and what its next moves must begin with. */
interface Typed {
  readonly turn: Turn;
  readonly fits: (moves: readonly CheckerMove[]) => boolean;
}

/**
 * What somebody may mean who has typed `text` so far: canonical texts to be played after the moves of `turn`, at most
 * `limit`; complete plays first, then parts. What is typed may be any moves of the play in any order, the last one
 * unfinished. Long lists of numbers (gul bara's cascades) are offered move by move.
 */
export function completions(text: string, turn: Turn, words: PlayWords, limit = 25): readonly string[] {
  const play = withoutDice(playTokens(text), turn);
  if (!play.ok) return [];
  const tokens = withWholeCount(play.value);
  const readings = [asTyped(tokens, turn), asUnfinished(tokens, turn)].filter((typed) => typed !== null);
  const offered = offersOf(readings, turn, words, limit);
  return offered.length > 0 ? offered : offersOf([asBeginning(tokens, turn, words)], turn, words, limit);
}

function offersOf(readings: readonly Typed[], turn: Turn, words: PlayWords, limit: number): readonly string[] {
  const offered = new Set<string>();
  const mustMove = nextMoves(turn).length > 0;
  for (const offer of [completePlays, parts]) {
    for (const typed of readings) {
      for (const moves of offer(typed)) {
        if (offered.size === limit) return [...offered];
        const whole = [...typed.turn.moves.slice(turn.moves.length), ...moves];
        if (whole.length > 0 || !mustMove) offered.add(printChoice(whole, turn, words));
      }
    }
  }
  return [...offered];
}

/** Whole plays that go on from what is typed; none while that would list a cascade. */
const completePlays = ({ turn, fits }: Typed): readonly (readonly CheckerMove[])[] =>
  turn.diceLeft.length > NUMBERS_OF_DOUBLE ? [] : playsUpTo(turn, MOST_PLAYS).plays.filter(fits);

/** What is typed, and what it becomes by one move more. */
const parts = ({ turn, fits }: Typed): readonly (readonly CheckerMove[])[] => [
  ...(turn.moves.length > 0 && fits([]) ? [[]] : []),
  ...nextMoves(turn)
    .map((move) => [move])
    .filter(fits),
];

/** A count that is being typed, `(` or `(2`, taken as not there yet or as closed. */
function withWholeCount(tokens: readonly PlayToken[]): readonly PlayToken[] {
  const last = tokens.at(-1);
  if (last?.kind === 'open') return tokens.slice(0, -1);
  const isOpen = last?.kind === 'number' && tokens.at(-2)?.kind === 'open';
  return isOpen ? [...tokens, { kind: 'close', text: ')', word: last.word, spaced: false }] : tokens;
}

/** All that is typed taken as finished moves. */
function asTyped(tokens: readonly PlayToken[], turn: Turn): Typed | null {
  const read = readPlay(tokens);
  if (!read.ok || read.value.unfinished !== null) return null;
  const after = afterSegments(read.value.segments, turn);
  return after === null ? null : { turn: after, fits: () => true };
}

/** The last point taken as the beginning of one, or still to come. */
function asUnfinished(typed: readonly PlayToken[], turn: Turn): Typed | null {
  const end = typed.findLastIndex(({ kind }) => kind !== 'times' && kind !== 'mark');
  const tokens = typed.slice(0, end + 1);
  const last = tokens.at(-1);
  const beginsPoint = last?.kind === 'number' || last?.kind === 'word';
  const read = readPlay(beginsPoint ? tokens.slice(0, -1) : tokens);
  if (last === undefined || !read.ok) return null;
  const { segments, unfinished } = read.value;
  if (!beginsPoint && unfinished === null) return null;
  const way = unfinished ?? [];
  const from = way.at(-1) ?? null;
  const after = afterSegments(way.length > 1 ? [...segments, { stops: way, count: 1 }] : segments, turn);
  const begins = beginsPoint ? last.text : '';
  return after === null ? null : { turn: after, fits: (moves) => movesBegin(moves, from, begins) };
}

/** What is typed cannot be played by itself, but a whole play may begin so: one in which another move comes first. */
const asBeginning = (tokens: readonly PlayToken[], turn: Turn, words: PlayWords): Typed => ({
  turn,
  fits: (moves) => bareText(playTokens(printPlay(moves, turn.game, words))).startsWith(bareText(tokens)),
});

/** Only points and counts. */
const bareText = (tokens: readonly PlayToken[]): string =>
  tokens
    .filter(({ kind }) => kind === 'number' || kind === 'word' || kind === 'open')
    .map(({ text }) => text)
    .join(' ');

const afterSegments = (segments: readonly Segment[], turn: Turn): Turn | null => {
  if (segments.length === 0) return turn;
  const played = playSegments(segments, turn);
  return played.ok ? played.value : null;
};

/** Does some checker come from `from` to a point that begins so, or, where `from` is null, from such a point? */
function movesBegin(moves: readonly CheckerMove[], from: number | null, begins: string): boolean {
  if (from === null) return moves.some((move) => pointBegins(move.from, begins));
  const reached = new Set([from]);
  return moves.some((move) => {
    if (!reached.has(move.from)) return false;
    reached.add(move.to);
    return pointBegins(move.to, begins);
  });
}

function pointBegins(point: number, begins: string): boolean {
  const names = point === BAR ? BAR_WORDS : point === OFF ? OFF_WORDS : [];
  return [`${point}`, ...names].some((name) => name.startsWith(begins));
}
