import type { Standing } from '#app/ratingPorts.ts';
import { isProvisional } from '#match/rating.ts';
import type { UserId } from '#match/types.ts';
import type { Asked, Chat } from './chat.ts';
import { personName } from './names.ts';
import type { Reply } from './reply.ts';
import { textView, type ViewFile } from './views/messageView.ts';

/** Points of the graph; more would not be told apart. */
const GRAPH_MATCHES = 200;

/** What a person has played: ratings with the graph of the newest one, and how the reader does against them. */
export async function profileReply(person: UserId, { user, text }: Asked, chat: Chat): Promise<Reply> {
  const { rating: texts } = text;
  const standings = await chat.ratings.standings(person);
  const running = await chat.matches.runningOf(person);
  const who = (await personName(chat.players, person, text.table)).shown;
  const duel = person === user ? null : await chat.ratings.headToHead(user, person);
  const lines = standings.map((standing) => standingLine(standing, texts));
  const provisional = standings.some(({ experience, ratedMatches }) => isProvisional(experience, ratedMatches));
  const content = [
    texts.profile(who),
    ...(lines.length === 0 ? [texts.noMatches()] : lines),
    ...(provisional ? [`-# ${texts.provisionalNote()}`] : []),
    texts.unfinished(
      running.length,
      standings.reduce((sum, { timedOut }) => sum + timedOut, 0),
    ),
    ...(duel === null || duel.won + duel.lost === 0 ? [] : [texts.headToHead(duel.won, duel.lost)]),
  ];
  const graph = await graphOf(person, standings, text, chat);
  const view = textView(content.join('\n'));
  return { kind: 'private', view: graph === null ? view : { ...view, file: graph } };
}

function standingLine(standing: Standing, texts: Asked['text']['rating']): string {
  const { pool, tempo, rating, experience, ratedMatches } = standing;
  return texts.standing({
    ...standing,
    pool: texts.pools[pool],
    tempo: texts.tempos[tempo],
    rating: Math.round(rating),
    provisional: isProvisional(experience, ratedMatches),
  });
}

/** The graph of the pool that was played last; null where there is nothing to draw yet. */
async function graphOf(
  person: UserId,
  standings: readonly Standing[],
  { rating: texts }: Asked['text'],
  { ratings, drawCourse }: Chat,
): Promise<ViewFile | null> {
  const newest = standings.find(({ ratedMatches }) => ratedMatches > 1);
  if (newest === undefined) return null;
  const { pool, tempo } = newest;
  const course = await ratings.course(person, pool, tempo, GRAPH_MATCHES);
  const values = course.map(({ rating }) => Math.round(rating));
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    name: 'rating.png',
    altText: texts.graphAlt({
      pool: texts.pools[pool],
      matches: values.length,
      first,
      last,
      highest: Math.max(...values),
      lowest: Math.min(...values),
    }),
    make: () => drawCourse({ title: texts.graphTitle(texts.pools[pool], texts.tempos[tempo]), values }),
  };
}
