import type { LoadedMatch } from '#app/matchLog.ts';
import type { Player, PlayerStore } from '#app/ports.ts';
import { catalogOf } from '#i18n/index.ts';
import type { UserId } from '#match/types.ts';
import { errorFacts } from './apiError.ts';
import { boardLink } from './links.ts';
import type { Log } from './log.ts';
import { sideNames } from './names.ts';
import { kindOf, type News, type NewsKind } from './told.ts';
import { type MessageView, textView } from './views/messageView.ts';

/** Writes to a person alone; rejects where Discord does not allow it. */
export type WriteDirectly = (user: UserId, view: MessageView) => Promise<void>;

/** Reminds in the way that the late player has chosen. */
export interface Reminders {
  /** What is left for the board's message to do. */
  bring(news: News, loaded: LoadedMatch, late: Player | null): Promise<NewsKind>;
}

export function createReminders(ports: {
  readonly players: PlayerStore;
  readonly direct: WriteDirectly;
  readonly log: Log;
}): Reminders {
  const { players, direct, log } = ports;
  return {
    async bring(news, { row, state }, late) {
      const kind = kindOf(news);
      if (kind !== 'notice' || late === null || !isReminderAlone(news)) return kind;
      // Where the bot may only answer, nobody would hear it.
      if (late.preferences.reminders === 'channel' && !row.place.answersOnly) return kind;
      if (late.preferences.reminders === 'off') return 'edit';
      const { chat, table } = catalogOf(late.preferences.language ?? row.place.locale);
      const { white, black } = await sideNames(players, state.seats, table);
      try {
        await direct(late.id, textView(chat.reminder(white.shown, black.shown, boardLink(row) ?? '')));
        return 'edit';
      } catch (error) {
        // Not everybody takes direct messages.
        log.info({ match: row.id, error: errorFacts(error) }, 'reminded in the channel instead');
        return kind;
      }
    },
  };
}

const isReminderAlone = ({ events }: News): boolean =>
  events.every(({ type }) => type !== 'pauseOffered' && type !== 'resumed');
