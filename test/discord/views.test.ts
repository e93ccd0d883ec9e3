import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { nameOf } from '#discord/names.ts';
import { matchView } from '#discord/views/matchView.ts';
import type { MessageView } from '#discord/views/messageView.ts';
import { storyOf } from '#discord/views/story.ts';
import { catalogOf } from '#i18n/index.ts';
import { LOCALES } from '#i18n/locale.ts';
import type { StartedState } from '#match/state.ts';
import { type MatchId, type MatchSettings } from '#match/types.ts';
import { GAMES } from '#rules/types.ts';
import { AGAINST_COMPUTER, BACKGAMMON, DAILY, LIVE, MACEDONIAN, move, roll, TURKISH } from '#test/support/commands.ts';
import { expectSendable, type Part } from '#test/support/sendable.ts';
import { given, toRoll } from '#test/support/given.ts';
import { positionOf } from '#test/support/position.ts';
import { walkedMatch } from '#test/support/walkedMatch.ts';

const match = 'bcdfghjkmn' as MatchId;

const HOSTILE = ['@everyone **x** <@1> `', 'Z\u0335'.repeat(300), '\u202Eevil\u202C\n# h', '👨‍👩‍👧'.repeat(20), ''];

const TABLES: readonly MatchSettings[] = [
  { ...TURKISH, length: 1, pace: LIVE },
  { ...BACKGAMMON, length: 2, pace: DAILY },
  ...GAMES.map((game): MatchSettings => ({ ...MACEDONIAN, games: [game], length: 1 })),
];

describe.each(TABLES.map((settings) => [settings.games[0], settings] as const))('a match of %s', (_, settings) => {
  property.prop([fc.nat(), fc.constantFrom(...HOSTILE), fc.constantFrom(...HOSTILE), fc.constantFrom(...LOCALES)], {
    numRuns: 6,
  })('every board message can be sent, whatever the players are called', (seed, white, black, locale) => {
    const { table } = catalogOf(locale);
    const names = { white: nameOf(white, table), black: nameOf(black, table) };
    const shown = { white: names.white.shown, black: names.black.shown };
    let version = 1;
    for (const { before, events, after } of walkedMatch(settings, seed)) {
      version += events.length;
      const news = storyOf(before, events, shown, table);
      const view = matchView({
        id: match,
        version,
        state: after,
        locale,
        names,
        look: { theme: 'wood', mirrored: false, textBoard: seed % 2 === 0 },
        news,
        dueWallMs: 1_796_000_000_000,
        settlement: null,
        secrets: [],
        seatEnd: null,
      });
      expectSendable(view);
      // Mentions come from us alone: at most one, of the person who is to act.
      const mentioned = [...view.content.matchAll(/(?<!\\)<@(\d+)>/g)].map(([, id]) => id);
      expect(mentioned).toEqual(view.mention === null ? [] : [view.mention]);
    }
  });
});

test('after a long outage the newest news fit', () => {
  const { table } = catalogOf('en');
  const names = { white: nameOf('Ayşe', table), black: nameOf('Mehmet', table) };
  const [first] = walkedMatch(TURKISH, 1);
  if (first === undefined) throw new Error('no step');
  const news = Array.from({ length: 500 }, (_, index) => `line ${index}`);
  const view = matchView({
    id: match,
    version: 1,
    state: first.after,
    locale: 'en',
    names,
    look: { theme: 'wood', mirrored: false, textBoard: false },
    news,
    dueWallMs: null,
    settlement: null,
    secrets: [],
    seatEnd: null,
  });
  expectSendable(view);
  expect(view.content).toContain('line 499');
  expect(view.content).not.toContain('line 0\n');
});

test.each([true, false])('pips are told where the table counts them (%s)', (pips) => {
  const { table } = catalogOf('en');
  const names = { white: nameOf('Ayşe', table), black: nameOf('Mehmet', table) };
  const running = [...walkedMatch({ ...TURKISH, pips }, 3)].find(({ after }) => after.phase === 'toPlay');
  if (running === undefined) throw new Error('no turn');
  const { content, board } = matchView({
    id: match,
    version: 1,
    state: running.after,
    locale: 'en',
    names,
    look: { theme: 'wood', mirrored: false, textBoard: false },
    news: [],
    dueWallMs: null,
    settlement: null,
    secrets: [],
    seatEnd: null,
  });
  expect(content).toContain('Ayşe');
  expect(content.includes('167 pips')).toBe(pips);
  expect(board?.altText.includes('167')).toBe(pips);
  expect(board?.picture.pips).toBe(pips);
});

test('against the computer nothing can be played for it', () => {
  const { table } = catalogOf('tr');
  const names = { white: nameOf('Ayşe', table), black: nameOf(table.computer('club'), table) };
  for (const { after } of walkedMatch({ ...TURKISH, length: 1 }, 5, AGAINST_COMPUTER)) {
    if ((after.phase !== 'toPlay' && after.phase !== 'toRoll') || after.turn === 'white') continue;
    const { rows, mention } = matchView({
      id: match,
      version: 1,
      state: after,
      locale: 'tr',
      names,
      look: { theme: 'wood', mirrored: false, textBoard: false },
      news: [],
      dueWallMs: null,
      settlement: null,
      secrets: [],
      seatEnd: null,
    });
    expect(mention).toBeNull();
    const actions = rows.flatMap(({ components }) => components as readonly Part[]).map(({ custom_id }) => custom_id);
    expect(actions).toEqual([`m:${match}:1:resign:`]);
  }
});

const menusOf = (view: MessageView): readonly string[] =>
  view.rows
    .flatMap(({ components }) => components as readonly Part[])
    .flatMap(({ custom_id, type }) => (type === 3 ? [custom_id ?? ''] : []));

describe('gul bara at the table', () => {
  const GUL_BARA: MatchSettings = { ...MACEDONIAN, games: ['gulbara'] };
  const { table } = catalogOf('en');
  const names = { white: nameOf('Ayşe', table), black: nameOf('Mehmet', table) };
  const shown = (state: StartedState): MessageView =>
    matchView({
      id: match,
      version: 1,
      state,
      locale: 'en',
      names,
      look: { theme: 'wood', mirrored: false, textBoard: false },
      news: [],
      dueWallMs: null,
      settlement: null,
      secrets: [],
      seatEnd: null,
    });

  test('a cascade tells all its numbers and has one menu, for the number that is next', () => {
    const rolls = { white: 3, black: 3 };
    const position = positionOf({ white: { 24: 15 }, black: { 24: 15 }, rolls });
    const before = given(toRoll(GUL_BARA, { position })).when(roll('white', 4, 4)).state;
    const view = shown(before);
    expectSendable(view);
    expect(view.content).toContain('4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6');
    expect(menusOf(view)).toEqual([`m:${match}:1:move:4`]);
    const fours = move('white', '24/20', '24/20', '24/20', '24/20');
    const half = shown(given(before).when(fours).state);
    expect(half.content).toContain('left: **5, 5, 5, 5, 6, 6, 6, 6**');
    expect(menusOf(half)).toEqual([`m:${match}:1:move:5`]);
  });

  test('numbers handed over come first, with menus and without a roll', () => {
    const position = positionOf({ white: { 24: 15 }, black: { 6: 1, 17: 14 } });
    const view = shown(given(toRoll(GUL_BARA, { position })).when(roll('white', 6, 6)).state);
    expectSendable(view);
    expect(view.content).toContain('<@100000000000000002> first plays the numbers handed over: **6, 6, 6, 6**');
    expect(menusOf(view)).toEqual([`m:${match}:1:move:6`]);
    expect(JSON.stringify(view.rows)).not.toContain(':roll:');
  });
});
