import type { Selectable } from 'kysely';
import type { FinishedRow, HistoryQuery, HistoryStore, MatchEnding } from '#app/historyPorts.ts';
import { COLORS, opponentOf, type Color } from '#rules/types.ts';
import type { Db } from './database.ts';
import type { MatchTable } from './schema.ts';

/** Pages are found by their key, so a long history costs no more than a short one. */
export function createHistoryStore(db: Db): HistoryStore {
  /** The matches that the person played on one side; each side has an index of its own. */
  async function finishedAs(side: Color, { user, opponent, beside, limit }: HistoryQuery) {
    const forward = beside?.direction === 'newer';
    let query = db
      .selectFrom('match')
      .selectAll()
      .where(side, '=', user)
      .where('ended_at', 'is not', null)
      .orderBy('ended_at', forward ? 'asc' : 'desc')
      .orderBy('id', forward ? 'asc' : 'desc')
      .limit(limit);
    if (opponent === 'computer') query = query.where(opponentOf(side), 'is', null);
    else if (opponent !== null) query = query.where(opponentOf(side), '=', opponent);
    if (beside !== null) {
      const { key, direction } = beside;
      query = query.where((is) =>
        is(
          is.refTuple('ended_at', 'id'),
          direction === 'older' ? '<' : '>',
          is.tuple(key.endedAt, key.match as MatchTable['id']),
        ),
      );
    }
    return query.execute();
  }

  return {
    async finishedOf(query) {
      const rows = (await Promise.all(COLORS.map((side) => finishedAs(side, query)))).flat().flatMap(finishedRow);
      const sorted = rows.sort(newestFirst);
      return query.beside?.direction === 'newer' ? sorted.slice(-query.limit) : sorted.slice(0, query.limit);
    },

    async finished(match) {
      const row = await db.selectFrom('match').selectAll().where('id', '=', match).executeTakeFirst();
      return row === undefined ? null : (finishedRow(row)[0] ?? null);
    },
  };
}

const newestFirst = (a: FinishedRow, b: FinishedRow): number => b.endedAt - a.endedAt || (a.match < b.match ? 1 : -1);

const finishedRow = (row: Selectable<MatchTable>): readonly FinishedRow[] => {
  const ending = endingOf(row);
  if (ending === null || row.ended_at === null) return [];
  return [{ ...ending, match: row.id, endedAt: row.ended_at, users: { white: row.white, black: row.black } }];
};

/** Null while the match is running. */
export const endingOf = ({
  winner,
  white_points: white,
  black_points: black,
  end_reason: reason,
}: Selectable<MatchTable>): MatchEnding | null =>
  reason === null || white === null || black === null ? null : { winner, score: { white, black }, reason };
