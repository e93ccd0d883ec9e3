import type { Selectable } from 'kysely';
import type { Vacation, VacationStore } from '#app/ports.ts';
import { type Db, violatedConstraint } from './database.ts';
import type { VacationTable } from './schema.ts';

export function createVacationStore(db: Db): VacationStore {
  return {
    async begin({ id, user, from, until }) {
      try {
        const row = { id, user_id: user, from_at: from, until_at: until, begin_carried: 0, end_carried: 0 } as const;
        await db.insertInto('vacation').values(row).execute();
        return 'begun';
      } catch (error) {
        if (violatedConstraint(error) === 'unique') return 'running';
        throw error;
      }
    },

    async current(user, at) {
      const row = await db
        .selectFrom('vacation')
        .selectAll()
        .where('user_id', '=', user)
        .where('end_carried', '=', 0)
        .where('until_at', '>', at)
        .executeTakeFirst();
      return row === undefined ? null : vacationOf(row);
    },

    async takenSince(user, since) {
      const rows = await db
        .selectFrom('vacation')
        .selectAll()
        .where('user_id', '=', user)
        .where('until_at', '>', since)
        .execute();
      return rows.map(vacationOf);
    },

    async end(user, at) {
      const { numUpdatedRows } = await db
        .updateTable('vacation')
        .set({ until_at: at })
        .where('user_id', '=', user)
        .where('end_carried', '=', 0)
        .where('until_at', '>', at)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async uncarried(at) {
      const rows = await db
        .selectFrom('vacation')
        .selectAll()
        .where('end_carried', '=', 0)
        .where((is) => is.or([is('begin_carried', '=', 0), is('until_at', '<=', at)]))
        .execute();
      return rows.flatMap((row) => [
        ...(row.begin_carried === 0 ? [{ vacation: vacationOf(row), change: 'begin' as const }] : []),
        ...(row.until_at <= at ? [{ vacation: vacationOf(row), change: 'end' as const }] : []),
      ]);
    },

    async carried(id, change) {
      await db
        .updateTable('vacation')
        .set(change === 'begin' ? { begin_carried: 1 } : { begin_carried: 1, end_carried: 1 })
        .where('id', '=', id)
        .execute();
    },
  };
}

const vacationOf = ({ id, user_id: user, from_at: from, until_at: until }: Selectable<VacationTable>): Vacation => ({
  id,
  user,
  from,
  until,
});
