import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { initialState, type MatchState } from '#match/state.ts';
import { decodeEvent, encodeEvent, EVENT_SCHEMA, type StoredEvent } from '#store/eventCodec.ts';

const read = (file: string): readonly StoredEvent[] =>
  readFileSync(new URL(`logs/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as StoredEvent);

/** How the matches ended whose logs are kept, one of each shape that was ever written. */
const KEPT_LOGS = [['schema1.jsonl', { score: { white: 1, black: 2 }, winner: 'black', reason: 'length' }]] as const;

test.each(KEPT_LOGS)('%s still replays to its known score', (file, end) => {
  const state = read(file).map(decodeEvent).reduce<MatchState>(evolve, initialState);
  expect(state).toMatchObject({ phase: 'matchOver', ...end });
});

test('a log is kept of every shape that is written', () => {
  const kept = readdirSync(new URL('logs', import.meta.url));
  expect(kept).toEqual(KEPT_LOGS.map(([file]) => file));
  expect(read('schema1.jsonl').every(({ schema }) => schema === 1)).toBe(true);
  expect(kept).toContain(`schema${EVENT_SCHEMA}.jsonl`);
});

test('what is written is read back', () => {
  for (const stored of read('schema1.jsonl')) {
    const event = decodeEvent(stored);
    expect(decodeEvent(encodeEvent(event))).toEqual(event);
  }
});

describe('an event that is none is refused, never guessed at', () => {
  const rolled = encodeEvent({
    type: 'rolled',
    by: 'white',
    roll: [6, 5],
    source: 'crypto',
    own: true,
    at: 1,
  } satisfies MatchEvent);
  test.each<[string, Partial<StoredEvent>]>([
    ['no JSON', { body: '{"by":' }],
    ['no object', { body: '[]' }],
    ['a die that is none', { body: rolled.body.replace('6', '7') }],
    ['a field too many', { body: rolled.body.replace('{', '{"extra":1,') }],
    ['a field too few', { body: rolled.body.replace('"by":"white",', '') }],
    ['an unknown type', { type: 'teleported' }],
    ['an unknown shape', { schema: EVENT_SCHEMA + 1 }],
  ])('%s', (_, broken) => {
    expect(decodeEvent(rolled)).toMatchObject({ roll: [6, 5] });
    expect(() => decodeEvent({ ...rolled, ...broken })).toThrow();
  });
});
