import type { PermissionsBitField } from 'discord.js';
import type { Place } from '#app/ports.ts';
import { type ChosenSettings, LIVE_PACE, settingsFrom } from '#match/presets.ts';
import type { Level, MatchId, MatchSettings, UserId } from '#match/types.ts';
import { catalogOf } from '#i18n/index.ts';
import type { Asked, Chat } from './chat.ts';
import { nameOf, personName } from './names.ts';
import { missingToPlay } from './permissions.ts';
import { challengeRefusalText } from './refusalText.ts';
import { privately, type Reply } from './reply.ts';
import { settingsLine } from './views/challengeView.ts';
import { textView } from './views/messageView.ts';

/** What was chosen in `/challenge`; null is as usual. */
export interface ChallengeChoices {
  readonly opponent: { readonly id: UserId; readonly name: string; readonly isBot: boolean } | null;
  readonly length: number | null;
  readonly pace: 'live' | 'none' | null;
  readonly level: Level | null;
  readonly opening: MatchSettings['opening'] | null;
  readonly nextGame: MatchSettings['nextGame'] | null;
  /** What the bot may do there. */
  readonly permissions: Readonly<PermissionsBitField>;
  readonly inThread: boolean;
}

const USUAL_LEVEL: Level = 'club';

/** An invitation to a person or to all, or at once a match against the computer. */
export async function challengeFrom(choices: ChallengeChoices, asked: Asked, chat: Chat): Promise<Reply> {
  const { opponent, level } = choices;
  const { text, guild } = asked;
  const isComputer = opponent?.id === chat.self;
  if (opponent !== null && opponent.isBot && !isComputer) return privately(text.refusals.opponentIsABot());
  if (guild === null && !isComputer) return privately(text.refusals.noPeopleHere());
  if (level !== null && !isComputer) return privately(text.refusals.levelNeedsComputer());
  const missing = guild === null ? null : missingToPlay(choices.permissions, choices.inThread);
  if (missing !== null) return privately(text.refusals.cannotPlayHere(text.chat.permissions[missing]));
  return isComputer ? againstComputer(choices, asked, chat) : invite(choices, asked, chat);
}

async function invite(
  choices: ChallengeChoices,
  asked: Asked,
  { challenges, players, invitations }: Chat,
): Promise<Reply> {
  const { opponent } = choices;
  if (opponent !== null) await players.seen(opponent.id, opponent.name);
  const made = await challenges.challenge({
    challenger: asked.user,
    opponent: opponent?.id ?? null,
    settings: settingsFrom('turkTavlasi', chosenIn(choices)),
    place: placeOf(asked),
  });
  if (!made.ok) return privately(challengeRefusalText(made.error, asked.text));
  return {
    kind: 'public',
    view: await invitations.view(made.value),
    sent: (message) => challenges.posted(made.value.id, message),
  };
}

/** The computer has all the time in the world, and so has who plays it; such a match is not rated. */
async function againstComputer(choices: ChallengeChoices, asked: Asked, chat: Chat): Promise<Reply> {
  const level = choices.level ?? USUAL_LEVEL;
  const settings = settingsFrom('turkTavlasi', { ...chosenIn(choices), pace: { kind: 'none' }, rated: false });
  const { user: challenger, act, tableLocale } = asked;
  const id = await chat.challenges.challengeComputer({ challenger, level, settings, place: placeOf(asked), act });
  await chat.notifier.upToDate(id);
  const text = catalogOf(tableLocale);
  const name = await personName(chat.players, challenger, text.table);
  const computer = nameOf(text.table.computer(level), text.table);
  return {
    kind: 'public',
    view: textView(
      [
        text.chat.againstComputer(name.shown, computer.shown),
        settingsLine(settings, text),
        ...(await wherePlayed(id, chat)),
      ].join('\n'),
    ),
  };
}

const placeOf = ({ guild, channel, tableLocale }: Asked): Place => ({
  guild,
  channel,
  thread: null,
  locale: tableLocale,
});

/** A link to the thread where the match has one of its own. */
async function wherePlayed(id: MatchId, { matches }: Chat): Promise<readonly string[]> {
  const row = await matches.row(id);
  return row === null || row.place.thread === null ? [] : [`<#${row.place.thread}>`];
}

function chosenIn({ length, pace, opening, nextGame }: ChallengeChoices): ChosenSettings {
  return {
    ...(length === null ? {} : { length }),
    ...(pace === null ? {} : { pace: pace === 'live' ? LIVE_PACE : { kind: 'none' } }),
    ...(opening === null ? {} : { opening }),
    ...(nextGame === null ? {} : { nextGame }),
  };
}
