import { createCanvas } from '@napi-rs/canvas';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  EmbedBuilder,
  GatewayIntentBits,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  type ChatInputCommandInteraction,
  type Interaction,
} from 'discord.js';
import type { LocalDiscord } from '#localDiscord/types.ts';
import { PAGE_COMMANDS } from './pageCommands.ts';

const PLAYS = ['24/18 13/11', '24/22 13/7', '13/7 13/11', '8/2 6/4'];

/** Text that would run if anything took it for markup. */
export const HOSTILE = '<img src=x onerror="document.title=\'owned\'"> <b>not bold</b> [x](javascript:alert(1))';

function boardPicture(): AttachmentBuilder {
  const canvas = createCanvas(800, 560);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#7a4b27';
  pen.fillRect(0, 0, 800, 560);
  for (let point = 0; point < 24; point += 1) {
    const upper = point >= 12;
    const left = 30 + (point % 12) * 60 + (point % 12 >= 6 ? 20 : 0);
    pen.fillStyle = point % 2 === 0 ? '#d9b382' : '#3c2414';
    pen.beginPath();
    pen.moveTo(left, upper ? 20 : 540);
    pen.lineTo(left + 60, upper ? 20 : 540);
    pen.lineTo(left + 30, upper ? 240 : 320);
    pen.fill();
  }
  return new AttachmentBuilder(canvas.toBuffer('image/png'), { name: 'board.png' }).setDescription(
    'White to play 6-2. White has 2 on 24, 5 on 13, 3 on 8, 5 on 6.',
  );
}

function buttonRow(): ActionRowBuilder<ButtonBuilder> {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('accept').setLabel('Accept').setStyle(ButtonStyle.Success),
    new ButtonBuilder().setCustomId('decline').setLabel('Decline').setStyle(ButtonStyle.Danger),
    new ButtonBuilder().setCustomId('name').setLabel('Name the match').setStyle(ButtonStyle.Primary).setEmoji('✏️'),
    new ButtonBuilder().setCustomId('undo').setLabel('Undo').setStyle(ButtonStyle.Secondary).setDisabled(true),
    new ButtonBuilder().setURL('https://tavla.example/rules').setLabel('Rules').setStyle(ButtonStyle.Link),
  );
}

function menuRow(): ActionRowBuilder<StringSelectMenuBuilder> {
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId('from')
      .setPlaceholder('Pick a checker')
      .addOptions(
        { label: 'Point 24', value: '24', description: 'two checkers' },
        { label: 'Point 13', value: '13', description: 'five checkers' },
        { label: 'Point 8', value: '8', description: 'three checkers' },
      ),
  );
}

function modernMessage(): ContainerBuilder {
  return new ContainerBuilder()
    .setAccentColor(0xc9_8d_4a)
    .addTextDisplayComponents(new TextDisplayBuilder().setContent('## Game 2\n-# Match to 5'))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems((item) =>
        item.setURL('attachment://board.png').setDescription('Black to play 5-5.'),
      ),
    )
    .addSeparatorComponents(new SeparatorBuilder())
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('**Ayşe** is on turn'))
        .setButtonAccessory(
          new ButtonBuilder().setCustomId('settings').setLabel('Settings').setStyle(ButtonStyle.Secondary),
        ),
    )
    .addActionRowComponents(
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder()
          .setCustomId('games')
          .setPlaceholder('Games you play')
          .setMinValues(1)
          .setMaxValues(3)
          .addOptions(['tavla', 'plakoto', 'fevga'].map((game) => ({ label: game, value: game }))),
      ),
    );
}

function settingsModal(): ModalBuilder {
  return new ModalBuilder()
    .setCustomId('set')
    .setTitle('Settings')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Theme')
        .setDescription('Colours of the board')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('theme')
            .addOptions({ label: 'Wood', value: 'wood', default: true }, { label: 'Contrast', value: 'contrast' }),
        ),
    );
}

function nameModal(): ModalBuilder {
  return new ModalBuilder()
    .setCustomId('named')
    .setTitle('Name the match')
    .addComponents(
      new ActionRowBuilder<TextInputBuilder>().addComponents(
        new TextInputBuilder().setCustomId('title').setLabel('Title').setStyle(TextInputStyle.Short),
      ),
      new ActionRowBuilder<TextInputBuilder>().addComponents(
        new TextInputBuilder()
          .setCustomId('about')
          .setLabel('About it')
          .setStyle(TextInputStyle.Paragraph)
          .setRequired(false),
      ),
    );
}

async function challenge(interaction: ChatInputCommandInteraction): Promise<void> {
  const opponent = interaction.options.getUser('opponent');
  const length = interaction.options.getInteger('length') ?? 1;
  const reply = await interaction.reply({
    content: `**${interaction.user.username}** challenges ${opponent === null ? 'everybody' : `<@${opponent.id}>`} to ${length} points, until <t:${Math.floor(Date.now() / 1000) + 600}:R>.`,
    components: [buttonRow()],
    withResponse: true,
  });
  const message = reply.resource?.message;
  const thread = await message?.startThread({ name: `Match of ${interaction.user.username}` });
  await thread?.send({
    content: `The board of ${opponent === null ? 'all' : `<@${opponent.id}>`}`,
    files: [boardPicture()],
  });
}

async function onCommand(interaction: ChatInputCommandInteraction): Promise<void> {
  switch (interaction.commandName) {
    case 'move':
      await interaction.reply(`Played \`${interaction.options.getString('play', true)}\`.`);
      return;
    case 'challenge':
      await challenge(interaction);
      return;
    case 'board':
      await interaction.reply({
        files: [boardPicture()],
        embeds: [
          new EmbedBuilder()
            .setColor(0xc9_8d_4a)
            .setTitle('6 – 2 (şeş-dü)')
            .setDescription('**Ayşe** is on turn.\nPips `167` – `159`')
            .addFields({ name: 'Score', value: '2 – 1', inline: true }, { name: 'Cube', value: '2', inline: true })
            .setFooter({ text: 'Match to 5' }),
        ],
        components: [menuRow(), buttonRow()],
      });
      return;
    case 'panel':
      await interaction.reply({ content: 'Choose:', components: [buttonRow(), menuRow()] });
      return;
    case 'gallery':
      await interaction.reply({
        components: [modernMessage()],
        files: [boardPicture()],
        flags: MessageFlags.IsComponentsV2,
      });
      return;
    case 'secret':
      await interaction.reply({ content: 'Between us.', flags: MessageFlags.Ephemeral, components: [menuRow()] });
      return;
    case 'reply': {
      const first = await interaction.reply({ content: '**First**', withResponse: true });
      await first.resource?.message?.reply('Second');
      return;
    }
    case 'slow':
      await interaction.deferReply();
      await new Promise((resolve) => setTimeout(resolve, 700));
      await interaction.editReply({ content: 'Here it is.', files: [boardPicture()] });
      return;
    case 'hostile':
      await interaction.reply({
        content: HOSTILE,
        embeds: [new EmbedBuilder().setTitle(HOSTILE).setDescription(HOSTILE)],
      });
      return;
    case 'server':
      await interaction.reply(`Server: ${interaction.options.getSubcommand()} for ${interaction.locale}.`);
      return;
    default:
  }
}

async function onInteraction(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    await interaction.respond(
      PLAYS.filter((play) => play.includes(typed)).map((play) => ({ name: play, value: play })),
    );
  } else if (interaction.isChatInputCommand()) {
    await onCommand(interaction);
  } else if (interaction.isButton() && interaction.customId === 'name') {
    await interaction.showModal(nameModal());
  } else if (interaction.isButton() && interaction.customId === 'settings') {
    await interaction.showModal(settingsModal());
  } else if (interaction.isButton() && interaction.customId === 'accept') {
    await interaction.update({ content: `${interaction.user.username} accepted.`, components: [] });
  } else if (interaction.isStringSelectMenu()) {
    await interaction.reply({ content: `From ${interaction.values.join()}`, flags: MessageFlags.Ephemeral });
  } else if (interaction.isModalSubmit() && interaction.customId === 'set') {
    await interaction.reply(`Theme: ${interaction.fields.getStringSelectValues('theme').join()}`);
  } else if (interaction.isModalSubmit()) {
    const { fields } = interaction;
    await interaction.reply(`Named "${fields.getTextInputValue('title')}": ${fields.getTextInputValue('about')}`);
  }
}

export interface PageBot {
  close(): Promise<void>;
}

/** A small bot of every kind of answer; it leaves `/silent` and the button `decline` unanswered. */
export async function startPageBot(discord: LocalDiscord): Promise<PageBot> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.apiUrl } });
  client.on('interactionCreate', (interaction) => {
    void onInteraction(interaction);
  });
  const ready = new Promise<void>((resolve) => client.once('clientReady', () => resolve()));
  await client.login(discord.token);
  await ready;
  await client.application?.commands.set([...PAGE_COMMANDS]);
  return { close: () => client.destroy() };
}
