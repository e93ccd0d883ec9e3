import type { Place, Snowflake } from '#app/ports.ts';
import type { NeededPermission } from '#i18n/chatTexts.ts';
import { apiFailure } from './apiError.ts';
import type { ChatApi } from './chatApi.ts';
import type { ChannelPermissions } from './permissions.ts';

/** What the thread of a match is made of. */
export interface ThreadPlan {
  readonly name: string;
  /** The invitation from which it starts; null where there is none to start from. */
  readonly message: Snowflake | null;
}

/**
 * Opens the match's own thread. Without one the match is played in the channel; `missing` then names the permission
 * that stands in the way, null where the place itself has no threads, as in direct messages or inside a thread.
 */
export async function openThread(
  api: ChatApi,
  place: Pick<Place, 'guild' | 'channel'>,
  permissions: ChannelPermissions | null,
  { name, message }: ThreadPlan,
): Promise<{ readonly thread: Snowflake } | { readonly thread: null; readonly missing: NeededPermission | null }> {
  if (place.guild === null || permissions?.isThread === true) return { thread: null, missing: null };
  const lacking = permissions?.missingForThreads ?? null;
  if (lacking !== null) return { thread: null, missing: lacking };
  try {
    return { thread: await api.startThread(place.channel, message, name) };
  } catch (error) {
    const failure = apiFailure(error);
    // Opened before a restart: a thread has the id of the message from which it starts.
    if (failure === 'threadExists' && message !== null) return { thread: message };
    if (failure === 'messageGone' && message !== null) {
      return openThread(api, place, permissions, { name, message: null });
    }
    if (failure === 'notAllowed') return { thread: null, missing: 'CreatePublicThreads' };
    if (failure === 'noThreadsHere') return { thread: null, missing: null };
    throw error;
  }
}
