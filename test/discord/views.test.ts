import { fc, test as property } from '@fast-check/vitest';
import { MessageCreateRequestSchema } from 'discord-api-spec/zod';
import { describe, expect, test } from 'vitest';
import { type Challenge, CHALLENGE_STATUSES, type ChallengeId } from '#app/ports.ts';
import { DEFAULT_PREFERENCES } from '#app/preferences.ts';
import { parseCustomId } from '#discord/customId.ts';
import { messageBody } from '#discord/messageBody.ts';
import { nameOf } from '#discord/names.ts';
import { challengeView } from '#discord/views/challengeView.ts';
import { matchView } from '#discord/views/matchView.ts';
import type { MessageView } from '#discord/views/messageView.ts';
import { oneSettingView, settingsView } from '#discord/views/settingsView.ts';
import { SETTING_NAMES } from '#i18n/settingTexts.ts';
import { storyOf } from '#discord/views/story.ts';
import { catalogOf } from '#i18n/index.ts';
import { LOCALES } from '#i18n/locale.ts';
import { settingsFrom } from '#match/presets.ts';
import type { StartedState } from '#match/state.ts';
import { type MatchId, type MatchSettings, PRESET_NAMES, type UserId } from '#match/types.ts';
import { GAMES } from '#rules/types.ts';
import { AGAINST_COMPUTER, BACKGAMMON, DAILY, LIVE, MACEDONIAN, move, roll, TURKISH } from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';
import { positionOf } from '#test/support/position.ts';
import { walkedMatch } from '#test/support/walkedMatch.ts';

const match = 'bcdfghjkmn' as MatchId;

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly description?: string;
    readonly default?: boolean;
  }[];
}

/** Discord's schemas, and the limits that they do not have (`discord.md`). */
function expectSendable(view: MessageView): void {
  const board = view.board === null ? [] : [{ name: 'board.jpg', bytes: Buffer.of(1), altText: view.board.altText }];
  const { body } = messageBody(view, board);
  const checked = MessageCreateRequestSchema.safeParse(body);
  expect(checked.error?.issues ?? []).toEqual([]);
  expect(view.content.length).toBeGreaterThan(0);
  expect(view.content.length).toBeLessThanOrEqual(2000);
  expect(view.board?.altText.length ?? 0).toBeLessThanOrEqual(1024);
  expect(view.rows.length).toBeLessThanOrEqual(5);
  const rows = view.rows.map(({ components }) => components as readonly Part[]);
  const ids = rows.flat().map(({ custom_id }) => custom_id ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(parseCustomId(id)).not.toBeNull();
  for (const row of rows) {
    const menus = row.filter(({ type }) => type === 3);
    expect(menus.length === 0 ? row.length <= 5 : row.length === 1).toBe(true);
    for (const { options = [] } of menus) {
      expect(options.length).toBeGreaterThan(0);
      expect(options.length).toBeLessThanOrEqual(25);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      for (const option of options) {
        expect(option.label.length).toBeLessThanOrEqual(100);
        expect(option.description?.length ?? 0).toBeLessThanOrEqual(100);
      }
    }
    for (const { label } of row) expect((label ?? '').length).toBeLessThanOrEqual(80);
  }
}

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
        look: { theme: 'wood', mirrored: false },
        news,
        dueWallMs: 1_796_000_000_000,
        settlement: null,
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
    look: { theme: 'wood', mirrored: false },
    news,
    dueWallMs: null,
    settlement: null,
    seatEnd: null,
  });
  expectSendable(view);
  expect(view.content).toContain('line 499');
  expect(view.content).not.toContain('line 0\n');
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
      look: { theme: 'wood', mirrored: false },
      news: [],
      dueWallMs: null,
      settlement: null,
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
      look: { theme: 'wood', mirrored: false },
      news: [],
      dueWallMs: null,
      settlement: null,
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

describe.each(LOCALES)('invitations in %s', (locale) => {
  const { table } = catalogOf(locale);
  const challenge: Challenge = {
    id: 'bcdfghjkmn' as ChallengeId,
    challenger: '1001' as UserId,
    opponent: '1002' as UserId,
    settings: settingsFrom('turkTavlasi', { length: 3, opening: 'play', nextGame: 'winner' }),
    place: { guild: '1', channel: '2', thread: null, locale },
    message: '3',
    status: 'open',
    createdAt: 0,
    expiresAt: 1_800_000,
    rematchOf: null,
    match: null,
  };
  const shown = {
    challenger: nameOf('Ayşe', table),
    opponent: nameOf('Mehmet', table),
    match: { by: nameOf('Mehmet', table), place: '<#5>' },
  };

  test.each(CHALLENGE_STATUSES)('%s: only an open one has buttons and notifies', (status) => {
    const view = challengeView({ ...challenge, status }, shown);
    expectSendable(view);
    expect(view.rows.length > 0).toBe(status === 'open');
    expect(view.mention).toBe(status === 'open' ? '1002' : null);
    expect(view.content).toContain('Ayşe');
    expect(view.content.includes('<#5>')).toBe(status === 'accepted');
  });

  test('names what differs from the preset', () => {
    const { content } = challengeView(challenge, shown);
    expect(content).toContain(table.opening.play);
    expect(content).toContain(table.nextGame.winner);
    const usual = challengeView({ ...challenge, settings: settingsFrom('turkTavlasi') }, shown);
    expect(usual.content).not.toContain(table.opening.reroll);
  });

  test.each(PRESET_NAMES)('%s by its name, and nothing else where it is as usual', (preset) => {
    const view = challengeView({ ...challenge, settings: settingsFrom(preset) }, shown);
    expectSendable(view);
    expect(view.content).toContain(`**${table.presets[preset]}**`);
    expect(view.content).not.toContain(catalogOf(locale).chat.differs([]).trim());
  });

  test.each([
    ['greekSet', 'Portes → Plakoto → Fevga'],
    ['bulgarianSet', 'Prava → Gülbara → Tapa'],
    ['macedonianSet', 'Birinci → İkinci → Üçüncü'],
  ] as const)('%s names its games in turn', (preset, games) => {
    const { content } = challengeView({ ...challenge, settings: settingsFrom(preset) }, shown);
    expect(content).toContain(games);
  });

  test('names every option that differs', () => {
    const settings = settingsFrom('kahve', {
      cube: true,
      resigning: 'atOnce',
      closedBoard: 'noRoll',
      rules: { tripleMars: true, hitAndRunAtHome: false },
    });
    const { content } = challengeView({ ...challenge, settings }, shown);
    expect(content).toContain(table.cubePlayed(true));
    expect(content).toContain(table.tripleMars(true));
    expect(content).toContain(table.hitAndRunAtHome(false));
    expect(content).toContain(table.closedBoard.noRoll);
    expect(content).toContain(table.resigning.atOnce);
    const alone = { ...challenge, settings: settingsFrom('plakoto', { rules: { pinnedBearOff: 'waits' } }) };
    expect(challengeView(alone, shown).content).toContain(table.pinnedBearOff.waits);
  });

  test('one to all has nobody to notify or to decline it', () => {
    const view = challengeView({ ...challenge, opponent: null }, { ...shown, opponent: null });
    expectSendable(view);
    expect(view.mention).toBeNull();
    expect(JSON.stringify(view.rows)).not.toContain(':decline');
  });

  test('settings show every present value, and each can be opened', () => {
    const text = catalogOf(locale);
    const preferences = { ...DEFAULT_PREFERENCES, language: locale, theme: 'contrast', listed: false } as const;
    const view = settingsView(preferences, text);
    expectSendable(view);
    const { setting } = text;
    for (const [name, value] of [
      ['language', setting.languages[locale]],
      ['theme', setting.themes.contrast],
      ['autoRoll', setting.on],
      ['listed', setting.off],
      ['quiet', setting.never],
      ['reminders', setting.reminders.channel],
    ] as const) {
      expect(view.content).toContain(`${setting.names[name]}: **${value}**`);
    }
    for (const name of SETTING_NAMES) {
      const one = oneSettingView(name, preferences, text);
      expectSendable(one);
      expect(one.content).toContain(setting.about[name]);
      const [menu] = one.rows.flatMap(({ components }) => components as readonly Part[]);
      if (name !== 'quiet') expect(menu?.options?.filter(({ default: chosen }) => chosen)).toHaveLength(1);
    }
  });
});
