import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { claimShard, ShardTaken } from '#store/shard.ts';
import { temporaryDatabase } from '#test/support/database.ts';

test('table time stands still while the process is down, over any number of restarts', async () => {
  const db = await temporaryDatabase();
  let wall = 1_000_000;
  const first = await claimShard(db, 0, () => wall);
  expect(first.time.now()).toBe(1_000_000);
  wall += 60_000;
  await first.beat();
  wall += 300_000; // down for five minutes
  const second = await claimShard(db, 0, () => wall);
  expect(second.time.now()).toBe(1_060_000);
  expect(second.time.wallTime(1_060_000)).toBe(wall);
  wall += 1_000;
  await second.beat();
  wall += 20_000;
  const third = await claimShard(db, 0, () => wall);
  expect(third.time.now()).toBe(1_061_000);
});

test('a shard that a live process serves is refused, one of a dead process or of a silent one is not', async () => {
  const db = await temporaryDatabase();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  await once(other, 'spawn');
  const wall = 1_000_000;
  const holder = { id: 0, pid: other.pid ?? 0, host: hostname(), heartbeat_at: wall, downtime_ms: 0 };
  await db.insertInto('shard').values(holder).execute();
  await expect(claimShard(db, 0, () => wall + 9_999)).rejects.toThrow(ShardTaken);
  await expect(claimShard(db, 1, () => wall)).resolves.toBeDefined();
  other.kill('SIGKILL');
  await once(other, 'exit');
  await expect(claimShard(db, 0, () => wall + 9_999)).resolves.toBeDefined();

  await db.updateTable('shard').set({ host: 'elsewhere', heartbeat_at: wall }).where('id', '=', 0).execute();
  await expect(claimShard(db, 0, () => wall + 9_999)).rejects.toThrow(ShardTaken);
  await expect(claimShard(db, 0, () => wall + 10_000)).resolves.toBeDefined();
});
