import { ADMINISTRATOR, ALL_PERMISSIONS } from './permissions.ts';
import type { Json } from './types.ts';
import type { StoredChannel, StoredPerson, World } from './world.ts';

/** Discord's numbers of the places in which a command can be used. */
export const CONTEXT = { guild: 0, botDm: 1, privateChannel: 2 } as const;
export type Context = (typeof CONTEXT)[keyof typeof CONTEXT];

const INSTALLED_FOR_GUILD = 0;
const INSTALLED_FOR_USER = 1;

export function contextOf(channel: Pick<StoredChannel, 'kind'>): Context {
  if (channel.kind === 'dm') return CONTEXT.botDm;
  return channel.kind === 'group' ? CONTEXT.privateChannel : CONTEXT.guild;
}

/** The commands that Discord offers this person in this channel: those of the guild, then those for everywhere. */
export function offeredCommands(world: World, person: StoredPerson, channel: StoredChannel): readonly Json[] {
  const context = contextOf(channel);
  const here = world.commands.filter((command) => worksIn(command, context));
  if (context !== CONTEXT.guild) return here;
  if (!person.inGuild) return [];
  return [...world.guildCommands, ...here].filter((command) => mayUse(person, command));
}

/** Where a command names no contexts it works in all; where it names no kinds of installation, it is the guild's. */
function worksIn(command: Json, context: Context): boolean {
  const { contexts, integration_types: installations } = command;
  const needed = context === CONTEXT.privateChannel ? INSTALLED_FOR_USER : INSTALLED_FOR_GUILD;
  const installed = Array.isArray(installations) ? installations.includes(needed) : needed === INSTALLED_FOR_GUILD;
  return installed && (!Array.isArray(contexts) || contexts.includes(context));
}

export const memberPermissions = (person: StoredPerson): bigint =>
  person.admin ? ALL_PERMISSIONS | ADMINISTRATOR : ALL_PERMISSIONS;

/** A command with `default_member_permissions` is for those who have them all; "0" leaves it to admins. */
function mayUse(person: StoredPerson, command: Json): boolean {
  const needed = command['default_member_permissions'];
  if (person.admin || (typeof needed !== 'string' && typeof needed !== 'number')) return true;
  const bits = BigInt(needed);
  return bits !== 0n && (memberPermissions(person) & bits) === bits;
}
