import type { MatchCommand, NamedMove } from '#match/command.ts';
import { settingsFrom } from '#match/presets.ts';
import type { MatchSettings, ResignScope, Seat, UserId } from '#match/types.ts';
import { DICE, type ByColor, type Color, type Roll } from '#rules/types.ts';

const person = (user: string): Seat => ({ kind: 'person', user: user as UserId });

/** Two people at a table. */
export const PEOPLE: ByColor<Seat> = { white: person('100000000000000001'), black: person('100000000000000002') };
export const AGAINST_COMPUTER: ByColor<Seat> = { white: PEOPLE.white, black: { kind: 'computer', level: 'club' } };

/** Tables of `rules.md` 9 and 10, without a clock. */
export const TURKISH: MatchSettings = settingsFrom('turkTavlasi', { pace: { kind: 'none' } });
export const BACKGAMMON: MatchSettings = settingsFrom('backgammon', { pace: { kind: 'none' } });
export const MACEDONIAN: MatchSettings = settingsFrom('macedonianSet', { pace: { kind: 'none' } });
export const LIVE = { kind: 'live', decisionMs: 30_000, reserveMs: 90_000 } as const;
export const DAILY = { kind: 'daily', decisionMs: 86_400_000 } as const;

export const start = (settings: MatchSettings = TURKISH, seats: ByColor<Seat> = PEOPLE): MatchCommand => ({
  type: 'start',
  settings,
  seats,
  commitment: null,
  at: 0,
});
export const rollOpening = (...rolls: readonly Roll[]): MatchCommand => ({
  type: 'rollOpening',
  rolls,
  source: 'crypto',
  at: 0,
});
export const roll = (by: Color, ...dice: Roll): MatchCommand => ({
  type: 'roll',
  by,
  roll: dice,
  source: 'crypto',
  at: 0,
});
export const flag = (...dice: Roll): MatchCommand => ({ type: 'flag', roll: dice, source: 'crypto', at: 0 });
export const offerResign = (by: Color, scope: ResignScope = 'game'): MatchCommand => ({
  type: 'offerResign',
  by,
  scope,
  at: 0,
});

/** Checker moves as `8/5`, `bar/20`, `6/off`; with a larger number `5/off:6`. */
export const move = (by: Color, ...steps: readonly string[]): MatchCommand => ({
  type: 'move',
  by,
  moves: steps.map(stepOf),
  at: 0,
});

function stepOf(text: string): NamedMove {
  const [ends = '', number] = text.split(':');
  const [from, to] = ends.split('/').map((point) => (point === 'bar' ? 25 : point === 'off' ? 0 : Number(point)));
  if (from === undefined || to === undefined) throw new Error(`not a checker move: ${text}`);
  const die = DICE.find((face) => face === Number(number ?? from - to));
  if (die === undefined) throw new Error(`no number makes ${text}`);
  return { from, to, die };
}

type PlainCommand = Extract<
  MatchCommand['type'],
  'undo' | 'confirm' | 'offerDouble' | 'take' | 'drop' | 'acceptResign' | 'declineResign'
>;
/** A command that says no more than who asks. */
export const ask = (type: PlainCommand, by: Color): MatchCommand => ({ type, by, at: 0 });

/** The same at another table time. */
export const at = (time: number, command: MatchCommand): MatchCommand => ({ ...command, at: time });
