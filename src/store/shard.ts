import { hostname } from 'node:os';
import type { TableTime } from '#app/ports.ts';
import type { Db } from './database.ts';

/** After this long without a heartbeat a process counts as gone. */
const SILENT_MS = 10_000;

export interface ShardClaim {
  readonly time: TableTime;
  /** From the last heartbeat to this claim, in ms. */
  readonly wasDownMs: number;
  /** Notes that this process is up; what passes between the last beat and the next start is downtime. */
  beat(): Promise<void>;
}

/** Another live process serves the shard already. */
export class ShardTaken extends Error {}

/**
 * Claims a shard for this process and adds the time since the last heartbeat to its downtime, which table time leaves
 * out: no clock runs while nobody could play. Throws `ShardTaken` where another live process holds it.
 */
export async function claimShard(db: Db, id: number, wallNow: () => number): Promise<ShardClaim> {
  const now = wallNow();
  const mine = { pid: process.pid, host: hostname(), heartbeat_at: now };
  const { downtime, wasDownMs } = await db.transaction().execute(async (tx) => {
    // Written first so that two processes that start together wait for each other.
    await tx
      .insertInto('shard')
      .values({ id, ...mine, downtime_ms: 0 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
      .execute();
    const shard = await tx.selectFrom('shard').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (isAlive(shard, now)) throw new ShardTaken(`process ${shard.pid} on ${shard.host} serves shard ${id}`);
    const wasDown = Math.max(0, now - shard.heartbeat_at);
    const downtimeMs = shard.downtime_ms + wasDown;
    await tx
      .updateTable('shard')
      .set({ ...mine, downtime_ms: downtimeMs })
      .where('id', '=', id)
      .execute();
    return { downtime: downtimeMs, wasDownMs: wasDown };
  });

  return {
    wasDownMs,
    time: {
      now: () => wallNow() - downtime,
      wallTime: (tableTime) => tableTime + downtime,
    },
    async beat() {
      await db.updateTable('shard').set({ heartbeat_at: wallNow() }).where('id', '=', id).execute();
    },
  };
}

/** A holder without a fresh heartbeat is gone even where another program has been given its process id. */
function isAlive(holder: { pid: number; host: string; heartbeat_at: number }, now: number): boolean {
  if (now - holder.heartbeat_at >= SILENT_MS) return false;
  return holder.host !== hostname() || (holder.pid !== process.pid && processExists(holder.pid));
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
