import { expect, test } from 'vitest';
import { matchRows } from '#discord/views/matchComponents.ts';
import { catalogOf } from '#i18n/index.ts';
import type { LocalDiscord, LocalMessage, Person } from '#localDiscord/types.ts';
import { findXgid } from '#notation/xgid.ts';
import type { MatchId } from '#match/types.ts';
import type { StartedState } from '#match/state.ts';
import { AGAINST_COMPUTER, ask, BACKGAMMON, move, roll } from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';
import { scriptedDice } from '#test/support/scriptedDice.ts';
import { boardIn, openBot, openDiscord, openMatch, partFor, questionTo } from '#test/support/wire.ts';

/** Ayşe has played the opening dice; before his first roll Mehmet may double. */
async function setUp(length = 5) {
  const discord = await openDiscord();
  const bot = await openBot(discord, { dice: scriptedDice([6, 1], [6, 5], [4, 2]) });
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const channel = await openMatch(discord, [ayse, mehmet], { preset: 'backgammon', length });
  const early = await said(ayse, channel, 'double');
  await said(ayse, channel, 'move', { play: '13/7 8/7' });
  await said(ayse, channel, 'confirm');
  return { discord, bot, ayse, mehmet, channel, early };
}

const said = async (person: Person, channel: string, name: string, options = {}): Promise<string> => {
  const first = await person.command(channel, name, options);
  return (await first.done()).content;
};

const boardWith = async (discord: LocalDiscord, channel: string, action: string): Promise<LocalMessage> => {
  await expect
    .poll(() => [boardIn(discord, channel)].map((board) => board !== undefined && partFor(board, action) !== undefined))
    .toEqual([true]);
  const board = boardIn(discord, channel);
  if (board === undefined) throw new Error('no board');
  return board;
};

const press = (person: Person, board: LocalMessage, action: string) =>
  person.click(board, String(partFor(board, action)?.['custom_id']));

test('where a double is possible nothing is rolled before it; the double shows all that the answer needs', async () => {
  const { discord, bot, ayse, mehmet, channel, early } = await setUp();
  expect(early).toContain('Zarlar masada');
  const board = await boardWith(discord, channel, 'offerDouble');
  expect(board.content).toContain('Küp 1, ortada');
  expect(partFor(board, 'roll')).toBeDefined();

  expect(await said(mehmet, channel, 'double')).toContain('Katlamanız masada');
  const offered = await boardWith(discord, channel, 'take');
  expect(offered.pings).toEqual([ayse.id]);
  expect(offered.content).toContain('küp 2; alıyor musunuz');
  expect(offered.content).toContain('0 – 0');
  expect(offered.content).toContain('160 pip');
  const xgid = findXgid(offered.content);
  if (!xgid.ok) throw new Error('no XGID');
  expect(xgid.value.value.moment).toMatchObject({ offer: 'double', turn: 'black', decides: 'white', length: 5 });
  expect(xgid.value.value.position.checkers.white[7]).toBe(2);

  expect(await said(mehmet, channel, 'take')).toContain('rakibiniz yanıtlayacak');
  expect(await said(mehmet, channel, 'drop')).toContain('rakibiniz yanıtlayacak');
  expect(await said(ayse, channel, 'roll')).toContain('Masada yanıt bekleyen');
  expect(await said(ayse, channel, 'take')).toContain('Tamam');
  // The doubler has nothing left to decide, so the dice fall by themselves.
  const taken = await boardWith(discord, channel, 'move');
  expect(taken.content).toContain('**Ayşe** katlamayı aldı');
  expect(taken.content).toContain('Küp 2, sahibi: **Ayşe**');
  expect(taken.content).toMatch(/🎲 \*\*\d-\d/);
  expect(await said(mehmet, channel, 'double')).toContain('Küp rakipte');
  expect(bot.failures).toEqual([]);
});

test('dropping asks once more, and drops only the double that was shown', async () => {
  const { discord, bot, ayse, mehmet, channel } = await setUp();
  await press(mehmet, await boardWith(discord, channel, 'offerDouble'), 'offerDouble');
  await press(ayse, await boardWith(discord, channel, 'take'), 'drop');
  await expect.poll(() => questionTo(ayse, channel)?.content).toContain('Eli rakip alır: 1 sayı');
  const old = questionTo(ayse, channel);
  expect(boardIn(discord, channel)?.content).toContain('küp 2; alıyor musunuz');

  await said(ayse, channel, 'take');
  const question = old?.components[0]?.['components'] as readonly { custom_id: string }[];
  if (old === undefined) throw new Error('not asked');
  await ayse.click(old, question[0]?.custom_id ?? '');
  await expect.poll(() => old.content).toContain('Yanıtlanacak bir teklif yok');

  await said(mehmet, channel, 'move', { play: '13/7 13/8' });
  await said(mehmet, channel, 'confirm');
  await press(ayse, await boardWith(discord, channel, 'offerDouble'), 'offerDouble');
  await boardWith(discord, channel, 'take');
  await said(mehmet, channel, 'drop');
  const asked = questionTo(mehmet, channel);
  if (asked === undefined) throw new Error('not asked');
  expect(asked.content).toContain('Eli rakip alır: 2 sayı');
  await mehmet.click(asked, 'Pas (2 sayı)');
  await expect.poll(() => boardIn(discord, channel)?.content).toContain('2 – 0');
  expect(bot.failures).toEqual([]);
});

test('a one-point match has no use for the cube', async () => {
  const { discord, mehmet, channel } = await setUp(1);
  const board = await boardWith(discord, channel, 'move');
  expect(board.content).toContain('6-5');
  expect(board.content).not.toContain('Küp');
  expect(await said(mehmet, channel, 'double')).toContain('katlamanın yararı yok');
});

const id = 'bcdfghjkmn' as MatchId;
const actionsOn = (state: StartedState): readonly string[] =>
  matchRows({ id, version: 5, state }, catalogOf('en')).flatMap(({ components }) => {
    const parts = components as readonly { readonly custom_id: string; readonly type: number }[];
    return parts.filter(({ type }) => type === 2).map(({ custom_id }) => custom_id.split(':')[3] ?? '');
  });

test('Take stands where neither Roll nor Confirm stood before', () => {
  const before = { ...toRoll(BACKGAMMON), rollsMade: 2 };
  const inTurn = given(before).when(roll('white', 3, 1), move('white', '8/5', '6/5')).state;
  const offered = given(before).when(ask('offerDouble', 'white')).state;
  const place = actionsOn(offered).indexOf('take');
  expect(place).toBeGreaterThan(-1);
  expect(actionsOn(before)).toEqual(['roll', 'offerDouble', 'resign']);
  expect(place).not.toBe(actionsOn(before).indexOf('roll'));
  expect(place).not.toBe(actionsOn(inTurn).indexOf('confirm'));
});

test.each([
  ['before the first roll of the game', { rollsMade: 0 }],
  ['in the Crawford game', { crawford: true }],
  ['with the cube on the other side', { cube: { value: 2, owner: 'black' } }],
  ['at 64', { cube: { value: 64, owner: 'white' } }],
  ['where a win is enough', { score: { white: 4, black: 4 } }],
] as const)('no button for doubling %s', (_, change) => {
  expect(actionsOn({ ...toRoll(BACKGAMMON), rollsMade: 2, ...change })).toEqual(['roll', 'resign']);
});

test('nobody presses for the computer', () => {
  const state = { ...toRoll(BACKGAMMON), rollsMade: 2, seats: AGAINST_COMPUTER, turn: 'black' } as const;
  expect(actionsOn(state)).toEqual(['resign']);
});
