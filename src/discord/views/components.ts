import { ButtonStyle, ComponentType } from 'discord.js';
import { type ComponentId, printCustomId } from '#discord/customId.ts';
import type { Row } from './messageView.ts';

export type ButtonLook = 'main' | 'plain' | 'good' | 'danger';

const STYLES = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const satisfies Record<ButtonLook, ButtonStyle>;

export interface Button {
  readonly id: ComponentId;
  readonly label: string;
  readonly look: ButtonLook;
  readonly disabled?: boolean;
}

/** One row; Discord takes five buttons in it. */
export const buttonRow = (buttons: readonly Button[]): Row => ({
  type: ComponentType.ActionRow,
  components: buttons.map(({ id, label, look, disabled = false }) => ({
    type: ComponentType.Button,
    style: STYLES[look],
    label,
    custom_id: printCustomId(id),
    disabled,
  })),
});

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

/** One menu of which one option is chosen; Discord takes 25 options. */
export const menuRow = (id: ComponentId, placeholder: string, options: readonly MenuOption[]): Row => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id: printCustomId(id),
      placeholder,
      options: options.map(({ value, label, description, chosen = false }) => ({
        value,
        label,
        ...(description === undefined ? {} : { description }),
        default: chosen,
      })),
    },
  ],
});

/** Discord's live time, by the reader's own clock and language. */
export const liveTime = (wallMs: number): string => `<t:${Math.round(wallMs / 1000)}:R>`;
