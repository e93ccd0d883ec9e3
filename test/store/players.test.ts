import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '#app/preferences.ts';
import type { UserId } from '#match/types.ts';
import { createPlayerStore } from '#store/players.ts';
import { temporaryDatabase } from '#test/support/database.ts';

const ayse = '1' as UserId;

test('a player seen for the first time has default preferences, later ones are kept over a change of name', async () => {
  const players = createPlayerStore(await temporaryDatabase());
  expect(await players.get(ayse)).toBeNull();
  expect(await players.seen(ayse, 'Ayşe')).toEqual({ id: ayse, name: 'Ayşe', preferences: DEFAULT_PREFERENCES });
  const preferences = { ...DEFAULT_PREFERENCES, language: 'tr', theme: 'contrast', autoConfirm: true } as const;
  await players.setPreferences(ayse, preferences);
  expect(await players.seen(ayse, 'Ayşe 2')).toEqual({ id: ayse, name: 'Ayşe 2', preferences });
  expect(await players.get(ayse)).toEqual({ id: ayse, name: 'Ayşe 2', preferences });
});

test('preferences of another age take defaults for what they lack or no longer know', async () => {
  const db = await temporaryDatabase();
  const stored = JSON.stringify({ theme: 'velvet', autoRoll: false, gone: 1 });
  await db.insertInto('player').values({ id: ayse, name: 'Ayşe', preferences: stored }).execute();
  expect((await createPlayerStore(db).get(ayse))?.preferences).toEqual({ ...DEFAULT_PREFERENCES, autoRoll: false });
});
