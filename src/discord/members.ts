import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Members } from '#app/ports.ts';
import { errorFacts } from './apiError.ts';
import type { Log } from './log.ts';

/** Answers kept in memory; the oldest goes first. */
const KEPT = 20_000;

/** Asks Discord one by one, so that no privileged intent is needed. */
export function createMembers(rest: REST, wallNow: () => number, log: Log): Members {
  const known = new Map<string, { readonly answer: Promise<boolean | null>; readonly at: number }>();

  async function ask(guild: string, user: string): Promise<boolean | null> {
    try {
      await rest.get(Routes.guildMember(guild, user));
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && GONE.has(Number(error.code))) return false;
      log.warn({ error: errorFacts(error) }, 'membership not known');
      return null;
    }
  }

  return {
    isMember(guild, user, maxAgeMs) {
      const key = `${guild}/${user}`;
      const last = known.get(key);
      if (last !== undefined && wallNow() - last.at <= maxAgeMs) return last.answer;
      const answer = ask(guild, user);
      known.delete(key);
      known.set(key, { answer, at: wallNow() });
      if (known.size > KEPT) {
        const [oldest] = known.keys();
        if (oldest !== undefined) known.delete(oldest);
      }
      return answer;
    },
  };
}

/** Left the server, or has no account any more. */
const GONE: ReadonlySet<number> = new Set([RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser]);
