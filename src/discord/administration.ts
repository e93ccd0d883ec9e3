import { sideNames } from './names.ts';
import type { AdminWish } from '#app/administration.ts';
import type { LoadedMatch } from '#app/matchLog.ts';
import { isRunning } from '#match/state.ts';
import type { MatchId } from '#match/types.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { type ByColor, COLORS } from '#rules/types.ts';
import type { Asked, Chat } from './chat.ts';
import type { ComponentId } from './customId.ts';
import type { Pressed } from './matchButtons.ts';
import type { SideName } from './names.ts';
import { matchRefusalText } from './refusalText.ts';
import { privately, type Reply } from './reply.ts';
import { type Button, buttonRow, liveTime, menuRow, type MenuOption } from './views/components.ts';
import { type MessageView, textView } from './views/messageView.ts';

/** Discord shows no more options. */
const MOST_MATCHES = 25;
/** Entries of the log that surely fit into a message. */
const MOST_ENTRIES = 15;

/** The newest matches of the server in a menu. The answer is seen by the administrator alone, and so are its buttons. */
export async function listServerMatches({ guild, text }: Asked, chat: Chat): Promise<Reply> {
  const rows = guild === null ? [] : await chat.matches.newestIn(guild, MOST_MATCHES);
  if (rows.length === 0) return privately(text.server.noMatches());
  const options = await Promise.all(
    rows.map(async ({ id }): Promise<readonly MenuOption[]> => {
      const loaded = await chat.service.load(id);
      if (loaded === null) return [];
      const names = await sideNames(chat.players, loaded.state.seats, text.table);
      return [
        {
          value: id,
          label: `${names.white.plain} – ${names.black.plain}`.slice(0, 100),
          description: factsOf(loaded, text),
        },
      ];
    }),
  );
  const menu = menuRow({ scope: 'admin', action: 'pick', match: null }, text.server.pickMatch(), options.flat());
  return privately(text.server.pickMatch(), [menu]);
}

const factsOf = ({ state, row }: LoadedMatch, { server, table }: Catalog): string =>
  [table.presets[state.settings.preset], `${state.score.white}–${state.score.black}`, server.statuses[row.status]].join(
    ' · ',
  );

/** A choice from the menu of matches, or a button under the match that was chosen. */
export async function administer(
  { action, match }: Extract<ComponentId, { scope: 'admin' }>,
  { value }: Pressed,
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  const { text } = asked;
  const id = match ?? ((value ?? '') as MatchId);
  const loaded = await chat.service.load(id);
  if (loaded === null || loaded.row.place.guild !== asked.guild) return privately(text.refusals.unknownMatch());
  if (action === 'pick') return { kind: 'update', view: await matchActs(loaded, text, chat) };
  const wish: AdminWish =
    action === 'awardWhite' || action === 'awardBlack'
      ? { act: 'award', winner: action === 'awardWhite' ? 'white' : 'black' }
      : { act: action };
  return carryOut(id, wish, asked, chat);
}

/** The points that were typed into the form. */
export async function setScore(
  match: string,
  field: (name: string) => string,
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  for (const color of COLORS) {
    if (!/^\s*\d{1,3}\s*$/.test(field(color)))
      return privately(asked.text.server.wrongPoints(field(color).slice(0, 20)));
  }
  const score = { white: Number(field('white')), black: Number(field('black')) };
  return carryOut(match as MatchId, { act: 'score', score }, asked, chat);
}

async function carryOut(match: MatchId, wish: AdminWish, asked: Asked, chat: Chat): Promise<Reply> {
  const { guild, user, text } = asked;
  if (guild === null) return privately(text.refusals.unknownMatch());
  const done = await chat.administration.act({ guild, by: user, match, wish });
  if (!done.ok) return privately(refusalText(done.error, text));
  await chat.notifier.upToDate(match);
  const loaded = await chat.service.load(match);
  const view = loaded === null ? textView(text.server.done()) : await matchActs(loaded, text, chat);
  return { kind: 'update', view, note: text.server.done() };
}

type AdminRefusal = Extract<Awaited<ReturnType<Chat['administration']['act']>>, { ok: false }>['error'];

function refusalText(refusal: AdminRefusal, text: Catalog): string {
  if (refusal.code === 'notHere' || refusal.code === 'unknownMatch') return text.refusals.unknownMatch();
  return refusal.code === 'staleBoard' ? text.refusals.staleBoard(null) : matchRefusalText(refusal, text);
}

async function matchActs(loaded: LoadedMatch, text: Catalog, chat: Chat): Promise<MessageView> {
  const { state, row } = loaded;
  const names = await sideNames(chat.players, state.seats, text.table);
  const { server } = text;
  const line = server.match({
    white: names.white.shown,
    black: names.black.shown,
    score: `${state.score.white} – ${state.score.black}`,
    status: server.statuses[row.status],
  });
  return textView(line, [buttonRow(actButtons(loaded, names, text))]);
}

function actButtons(
  { state, row: { id } }: LoadedMatch,
  names: ByColor<SideName>,
  { server }: Catalog,
): readonly Button[] {
  const button = (
    action: Extract<ComponentId, { scope: 'admin' }>['action'],
    label: string,
    look: Button['look'],
  ): Button => ({ id: { scope: 'admin', action, match: id }, label: label.slice(0, 80), look });
  if (!isRunning(state)) return [button('reopen', server.acts.reopen, 'main')];
  return [
    { id: { scope: 'form', form: 'score', argument: id }, label: server.acts.score, look: 'plain' },
    button('awardWhite', server.acts.award(names.white.plain), 'plain'),
    button('awardBlack', server.acts.award(names.black.plain), 'plain'),
    button('abort', server.acts.abort, 'danger'),
  ];
}

/** What has been done in this server, and who may not play there. */
export async function serverLog({ guild, text }: Asked, chat: Chat): Promise<Reply> {
  const { server } = text;
  const entries = guild === null ? [] : await chat.servers.log(guild, MOST_ENTRIES);
  const barred = guild === null ? [] : await chat.servers.barred(guild);
  const lines = entries.map(({ at, by, act, about }) =>
    server.entry(liveTime(at), `<@${by}>`, server.actNames[act], about),
  );
  return privately(
    [
      server.log(),
      ...(lines.length === 0 ? [server.emptyLog()] : lines),
      server.barList(barred.slice(0, MOST_MATCHES).map((user) => `<@${user}>`)),
    ].join('\n'),
  );
}

/** Lets a person start no more matches in this server, or lets them in again. */
export async function barPlayer(user: Asked['user'], isBarred: boolean, asked: Asked, chat: Chat): Promise<Reply> {
  const { guild, text } = asked;
  if (guild === null) return privately(text.refusals.unknownComponent());
  await chat.servers.bar(guild, user, isBarred);
  const act = isBarred ? 'bar' : 'unbar';
  await chat.servers.note(guild, { at: chat.wallNow(), by: asked.user, act, about: `<@${user}>` });
  return privately(isBarred ? text.server.barred(`<@${user}>`) : text.server.unbarred(`<@${user}>`));
}
