import type { MatchRecord, RecordedAct, RecordedGame } from '#match/record.ts';
import type { MatchSettings } from '#match/types.ts';
import { opponentOf, type ByColor, type Play, type Roll } from '#rules/types.ts';
import type { FileMove, MatchFile, MatchFileEntry, MatchFileGame, MatchFileHeader } from './matchFile.ts';

/** A row of a `.mat` needs a roll: this one never enters against a closed board. */
const CLOSED_OUT_ROLL: Roll = [6, 6];
const LONGEST_NAME = 24;
const UNNAMED: ByColor<string> = { white: 'Player 1', black: 'Player 2' };

/** Can the match be told in this format? It knows no other game than tavla. */
export const fitsMatchFile = ({ games }: Pick<MatchSettings, 'games'>): boolean =>
  games.every((game) => game === 'tavla');

/**
 * The match file of a record of tavla or backgammon. `names` may hold anything; `id` is the match's own; `date` and
 * `time` are when it began, `yyyy.mm.dd` and `hh.mm`.
 */
export function matchFileOf(
  record: MatchRecord,
  about: { readonly id: string; readonly names: ByColor<string>; readonly date: string; readonly time: string },
): MatchFile {
  const names = {
    white: fileName(about.names.white) ?? UNNAMED.white,
    black: fileName(about.names.black) ?? UNNAMED.black,
  };
  const { id, date, time } = about;
  return {
    headers: [
      { tag: 'Match ID', value: id },
      { tag: 'Player 1', value: names.white },
      { tag: 'Player 2', value: names.black },
      { tag: 'EventDate', value: date },
      { tag: 'EventTime', value: time },
      ...rulesHeaders(record.settings),
      ...(record.games.some(({ acts }) => acts.some(({ type }) => type === 'closedOut'))
        ? [{ tag: 'NotRolled', value: CLOSED_OUT_ROLL.join('') }]
        : []),
      ...endHeaders(record, names),
    ],
    length: record.settings.length,
    games: record.games.map((game) => fileGame(game, names)),
  };
}

/** What other programs cannot know by themselves (notation.md 5.1, 5.3). */
function rulesHeaders({ preset, cube, hands, rated }: MatchSettings): readonly MatchFileHeader[] {
  return [
    { tag: 'Variation', value: preset === 'backgammon' ? 'Backgammon' : 'Tavla' },
    ...(rated ? [] : [{ tag: 'Unrated', value: 'On' }]),
    ...(hands ? [{ tag: 'Hands', value: 'On' }] : []),
    { tag: 'Crawford', value: cube ? 'On' : 'Off' },
    ...(cube ? [] : [{ tag: 'CubeLimit', value: '1' }]),
  ];
}

/** How the match ended where the score does not tell it. */
function endHeaders({ end }: MatchRecord, names: ByColor<string>): readonly MatchFileHeader[] {
  if (end === null) return [{ tag: 'Termination', value: 'running' }];
  if (end.kind === 'aborted') return [{ tag: 'Termination', value: `stopped (${end.reason})` }];
  const loser = names[opponentOf(end.winner)];
  const why = { length: null, resigned: 'resigned', timeouts: 'lost on time', left: 'left', awarded: 'awarded' }[
    end.reason
  ];
  return [
    { tag: 'Winner', value: names[end.winner] },
    ...(why === null ? [] : [{ tag: 'Termination', value: `${loser} ${why}` }]),
  ];
}

const fileGame = ({ number, score, acts, result }: RecordedGame, names: ByColor<string>): MatchFileGame => ({
  number,
  names,
  score,
  rows: [
    ...acts.flatMap((act, index) => entriesOf(act, acts[index + 1])),
    ...(result === null || result.winner === null
      ? []
      : [{ type: 'won', by: result.winner, points: result.points } as const]),
  ],
});

/** A double that was never answered, because somebody gave up instead, is left out: readers wait for the answer. */
function entriesOf(act: RecordedAct, next: RecordedAct | undefined): readonly MatchFileEntry[] {
  const { by } = act;
  switch (act.type) {
    case 'played':
      return act.roll === null ? [] : [{ type: 'rolled', by, roll: act.roll, moves: fileMoves(act.play) }];
    case 'notPlayed':
      // Readers take a forced play for played, whatever stands there.
      return act.forced ? [] : [{ type: 'rolled', by, roll: act.roll, moves: null }];
    case 'closedOut':
      return [{ type: 'rolled', by, roll: CLOSED_OUT_ROLL, moves: [] }];
    case 'doubled':
      return next?.type === 'took' || next?.type === 'dropped'
        ? [{ type: 'doubled', by, word: 'Doubles', value: act.value }]
        : [];
    case 'took':
      return [{ type: 'took', by }];
    case 'dropped':
      return [{ type: 'dropped', by }];
    case 'resigned':
      return [];
  }
}

/** From the rear, with a star where a blot was hit by the first that is named there, as GNU Backgammon has it. */
const fileMoves = (play: Play): readonly FileMove[] =>
  play
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .map(({ from, to }, index, sorted) => ({
      from,
      to,
      hit:
        play.some((move) => move.to === to && move.capture === 'hit') &&
        sorted.findIndex((move) => move.to === to) === index,
    }));

/**
 * A name that cannot be taken for anything else in the file: letters, numbers and a few signs, short enough for its
 * column. Null where nothing is left.
 */
function fileName(name: string): string | null {
  const words = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._'-]+/gu, ' ')
    .trim();
  const short = Array.from(words).slice(0, LONGEST_NAME).join('').trimEnd();
  return short === '' ? null : short;
}
