import type { Challenge } from '#app/ports.ts';
import type { ChallengeAction } from '#discord/customId.ts';
import type { SideName } from '#discord/names.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { catalogOf } from '#i18n/index.ts';
import type { TableTexts } from '#i18n/tableTexts.ts';
import type { MatchSettings } from '#match/types.ts';
import { differences, type Option } from '#match/options.ts';
import { type Button, type ButtonLook, buttonRow, liveTime } from './components.ts';
import type { MessageView } from './messageView.ts';

/** An invitation in the state in which it is; only an open one has buttons. */
export function challengeView(
  challenge: Challenge,
  shown: {
    readonly challenger: SideName;
    /** Null where everybody is invited. */
    readonly opponent: SideName | null;
    /** Who accepted and where the match is, as soon as there is one. */
    readonly match: { readonly by: SideName; readonly place: string } | null;
  },
): MessageView {
  const text = catalogOf(challenge.place.locale);
  const open = challenge.status === 'open';
  const opponent =
    challenge.opponent === null ? null : open ? `<@${challenge.opponent}>` : (shown.opponent?.shown ?? null);
  return {
    content: [
      text.chat.invitation({
        challenger: shown.challenger.shown,
        opponent,
        rematch: challenge.rematchOf !== null,
      }),
      settingsLine(challenge.settings, text),
      statusLine(challenge, shown, text),
    ].join('\n'),
    rows: open ? [buttonRow(openButtons(challenge, text))] : [],
    board: null,
    mention: open ? challenge.opponent : null,
  };
}

/** What is played: preset, length, pace, and what differs from the preset. */
export function settingsLine(settings: MatchSettings, { chat, table }: Catalog): string {
  const { preset, games } = settings;
  const parts = [
    chat.preset(table.presets[preset]),
    ...(games.length === 1 ? [] : [table.gamesInTurn(games.map((game) => table.game(preset, game)))]),
    table.length(settings),
    table.pace(settings.pace),
  ];
  const other = differences(settings).flatMap((option) => optionText(option, settings, table));
  const line = parts.join(' · ');
  return other.length === 0 ? line : `${line}\n${chat.differs(other)}`;
}

/** What an option is set to; nothing where the line before tells it, or where it goes without saying. */
function optionText(option: Option, settings: MatchSettings, table: TableTexts): readonly string[] {
  const { rules } = settings;
  switch (option) {
    case 'opening':
      return [table.opening[settings.opening]];
    case 'nextGame':
      return [table.nextGame[settings.nextGame]];
    case 'cube':
      return [table.cubePlayed(settings.cube)];
    case 'tripleMars':
      return [table.tripleMars(rules.tripleMars)];
    case 'closedBoard':
      return [table.closedBoard[settings.closedBoard]];
    case 'hitAndRunAtHome':
      return [table.hitAndRunAtHome(rules.hitAndRunAtHome)];
    case 'pinnedBearOff':
      return [table.pinnedBearOff[rules.pinnedBearOff]];
    case 'resigning':
      return [table.resigning[settings.resigning]];
    case 'pips':
      return [table.pipsShown(settings.pips)];
    case 'rated':
      return [table.rated(settings.rated)];
    case 'length':
    case 'hands':
    case 'pace':
      return [];
  }
}

function statusLine(
  { status, expiresAt }: Challenge,
  { opponent, match }: { readonly opponent: SideName | null; readonly match: { by: SideName; place: string } | null },
  text: Catalog,
): string {
  const { chat, table } = text;
  switch (status) {
    case 'open':
      return chat.expires(liveTime(expiresAt));
    case 'accepted':
      return match === null ? chat.buttons.accept : chat.accepted(match.by.shown, match.place);
    case 'declined':
      return chat.declined(opponent?.shown ?? table.unknownPlayer());
    case 'countered':
      return text.lobby.countered(opponent?.shown ?? text.table.unknownPlayer());
    case 'withdrawn':
      return chat.withdrawn();
    case 'expired':
      return chat.expired();
  }
}

function openButtons({ id, opponent }: Challenge, text: Catalog): readonly Button[] {
  const button = (action: ChallengeAction, label: string, look: ButtonLook): Button => ({
    id: { scope: 'challenge', challenge: id, action },
    label,
    look,
  });
  const { buttons } = text.chat;
  return [
    button('accept', buttons.accept, 'good'),
    ...(opponent === null
      ? []
      : [button('decline', buttons.decline, 'danger'), button('counter', text.lobby.counter, 'plain')]),
    button('withdraw', buttons.withdraw, 'plain'),
  ];
}
