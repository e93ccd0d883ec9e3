import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { replayOf } from '#app/replay.ts';
import { evolve } from '#match/evolve.ts';
import { initialState } from '#match/state.ts';
import { BACKGAMMON, MACEDONIAN, TURKISH } from '#test/support/commands.ts';
import { walkedMatch } from '#test/support/walkedMatch.ts';

describe.each([
  ['tavla', { ...TURKISH, length: 2 }],
  ['backgammon with the cube', { ...BACKGAMMON, length: 3 }],
  ['plakoto', { ...MACEDONIAN, games: ['plakoto'], length: 1 }],
  ['gul bara', { ...MACEDONIAN, games: ['gulbara'], length: 1 }],
] as const)('the replay of a match of %s', (_, settings) => {
  property.prop([fc.nat(1_000)], { numRuns: 5 })('tells every event once and in order', (seed) => {
    const events = [...walkedMatch(settings, seed)].flatMap((step) => step.events);
    const pages = replayOf(events);
    expect(pages.flatMap((page) => page.events)).toEqual(events);
    let state = pages[0]?.before ?? initialState;
    for (const page of pages) {
      expect(page.before).toEqual(state);
      state = page.events.reduce(evolve, state);
    }
    const turns = events.filter(({ type }) => type === 'turnEnded' || type === 'turnPassed').length;
    const boards = pages.filter((page) => page.events.some(({ type }) => type.startsWith('turn'))).length;
    expect(boards).toBe(turns);
    expect(new Set(pages.map(({ game }) => game)).size).toBe(state.phase === 'notStarted' ? 0 : state.gameNumber);
  });

  property.prop([fc.nat(1_000)], { numRuns: 5 })('shows each turn with its dice and all its moves', (seed) => {
    for (const { events, shown } of replayOf([...walkedMatch(settings, seed)].flatMap((step) => step.events))) {
      if (!events.some(({ type }) => type === 'turnEnded')) continue;
      expect(shown.phase).toBe('toPlay');
      const rolled = events.findLast(({ type }) => type === 'rolled');
      if (rolled?.type === 'rolled' && shown.phase === 'toPlay') expect(shown.play.roll).toEqual(rolled.roll);
    }
  });
});
