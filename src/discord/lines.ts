import type { Snowflake } from '#app/ports.ts';

/** Discord's tokens live for fifteen minutes; the last of them is left for what is on its way. */
const LIFE_MS = 14 * 60_000;

/** An interaction by which the bot can still write where it may only answer. */
export interface Line {
  readonly token: string;
  /** Nothing can be sent before Discord knows that an answer comes. */
  readonly acknowledged: Promise<unknown>;
  /** The message on which the component stands that was used; null for commands. */
  readonly source: Snowflake | null;
  /** What stands for the private answer to a command until that comes; what is sent before would take its place. */
  placeholder: string | null;
}

/**
 * The newest interactions of places where the bot may only answer, as in conversations that it is not in. In memory
 * alone: after a restart such a place is mute until somebody acts there.
 */
export interface Lines {
  heard(channel: Snowflake, line: Line): void;
  /** By which something can be written into this channel, or by which this message can be changed; else null. */
  to(place: Snowflake): Line | null;
  /** A message was sent by this line. */
  sent(message: Snowflake, line: Line): void;
}

export function createLines(wallNow: () => number): Lines {
  /** By channel and by message, the oldest first. */
  const lines = new Map<Snowflake, { readonly line: Line; readonly until: number }>();
  const endOf = new WeakMap<Line, number>();

  const keep = (place: Snowflake, line: Line): void => {
    const until = endOf.get(line) ?? wallNow() + LIFE_MS;
    endOf.set(line, until);
    lines.delete(place);
    lines.set(place, { line, until });
    for (const [oldest, kept] of lines) {
      if (wallNow() <= kept.until) return;
      lines.delete(oldest);
    }
  };

  return {
    heard(channel, line) {
      keep(channel, line);
      if (line.source !== null) keep(line.source, line);
    },
    to(place) {
      const kept = lines.get(place);
      return kept === undefined || wallNow() > kept.until ? null : kept.line;
    },
    sent: keep,
  };
}
