import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  Interaction,
  MessageComponentInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import { revealDaily } from './daily.ts';
import { DEFAULT_SERVER_SETTINGS } from '#app/serverSettings.ts';
import { catalogOf } from '#i18n/index.ts';
import { localeOf } from '#i18n/locale.ts';
import type { MatchId, UserId } from '#match/types.ts';
import { counterOffer } from './counterOffer.ts';
import { sitDown } from './lobby.ts';
import { errorFacts } from './apiError.ts';
import { administer } from './administration.ts';
import { unblockPerson } from './blocking.ts';
import type { Asked, Chat } from './chat.ts';
import type { Command } from './command.ts';
import { type ComponentId, parseCustomId } from './customId.ts';
import { formOf, submitForm } from './forms.ts';
import { pressHistory } from './history.ts';
import { answerInvitation } from './invitationButtons.ts';
import { turnLeaderboard } from './leaderboard.ts';
import { type Pressed, pressOnBoard } from './matchButtons.ts';
import { runOn } from './matchCommands.ts';
import { deleteData } from './privacy.ts';
import { pressRules } from './rules.ts';
import type { Line } from './lines.ts';
import { privately, type Reply } from './reply.ts';
import { acknowledge, type Answerable, respond } from './respond.ts';
import { changeServerSetting } from './serverSettings.ts';
import { changeSetting } from './settings.ts';
import { isAnswersOnly, whereaboutsOf } from './whereabouts.ts';
import { endVacation } from './vacation.ts';

/** Discord shows no more choices, and none longer than this. */
const MOST_CHOICES = 25;
const LONGEST_CHOICE = 100;

/** Takes every interaction to its command or component. Whatever goes wrong ends here: logged, and told in general terms. */
export function createRouter(ports: {
  readonly commands: ReadonlyMap<string, Command>;
  readonly chat: Chat;
}): (interaction: Interaction) => Promise<void> {
  const { commands, chat } = ports;
  const { log } = chat;

  async function answer(interaction: Answerable, replyTo: (asked: Asked) => Promise<Reply>): Promise<void> {
    const acknowledged = acknowledge(interaction, log);
    const line = lineOf(interaction, acknowledged);
    if (line !== null) chat.lines.heard(interaction.channelId ?? '', line);
    const reply = await attempt(interaction, replyTo);
    if (line !== null) line.placeholder = null;
    // What was delivered twice is answered by the first delivery; the acts themselves are carried out once.
    if ((await acknowledged) !== 'repeated') await respond(interaction, reply, { paint: chat.paint, log });
  }

  async function attempt(interaction: Answerable, replyTo: (asked: Asked) => Promise<Reply>): Promise<Reply> {
    try {
      return await replyTo(await askedBy(interaction, chat));
    } catch (error) {
      log.error(errorFacts(error), 'an interaction failed');
      return privately(catalogOf(localeOf(interaction.locale)).refusals.broken());
    }
  }

  async function command(interaction: ChatInputCommandInteraction): Promise<void> {
    const known = commands.get(interaction.commandName);
    await answer(interaction, async (asked) =>
      known === undefined ? privately(asked.text.refusals.unknownComponent()) : known.run(interaction, asked, chat),
    );
  }

  async function component(interaction: MessageComponentInteraction): Promise<void> {
    const id = parseCustomId(interaction.customId);
    const values = interaction.isAnySelectMenu() ? interaction.values : [];
    if (id?.scope === 'form') {
      await interaction.showModal(formOf(id, await askedBy(interaction, chat)));
      return;
    }
    const pressed = {
      message: interaction.message.id,
      value: values[0] ?? null,
      values,
      where: whereaboutsOf(interaction),
    };
    await answer(interaction, async (asked) =>
      id === null ? privately(asked.text.refusals.unknownComponent()) : press(id, pressed, asked, chat),
    );
  }

  async function submitted(interaction: ModalSubmitInteraction): Promise<void> {
    const id = parseCustomId(interaction.customId);
    const field = (name: string): string => interaction.fields.getTextInputValue(name);
    await answer(interaction, async (asked) =>
      id?.scope === 'form' ? submitForm(id, field, asked, chat) : privately(asked.text.refusals.unknownComponent()),
    );
  }

  async function autocomplete(interaction: AutocompleteInteraction): Promise<void> {
    const complete = commands.get(interaction.commandName)?.complete;
    const choices = complete === undefined ? [] : await complete(interaction, await askedBy(interaction, chat), chat);
    const shown = choices.filter((choice) => choice.length <= LONGEST_CHOICE).slice(0, MOST_CHOICES);
    await interaction.respond(shown.map((choice) => ({ name: choice, value: choice })));
  }

  return async (interaction) => {
    try {
      if (interaction.isChatInputCommand()) await command(interaction);
      else if (interaction.isAutocomplete()) await autocomplete(interaction);
      else if (interaction.isMessageComponent()) await component(interaction);
      else if (interaction.isModalSubmit()) await submitted(interaction);
    } catch (error) {
      log.error(errorFacts(error), 'an interaction was lost');
    }
  };
}

function press(
  id: Exclude<ComponentId, { scope: 'form' }>,
  pressed: Pressed,
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  switch (id.scope) {
    case 'match':
      return pressOnBoard(id, pressed, asked, chat);
    case 'challenge':
      return answerInvitation(id, asked, chat);
    case 'pick':
      // Only ids that were on offer fit: the service says whether the match is known and who sits there.
      return runOn(id.command, (pressed.value ?? '') as MatchId, id.argument, asked, chat);
    case 'setting':
      return changeSetting(id, pressed, asked, chat);
    case 'vacation':
      return endVacation(asked, chat);
    case 'history':
      return pressHistory(id.argument, pressed.value, asked, chat);
    case 'rules':
      return pressRules(id, pressed, asked, chat);
    case 'leaderboard':
      return turnLeaderboard(id.argument, asked, chat);
    case 'serverSetting':
      return changeServerSetting(id, pressed, asked, chat);
    case 'admin':
      return administer(id, pressed, asked, chat);
    case 'forget':
      return deleteData(asked, chat);
    case 'daily':
      return revealDaily(id.day, asked, chat);
    case 'lobby':
      return sitDown(pressed.value ?? '', asked, chat);
    case 'counter':
      return counterOffer(id, pressed, asked, chat);
    case 'unblock':
      return unblockPerson((pressed.value ?? '') as UserId, asked, chat);
  }
}

async function askedBy(
  interaction: Answerable | AutocompleteInteraction,
  { players, guildMembers, servers }: Chat,
): Promise<Asked> {
  const { user, guildId, channelId } = interaction;
  if (guildId !== null) await guildMembers.seen(guildId, user.id as UserId);
  const player = await players.seen(user.id as UserId, user.displayName);
  const server = guildId === null ? DEFAULT_SERVER_SETTINGS : await servers.settings(guildId);
  const discordLocale = localeOf(interaction.locale);
  const locale = player.preferences.language ?? discordLocale;
  return {
    act: interaction.id,
    user: player.id,
    preferences: player.preferences,
    locale,
    discordLocale,
    text: catalogOf(locale),
    guild: guildId,
    channel: channelId ?? '',
    answersOnly: isAnswersOnly(interaction),
    server,
    tableLocale: guildId === null ? locale : (server.language ?? localeOf(interaction.guildLocale)),
  };
}

/** Null where the bot may write at any time. */
function lineOf(interaction: Answerable, acknowledged: Promise<unknown>): Line | null {
  if (!isAnswersOnly(interaction)) return null;
  const source = interaction.isChatInputCommand() ? null : (interaction.message?.id ?? null);
  const { chat } = catalogOf(localeOf(interaction.locale));
  return {
    token: interaction.token,
    acknowledged,
    source,
    placeholder: interaction.isChatInputCommand() ? chat.done() : null,
  };
}
