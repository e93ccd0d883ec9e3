import type { Stores } from '#app/ports.ts';
import { createBlockStore } from './blocks.ts';
import { createChallengeStore } from './challenges.ts';
import type { Db } from './database.ts';
import { createGuildMemberStore } from './leaderboard.ts';
import { createHistoryStore } from './history.ts';
import { createMatchStore } from './matches.ts';
import { createPlayerStore } from './players.ts';
import { createPrivacyStore } from './privacy.ts';
import { createRatingStore } from './ratings.ts';
import { createRollStore } from './rolls.ts';
import { createServerStore } from './servers.ts';
import { createVacationStore } from './vacations.ts';

/** All that is kept, in one database. `wallNow`: milliseconds since 1970. */
export const createStores = (db: Db, wallNow: () => number): Stores => ({
  matches: createMatchStore(db, wallNow),
  history: createHistoryStore(db),
  challenges: createChallengeStore(db),
  players: createPlayerStore(db),
  vacations: createVacationStore(db),
  ratings: createRatingStore(db),
  guildMembers: createGuildMemberStore(db),
  blocks: createBlockStore(db),
  servers: createServerStore(db),
  privacy: createPrivacyStore(db),
  rolls: createRollStore(db),
});
