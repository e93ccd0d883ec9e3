import type { BlockStore } from '#app/ports.ts';
import type { Db } from './database.ts';

export function createBlockStore(db: Db): BlockStore {
  return {
    async block(user, blocked, at) {
      await db
        .insertInto('block')
        .values({ user_id: user, blocked, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async unblock(user, blocked) {
      await db.deleteFrom('block').where('user_id', '=', user).where('blocked', '=', blocked).execute();
    },

    async blockedBy(user) {
      const rows = await db
        .selectFrom('block')
        .select('blocked')
        .where('user_id', '=', user)
        .orderBy('at', 'desc')
        .orderBy('blocked')
        .execute();
      return rows.map(({ blocked }) => blocked);
    },

    async areApart(one, other) {
      const row = await db
        .selectFrom('block')
        .select('blocked')
        .where((is) =>
          is.or([
            is.and([is('user_id', '=', one), is('blocked', '=', other)]),
            is.and([is('user_id', '=', other), is('blocked', '=', one)]),
          ]),
        )
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
