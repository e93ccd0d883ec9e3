import type { MatchRecord, RecordedAct, RecordedGame } from '#match/record.ts';
import { printPlay } from '#notation/printPlay.ts';
import { opponentOf, type ByColor, type Color, type Roll } from '#rules/types.ts';
import type { Catalog } from './catalog.ts';

/** How a recorded game ended, in one line; the last line of its record too. */
export function gameLine(game: RecordedGame, record: MatchRecord, names: ByColor<string>, text: Catalog): string {
  const { preset, games } = record.settings;
  const { result } = game;
  return text.history.game({
    number: game.number,
    game: games.length === 1 ? null : text.table.game(preset, game.game),
    won:
      result === null
        ? null
        : result.winner === null
          ? { winner: null, points: 0, kind: 1, reason: 'borneOff' }
          : { ...result, winner: names[result.winner] },
  });
}

/** A match of any games as plain text: every roll, play, pass and handed-over number. `date` is shown as it comes. */
export function recordText(record: MatchRecord, names: ByColor<string>, date: string, text: Catalog): string {
  const { settings, score, end } = record;
  const { history, table } = text;
  const head = [
    `${table.presets[settings.preset]} · ${table.length(settings)} · ${date}`,
    history.score(names.white, names.black, score.white, score.black),
    ...(end === null ? [] : [history.endings[end.reason]]),
    history.record.numbering(),
  ];
  const games = record.games.flatMap((game) => ['', ...gameLines(game, record, names, text)]);
  return [...head, ...games].map((line) => `${line}\n`).join('');
}

function gameLines(game: RecordedGame, record: MatchRecord, names: ByColor<string>, text: Catalog): readonly string[] {
  const { record: words, score } = text.history;
  const { white, black } = game.score;
  return [
    `${gameLine({ ...game, result: game.result }, record, names, text)} [${score(names.white, names.black, white, black)}]`,
    ...(game.opening.length === 0 ? [] : [words.opening(names.white, names.black, game.opening)]),
    ...(game.starter === null ? [] : [words.begins(names[game.starter])]),
    ...game.acts.map(
      (act, index) => `${`${index + 1}`.padStart(3)}) ${names[act.by]}: ${actText(act, game, names, text)}`,
    ),
  ];
}

const diceText = ([first, second]: Roll): string => (first < second ? `${second}-${first}` : `${first}-${second}`);

function actText(act: RecordedAct, game: RecordedGame, names: ByColor<string>, { history, table }: Catalog): string {
  const { record: words } = history;
  switch (act.type) {
    case 'played': {
      const { roll, play, left } = act;
      const numbers = table.numbers(left);
      const rest = left.length === 0 || game.game !== 'gulbara' ? [] : [restText(act.by, roll, numbers, names, words)];
      const before =
        roll === null ? words.handedOver(table.numbers([...play.map(({ die }) => die), ...left])) : diceText(roll);
      return [`${before}: ${printPlay(play, game.game, table.words)}`, ...rest].join(' | ');
    }
    case 'notPlayed':
      return `${diceText(act.roll)}: ${words.notPlayed()}`;
    case 'closedOut':
      return words.closedOut();
    case 'doubled':
      return words.doubled(act.value);
    case 'took':
      return words.took();
    case 'dropped':
      return words.dropped();
    case 'resigned':
      return words.resigned(act.points);
  }
}

/** What a roll leaves is handed over, what handed-over numbers leave is lost (`rules.md` 6). */
const restText = (
  by: Color,
  roll: Roll | null,
  numbers: string,
  names: ByColor<string>,
  words: Catalog['history']['record'],
): string => (roll === null ? words.lost(numbers) : words.leftOver(numbers, names[opponentOf(by)]));
