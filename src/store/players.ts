import { z } from 'zod';
import type { PlayerStore } from '#app/ports.ts';
import { DEFAULT_PREFERENCES, type Preferences, REMINDER_WAYS, THEMES, timeZone, WELCOMES } from '#app/preferences.ts';
import type { Db } from './database.ts';

const hour = z.number().int().min(0).max(23);

/** A preference that an older version did not know, or knew by another value, takes its default. */
const preferencesSchema = z.object({
  language: z.enum(['en', 'tr']).nullable().catch(DEFAULT_PREFERENCES.language),
  theme: z.enum(THEMES).catch(DEFAULT_PREFERENCES.theme),
  autoRoll: z.boolean().catch(DEFAULT_PREFERENCES.autoRoll),
  autoForced: z.boolean().catch(DEFAULT_PREFERENCES.autoForced),
  autoConfirm: z.boolean().catch(DEFAULT_PREFERENCES.autoConfirm),
  greedyBearOff: z.boolean().catch(DEFAULT_PREFERENCES.greedyBearOff),
  mirrored: z.boolean().catch(DEFAULT_PREFERENCES.mirrored),
  textBoard: z.boolean().catch(DEFAULT_PREFERENCES.textBoard),
  confirmTake: z.boolean().catch(DEFAULT_PREFERENCES.confirmTake),
  reminders: z.enum(REMINDER_WAYS).catch(DEFAULT_PREFERENCES.reminders),
  quiet: z
    .object({ from: hour, to: hour, zone: z.string().refine((zone) => timeZone(zone) !== null) })
    .nullable()
    .catch(DEFAULT_PREFERENCES.quiet),
  challenges: z.enum(WELCOMES).catch(DEFAULT_PREFERENCES.challenges),
  listed: z.boolean().catch(DEFAULT_PREFERENCES.listed),
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
        .set({ preferences: JSON.stringify(preferences), listed: preferences.listed ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    },
  };
}
