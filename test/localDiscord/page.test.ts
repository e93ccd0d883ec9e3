import type { WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserPath } from '#test/support/browser.ts';
import { HOSTILE, startPageBot } from './pageBot.ts';
import { AYSE, BOB, HOSTILE_PERSON, messages, run, useOpenPages } from './openPages.ts';

describe.skipIf(browserPath === null)('the page', () => {
  const { running, openPage } = useOpenPages();

  test('buttons update, open a dialog, are off, or fail', async () => {
    const page = await openPage(BOB.name);
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
    await panel.locator('[data-custom-id=name]:focus').waitFor();

    await panel.getByRole('button', { name: 'Accept' }).click();
    await panel.getByText('Bob accepted.').waitFor();
    expect(await panel.getByRole('button').count()).toBe(0);
    await page.locator('#messages:focus').waitFor();
  });

  test('a menu by keyboard; what it answers privately only this person sees, until it is dismissed', async () => {
    const room = running().discord.addChannel('menus');
    const [page, other] = [await openPage(BOB.name, room), await openPage(AYSE.name, room)];
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

  test('an answer to a message shows what it answers', async () => {
    const page = await openPage(BOB.name);
    await run(page, '/reply');
    const answer = messages(page).filter({ hasText: 'Second' });
    await answer.getByRole('button', { name: 'Tavla First' }).click();
    await messages(page).filter({ hasText: 'Bob used /reply' }).and(page.locator('.found')).waitFor();
  });

  test('the app thinks, answers late, or never', async () => {
    const page = await openPage(BOB.name);
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
    const page = await openPage(HOSTILE_PERSON.name);
    await run(page, '/hostile');
    const hostile = messages(page).filter({ hasText: '<b>not bold</b>' });
    await hostile.waitFor();
    expect(await hostile.locator('.content').innerText()).toBe(HOSTILE);
    expect(await page.locator('#messages :is(img, b b, i, script, a)').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Play as <i>Eve</i>' }).count()).toBe(1);
    expect(await page.title()).not.toBe('owned');
  });

  test('a mention elsewhere is counted until it is read', async () => {
    const page = await openPage(AYSE.name);
    const elsewhere = running().discord.addChannel('elsewhere');
    await running()
      .discord.person(BOB.name)
      .command(elsewhere, 'challenge', { opponent: running().discord.person(AYSE.name).id });
    const link = page.getByRole('link', { name: /^elsewhere/ });
    await link.getByText('1 bahsetme').waitFor();
    await link.click();
    await messages(page).filter({ hasText: 'challenges' }).waitFor();
    await page.getByRole('link', { name: 'elsewhere', exact: true }).waitFor();
  });

  test('the page connects again, shows an app that left, and goes on', async () => {
    const page = await openPage(BOB.name);
    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/page$/, (socket) => {
      socket.connectToServer();
      sockets.push(socket);
    });
    await page.reload();
    await page.locator('#composer:focus').waitFor();
    await sockets[0]?.close();
    await page.getByRole('alert').filter({ hasText: 'Connection lost' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await run(page, '/server settings');
    await messages(page).filter({ hasText: 'Server: settings' }).waitFor();
    await running().bot.close();
    await page.getByRole('complementary', { name: 'Members' }).getByText('offline').waitFor();
    running().bot = await startPageBot(running().discord);
    await page.getByRole('complementary', { name: 'Members' }).getByText('online').waitFor();
    await run(page, '/server check');
    await messages(page).filter({ hasText: 'Server: check' }).waitFor();
  });

  test('on a phone the channels are behind a button and nothing is wider than the screen', async () => {
    const page = await openPage(BOB.name, running().discord.channelId, { width: 400, height: 800 });
    await run(page, '/board');
    await messages(page).filter({ hasText: 'Bob used /board' }).last().waitFor();
    expect(await page.getByRole('link', { name: 'room' }).count()).toBe(0);
    expect(await page.locator('#messages').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Show channels' }).click();
    await page.getByRole('link', { name: 'room' }).first().click();
    await page.getByRole('heading', { name: '#room' }).waitFor();
  });

  test('the list stays at its end when pictures come in, and where it was when the reader has scrolled up', async () => {
    const page = await openPage(BOB.name);
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
    running()
      .discord.person(AYSE.name)
      .say(new URL(page.url()).searchParams.get('in') ?? '', 'a late word');
    await messages(page).filter({ hasText: 'a late word' }).waitFor();
    expect(await page.locator('#messages').evaluate((list) => list.scrollTop)).toBe(0);
    await page.getByRole('button', { name: /Jump to the latest/ }).click();
    await expect.poll(fromEnd).toBeLessThan(2);
  });

  test('components of the second version: a picture, a menu for several, a dialog with a menu', async () => {
    const page = await openPage(BOB.name);
    await run(page, '/gallery');
    const message = messages(page).filter({ hasText: 'Bob used /gallery' });
    await message.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await message.getByRole('img').getAttribute('alt')).toBe('Black to play 5-5.');
    expect(await message.getByRole('img').count()).toBe(1);

    await message.getByRole('combobox', { name: 'Games you play' }).click();
    await page.getByRole('option', { name: 'tavla' }).click();
    await page.getByRole('option', { name: 'fevga' }).click();
    await page.keyboard.press('Escape');
    await messages(page).filter({ hasText: 'From tavla,fevga' }).waitFor();

    await message.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('combobox', { name: 'Theme' }).click();
    await dialog.getByRole('option', { name: 'Contrast' }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await messages(page).filter({ hasText: 'Theme: contrast' }).waitFor();
  });
});
