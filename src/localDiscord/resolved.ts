import { apiMember, userById } from './apiObjects.ts';
import { ALL_PERMISSIONS } from './permissions.ts';
import type { Json } from './types.ts';
import type { World } from './world.ts';

/** A person, or the bot. */
export const isUser = (world: World, id: string): boolean => id === world.botUserId || world.people.has(id);

/** Whoever and whatever an interaction names, in the form in which Discord sends it along. Unknown ids are left out. */
export function resolved(
  world: World,
  named: { readonly users?: readonly string[]; readonly channels?: readonly string[] },
  inGuild: boolean,
): Json {
  const users = (named.users ?? []).filter((id) => isUser(world, id));
  const members = inGuild ? users.filter((id) => world.people.get(id)?.inGuild ?? id === world.botUserId) : [];
  const channels = (named.channels ?? []).flatMap((id) => world.channels.get(id) ?? []);
  return {
    ...(users.length === 0 ? {} : { users: byId(users, (id) => userById(world, id)) }),
    ...(members.length === 0 ? {} : { members: byId(members, (id) => memberPart(world, id)) }),
    ...(channels.length === 0
      ? {}
      : {
          channels: Object.fromEntries(
            channels.map(({ id, name, kind, parentId }) => [
              id,
              { id, name, type: kind === 'thread' ? 11 : 0, parent_id: parentId, permissions: String(ALL_PERMISSIONS) },
            ]),
          ),
        }),
  };
}

const byId = (ids: readonly string[], valueOf: (id: string) => Json): Json =>
  Object.fromEntries(ids.map((id) => [id, valueOf(id)]));

/** Resolved members come without their user. */
function memberPart(world: World, id: string): Json {
  const { user: _, ...member } = apiMember(world, id);
  return { ...member, permissions: String(ALL_PERMISSIONS) };
}
