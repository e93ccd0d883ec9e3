import { openDatabase } from '#store/database.ts';
import { actOnce, openTables } from '#test/support/table.ts';

// A process of its own: plays one match after another on the file it is given, and writes what it was told is stored.

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('which file?');
const tables = openTables(await openDatabase(file));
for (;;) {
  const id = await tables.start({ length: 5 });
  for (let turn = 0; ; turn += 1) {
    const done = await actOnce(tables.service, id, `${id} ${turn}`);
    if (done === null) break;
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const rolls = done.value.events.filter(({ type }) => type === 'rolled');
    process.stdout.write(`${JSON.stringify({ id, version: done.value.row.version, rolls })}\n`);
  }
}
