import { err, ok, type Result } from '#core/result.ts';
import type { Challenge, MatchStore, PlayerStore, Snowflake } from '#app/ports.ts';
import { catalogOf } from '#i18n/index.ts';
import { type ApiFailure, apiFailure, errorFacts } from './apiError.ts';
import type { ChatApi } from './chatApi.ts';
import type { Log } from './log.ts';
import { personName } from './names.ts';
import { challengeView } from './views/challengeView.ts';
import type { MessageView } from './views/messageView.ts';

/** Invitations in the chat: what they say now, and keeping their messages up to date. */
export interface InvitationMessages {
  view(challenge: Challenge): Promise<MessageView>;
  /** Posts a new one, which notifies who is invited. Never rejects. */
  post(challenge: Challenge): Promise<Result<Snowflake, ApiFailure>>;
  /** Changes the posted message, if it is still there. Never rejects. */
  refresh(challenge: Challenge): Promise<void>;
}

export function createInvitationMessages(ports: {
  readonly api: ChatApi;
  readonly matches: MatchStore;
  readonly players: PlayerStore;
  readonly log: Log;
}): InvitationMessages {
  const { api, matches, players, log } = ports;

  async function view(challenge: Challenge): Promise<MessageView> {
    const { table } = catalogOf(challenge.place.locale);
    const row = challenge.match === null ? null : await matches.row(challenge.match);
    return challengeView(challenge, {
      challenger: await personName(players, challenge.challenger, table),
      opponent: challenge.opponent === null ? null : await personName(players, challenge.opponent, table),
      match:
        row === null || row.black === null
          ? null
          : {
              by: await personName(players, row.black, table),
              place: `<#${row.place.thread ?? row.place.channel}>`,
            },
    });
  }

  /** The offer of a rematch stands where the match was played, any other in the channel. */
  async function channelOf({ place, rematchOf }: Challenge): Promise<Snowflake> {
    const played = rematchOf === null ? null : await matches.row(rematchOf);
    return played?.place.thread ?? place.channel;
  }

  return {
    view,

    async post(challenge) {
      const { id } = challenge;
      try {
        return ok(await api.send(await channelOf(challenge), await view(challenge), id));
      } catch (error) {
        log.warn({ challenge: id, error: errorFacts(error) }, 'invitation not posted');
        return err(apiFailure(error));
      }
    },

    async refresh(challenge) {
      const { message, place } = challenge;
      if (message === null || (place.answersOnly && !api.reaches(message))) return;
      try {
        await api.edit(await channelOf(challenge), message, await view(challenge));
      } catch (error) {
        log.warn(
          { challenge: challenge.id, failure: apiFailure(error), error: errorFacts(error) },
          'invitation not refreshed',
        );
      }
    },
  };
}
