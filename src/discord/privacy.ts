import type { Asked, Chat } from './chat.ts';
import { privately, type Reply } from './reply.ts';
import { buttonRow } from './views/components.ts';
import { textView } from './views/messageView.ts';

/** One's own data as a file. */
export async function exportData({ user, text }: Asked, { privacy }: Chat): Promise<Reply> {
  const data = await privacy.dataOf(user);
  if (data === null) return privately(text.privacy.nothing());
  const make = () => Promise.resolve(Buffer.from(JSON.stringify(data, null, 2)));
  return {
    kind: 'private',
    view: { ...textView(text.privacy.exported()), file: { name: 'tavla.json', altText: null, make } },
  };
}

/** What is deleted, and the button that does it. */
export const askDeletion = ({ text }: Asked): Reply =>
  privately(text.privacy.ask(), [
    buttonRow([{ id: { scope: 'forget' }, label: text.privacy.deleteNow, look: 'danger' }]),
  ]);

export async function deleteData({ user, text }: Asked, { privacy }: Chat): Promise<Reply> {
  const done = await privacy.forget(user);
  const said = done.ok ? text.privacy.deleted() : text.privacy.matchesRunning(done.error.count);
  return { kind: 'update', view: textView(said) };
}
