import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#src/config.ts';

test('nothing has to be set, and an empty variable counts as absent', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ DATABASE_FILE: 'data/tavla.db', LOCAL_PORT: 4170, LOG_LEVEL: 'info' });
  expect(config.DISCORD_TOKEN).toBeUndefined();
  expect(readConfig({ DISCORD_TOKEN: '', LOCAL_PORT: '' })).toEqual(config);
});

test('every wrong variable is named at once', () => {
  const wrong = {
    DATABASE_FILE: 'x',
    LOCAL_PORT: '70000',
    LOG_LEVEL: 'loud',
    DISCORD_API: 'nowhere',
    COMPUTER_THREADS: '0',
  };
  expect(() => readConfig(wrong)).toThrow(/(?=.*LOCAL_PORT)(?=.*LOG_LEVEL)(?=.*DISCORD_API)(?=.*COMPUTER_THREADS)/s);
});

test('.env.example is a valid configuration that changes nothing', () => {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')) as NodeJS.ProcessEnv;
  expect(readConfig(example)).toEqual(readConfig({}));
  expect(Object.keys(example).toSorted()).toEqual([
    'COMPUTER_THREADS',
    'DATABASE_FILE',
    'DISCORD_API',
    'DISCORD_TOKEN',
    'LOCAL_PORT',
    'LOG_LEVEL',
  ]);
});
