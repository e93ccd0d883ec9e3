import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  colorOf,
  dieSchema,
  fromVectorOptions,
  fromVectorPosition,
  vectorOptionsSchema,
  vectorPositionSchema,
} from '#src/protocol/vectorPosition.ts';
import { beginTurn, type Turn } from '#rules/turn.ts';
import { type GameName, type RuleOptions } from '#rules/types.ts';

const lineSchema = z.object({
  position: vectorPositionSchema,
  dice: z.tuple([dieSchema, dieSchema]).nullable(),
  options: vectorOptionsSchema,
  tags: z.array(z.string()),
  complete: z.boolean(),
  count: z.number().nullable(),
  sha256: z.string().optional(),
  results: z.array(z.string()).optional(),
  plays_example: z.array(z.array(z.tuple([z.number(), z.number()]))).optional(),
  ends: z.record(
    z.string(),
    z.object({
      winner: z.enum(['A', 'B']).nullable(),
      points: z.number(),
      reason: z.string(),
      points_triple: z.number().optional(),
    }),
  ),
  other_reading: z.object({ sha256: z.string() }).loose().optional(),
});
export type VectorLine = z.infer<typeof lineSchema>;

export function readVectors(game: GameName): readonly VectorLine[] {
  const text = readFileSync(new URL(`../vectors/${game}.jsonl`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

export const optionsOf = (line: VectorLine): RuleOptions => fromVectorOptions(line.options);

export const turnOf = (line: VectorLine): Turn =>
  beginTurn({
    game: line.position.game,
    options: optionsOf(line),
    position: fromVectorPosition(line.position),
    mover: colorOf(line.position.mover),
    roll: line.dice,
  });

/** The digest of a set of result strings, as the vectors have it. */
export const digestOf = (results: readonly string[]): string =>
  createHash('sha256').update(results.toSorted().join('\n')).digest('hex');
