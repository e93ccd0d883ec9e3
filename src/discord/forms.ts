import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import { COLORS } from '#rules/types.ts';
import { setScore } from './administration.ts';
import type { Asked, Chat } from './chat.ts';
import { type ComponentId, type FormName, printCustomId } from './customId.ts';
import type { Reply } from './reply.ts';
import { setCooldown } from './serverSettings.ts';
import { setQuietHours } from './settings.ts';

type FormId = Extract<ComponentId, { scope: 'form' }>;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** A form with one line for each field, filled with the present values. */
export function formOf({ form, argument }: FormId, asked: Asked): APIModalInteractionResponseCallbackData {
  const { title, fields } = FORMS[form](asked);
  return {
    title,
    custom_id: printCustomId({ scope: 'form', form, argument }),
    components: fields.map(({ name, label, value }) => ({
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.TextInput,
          custom_id: name,
          label,
          style: TextInputStyle.Short,
          value,
          required: true,
          max_length: 60,
        },
      ],
    })),
  };
}

const FORMS: Readonly<
  Record<FormName, (asked: Asked) => { readonly title: string; readonly fields: readonly Field[] }>
> = {
  quiet: ({ preferences: { quiet }, text: { setting } }) => ({
    title: setting.form.title,
    fields: [
      { name: 'from', label: setting.form.from, value: String(quiet?.from ?? 22) },
      { name: 'to', label: setting.form.to, value: String(quiet?.to ?? 8) },
      { name: 'zone', label: setting.form.zone, value: quiet?.zone ?? 'Europe/Istanbul' },
    ],
  }),
  cooldown: ({ server, text }) => ({
    title: text.server.form.title,
    fields: [{ name: 'seconds', label: text.server.form.seconds, value: String(server.cooldownS) }],
  }),
  score: ({ text: { server, table } }) => ({
    title: server.scoreForm.title,
    fields: COLORS.map((color) => ({ name: color, label: server.scoreForm.points(table.sides[color]), value: '0' })),
  }),
};

/** What was typed into a form. */
export function submitForm(
  { form, argument }: FormId,
  field: (name: string) => string,
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  switch (form) {
    case 'quiet':
      return setQuietHours(field, asked, chat);
    case 'cooldown':
      return setCooldown(field, asked, chat);
    case 'score':
      return setScore(argument, field, asked, chat);
  }
}
