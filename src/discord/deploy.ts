import { isDeepStrictEqual } from 'node:util';
import {
  ApplicationIntegrationType,
  InteractionContextType,
  type REST,
  type RESTGetAPIApplicationCommandsResult,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';

/** Where a command works unless it says otherwise: also for people who have the bot for themselves, wherever they talk. */
const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
};

/** For a command about a server that has added the bot. */
export const IN_SERVERS = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};

/** What we set of a command; the rest of what Discord answers is its own. */
const FIELDS = [
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'integration_types',
  'contexts',
] as const;

/** Registers the commands for all servers where they are not what Discord has; true where something was changed. */
export async function deployCommands(
  rest: REST,
  application: string,
  given: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
): Promise<boolean> {
  const commands = given.map((command) => ({ ...EVERYWHERE, ...command }));
  const query = new URLSearchParams({ with_localizations: 'true' });
  const there = (await rest.get(Routes.applicationCommands(application), {
    query,
  })) as RESTGetAPIApplicationCommandsResult;
  if (isDeepStrictEqual(comparable(there), comparable(commands))) return false;
  await rest.put(Routes.applicationCommands(application), { body: commands });
  return true;
}

/** By name, without fields that are empty or null, and without what Discord fills in by itself. */
function comparable(commands: readonly object[]): ReadonlyMap<unknown, unknown> {
  return new Map(
    commands.map((command) => {
      const fields = new Map(Object.entries(command));
      return [fields.get('name'), Object.fromEntries(FIELDS.map((field) => [field, pruned(fields.get(field))]))];
    }),
  );
}

function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(pruned);
  if (typeof value !== 'object' || value === null) return value === null || value === false ? undefined : value;
  const entries = Object.entries(value).map(([key, inner]) => [key, pruned(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)));
}
