import type { Challenge, ChallengeId } from '#app/ports.ts';
import type { Asked, Chat } from './chat.ts';
import { answerInvitation } from './invitationButtons.ts';
import { messageLink } from './links.ts';
import { personName } from './names.ts';
import { privately, type Reply } from './reply.ts';
import { settingsLine } from './views/challengeView.ts';
import { liveTime, menuRow } from './views/components.ts';

/** As many as surely fit into a message. */
const MOST_TABLES = 8;

/** The open challenges of this server, the newest first, with a menu to accept one. */
export async function showLobby(asked: Asked, chat: Chat): Promise<Reply> {
  const { guild, text } = asked;
  const open = guild === null ? [] : await chat.openChallenges(guild, MOST_TABLES);
  if (open.length === 0) return privately(text.lobby.empty());
  const tables = await Promise.all(
    open.map(async (challenge) => {
      const { shown, plain } = await personName(chat.players, challenge.challenger, text.table);
      return { challenge, shown, plain, settings: oneLine(challenge, text) };
    }),
  );
  const lines = tables.map(({ challenge: { expiresAt, message, place }, shown, settings }) =>
    text.lobby.line(
      shown,
      settings,
      liveTime(expiresAt),
      message === null ? null : messageLink(guild, { channel: place.channel, message }),
    ),
  );
  const menu = menuRow(
    { scope: 'lobby' },
    text.lobby.accept,
    tables.map(({ challenge, plain, settings }) => ({
      value: challenge.id,
      label: plain,
      description: settings.replaceAll('**', '').slice(0, 100),
    })),
  );
  return privately([text.lobby.title(open.length), ...lines].join('\n'), [menu]);
}

const oneLine = ({ settings }: Challenge, text: Asked['text']): string =>
  settingsLine(settings, text).split('\n').join(' · ');

/** The choice from the menu: the same as Accept under the invitation itself. */
export async function sitDown(id: string, asked: Asked, chat: Chat): Promise<Reply> {
  const answered = await answerInvitation(
    { scope: 'challenge', challenge: id as ChallengeId, action: 'accept' },
    asked,
    chat,
  );
  if (answered.kind === 'update') return privately(answered.note ?? answered.view.content);
  if (answered.kind !== 'none') return answered;
  const challenge = await chat.challenges.get(id as ChallengeId);
  const row = challenge?.match == null ? null : await chat.matches.row(challenge.match);
  return privately(asked.text.chat.matchBegun(`<#${row?.place.thread ?? asked.channel}>`));
}
