import { z } from 'zod';
import { PRESET_NAMES, type MatchSettings } from '#match/types.ts';
import { GAMES } from '#rules/types.ts';

const whole = z.number().int().nonnegative();

export const settingsSchema = z.strictObject({
  preset: z.enum(PRESET_NAMES),
  games: z.tuple([z.enum(GAMES)], z.enum(GAMES)),
  length: whole,
  hands: z.boolean(),
  opening: z.enum(['reroll', 'play']),
  nextGame: z.enum(['roll', 'winner']),
  closedBoard: z.enum(['roll', 'noRoll']),
  resigning: z.enum(['offer', 'atOnce']),
  cube: z.boolean(),
  rules: z.strictObject({
    pinnedBearOff: z.enum(['continues', 'waits']),
    hitAndRunAtHome: z.boolean(),
    tripleMars: z.boolean(),
  }),
  // Matches of before there was a choice show them.
  pips: z.boolean().default(true),
  pace: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('live'), decisionMs: whole, reserveMs: whole }),
    z.strictObject({ kind: z.literal('daily'), decisionMs: whole }),
    z.strictObject({ kind: z.literal('none') }),
  ]),
  rated: z.boolean(),
}) satisfies z.ZodType<MatchSettings>;
