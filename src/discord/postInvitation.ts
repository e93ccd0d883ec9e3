import type { Challenge } from '#app/ports.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Chat } from './chat.ts';
import { privately, type Reply } from './reply.ts';

/**
 * Posts an invitation for all to see. One that cannot be posted is taken back, so that it is in nobody's way; then
 * the reply says why, else it is null.
 */
export async function postInvitation(
  challenge: Challenge,
  text: Catalog,
  { invitations, challenges }: Pick<Chat, 'invitations' | 'challenges'>,
): Promise<Reply | null> {
  const posted = await invitations.post(challenge);
  if (posted.ok) {
    await challenges.posted(challenge.id, posted.value);
    return null;
  }
  await challenges.withdraw(challenge.id, challenge.challenger);
  return privately(
    posted.error === 'notAllowed'
      ? text.refusals.cannotPlayHere(text.chat.permissions.SendMessages)
      : text.refusals.notPosted(),
  );
}
