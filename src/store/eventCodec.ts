import { z } from 'zod';
import { ABORT_REASONS } from '#match/command.ts';
import { GAME_WON_REASONS, MATCH_WON_REASONS, TURN_ENDS, type MatchEvent } from '#match/event.ts';
import { LEVELS, type UserId } from '#match/types.ts';
import { COLORS, GAMES, type Die } from '#rules/types.ts';
import { settingsSchema } from './settingsCodec.ts';

/** The shape of event bodies that is written now. An older shape gets an upcast in `decodeEvent` and stays readable. */
export const EVENT_SCHEMA = 1;

const at = z.number().int();
const color = z.enum(COLORS);
const whole = z.number().int().nonnegative();
const die = z.number().int().min(1).max(6) as unknown as z.ZodType<Die>;
const roll = z.tuple([die, die]);
const source = z.union([z.literal('crypto'), z.strictObject({ mixed: z.string().min(1) })]);
// Matches of before there were any have none.
const commitment = z.string().length(64).nullable().default(null);
const own = z.boolean();
const userId = z.string().min(1) as unknown as z.ZodType<UserId>;
const scope = z.enum(['game', 'match']);

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), user: userId }),
  z.strictObject({ kind: z.literal('computer'), level: z.enum(LEVELS) }),
]);

const checkerMove = z.strictObject({
  from: z.number().int().min(1).max(25),
  to: z.number().int().min(0).max(24),
  die,
  capture: z.enum(['hit', 'pin', 'pinMother']).nullable(),
});

const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('matchStarted'),
    at,
    seats: z.strictObject({ white: seat, black: seat }),
    settings: settingsSchema,
    commitment,
  }),
  z.strictObject({
    type: z.literal('gameStarted'),
    at,
    number: z.number().int().positive(),
    game: z.enum(GAMES),
    starter: color.nullable(),
    crawford: z.boolean(),
  }),
  z.strictObject({ type: z.literal('openingRolled'), at, rolls: z.array(roll).min(1), starter: color, source }),
  z.strictObject({ type: z.literal('rolled'), at, by: color, roll, source, own }),
  z.strictObject({ type: z.literal('moved'), at, by: color, moves: z.array(checkerMove), own }),
  z.strictObject({ type: z.literal('undone'), at, by: color }),
  z.strictObject({ type: z.literal('turnEnded'), at, by: color, how: z.enum(TURN_ENDS) }),
  z.strictObject({
    type: z.literal('turnPassed'),
    at,
    by: color,
    reason: z.enum(['noMove', 'closedBoard']),
    numbers: z.array(die),
  }),
  z.strictObject({ type: z.literal('doubleOffered'), at, by: color, value: whole }),
  z.strictObject({ type: z.literal('doubleTaken'), at, by: color }),
  z.strictObject({ type: z.literal('doubleDropped'), at, by: color, own }),
  z.strictObject({ type: z.literal('resignOffered'), at, by: color, scope, points: whole }),
  z.strictObject({ type: z.literal('resignAccepted'), at, by: color, own }),
  z.strictObject({ type: z.literal('resignDeclined'), at, by: color }),
  z.strictObject({
    type: z.literal('gameWon'),
    at,
    winner: color,
    points: whole,
    kind: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    reason: z.enum(GAME_WON_REASONS),
  }),
  z.strictObject({ type: z.literal('gameDrawn'), at }),
  z.strictObject({
    type: z.literal('matchWon'),
    at,
    winner: color,
    reason: z.enum(MATCH_WON_REASONS),
  }),
  z.strictObject({ type: z.literal('clockFlagged'), at, color }),
  z.strictObject({ type: z.literal('clockHeld'), at }),
  z.strictObject({ type: z.literal('clockReleased'), at }),
  z.strictObject({ type: z.literal('reminded'), at, color: color }),
  z.strictObject({ type: z.literal('pauseOffered'), at, by: color }),
  z.strictObject({ type: z.literal('pauseDeclined'), at, by: color }),
  z.strictObject({ type: z.literal('paused'), at, by: color }),
  z.strictObject({ type: z.literal('resumed'), at, by: color }),
  z.strictObject({ type: z.literal('vacationBegan'), at, color: color }),
  z.strictObject({ type: z.literal('vacationEnded'), at, color: color }),
  z.strictObject({ type: z.literal('playerMissing'), at, color: color }),
  z.strictObject({ type: z.literal('playerReturned'), at, color: color }),
  z.strictObject({ type: z.literal('matchAborted'), at, reason: z.enum(ABORT_REASONS) }),
  z.strictObject({ type: z.literal('scoreSet'), at, score: z.strictObject({ white: whole, black: whole }) }),
  z.strictObject({ type: z.literal('reopened'), at, commitment }),
]) satisfies z.ZodType<MatchEvent>;

export interface StoredEvent {
  readonly type: string;
  readonly schema: number;
  readonly body: string;
  readonly at: number;
}

export function encodeEvent(event: MatchEvent): StoredEvent {
  const { type, at: when, ...body } = event;
  return { type, schema: EVENT_SCHEMA, body: JSON.stringify(body), at: when };
}

/** Reads an event of any age; throws where it is none, because a log that cannot be read must not be played on. */
export function decodeEvent(stored: StoredEvent): MatchEvent {
  if (stored.schema !== EVENT_SCHEMA) throw new Error(`event of unknown schema ${stored.schema}`);
  const body: unknown = JSON.parse(stored.body);
  return eventSchema.parse(typeof body === 'object' ? { ...body, type: stored.type, at: stored.at } : body);
}
