import type { Asked, Chat } from './chat.ts';
import { askCounterOffer } from './counterOffer.ts';
import type { ComponentId } from './customId.ts';
import { undeliveredText } from './playerActs.ts';
import { challengeRefusalText } from './refusalText.ts';
import { NO_REPLY, privately, type Reply } from './reply.ts';

/** Accept, Decline or Withdraw under an invitation; its message follows from what is stored. */
export async function answerInvitation(
  { challenge: id, action }: Extract<ComponentId, { scope: 'challenge' }>,
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  const { user, text } = asked;
  const { challenges, notifier, invitations } = chat;
  if (action === 'counter') return askCounterOffer(id, asked, chat);
  if (action === 'accept') {
    const started = await challenges.accept(id, user);
    if (started.ok) {
      const problem = undeliveredText(await notifier.upToDate(started.value), text);
      return problem === null ? NO_REPLY : privately(problem);
    }
    return closed(started.error);
  }
  const answered = await (action === 'decline' ? challenges.decline(id, user) : challenges.withdraw(id, user));
  return answered.ok ? { kind: 'update', view: await invitations.view(answered.value) } : closed(answered.error);

  /** An invitation that is closed shows what became of it. */
  async function closed(refusal: Parameters<typeof challengeRefusalText>[0]): Promise<Reply> {
    const note = challengeRefusalText(refusal, text);
    const stored = refusal.code === 'challengeClosed' ? await challenges.get(id) : null;
    return stored === null ? privately(note) : { kind: 'update', view: await invitations.view(stored), note };
  }
}
