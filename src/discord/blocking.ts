import type { UserId } from '#match/types.ts';
import type { Asked, Chat } from './chat.ts';
import { personName } from './names.ts';
import { privately, type Reply } from './reply.ts';
import { menuRow } from './views/components.ts';
import { type MessageView, textView } from './views/messageView.ts';

/** Discord shows no more options. */
const MOST_OPTIONS = 25;

/** Blocks a person, or shows who is blocked. */
export async function blockPerson(person: UserId | null, asked: Asked, chat: Chat): Promise<Reply> {
  const { user, text } = asked;
  if (person === null) return { kind: 'private', view: await blockList(asked, chat) };
  if (person === user) return privately(text.block.yourself());
  if (person === chat.self) return privately(text.block.theBot());
  await chat.blocks.block(user, person, chat.wallNow());
  return privately(text.block.blocked((await personName(chat.players, person, text.table)).shown));
}

/** The choice in the menu of the list. */
export async function unblockPerson(person: UserId, asked: Asked, chat: Chat): Promise<Reply> {
  await chat.blocks.unblock(asked.user, person);
  const { shown } = await personName(chat.players, person, asked.text.table);
  return { kind: 'update', view: await blockList(asked, chat), note: asked.text.block.unblocked(shown) };
}

async function blockList({ user, text }: Asked, { blocks, players }: Chat): Promise<MessageView> {
  const blocked = await blocks.blockedBy(user);
  if (blocked.length === 0) return textView(text.block.empty());
  const shown = await Promise.all(
    blocked
      .slice(0, MOST_OPTIONS)
      .map(async (person) => ({ person, name: await personName(players, person, text.table) })),
  );
  return textView([text.block.title(blocked.length), ...shown.map(({ name }) => name.shown)].join('\n'), [
    menuRow(
      { scope: 'unblock' },
      text.block.unblock,
      shown.map(({ person, name }) => ({ value: person, label: name.plain })),
    ),
  ]);
}
