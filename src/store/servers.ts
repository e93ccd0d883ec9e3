import { z } from 'zod';
import {
  DEFAULT_SERVER_SETTINGS,
  LONGEST_COOLDOWN_S,
  type ServerSettings,
  type ServerStore,
} from '#app/serverSettings.ts';
import { ADMIN_ACTS } from '#i18n/adminActs.ts';
import { PACES } from '#match/presets.ts';
import { PRESET_NAMES } from '#match/types.ts';
import type { Db } from './database.ts';

const paceNames = Object.keys(PACES) as [keyof typeof PACES, ...(keyof typeof PACES)[]];

/** What an older version did not know, or knew by another value, takes its default. */
const settingsSchema = z.object({
  language: z.enum(['en', 'tr']).nullable().catch(DEFAULT_SERVER_SETTINGS.language),
  channels: z.array(z.string()).catch([]),
  threads: z.boolean().catch(DEFAULT_SERVER_SETTINGS.threads),
  preset: z.enum(PRESET_NAMES).catch(DEFAULT_SERVER_SETTINGS.preset),
  pace: z.enum(paceNames).catch(DEFAULT_SERVER_SETTINGS.pace),
  rated: z.boolean().catch(DEFAULT_SERVER_SETTINGS.rated),
  cooldownS: z.number().int().min(0).max(LONGEST_COOLDOWN_S).catch(DEFAULT_SERVER_SETTINGS.cooldownS),
}) satisfies z.ZodType<ServerSettings>;

/** Servers whose settings stay in memory. */
const KEPT = 5_000;

export function createServerStore(db: Db): ServerStore {
  // Every interaction asks for them.
  const known = new Map<string, ServerSettings>();

  const remember = (guild: string, settings: ServerSettings): ServerSettings => {
    if (known.size >= KEPT) known.clear();
    known.set(guild, settings);
    return settings;
  };

  return {
    async settings(guild) {
      const kept = known.get(guild);
      if (kept !== undefined) return kept;
      const row = await db.selectFrom('server').selectAll().where('guild', '=', guild).executeTakeFirst();
      return remember(
        guild,
        row === undefined ? DEFAULT_SERVER_SETTINGS : settingsSchema.parse(JSON.parse(row.settings)),
      );
    },

    async setSettings(guild, settings) {
      const text = JSON.stringify(settings);
      await db
        .insertInto('server')
        .values({ guild, settings: text })
        .onConflict((conflict) => conflict.column('guild').doUpdateSet({ settings: text }))
        .execute();
      remember(guild, settings);
    },

    async bar(guild, user, barred) {
      if (barred) {
        await db
          .insertInto('barred')
          .values({ guild, user_id: user })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else {
        await db.deleteFrom('barred').where('guild', '=', guild).where('user_id', '=', user).execute();
      }
    },

    async isBarred(guild, user) {
      const row = await db
        .selectFrom('barred')
        .select('user_id')
        .where('guild', '=', guild)
        .where('user_id', '=', user)
        .executeTakeFirst();
      return row !== undefined;
    },

    async barred(guild) {
      const rows = await db
        .selectFrom('barred')
        .select('user_id')
        .where('guild', '=', guild)
        .orderBy('user_id')
        .execute();
      return rows.map(({ user_id: user }) => user);
    },

    async note(guild, { at, by, act, about }) {
      await db.insertInto('admin_log').values({ guild, at, by_user: by, act, about }).execute();
    },

    async log(guild, limit) {
      const rows = await db
        .selectFrom('admin_log')
        .selectAll()
        .where('guild', '=', guild)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
      return rows.flatMap(({ at, by_user: by, act: name, about }) => {
        const act = ADMIN_ACTS.find((one) => one === name);
        return act === undefined ? [] : [{ at, by, act, about }];
      });
    },
  };
}
