import type { MatchRow } from '#app/ports.ts';
import { dueAt } from '#match/clock.ts';
import type { Asked, Chat } from './chat.ts';
import { boardLink } from './links.ts';
import { sideNames } from './names.ts';
import { privately, type Reply } from './reply.ts';
import { liveTime } from './views/components.ts';

/** As many as surely fit into a message of 2,000 characters. */
const MOST_LINES = 8;

/** The running matches of whoever asks, those that wait for them first. */
export async function listMatches(asked: Asked, chat: Chat): Promise<Reply> {
  const { user, text } = asked;
  const rows = await chat.matches.runningOf(user);
  if (rows.length === 0) return privately(text.chat.noMatches());
  const sorted = rows.toSorted((a, b) => Number(b.waitsFor === user) - Number(a.waitsFor === user));
  const shown = sorted.slice(0, MOST_LINES);
  const lines = await Promise.all(shown.map((row) => matchLine(row, asked, chat)));
  const more = rows.length > shown.length ? [text.chat.moreMatches(rows.length - shown.length)] : [];
  return privately([text.chat.yourMatches(), ...lines.flat(), ...more].join('\n'));
}

async function matchLine(row: MatchRow, { user, text }: Asked, { service, players, time }: Chat) {
  const loaded = await service.load(row.id);
  if (loaded === null) return [];
  const { score, seats } = loaded.state;
  const due = dueAt(loaded.state);
  const names = await sideNames(players, seats, text.table);
  return [
    text.chat.matchLine({
      white: names.white.shown,
      black: names.black.shown,
      whitePoints: score.white,
      blackPoints: score.black,
      turn: row.waitsFor === user ? 'yours' : 'theirs',
      stamp: due === null ? null : liveTime(time.wallTime(due)),
      link: boardLink(row),
    }),
  ];
}
