import { MessageCreateRequestSchema } from 'discord-api-spec/zod';
import { expect } from 'vitest';
import { parseCustomId } from '#discord/customId.ts';
import { messageBody } from '#discord/messageBody.ts';
import type { MessageView } from '#discord/views/messageView.ts';

/** A button or a menu as Discord gets it. */
export interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly description?: string;
    readonly default?: boolean;
  }[];
}

/** Discord's schemas, and the limits that they do not have (`discord.md`). */
export function expectSendable(view: MessageView): void {
  const board = view.board === null ? [] : [{ name: 'board.jpg', bytes: Buffer.of(1), altText: view.board.altText }];
  const { body } = messageBody(view, board);
  const checked = MessageCreateRequestSchema.safeParse(body);
  expect(checked.error?.issues ?? []).toEqual([]);
  expect(view.content.length).toBeGreaterThan(0);
  expect(view.content.length).toBeLessThanOrEqual(2000);
  expect(view.board?.altText.length ?? 0).toBeLessThanOrEqual(1024);
  expect(view.rows.length).toBeLessThanOrEqual(5);
  const rows = view.rows.map(({ components }) => components as readonly Part[]);
  const ids = rows.flat().map(({ custom_id }) => custom_id ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(parseCustomId(id)).not.toBeNull();
  for (const row of rows) {
    const menus = row.filter(({ type }) => type === 3);
    expect(menus.length === 0 ? row.length <= 5 : row.length === 1).toBe(true);
    for (const { options = [] } of menus) {
      expect(options.length).toBeGreaterThan(0);
      expect(options.length).toBeLessThanOrEqual(25);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      for (const option of options) {
        expect(option.label.length).toBeLessThanOrEqual(100);
        expect(option.description?.length ?? 0).toBeLessThanOrEqual(100);
      }
    }
    for (const { label } of row) expect((label ?? '').length).toBeLessThanOrEqual(80);
  }
}
