import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';

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
