/** What pages remember for the people who use them; all pages of a person share it. */
export interface PageMemory {
  /** The message and all before it in its channel have been seen. */
  read(personId: string, channelId: string, messageId: string): void;
  isUnread(personId: string, channelId: string, messageId: string): boolean;
  /** Hides a message that only one person sees. */
  dismiss(messageId: string): void;
  isDismissed(messageId: string): boolean;
}

const markKey = (personId: string, channelId: string): string => `${personId} ${channelId}`;

export function createPageMemory(): PageMemory {
  const marks = new Map<string, bigint>();
  const dismissed = new Set<string>();
  return {
    read: (personId, channelId, messageId) => marks.set(markKey(personId, channelId), BigInt(messageId)),
    isUnread: (personId, channelId, messageId) => BigInt(messageId) > (marks.get(markKey(personId, channelId)) ?? 0n),
    dismiss: (messageId) => dismissed.add(messageId),
    isDismissed: (messageId) => dismissed.has(messageId),
  };
}
