import { REST, type RESTGetCurrentApplicationResult, Routes } from 'discord.js';
import { deployCommands } from '#discord/deploy.ts';
import { loadCommands } from '#discord/loadCommands.ts';
import { readConfig } from './config.ts';

const { DISCORD_TOKEN, DISCORD_API } = readConfig(process.env);
if (DISCORD_TOKEN === undefined)
  throw new Error('set DISCORD_TOKEN to the token of the bot whose commands to register');

const rest = new REST(DISCORD_API === undefined ? {} : { api: DISCORD_API }).setToken(DISCORD_TOKEN);
const { id } = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult;
const commands = [...(await loadCommands()).values()].map(({ data }) => data);
const changed = await deployCommands(rest, id, commands);
process.stdout.write(
  `${commands.length} commands: ${changed ? 'registered' : 'registered already, nothing changed'}\n`,
);
