import type { PersonCard, Place } from './page/wire.ts';
import type { PageMemory } from './pageMemory.ts';
import type { LocalChannel, LocalDiscord, LocalMessage, Person } from './types.ts';

/** Channels, threads and the person's own direct messages, in the order in which they came. */
export function channelsOf(discord: LocalDiscord, person: Person): readonly LocalChannel[] {
  const direct = discord.dmChannel(person.id);
  const shared = discord
    .channels()
    .filter((channel) =>
      channel.kind === 'group' ? channel.memberIds.includes(person.id) : channel.kind !== 'dm' && !channel.deleted,
    );
  return [...shared, direct];
}

function unreadOf(person: Person, channelId: string, memory: PageMemory): readonly LocalMessage[] {
  const seen = person.sees(channelId);
  const lastRead = seen.findLastIndex(({ id }) => !memory.isUnread(person.id, channelId, id));
  return seen.slice(lastRead + 1).filter(({ author }) => author.id !== person.id);
}

const mentionsOf = (person: Person, unread: readonly LocalMessage[]): number =>
  unread.filter(({ pings }) => pings.includes(person.id)).length;

export function placesOf(discord: LocalDiscord, person: Person, memory: PageMemory): readonly Place[] {
  return channelsOf(discord, person).map(({ id, kind, name, parentId, archived }) => {
    const unread = unreadOf(person, id, memory);
    return {
      id,
      kind: kind === 'group' ? 'dm' : kind,
      name: kind === 'dm' ? discord.botName : name,
      parentId,
      archived,
      unread: unread.length > 0,
      mentions: mentionsOf(person, unread),
    };
  });
}

export function peopleCards(discord: LocalDiscord, memory: PageMemory): readonly PersonCard[] {
  return discord.people.map((person) => ({
    id: person.id,
    name: person.name,
    locale: person.locale,
    mentions: channelsOf(discord, person).reduce(
      (sum, { id }) => sum + mentionsOf(person, unreadOf(person, id, memory)),
      0,
    ),
  }));
}
