import type { BlockTexts } from './blockTexts.ts';
import type { ChatTexts } from './chatTexts.ts';
import type { CommandTexts } from './commandTexts.ts';
import type { DiceTexts } from './diceTexts.ts';
import type { LobbyTexts } from './lobbyTexts.ts';
import type { HistoryTexts } from './historyTexts.ts';
import type { OddsTexts } from './oddsTexts.ts';
import type { OpinionTexts } from './opinionTexts.ts';
import type { PrivacyTexts } from './privacyTexts.ts';
import type { RatingTexts } from './ratingTexts.ts';
import type { RefusalTexts } from './refusalTexts.ts';
import type { RulesTexts } from './rulesTexts.ts';
import type { ServerTexts } from './serverTexts.ts';
import type { SettingTexts } from './settingTexts.ts';
import type { TableTexts } from './tableTexts.ts';
import type { VacationTexts } from './vacationTexts.ts';

/** Every text that people read, in one language. */
export interface Catalog {
  readonly commands: CommandTexts;
  readonly table: TableTexts;
  readonly chat: ChatTexts;
  readonly refusals: RefusalTexts;
  readonly vacation: VacationTexts;
  readonly rating: RatingTexts;
  readonly history: HistoryTexts;
  readonly setting: SettingTexts;
  readonly block: BlockTexts;
  readonly server: ServerTexts;
  readonly lobby: LobbyTexts;
  readonly privacy: PrivacyTexts;
  readonly rules: RulesTexts;
  readonly dice: DiceTexts;
  readonly odds: OddsTexts;
  readonly opinion: OpinionTexts;
}
