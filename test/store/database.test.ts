import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#store/database.ts';
import { temporaryFolder } from '#test/support/database.ts';

test.each([
  ['a folder', (file: string) => mkdirSync(file)],
  ['a text', (file: string) => writeFileSync(file, 'Tavla is played with two dice and fifteen checkers a side.')],
  ['other bytes', (file: string) => writeFileSync(file, Buffer.alloc(8192, 0xa5))],
])('%s in the place of the database: the error names the file', async (_, spoil) => {
  const file = join(temporaryFolder(), 'tavla.db');
  spoil(file);
  await expect(openDatabase(file)).rejects.toThrow(`the database file ${file} cannot be used`);
});

test('a folder that is a file', async () => {
  const inTheWay = join(temporaryFolder(), 'data');
  writeFileSync(inTheWay, '');
  await expect(openDatabase(join(inTheWay, 'tavla.db'))).rejects.toThrow('cannot be used');
});

test('a file that may only be read is refused at the start, before anybody plays', async () => {
  const file = join(temporaryFolder(), 'tavla.db');
  await (await openDatabase(file)).destroy();
  // Byte 18 of the header: an SQLite that does not know this version reads the file and does not write it.
  writeFileSync(file, readFileSync(file).with(18, 3));
  await expect(openDatabase(file)).rejects.toThrow(/cannot be used.*readonly/);
});
