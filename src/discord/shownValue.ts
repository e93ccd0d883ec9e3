import type { MatchId } from '#match/types.ts';
import type { StartedState } from '#match/state.ts';
import type { Asked, Chat } from './chat.ts';
import { actRefusalText, carryOut, undeliveredText, type WishFor } from './playerActs.ts';
import type { Reply } from './reply.ts';
import { textView } from './views/messageView.ts';

/**
 * The button under a private question about what something costs: done only if that is still what was shown, else
 * asked anew. The question gives way to the answer.
 */
export async function actAtShownValue(
  id: MatchId,
  wish: WishFor,
  texts: { readonly askAnew: () => Promise<Reply>; readonly done: (state: StartedState) => string },
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  const { text, user } = asked;
  const done = await carryOut(id, wish, asked, chat);
  if (!done.ok) {
    const reason = actRefusalText(done.error, await chat.service.load(id), user, text);
    if (done.error.code !== 'valueChanged') return { kind: 'update', view: textView(reason) };
    const anew = await texts.askAnew();
    return anew.kind === 'private'
      ? { kind: 'update', view: { ...anew.view, content: `${reason}\n${anew.view.content}` } }
      : anew;
  }
  const problem = undeliveredText(await chat.notifier.upToDate(id), text);
  return { kind: 'update', view: textView(problem ?? texts.done(done.value.state)) };
}
