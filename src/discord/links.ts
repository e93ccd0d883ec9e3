import type { MatchRow, ShownBoard, Snowflake } from '#app/ports.ts';

/** The address of a message; Discord shows it as a short link to the channel. */
export const messageLink = (guild: Snowflake | null, { channel, message }: Pick<ShownBoard, 'channel' | 'message'>) =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}/${message}`;

/** Where the newest board of a match is; null before the first. */
export const boardLink = ({ place, shown }: Pick<MatchRow, 'place' | 'shown'>): string | null =>
  shown === null ? null : messageLink(place.guild, shown);
