import { invalidForm } from './apiError.ts';
import { everyComponent, COMPONENT } from './componentInput.ts';
import { isJson, listOf, textOf } from './json.ts';
import type { Json } from './types.ts';
import type { StoredMessage, World } from './world.ts';

const MOST_USERS = 100;

/** Who is notified of a new message: persons named in its text or replied to whom `allowed_mentions` does not leave out. */
export function pingsOf(world: World, body: Json, replied: StoredMessage | undefined): readonly string[] {
  const allowed = allowedIn(body);
  const named = [...plainText(body).matchAll(/<@!?(\d+)>/g)].map(([, id]) => id ?? '');
  const pinged = named.filter((id) => allowed.users === 'all' || allowed.users.includes(id));
  const answered = allowed.replied && replied !== undefined ? [replied.author.id] : [];
  return [...new Set([...pinged, ...answered])].filter((id) => world.people.has(id));
}

/** Where nothing is said about mentions, everybody named is meant. Refuses what excludes each other. */
function allowedIn(body: Json): { readonly users: 'all' | readonly unknown[]; readonly replied: boolean } {
  const allowed = body['allowed_mentions'];
  if (!isJson(allowed)) return { users: 'all', replied: true };
  const parse: readonly unknown[] = Array.isArray(allowed['parse']) ? allowed['parse'] : [];
  const users: readonly unknown[] = Array.isArray(allowed['users']) ? allowed['users'] : [];
  if (users.length > MOST_USERS) throw invalidForm(['allowed_mentions', 'users'], 'Must be 100 or fewer in length.');
  if (parse.includes('users') && users.length > 0) {
    throw invalidForm(['allowed_mentions'], 'parse:["users"] and users: [ids...] are mutually exclusive.');
  }
  return { users: parse.includes('users') ? 'all' : users, replied: allowed['replied_user'] === true };
}

/** What is written, without what stands as code. */
function plainText(body: Json): string {
  const texts = everyComponent(listOf(body['components']))
    .filter(({ type }) => type === COMPONENT.textDisplay)
    .map(({ content }) => textOf(content));
  return [textOf(body['content']), ...texts].join('\n').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
}
