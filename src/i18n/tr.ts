import type { Catalog } from './catalog.ts';
import { block } from './tr/block.ts';
import { chat } from './tr/chat.ts';
import { commands } from './tr/commands.ts';
import { dice } from './tr/dice.ts';
import { lobby } from './tr/lobby.ts';
import { history } from './tr/history.ts';
import { opinion } from './tr/opinion.ts';
import { odds } from './tr/odds.ts';
import { privacy } from './tr/privacy.ts';
import { rating } from './tr/rating.ts';
import { refusals } from './tr/refusals.ts';
import { rules } from './tr/rules.ts';
import { server } from './tr/server.ts';
import { setting } from './tr/setting.ts';
import { table } from './tr/table.ts';
import { vacation } from './tr/vacation.ts';

export const tr = {
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
