import type { Administration } from '#app/administration.ts';
import type { PaintBoard, PaintFilm } from '#app/boardPicture.ts';
import type { DrawCourse } from '#app/courseGraph.ts';
import type { Leaderboard } from '#app/leaderboard.ts';
import type { HistoryStore } from '#app/historyPorts.ts';
import type { GuildMemberStore, RatingStore } from '#app/ratingPorts.ts';
import type { ChallengeService } from '#app/challengeService.ts';
import type { MatchService } from '#app/matchService.ts';
import type {
  BlockStore,
  ChallengeStore,
  ComputerPlayer,
  MatchStore,
  PlayerStore,
  RollStore,
  SealedDice,
  Snowflake,
  TableTime,
} from '#app/ports.ts';
import type { Preferences } from '#app/preferences.ts';
import type { ServerSettings, ServerStore } from '#app/serverSettings.ts';
import type { PrivacyService } from '#app/privacyService.ts';
import type { VacationService } from '#app/vacationService.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Locale } from '#i18n/locale.ts';
import type { UserId } from '#match/types.ts';
import type { InvitationMessages } from './invitationMessages.ts';
import type { Lines } from './lines.ts';
import type { Log } from './log.ts';
import type { Notifier } from './notifier.ts';
import type { ChannelPermissions } from './permissions.ts';

/** What commands and components work with. */
export interface Chat {
  readonly service: MatchService;
  readonly challenges: ChallengeService;
  readonly vacations: VacationService;
  readonly administration: Administration;
  readonly privacy: PrivacyService;
  /** What the bot may do in a channel; null where it does not see it. */
  readonly permissionsIn: (channel: Snowflake) => ChannelPermissions | null;
  readonly leaderboard: Leaderboard;
  readonly ratings: RatingStore;
  readonly guildMembers: GuildMemberStore;
  readonly blocks: BlockStore;
  /** Challenges to all in a server, the newest first. */
  readonly openChallenges: ChallengeStore['openIn'];
  readonly servers: ServerStore;
  readonly matches: MatchStore;
  readonly history: HistoryStore;
  readonly rolls: RollStore;
  readonly dice: SealedDice;
  readonly computer: ComputerPlayer;
  readonly players: PlayerStore;
  readonly notifier: Notifier;
  readonly invitations: InvitationMessages;
  readonly lines: Lines;
  readonly paint: PaintBoard;
  readonly paintFilm: PaintFilm;
  readonly drawCourse: DrawCourse;
  readonly time: TableTime;
  /** Milliseconds since 1970. */
  readonly wallNow: () => number;
  /** The bot's own user: as an opponent it is the computer. */
  readonly self: UserId;
  readonly log: Log;
}

/** Who asks for something, where, and in which language they read. */
export interface Asked {
  /** The interaction's id: the same one delivered twice is carried out once. */
  readonly act: string;
  readonly user: UserId;
  readonly preferences: Preferences;
  /** Their own choice, else what Discord says. */
  readonly locale: Locale;
  readonly discordLocale: Locale;
  readonly text: Catalog;
  readonly guild: Snowflake | null;
  readonly channel: Snowflake;
  /** The bot may not write there of its own accord. */
  readonly answersOnly: boolean;
  /** Of the server where it is asked; the defaults elsewhere. */
  readonly server: ServerSettings;
  /** The language in which everybody there is spoken to. */
  readonly tableLocale: Locale;
}
