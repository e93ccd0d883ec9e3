/** An answer of Discord's that refuses a request: HTTP status, error code and text. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: unknown;

  constructor(status: number, code: number, message: string, errors?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** Refuses a body: `path` names the field, `why` is one of Discord's short reasons. */
export function invalidForm(path: readonly (string | number)[], why: string): ApiError {
  const leaf: unknown = { _errors: [{ code: 'INVALID', message: why }] };
  return new ApiError(
    400,
    50035,
    'Invalid Form Body',
    path.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), leaf),
  );
}

export const notFound = () => new ApiError(404, 0, '404: Not Found');
export const unauthorized = () => new ApiError(401, 0, '401: Unauthorized');
export const unknownApplication = () => new ApiError(404, 10002, 'Unknown Application');
export const unknownChannel = () => new ApiError(404, 10003, 'Unknown Channel');
export const unknownGuild = () => new ApiError(404, 10004, 'Unknown Guild');
export const unknownMember = () => new ApiError(404, 10007, 'Unknown Member');
export const unknownMessage = () => new ApiError(404, 10008, 'Unknown Message');
export const unknownUser = () => new ApiError(404, 10013, 'Unknown User');
export const unknownWebhook = () => new ApiError(404, 10015, 'Unknown Webhook');
export const unknownInteraction = () => new ApiError(404, 10062, 'Unknown interaction');
export const alreadyAcknowledged = () => new ApiError(400, 40060, 'Interaction has already been acknowledged.');
export const tooManyFollowUps = () =>
  new ApiError(400, 40094, 'This interaction has hit the maximum number of follow up messages');
export const noDirectMessages = () => new ApiError(403, 50007, 'Cannot send messages to this user');
export const tooLarge = () => new ApiError(413, 40005, 'Request entity too large');
export const missingAccess = () => new ApiError(403, 50001, 'Missing Access');
export const notTheAuthor = () => new ApiError(403, 50005, 'Cannot edit a message authored by another user');
export const emptyMessage = () => new ApiError(400, 50006, 'Cannot send an empty message');
export const missingPermissions = () => new ApiError(403, 50013, 'Missing Permissions');
export const archivedThread = () => new ApiError(400, 50083, 'Thread is archived');
export const wrongKindOfChannel = () => new ApiError(400, 50024, 'Cannot execute action on this channel type');
export const invalidToken = () => new ApiError(401, 50027, 'Invalid Webhook Token');
export const invalidJson = () => new ApiError(400, 50109, 'The request body contains invalid JSON.');
export const hasThread = () => new ApiError(400, 160004, 'A thread has already been created for this message');
