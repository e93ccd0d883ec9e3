import type { BoardPicture } from '#app/boardPicture.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { boardLabels } from '#i18n/boardLabels.ts';
import { boardText } from '#i18n/boardText.ts';
import { seatOf } from '#match/seats.ts';
import { boardOf, isRunning } from '#match/state.ts';
import { findGnubgId } from '#notation/gnubgId.ts';
import { findXgid } from '#notation/xgid.ts';
import { rulesetOf } from '#rules/games/index.ts';
import { type Odds, oddsOf } from '#rules/odds.ts';
import type { Position } from '#rules/position.ts';
import { type Color, DEFAULT_RULE_OPTIONS, type GameName, opponentOf, type RuleOptions } from '#rules/types.ts';
import type { Asked, Chat } from './chat.ts';
import { pickMatch } from './pickMatch.ts';
import { privately, type Reply } from './reply.ts';

/** A position seen by one side, which is asked about first. */
interface Seen {
  readonly game: GameName;
  readonly options: RuleOptions;
  readonly position: Position;
  readonly side: Color;
}

/** What the next rolls can bring both sides, in a position that is pasted or in the match that is played here. */
export async function showOdds(pasted: string | null, asked: Asked, chat: Chat): Promise<Reply> {
  const { text } = asked;
  const seen = pasted === null ? await positionHere(asked, chat) : readPosition(pasted);
  if (seen === null) return privately(pasted === null ? text.odds.nothingHere() : text.odds.notAPosition());
  if (seen === 'rated') return privately(text.odds.rated());
  const { game, options, position, side } = seen;
  const other = opponentOf(side);
  const content = [
    ...oddsLines(text.odds.you, oddsOf(game, options, position, side), game, text),
    ...oddsLines(text.odds.opponent, oddsOf(game, options, position, other), game, text),
    text.odds.note(),
  ].join('\n');
  const picture = pictureOf(seen, asked);
  return {
    kind: 'private',
    view: { content, rows: [], board: { picture, altText: boardText(picture, asked.locale) }, mention: null },
  };
}

/** Null where no match is meant; none is told of while it counts. */
async function positionHere(asked: Asked, chat: Chat): Promise<Seen | 'rated' | null> {
  const picked = await pickMatch('resign', asked, chat);
  const id = picked.kind === 'match' ? picked.id : picked.kind === 'several' ? picked.rows[0]?.id : undefined;
  const loaded = id === undefined ? null : await chat.service.load(id);
  if (loaded === null || !isRunning(loaded.state)) return null;
  const { state } = loaded;
  const people = [state.seats.white, state.seats.black].every(({ kind }) => kind === 'person');
  if (state.settings.rated && people) return 'rated';
  const side = seatOf(state, asked.user) ?? 'white';
  return { game: state.game, options: state.settings.rules, position: boardOf(state), side };
}

/** IDs know tavla alone. */
function readPosition(text: string): Seen | null {
  const xgid = findXgid(text);
  const found = xgid.ok ? xgid : findGnubgId(text);
  if (!found.ok) return null;
  const { position, moment } = found.value.value;
  return { game: 'tavla', options: DEFAULT_RULE_OPTIONS, position, side: moment?.turn ?? 'white' };
}

function oddsLines(who: string, { entering, moving, capturing, targets }: Odds, game: GameName, { odds }: Catalog) {
  const { capture } = rulesetOf(game);
  return [
    odds.rolls(who),
    ...(entering === null ? [] : [odds.entering(entering.checkers, entering.one, entering.all)]),
    odds.moving(moving),
    ...(capture === null ? [] : [odds.capturing(capture, capturing)]),
    ...(targets.length === 0
      ? []
      : ['```', odds.head, ...targets.map(({ point, rolls }) => odds.row(point, rolls)), '```']),
  ];
}

function pictureOf({ game, position, side }: Seen, { text, preferences, locale }: Asked): BoardPicture {
  const names = { you: text.rules.you, opponent: text.rules.opponent };
  return {
    game,
    position,
    viewer: side,
    mirrored: preferences.mirrored,
    names: side === 'white' ? { white: names.you, black: names.opponent } : { white: names.opponent, black: names.you },
    score: { white: 0, black: 0 },
    matchLength: 1,
    turn: null,
    dice: [],
    diceOf: null,
    handedOver: position.handedOver,
    opening: null,
    cube: null,
    crawford: false,
    lastMoves: null,
    pips: true,
    labels: boardLabels(locale),
    theme: preferences.theme,
  };
}
