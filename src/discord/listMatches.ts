import type { LoadedMatch } from '#app/matchLog.ts';
import { dueAt } from '#match/clock.ts';
import type { Asked, Chat } from './chat.ts';
import { boardLink } from './links.ts';
import { sideNames } from './names.ts';
import { privately, type Reply } from './reply.ts';
import { liveTime } from './views/components.ts';

/** As many as surely fit into a message of 2,000 characters. */
const MOST_LINES = 8;

/** The running matches of whoever asks: those that wait for them first, then what falls due first. */
export async function listMatches(asked: Asked, chat: Chat): Promise<Reply> {
  const { user, text } = asked;
  const rows = await chat.matches.runningOf(user);
  if (rows.length === 0) return privately(text.chat.noMatches());
  const loaded = (await Promise.all(rows.map(({ id }) => chat.service.load(id)))).filter((one) => one !== null);
  const isTheirs = ({ row }: LoadedMatch): number => Number(row.waitsFor !== user);
  const sorted = loaded.toSorted((a, b) => isTheirs(a) - isTheirs(b) || (decidedBy(a) < decidedBy(b) ? -1 : 1));
  const shown = sorted.slice(0, MOST_LINES);
  const lines = await Promise.all(shown.map((match) => matchLine(match, asked, chat)));
  const more = rows.length > shown.length ? [text.chat.moreMatches(rows.length - shown.length)] : [];
  return privately([text.chat.yourMatches(), ...lines, ...more].join('\n'));
}

/** Table time by which the match waits for a decision. */
const decidedBy = ({ state }: LoadedMatch): number => dueAt(state) ?? Infinity;

async function matchLine({ row, state }: LoadedMatch, { user, text }: Asked, { players, time }: Chat): Promise<string> {
  const { score, seats } = state;
  const due = dueAt(state);
  const names = await sideNames(players, seats, text.table);
  return text.chat.matchLine({
    white: names.white.shown,
    black: names.black.shown,
    whitePoints: score.white,
    blackPoints: score.black,
    turn: row.waitsFor === user ? 'yours' : 'theirs',
    stamp: due === null ? null : liveTime(time.wallTime(due)),
    link: boardLink(row),
  });
}
