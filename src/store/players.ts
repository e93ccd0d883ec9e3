import { z } from 'zod';
import { DEFAULT_PREFERENCES, type PlayerStore, type Preferences, THEMES } from '#app/ports.ts';
import type { Db } from './database.ts';

/** A preference that an older version did not know, or knew by another value, takes its default. */
const preferencesSchema = z.object({
  language: z.enum(['en', 'tr']).nullable().catch(DEFAULT_PREFERENCES.language),
  theme: z.enum(THEMES).catch(DEFAULT_PREFERENCES.theme),
  autoRoll: z.boolean().catch(DEFAULT_PREFERENCES.autoRoll),
  autoForced: z.boolean().catch(DEFAULT_PREFERENCES.autoForced),
  autoConfirm: z.boolean().catch(DEFAULT_PREFERENCES.autoConfirm),
}) satisfies z.ZodType<Preferences>;

export function createPlayerStore(db: Db): PlayerStore {
  const get: PlayerStore['get'] = async (id) => {
    const row = await db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    return { id: row.id, name: row.name, preferences: preferencesSchema.parse(JSON.parse(row.preferences)) };
  };

  return {
    get,

    async seen(id, name) {
      const known = await get(id);
      if (known?.name === name) return known;
      await db
        .insertInto('player')
        .values({ id, name, preferences: JSON.stringify(DEFAULT_PREFERENCES) })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
        .execute();
      return { id, name, preferences: known?.preferences ?? DEFAULT_PREFERENCES };
    },

    async setPreferences(id, preferences) {
      await db
        .updateTable('player')
        .set({ preferences: JSON.stringify(preferences) })
        .where('id', '=', id)
        .execute();
    },
  };
}
