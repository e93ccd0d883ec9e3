import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import type { Asked, Chat } from './chat.ts';
import { type FormName, printCustomId } from './customId.ts';
import type { Reply } from './reply.ts';
import { setQuietHours } from './settings.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** A form with one line for each field, filled with the present values. */
export function formOf(form: FormName, { preferences, text }: Asked): APIModalInteractionResponseCallbackData {
  const { title, fields } = FORMS[form](preferences, text);
  return {
    title,
    custom_id: printCustomId({ scope: 'form', form }),
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
  Record<
    FormName,
    (preferences: Asked['preferences'], text: Asked['text']) => { title: string; fields: readonly Field[] }
  >
> = {
  quiet: ({ quiet }, { setting: { form } }) => ({
    title: form.title,
    fields: [
      { name: 'from', label: form.from, value: String(quiet?.from ?? 22) },
      { name: 'to', label: form.to, value: String(quiet?.to ?? 8) },
      { name: 'zone', label: form.zone, value: quiet?.zone ?? 'Europe/Istanbul' },
    ],
  }),
};

/** What was typed into a form. */
export function submitForm(form: FormName, field: (name: string) => string, asked: Asked, chat: Chat): Promise<Reply> {
  switch (form) {
    case 'quiet':
      return setQuietHours(field, asked, chat);
  }
}
