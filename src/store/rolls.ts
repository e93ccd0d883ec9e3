import type { Transaction } from 'kysely';
import type { RollCount, RollStore } from '#app/ports.ts';
import type { MatchId } from '#match/types.ts';
import type { Die } from '#rules/types.ts';
import type { Db } from './database.ts';
import { decodeEvent } from './eventCodec.ts';
import type { Schema } from './schema.ts';

/** Whose the rows are that count the rolls of everybody. */
const EVERYBODY = '';

export const createRollStore = (db: Db): RollStore => ({
  async counts(user) {
    const rows = await db
      .selectFrom('roll_count')
      .select(['high', 'low', 'count'])
      .where('user_id', '=', user ?? EVERYBODY)
      .orderBy('high')
      .orderBy('low')
      .execute();
    return rows.map(({ high, low, count }): RollCount => ({ roll: [high as Die, low as Die], count }));
  },
});

/** Counts the rolls of a match that has ended, those that were counted at an earlier end left out. */
export async function countRolls(tx: Transaction<Schema>, id: MatchId): Promise<void> {
  const match = await tx
    .selectFrom('match')
    .select(['white', 'black', 'version', 'rolls_counted'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('match_event')
    .select(['type', 'schema', 'body', 'at'])
    .where('match_id', '=', id)
    .where('version', '>', match.rolls_counted)
    .where('type', '=', 'rolled')
    .execute();
  const counts = new Map<
    string,
    { readonly user_id: string; readonly high: number; readonly low: number; count: number }
  >();
  for (const event of rows.map(decodeEvent)) {
    if (event.type !== 'rolled') continue;
    const [high, low] = event.roll.toSorted((a, b) => b - a) as [number, number];
    const roller = match[event.by];
    for (const user_id of [EVERYBODY, ...(roller === null ? [] : [roller])]) {
      const key = `${user_id} ${high}${low}`;
      const row = counts.get(key) ?? { user_id, high, low, count: 0 };
      row.count += 1;
      counts.set(key, row);
    }
  }
  if (counts.size > 0) {
    await tx
      .insertInto('roll_count')
      .values([...counts.values()])
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'high', 'low'])
          .doUpdateSet((is) => ({ count: is('roll_count.count', '+', is.ref('excluded.count')) })),
      )
      .execute();
  }
  await tx.updateTable('match').set({ rolls_counted: match.version }).where('id', '=', id).execute();
}
