import { expect, test } from 'vitest';
import {
  boardIn,
  byButtons,
  byCommands,
  openBot,
  openDiscord,
  partFor,
  PATIENT,
  playToEnd,
  temporaryFile,
} from '#test/support/wire.ts';
import type { LocalDiscord, Person } from '#localDiscord/types.ts';

/** A conversation of two, who have the bot for themselves; it can only answer there. */
function groupOf(discord: LocalDiscord): { readonly group: string; readonly people: readonly [Person, Person] } {
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  return { group: discord.addGroup('Akşamcılar', people), people };
}

async function openIn(
  discord: LocalDiscord,
  group: string,
  [ayse, mehmet]: readonly [Person, Person],
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  await ayse.command(group, 'challenge', { opponent: mehmet.id, ...options });
  const fits = { ...PATIENT, channelId: group };
  const invitation = await discord.waitForMessage(({ pings }) => pings.includes(mehmet.id), fits);
  await mehmet.click(invitation, 'Kabul et');
  await discord.waitForMessage(({ attachments }) => attachments.length > 0, fits);
  await expect.poll(() => invitation.components, { timeout: 10_000 }).toEqual([]);
}

test.each([
  ['buttons', byButtons],
  ['commands', byCommands],
] as const)(
  'a whole match in a group by %s: every board answers who acted',
  { timeout: 120_000 },
  async (_, driver) => {
    const discord = await openDiscord();
    const bot = await openBot(discord);
    const { group, people } = groupOf(discord);
    await openIn(discord, group, people, { length: 1 });
    const last = await playToEnd(discord, group, driver, { timeoutMs: 100_000 });
    expect(last.content).toContain('🏆');
    const boards = discord.messages(group).filter(({ attachments }) => attachments.length > 0);
    expect(boards.length).toBeGreaterThan(20);
    // One message a turn, answering whoever moved, and each mentions one person at the most.
    expect(boards.every(({ interaction, pings }) => interaction !== null && pings.length <= 1)).toBe(true);
    expect(boards.filter((board) => partFor(board, 'rematch') !== undefined)).toHaveLength(1);
    expect(bot.failures).toEqual([]);
  },
);

test('only daily matches and those without a clock are played in a group', async () => {
  const discord = await openDiscord();
  const bot = await openBot(discord);
  const { group, people } = groupOf(discord);
  const [ayse, mehmet] = people;
  const refused = await (await ayse.command(group, 'challenge', { opponent: mehmet.id, pace: 'live' })).done();
  expect(refused.ephemeralFor).toBe(ayse.id);
  expect(refused.content).toContain('Bu tempo burada yok');
  await openIn(discord, group, people);
  expect(discord.messages(group)[0]?.content).toContain('hamle başına 1 gün');
  expect(bot.failures).toEqual([]);
});

test('a restart, a move from elsewhere and a late player: the board comes when somebody acts there', async () => {
  let wall = Date.now();
  const discord = await openDiscord();
  const file = { databaseFile: temporaryFile() };
  const { group, people } = groupOf(discord);
  const first = await openBot(discord, { ...file, wallNow: () => wall });
  await openIn(discord, group, people, { length: 1 });
  await first.stop();
  const second = await openBot(discord, { ...file, wallNow: () => wall });
  const before = boardIn(discord, group);
  const mover = people.find(({ id }) => before?.content.includes(`<@${id}>`) === true);
  const other = people.find((person) => person !== mover);
  if (mover === undefined || other === undefined || before === undefined) throw new Error('nobody is on turn');
  // Typed in the server's channel: nothing can be written into the group.
  const [choice] = await mover.autocomplete(discord.channelId, 'move', {}, 'play');
  await (await mover.command(discord.channelId, 'move', { play: String(choice?.value) })).done();
  const confirmed = await (await mover.command(discord.channelId, 'confirm')).done();
  expect(confirmed.content).toContain('Hamleniz kayıtlı');
  expect(boardIn(discord, group)).toBe(before);
  // A look at the board from within the group is enough.
  const shown = await (await other.command(group, 'matches')).done();
  expect(shown.ephemeralFor).toBe(other.id);
  await expect.poll(() => boardIn(discord, group)?.content, { timeout: 10_000 }).toContain(`<@${other.id}>`);
  // Nobody acts for two days: the table plays, and tells at the next interaction.
  wall += 2 * 24 * 60 * 60_000;
  await mover.command(group, 'matches');
  await expect
    .poll(() => discord.messages(group).some(({ content }) => content.includes('Süresi dolan')), { timeout: 15_000 })
    .toBe(true);
  expect(second.failures).toEqual([]);
});
