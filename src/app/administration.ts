import { ok, type Result } from '#core/result.ts';
import type { MatchCommand } from '#match/command.ts';
import type { Refusal } from '#match/refusal.ts';
import type { MatchId, Score, UserId } from '#match/types.ts';
import type { Color } from '#rules/types.ts';
import type { MatchDice } from './matchDice.ts';
import type { MatchService, ServiceRefusal } from './matchService.ts';
import { periodsOf } from './periods.ts';
import type { RatingStore } from './ratingPorts.ts';
import type { ServerStore } from './serverSettings.ts';

/** What an administrator may do with a match of the own server. */
export type AdminWish =
  | { readonly act: 'abort' }
  | { readonly act: 'award'; readonly winner: Color }
  | { readonly act: 'score'; readonly score: Score }
  | { readonly act: 'reopen' };

export interface Administration {
  /** `notHere`: the match is not one of this server. */
  act(request: {
    readonly guild: string;
    readonly by: UserId;
    readonly match: MatchId;
    readonly wish: AdminWish;
  }): Promise<Result<null, Refusal | ServiceRefusal | { readonly code: 'notHere' }>>;
}

export function createAdministration(ports: {
  readonly service: MatchService;
  readonly ratings: RatingStore;
  readonly servers: ServerStore;
  readonly wallNow: () => number;
}): Administration {
  const { service, ratings, servers, wallNow } = ports;
  return {
    async act({ guild, by, match, wish }) {
      const loaded = await service.load(match);
      if (loaded === null || loaded.row.place.guild !== guild) return { ok: false, error: { code: 'notHere' } };
      const done = await service.actForTable<never>(match, (_, at, dice) => ok(commandOf(wish, at, dice)));
      if (!done.ok) return done;
      // What the match did to the ratings goes with its end; it is settled again when it ends again.
      if (wish.act === 'reopen') await ratings.undo(match, periodsOf);
      await servers.note(guild, { at: wallNow(), by, act: wish.act, about: aboutOf(match, wish) });
      return ok(null);
    },
  };
}

function commandOf(wish: AdminWish, at: number, dice: MatchDice): MatchCommand {
  switch (wish.act) {
    case 'abort':
      return { type: 'abort', reason: 'admin', at };
    case 'award':
      return { type: 'award', winner: wish.winner, at };
    case 'score':
      return { type: 'setScore', score: wish.score, at };
    case 'reopen':
      return { type: 'reopen', commitment: dice.nextCommitment(), at };
  }
}

function aboutOf(match: MatchId, wish: AdminWish): string {
  switch (wish.act) {
    case 'abort':
    case 'reopen':
      return match;
    case 'award':
      return `${match} ${wish.winner}`;
    case 'score':
      return `${match} ${wish.score.white}-${wish.score.black}`;
  }
}
