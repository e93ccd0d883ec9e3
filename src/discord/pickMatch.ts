import type { MatchRow } from '#app/ports.ts';
import type { MatchId } from '#match/types.ts';
import type { Asked, Chat } from './chat.ts';
import type { PickingCommand } from './customId.ts';
import { sideNames } from './names.ts';
import { privately, type Reply } from './reply.ts';
import { menuRow, type MenuOption } from './views/components.ts';

/** Discord shows no more options. */
const MOST_OPTIONS = 25;

type Picked =
  | { readonly kind: 'match'; readonly id: MatchId }
  | { readonly kind: 'several'; readonly rows: readonly MatchRow[] }
  | { readonly kind: 'none' };

/**
 * The match that somebody means who names none: the one of this thread, else of this channel, else the only one. Of
 * several, an act means the one that waits for this person, if it is one; who only looks may watch others' matches.
 */
export async function pickMatch(command: PickingCommand, { user, channel }: Asked, { matches }: Chat): Promise<Picked> {
  const own = await matches.runningOf(user);
  const inThread = own.filter(({ place }) => place.thread === channel);
  const inChannel = own.filter(({ place }) => place.channel === channel);
  const watched = command === 'board' ? await matches.runningIn(channel) : [];
  const rows = [inThread, inChannel, watched, own].find((some) => some.length > 0) ?? [];
  const acts = command !== 'board' && command !== 'resign';
  const waiting = acts ? rows.filter(({ waitsFor }) => waitsFor === user) : [];
  const [only, ...others] = waiting.length === 1 ? waiting : rows;
  if (only === undefined) return { kind: 'none' };
  return others.length === 0 ? { kind: 'match', id: only.id } : { kind: 'several', rows };
}

/** Runs a command on the match that is meant, or asks which one; `argument` is what was typed. */
export async function withMatch(
  command: PickingCommand,
  argument: string,
  asked: Asked,
  chat: Chat,
  run: (id: MatchId) => Promise<Reply>,
): Promise<Reply> {
  const picked = await pickMatch(command, asked, chat);
  switch (picked.kind) {
    case 'match':
      return run(picked.id);
    case 'none':
      return privately(asked.text.refusals.noMatch());
    case 'several': {
      const { chat: texts } = asked.text;
      const options = await Promise.all(picked.rows.slice(0, MOST_OPTIONS).map((row) => matchOption(row, asked, chat)));
      const menu = menuRow({ scope: 'pick', command, argument }, texts.menus.pickMatch, options.flat());
      return privately(texts.pickMatch(), [menu]);
    }
  }
}

async function matchOption(row: MatchRow, { text, user }: Asked, chat: Chat): Promise<readonly MenuOption[]> {
  const loaded = await chat.service.load(row.id);
  if (loaded === null) return [];
  const { white, black } = await sideNames(chat.players, loaded.state.seats, text.table);
  const { score } = loaded.state;
  return [
    {
      value: row.id,
      label: `${white.plain} ${score.white} – ${score.black} ${black.plain}`.slice(0, 100),
      description: row.waitsFor === user ? text.chat.yourTurn() : text.chat.theirTurn(),
    },
  ];
}
