import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startLocalDiscordWithPage } from '#localDiscord/pageServer.ts';
import type { LocalDiscord } from '#localDiscord/types.ts';
import { browserPath, startBrowser } from '#test/support/browser.ts';
import { HOSTILE, startPageBot, type PageBot } from './pageBot.ts';

const AYSE = { name: 'Ayşe', locale: 'tr' } as const;
const BOB = { name: 'Bob', locale: 'en-GB' } as const;
const HOSTILE_NAME = { name: '<i>Eve</i>', locale: 'en-GB' } as const;

/** What the tests need of the browser's HTMLImageElement. */
interface PictureElement {
  readonly naturalWidth: number;
  decode(): Promise<void>;
}

describe.skipIf(browserPath === null)('the page', () => {
  let discord: LocalDiscord;
  let bot: PageBot;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const troubles: string[] = [];
  const foreignRequests: string[] = [];

  beforeAll(async () => {
    discord = await startLocalDiscordWithPage({ people: [AYSE, BOB, HOSTILE_NAME], firstAnswerMs: 800 });
    [bot, browser] = await Promise.all([startPageBot(discord), startBrowser()]);
  });

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(troubles.splice(0)).toEqual([]);
    expect(foreignRequests.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await bot.close();
    await discord.close();
  });

  /** The page as one person, in a channel of its own where none is named, so that tests do not meet. */
  async function open(
    name: string,
    channelId = discord.addChannel('room'),
    size = { width: 1280, height: 900 },
  ): Promise<Page> {
    const context = await browser.newContext({ viewport: size });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(5000);
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(discord.pageUrl).origin) foreignRequests.push(request.url());
    });
    await page.goto(`${discord.pageUrl}?as=${encodeURIComponent(name)}&in=${channelId}`);
    await page.locator('#composer:focus').waitFor();
    return page;
  }

  /** Types a line into the message box and sends it. */
  async function run(page: Page, line: string): Promise<void> {
    await page.locator('#composer').pressSequentially(`${line} `);
    await page.getByRole('button', { name: /^(Send|Gönder)$/ }).click();
  }

  const messages = (page: Page) => page.locator('#messages li.message');

  test('a command by keyboard alone: autocomplete, picked by Enter, sent by Enter', async () => {
    const page = await open(BOB.name);
    await page.keyboard.type('/mo');
    await page.getByRole('option', { name: '/move' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('name')).toBe('play');
    await page.keyboard.type('13/7');
    await page.getByRole('option', { name: '24/22 13/7' }).waitFor();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['24/22 13/7', '13/7 13/11']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const answer = messages(page).filter({ hasText: 'Played 13/7 13/11.' });
    await answer.waitFor();
    expect(await answer.innerText()).toContain('Bob used /move');
    expect(await page.getByRole('status').innerText()).toContain('Tavla: Played 13/7 13/11.');
    expect(await page.locator('#composer:focus').inputValue()).toBe('');
  });

  test('a whole line in one go', async () => {
    const page = await open(BOB.name);
    await page.locator('#composer').fill('/move play:8/2 6/4');
    await page.getByRole('button', { name: 'Send' }).click();
    await messages(page).filter({ hasText: 'Played 8/2 6/4.' }).waitFor();
  });

  test('a person, a choice and a truth are picked; the mentioned one is told', async () => {
    const room = discord.addChannel('challenges');
    const page = await open(BOB.name, room);
    await page.keyboard.type('/challenge ');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ays');
    await page.getByRole('option', { name: 'Ayşe' }).click();
    await page.keyboard.type('length:');
    await page.getByRole('option', { name: '5 points' }).click();
    await page.keyboard.press('Tab');
    await page.getByRole('option', { name: 'True' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await messages(page).filter({ hasText: 'Bob challenges @Ayşe to 5 points, until in 9 minutes.' }).waitFor();

    const other = await open(AYSE.name, room);
    await other.locator('li.message.mentioned').waitFor();
    await other
      .getByRole('link', { name: /Match of Bob/ })
      .last()
      .click();
    const picture = other.getByRole('img', { name: /White to play 6-2/ });
    await picture.waitFor();
    expect(await picture.evaluate((image: PictureElement) => image.decode().then(() => image.naturalWidth))).toBe(800);
    await other.getByRole('button', { name: 'Resmi büyüt' }).click();
    await other.getByRole('dialog').getByRole('img').waitFor();
    await other.keyboard.press('Escape');
    await other.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('commands are offered in the language of the reader', async () => {
    const page = await open(AYSE.name);
    await page.keyboard.type('/ha');
    const offer = page.getByRole('option', { name: '/hamle' });
    await offer.waitFor();
    expect(await offer.innerText()).toContain('Sıranı oyna');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('combobox', { name: 'oyun' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('#composer:focus').waitFor();
    await run(page, '/server check');
    await messages(page).filter({ hasText: 'Server: check for tr.' }).waitFor();
  });

  test('a missing option is marked and nothing is sent', async () => {
    const page = await open(BOB.name);
    await page.locator('#composer').pressSequentially('/move ');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This option is required' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'play' }).getAttribute('aria-invalid')).toBe('true');
    expect(await messages(page).count()).toBe(0);
  });

  test('buttons update, open a dialog, are off, or fail', async () => {
    const page = await open(BOB.name);
    await run(page, '/panel');
    const panel = messages(page).filter({ hasText: 'Bob used /panel' });
    await panel.waitFor();
    expect(await panel.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    expect(await panel.getByRole('link', { name: 'Rules' }).getAttribute('rel')).toBe('noopener noreferrer');

    await panel.getByRole('button', { name: 'Decline' }).click();
    await panel.getByRole('alert').filter({ hasText: 'This interaction failed' }).waitFor();

    await panel.getByRole('button', { name: 'Name the match' }).click();
    const dialog = page.getByRole('dialog', { name: 'Name the match' });
    await dialog.getByLabel('Title').fill('Final');
    await dialog.getByLabel('About it').fill('two\nlines');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await messages(page).filter({ hasText: 'Named "Final": two' }).waitFor();
    expect(await dialog.count()).toBe(0);

    await panel.getByRole('button', { name: 'Accept' }).click();
    await panel.getByText('Bob accepted.').waitFor();
    expect(await panel.getByRole('button').count()).toBe(0);
  });

  test('a menu by keyboard; what it answers privately only this person sees, until it is dismissed', async () => {
    const room = discord.addChannel('menus');
    const [page, other] = [await open(BOB.name, room), await open(AYSE.name, room)];
    await run(page, '/panel');
    await messages(other).filter({ hasText: 'Bob' }).waitFor();
    await page.getByRole('combobox', { name: 'Pick a checker' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Point 13' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const answer = messages(page).filter({ hasText: 'From 13' });
    await answer.waitFor();
    expect(await answer.innerText()).toContain('Only you can see this');
    expect(await messages(other).filter({ hasText: 'From 13' }).count()).toBe(0);
    await answer.getByRole('button', { name: 'Dismiss message' }).click();
    await answer.waitFor({ state: 'detached' });
  });

  test('the app thinks, answers late, or never', async () => {
    const page = await open(BOB.name);
    await run(page, '/slow');
    await page.getByText('Tavla is thinking…').waitFor();
    await messages(page).filter({ hasText: 'Here it is.' }).getByRole('img').waitFor();
    await run(page, '/silent');
    await page.getByText('Sending command…').waitFor();
    await page.getByRole('alert').filter({ hasText: 'The application did not respond' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    expect(await messages(page).filter({ hasText: '/silent' }).count()).toBe(0);
  });

  test('text and names are never taken for markup', async () => {
    const page = await open(HOSTILE_NAME.name);
    await run(page, '/hostile');
    const hostile = messages(page).filter({ hasText: '<b>not bold</b>' });
    await hostile.waitFor();
    expect(await hostile.locator('.content').innerText()).toBe(HOSTILE);
    expect(await page.locator('#messages :is(img, b b, i, script, a)').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Play as <i>Eve</i>' }).count()).toBe(1);
    expect(await page.title()).not.toBe('owned');
  });

  test('chat, and another person at the same page', async () => {
    const room = discord.addChannel('talk');
    const page = await open(BOB.name, room);
    await page.keyboard.type('Hello **there**');
    await page.keyboard.press('Enter');
    await messages(page).filter({ hasText: 'Hello there' }).waitFor();
    await page.getByRole('button', { name: /Play as Ayşe/ }).click();
    await page.getByRole('combobox', { name: '#talk kanalına mesaj yaz' }).waitFor();
    expect(new URL(page.url()).searchParams.get('as')).toBe('Ayşe');
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
    expect(
      await messages(page)
        .getByText('there')
        .evaluate((text) => text.tagName),
    ).toBe('STRONG');
  });

  test('a mention elsewhere is counted until it is read', async () => {
    const page = await open(AYSE.name);
    const elsewhere = discord.addChannel('elsewhere');
    await discord.person(BOB.name).command(elsewhere, 'challenge', { opponent: discord.person(AYSE.name).id });
    const link = page.getByRole('link', { name: /^elsewhere/ });
    await link.getByText('1 bahsetme').waitFor();
    await link.click();
    await messages(page).filter({ hasText: 'challenges' }).waitFor();
    await page.getByRole('link', { name: 'elsewhere', exact: true }).waitFor();
  });

  test('the page connects again, shows an app that left, and goes on', async () => {
    const page = await open(BOB.name);
    let cut = async (): Promise<void> => {};
    await page.routeWebSocket(/\/page$/, (socket) => {
      socket.connectToServer();
      cut = () => socket.close();
    });
    await page.reload();
    await page.locator('#composer:focus').waitFor();
    await cut();
    await page.getByRole('alert').filter({ hasText: 'Connection lost' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await run(page, '/server settings');
    await messages(page).filter({ hasText: 'Server: settings' }).waitFor();
    await bot.close();
    await page.getByRole('complementary', { name: 'Members' }).getByText('offline').waitFor();
    bot = await startPageBot(discord);
    await page.getByRole('complementary', { name: 'Members' }).getByText('online').waitFor();
    await run(page, '/server check');
    await messages(page).filter({ hasText: 'Server: check' }).waitFor();
  });

  test('on a phone the channels are behind a button and nothing is wider than the screen', async () => {
    const page = await open(BOB.name, discord.channelId, { width: 400, height: 800 });
    await run(page, '/board');
    await messages(page).filter({ hasText: 'Bob used /board' }).last().waitFor();
    expect(await page.getByRole('link', { name: 'room' }).count()).toBe(0);
    expect(await page.locator('#messages').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Show channels' }).click();
    await page.getByRole('link', { name: 'room' }).first().click();
    await page.getByRole('heading', { name: '#room' }).waitFor();
  });

  test('the list stays at its end when pictures come in, and where it was when the reader has scrolled up', async () => {
    const page = await open(BOB.name);
    const fromEnd = () =>
      page.locator('#messages').evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    for (let count = 1; count <= 3; count += 1) {
      await run(page, '/board');
      await messages(page)
        .nth(count - 1)
        .getByRole('img')
        .waitFor();
    }
    await expect.poll(fromEnd).toBeLessThan(2);
    await page.locator('#messages').evaluate((list) => list.scrollTo(0, 0));
    await page.getByRole('button', { name: /Jump to the latest/ }).waitFor();
    discord.person(AYSE.name).say(new URL(page.url()).searchParams.get('in') ?? '', 'a late word');
    await messages(page).filter({ hasText: 'a late word' }).waitFor();
    expect(await page.locator('#messages').evaluate((list) => list.scrollTop)).toBe(0);
    await page.getByRole('button', { name: /Jump to the latest/ }).click();
    await expect.poll(fromEnd).toBeLessThan(2);
  });
});
