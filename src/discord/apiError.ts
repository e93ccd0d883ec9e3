import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';

/** What went wrong with a request, as far as it makes a difference here. */
export type ApiFailure =
  | 'messageGone'
  | 'channelGone'
  | 'threadClosed'
  | 'threadExists'
  | 'noThreadsHere'
  | 'notAllowed'
  /** Discord is down, too busy, or says something that we do not know: worth another try. */
  | 'other';

const FAILURES: Readonly<Record<number, ApiFailure>> = {
  [RESTJSONErrorCodes.UnknownMessage]: 'messageGone',
  // Old messages take few edits an hour; a new one does as well.
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'messageGone',
  [RESTJSONErrorCodes.UnknownChannel]: 'channelGone',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'threadClosed',
  [RESTJSONErrorCodes.ThreadLocked]: 'threadClosed',
  [RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage]: 'threadExists',
  [RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType]: 'noThreadsHere',
  [RESTJSONErrorCodes.MissingPermissions]: 'notAllowed',
  [RESTJSONErrorCodes.MissingAccess]: 'notAllowed',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: 'notAllowed',
};

export const apiFailure = (error: unknown): ApiFailure =>
  error instanceof DiscordAPIError ? (FAILURES[Number(error.code)] ?? 'other') : 'other';

/**
 * What a log may hold of an error. Discord's carry the whole request: texts, pictures, and addresses with tokens in them.
 */
export function errorFacts(error: unknown): object {
  if (error instanceof DiscordAPIError) {
    return {
      name: 'DiscordAPIError',
      code: error.code,
      status: error.status,
      method: error.method,
      message: error.message,
    };
  }
  if (error instanceof HTTPError) return { name: error.name, status: error.status, message: error.message };
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  return { message: String(error) };
}
