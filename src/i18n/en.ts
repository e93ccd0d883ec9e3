import type { Catalog } from './catalog.ts';
import { block } from './en/block.ts';
import { chat } from './en/chat.ts';
import { commands } from './en/commands.ts';
import { dice } from './en/dice.ts';
import { lobby } from './en/lobby.ts';
import { history } from './en/history.ts';
import { opinion } from './en/opinion.ts';
import { odds } from './en/odds.ts';
import { privacy } from './en/privacy.ts';
import { rating } from './en/rating.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { server } from './en/server.ts';
import { setting } from './en/setting.ts';
import { table } from './en/table.ts';
import { vacation } from './en/vacation.ts';

export const en = {
  commands,
  table,
  chat,
  refusals,
  vacation,
  rating,
  history,
  setting,
  block,
  server,
  lobby,
  privacy,
  rules,
  dice,
  odds,
  opinion,
} satisfies Catalog;
