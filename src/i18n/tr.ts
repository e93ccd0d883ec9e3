import type { Catalog } from './catalog.ts';
import { chat } from './tr/chat.ts';
import { commands } from './tr/commands.ts';
import { refusals } from './tr/refusals.ts';
import { table } from './tr/table.ts';

export const tr = { commands, table, chat, refusals } satisfies Catalog;
