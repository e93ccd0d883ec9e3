import type { Place } from '#app/ports.ts';
import { checkSettings, type SettingsFault } from '#match/checkSettings.ts';
import { type PaceName, PACE_NAMES, PACES, settingsFrom } from '#match/presets.ts';
import type { Level, MatchSettings, PresetName, UserId } from '#match/types.ts';
import type { RuleOptions } from '#rules/types.ts';
import type { Asked, Chat } from './chat.ts';
import { missingToPlay } from './permissions.ts';
import { undeliveredText } from './playerActs.ts';
import { postInvitation } from './postInvitation.ts';
import { challengeRefusalText, settingsFaultText } from './refusalText.ts';
import { privately, type Reply } from './reply.ts';
import type { Whereabouts } from './whereabouts.ts';
import { settingsLine } from './views/challengeView.ts';

type OrNull<T> = { readonly [Key in keyof T]?: T[Key] | null };

/** What was chosen in `/challenge`, and where; null, or left out, is as usual. */
export interface ChallengeChoices extends Whereabouts {
  readonly opponent: { readonly id: UserId; readonly name: string; readonly isBot: boolean } | null;
  readonly preset: PresetName | null;
  readonly pace?: PaceName | null;
  readonly level?: Level | null;
  readonly rated?: boolean | null;
  readonly options: OrNull<
    Pick<MatchSettings, 'length' | 'hands' | 'opening' | 'nextGame' | 'closedBoard' | 'resigning' | 'cube' | 'pips'>
  >;
  readonly rules: OrNull<RuleOptions>;
}

const USUAL_LEVEL: Level = 'club';
/** What a challenge means that names no pace, where a live match cannot be played. */
const UNHURRIED: PaceName = 'oneDay';

/** An invitation to a person or to all, or at once a match against the computer. */
export async function challengeFrom(choices: ChallengeChoices, asked: Asked, chat: Chat): Promise<Reply> {
  const { opponent, level = null } = choices;
  const { text, guild, answersOnly } = asked;
  const isComputer = opponent?.id === chat.self;
  if (opponent !== null && opponent.isBot && !isComputer) return privately(text.refusals.opponentIsABot());
  if (guild === null && !answersOnly && !isComputer) return privately(text.refusals.noPeopleHere());
  if (level !== null && !isComputer) return privately(text.refusals.levelNeedsComputer());
  if (answersOnly && !choices.seenByAll) return privately(text.refusals.unseenHere());
  const missing = guild === null || answersOnly ? null : missingToPlay(choices.permissions, choices.inThread);
  if (missing !== null) return privately(text.refusals.cannotPlayHere(text.chat.permissions[missing]));
  const place = placeFault(choices, asked);
  if (place !== null) return privately(place);
  const settings = settingsFor(choices, asked, isComputer);
  const fault = checkSettings(settings) ?? paceFault(settings, asked);
  if (fault !== null) return privately(settingsFaultText(fault, settings, text));
  return isComputer ? againstComputer(choices, settings, asked, chat) : invite(choices, settings, asked, chat);
}

/** The computer has all the time in the world, and so has who plays it; such a match is not rated. */
function settingsFor(
  { preset, pace, rated, options, rules }: ChallengeChoices,
  asked: Asked,
  isComputer: boolean,
): MatchSettings {
  const { server } = asked;
  return settingsFrom(preset ?? server.preset, {
    ...chosenIn(options),
    pace: PACES[pace ?? pacesOffered(asked).find((name) => name === server.pace) ?? UNHURRIED],
    rated: rated ?? server.rated,
    ...(isComputer ? { pace: PACES.none, rated: false } : {}),
    rules: chosenIn(rules),
  });
}

/** A clock of seconds needs boards that come by themselves. */
export const pacesOffered = ({ answersOnly }: Pick<Asked, 'answersOnly'>): readonly PaceName[] =>
  PACE_NAMES.filter((name) => !answersOnly || PACES[name].kind !== 'live');

const paceFault = ({ pace }: MatchSettings, asked: Asked): SettingsFault | null =>
  pacesOffered(asked).some((name) => PACES[name].kind === pace.kind) ? null : { code: 'paceNotOffered' };

/** Where else to play, in a server that has chosen channels for it. */
const placeFault = ({ channels }: ChallengeChoices, { server, text }: Asked): string | null =>
  server.channels.length === 0 || channels.some((channel) => server.channels.includes(channel))
    ? null
    : text.refusals.otherChannels(server.channels.map((channel) => `<#${channel}>`));

/** Without what was left open. */
const chosenIn = <T extends object>(options: OrNull<T>): Partial<T> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null)) as Partial<T>;

async function invite(choices: ChallengeChoices, settings: MatchSettings, asked: Asked, chat: Chat): Promise<Reply> {
  const { challenges, players } = chat;
  const { opponent } = choices;
  if (opponent !== null) await players.seen(opponent.id, opponent.name);
  const made = await challenges.challenge({
    challenger: asked.user,
    opponent: opponent?.id ?? null,
    settings,
    place: placeOf(asked),
  });
  if (!made.ok) return privately(challengeRefusalText(made.error, asked.text));
  return (await postInvitation(made.value, asked.text, chat)) ?? privately(asked.text.chat.invitationSent());
}

async function againstComputer(
  choices: ChallengeChoices,
  settings: MatchSettings,
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  const level = choices.level ?? USUAL_LEVEL;
  const { user: challenger, act, text } = asked;
  const id = await chat.challenges.challengeComputer({ challenger, level, settings, place: placeOf(asked), act });
  const problem = undeliveredText(await chat.notifier.opened(id), text);
  const row = await chat.matches.row(id);
  const begun = text.chat.matchBegun(`<#${row?.place.thread ?? asked.channel}>`);
  return privately([problem ?? begun, settingsLine(settings, text)].join('\n'));
}

const placeOf = ({ guild, channel, answersOnly, tableLocale }: Asked): Place => ({
  guild,
  channel,
  thread: null,
  answersOnly,
  locale: tableLocale,
});
