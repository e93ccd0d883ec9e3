import { playsUpTo } from '#rules/plays.ts';
import { nextMoves, type Turn } from '#rules/turn.ts';
import { BAR, OFF, type CheckerMove } from '#rules/types.ts';
import { playSegments, withoutDice } from './parsePlay.ts';
import { playTokens, type PlayToken } from './playTokens.ts';
import { BAR_WORDS, OFF_WORDS, type PlayWords } from './playWords.ts';
import { printChoice } from './printPlay.ts';
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
  const tokens = withoutDice(playTokens(text), turn);
  if (!tokens.ok) return [];
  const readings = [asTyped(tokens.value, turn), asUnfinished(tokens.value, turn)].filter((typed) => typed !== null);
  const offered = new Set<string>();
  for (const offer of [completePlays, parts]) {
    for (const typed of readings) {
      for (const moves of offer(typed)) {
        if (offered.size === limit) return [...offered];
        offered.add(printChoice([...typed.turn.moves.slice(turn.moves.length), ...moves], turn, words));
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

/** All that is typed taken as finished moves. */
function asTyped(tokens: readonly PlayToken[], turn: Turn): Typed | null {
  const read = readPlay(tokens);
  if (!read.ok || read.value.unfinished !== null) return null;
  const after = afterSegments(read.value.segments, turn);
  return after === null ? null : { turn: after, fits: () => true };
}

/** The last point taken as the beginning of one, or still to come. */
function asUnfinished(tokens: readonly PlayToken[], turn: Turn): Typed | null {
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
