import { describe, expect, test } from 'vitest';
import type { LocalMessage, Person } from '#localDiscord/types.ts';
import {
  boardIn,
  byButtons,
  eventsOn,
  openBot,
  openDiscord,
  openMatch,
  partFor,
  personOn,
  questionTo,
  temporaryFile,
} from '#test/support/wire.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WAIT = { timeout: 15_000 };

async function setUp(options: Readonly<Record<string, string | number | boolean>>) {
  let wall = Date.now();
  const wallNow = () => wall;
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const bot = await openBot(discord, { databaseFile, wallNow });
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const channel = await openMatch(discord, people, { length: 3, ...options });
  const board = (): LocalMessage => {
    const newest = boardIn(discord, channel);
    if (newest === undefined) throw new Error('no board');
    return newest;
  };
  const mover = (): Person => personOn(discord, board()) ?? people[0];
  const types = async () => (await eventsOn(databaseFile)).map(({ type }) => type);
  const count = async (type: string) => (await types()).filter((one) => one === type).length;
  const press = (person: Person, action: string) =>
    person.click(board(), String(partFor(board(), action)?.['custom_id']));
  const toldPrivately = (person: Person): string =>
    person
      .sees(channel)
      .filter(({ ephemeralFor }) => ephemeralFor === person.id)
      .map(({ content }) => content)
      .join('\n');
  return {
    discord,
    databaseFile,
    bot,
    people,
    channel,
    board,
    mover,
    types,
    count,
    press,
    toldPrivately,
    wallNow,
    wait: (ms: number) => {
      wall += ms;
    },
    otherThan: (person: Person): Person => people.find((one) => one !== person) ?? people[0],
  };
}

describe('a match of days', () => {
  test('reminds once, in a new message that notifies; then the table acts; two timeouts in a row lose', async () => {
    const { discord, channel, board, mover, types, count, wait } = await setUp({ pace: 'oneDay' });
    const late = mover();
    const first = board();
    wait(18 * HOUR - MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(board().id).toBe(first.id);
    wait(MINUTE);
    await expect.poll(() => board().id, WAIT).not.toBe(first.id);
    expect(board()).toMatchObject({ pings: [late.id] });
    expect(board().content).toContain('süreniz bitmek üzere');
    await expect
      .poll(() => discord.messages(channel).filter(({ components }) => components.length > 0), WAIT)
      .toHaveLength(1);
    const reminded = board().id;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(board().id).toBe(reminded);
    expect(await count('reminded')).toBe(1);

    wait(6 * HOUR);
    await expect.poll(() => count('clockFlagged'), WAIT).toBe(1);
    for (let flags = 2; (await types()).at(-1) !== 'matchWon' && flags < 6; flags += 1) {
      wait(25 * HOUR);
      await expect.poll(() => count('clockFlagged'), WAIT).toBe(flags);
    }
    await expect.poll(() => partFor(board(), 'rematch'), WAIT).toBeDefined();
    expect(board().content).toContain('üst üste iki kez');
  });

  test('is paused by agreement and goes on with the time that was left, by buttons', async () => {
    const { board, mover, otherThan, press, count, types, wait } = await setUp({ pace: 'oneDay' });
    const [onTurn, other] = [mover(), otherThan(mover())];
    const first = board().id;
    wait(HOUR);
    await press(onTurn, 'offerPause');
    await expect.poll(() => board().id, WAIT).not.toBe(first);
    expect(board().pings).toEqual([other.id]);
    await press(onTurn, 'acceptPause');
    expect(await count('paused')).toBe(0);
    await press(other, 'acceptPause');
    await expect.poll(() => board().content, WAIT).toContain('süre işlemiyor');
    wait(500 * HOUR);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await types()).not.toContain('clockFlagged');
    await press(other, 'resume');
    await expect.poll(() => board().pings, WAIT).toEqual([onTurn.id]);
    wait(18 * HOUR);
    await expect.poll(() => count('reminded'), WAIT).toBe(1);
    wait(6 * HOUR);
    await expect.poll(() => count('clockFlagged'), WAIT).toBe(1);
  });

  test('is paused by commands too, and playing on ends the pause', async () => {
    const { discord, channel, board, mover, otherThan, count, toldPrivately } = await setUp({ pace: 'sevenDays' });
    const [onTurn, other] = [mover(), otherThan(mover())];
    await onTurn.command(channel, 'pause', { what: 'resume' });
    await expect.poll(() => toldPrivately(onTurn), WAIT).toContain('molada değil');
    await onTurn.command(channel, 'pause');
    await expect.poll(() => count('pauseOffered'), WAIT).toBe(1);
    await other.command(channel, 'pause', { what: 'declinePause' });
    await expect.poll(() => count('pauseDeclined'), WAIT).toBe(1);
    await other.command(channel, 'pause');
    await expect.poll(() => count('pauseOffered'), WAIT).toBe(2);
    await onTurn.command(channel, 'pause');
    await expect.poll(() => count('paused'), WAIT).toBe(1);
    while (personOn(discord, board()) === onTurn && (await count('turnEnded')) === 0) {
      const before = `${board().id} ${board().editedAt}`;
      await byButtons.act(onTurn, board());
      await expect.poll(() => `${board().id} ${board().editedAt}`, WAIT).not.toBe(before);
    }
    await expect.poll(() => board().content, WAIT).not.toContain('Mola:');
  });

  test('knows a vacation: the clock stands still, the board says so, and it ends by button', async () => {
    const { channel, board, mover, otherThan, count, types, toldPrivately, wait } = await setUp({ pace: 'oneDay' });
    const onTurn = mover();
    await onTurn.command(channel, 'vacation');
    await expect.poll(() => toldPrivately(onTurn), WAIT).toContain('30 gün');
    await onTurn.command(channel, 'vacation', { days: 10 });
    await expect.poll(() => board().content, WAIT).toContain('tatilde olduğu sürece');
    await onTurn.command(channel, 'vacation', { days: 1 });
    await expect.poll(() => toldPrivately(onTurn), WAIT).toContain('Zaten tatildesiniz');
    wait(5 * 24 * HOUR);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await types()).not.toContain('clockFlagged');
    const question = questionTo(onTurn, channel);
    if (question === undefined) throw new Error('no button');
    await onTurn.click(question, 'v:end');
    await expect.poll(() => count('vacationEnded'), WAIT).toBe(1);
    await expect.poll(() => board().content, WAIT).not.toContain('tatilde olduğu sürece');
    await otherThan(onTurn).command(channel, 'vacation');
    await expect.poll(() => toldPrivately(otherThan(onTurn)), WAIT).toContain('30 gün');
  });
});

// bugs.md 61
describe('a player who leaves the server', () => {
  test('loses after a minute; the other is told at once and the board can still be drawn', async () => {
    const { board, mover, otherThan, count, types, wait } = await setUp({});
    const [leaver, other] = [mover(), otherThan(mover())];
    leaver.leave();
    wait(121_000);
    await expect.poll(() => count('playerMissing'), WAIT).toBe(1);
    await expect.poll(() => board().content, WAIT).toContain('sunucudan ayrıldı');
    wait(MINUTE);
    await expect.poll(async () => (await types()).at(-1), WAIT).toBe('matchWon');
    await expect.poll(() => board().content, WAIT).toContain(other.name);
    expect(board().content).toContain('ayrıldı');
  });

  test('and comes back in time plays on', async () => {
    const { board, mover, count, wait } = await setUp({ pace: 'oneDay' });
    const leaver = mover();
    leaver.leave();
    wait(18 * HOUR);
    await expect.poll(() => count('playerMissing'), WAIT).toBe(1);
    leaver.rejoin();
    wait(6 * HOUR);
    await expect.poll(() => count('playerReturned'), WAIT).toBe(1);
    await expect.poll(() => board().content, WAIT).not.toContain('kaybedecek');
  });

  test('is noticed when the next board is sent for them', async () => {
    const { board, mover, otherThan, count } = await setUp({});
    const [onTurn, other] = [mover(), otherThan(mover())];
    other.leave();
    while ((await count('turnEnded')) === 0) {
      const before = `${board().id} ${board().editedAt}`;
      await byButtons.act(onTurn, board());
      await expect.poll(() => `${board().id} ${board().editedAt}`, WAIT).not.toBe(before);
    }
    await expect.poll(() => count('playerMissing'), WAIT).toBe(1);
  });
});

// bugs.md 73
test('downtime is not counted, and the tables are told so', async () => {
  const { discord, databaseFile, bot, board, wallNow, wait, types } = await setUp({});
  const first = board();
  wait(60_000);
  await bot.stop();
  wait(5 * MINUTE);
  await openBot(discord, { databaseFile, wallNow });
  await expect.poll(() => board().content, WAIT).toContain('Bot 5 dakika yoktu; bu süre sayılmadı.');
  expect(board().id).toBe(first.id);
  const stamp = Number(/<t:(\d+):R>/.exec(board().content)?.[1]);
  expect(Math.abs(stamp * 1000 - (wallNow() + 60_000))).toBeLessThan(3_000);
  expect(await types()).not.toContain('clockFlagged');
  wait(61_000);
  await expect.poll(types, WAIT).toContain('clockFlagged');
});
