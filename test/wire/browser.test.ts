import { errors, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalDiscordWithPage } from '#localDiscord/pageServer.ts';
import { browserPath, startBrowser } from '#test/support/browser.ts';
import { openBot } from '#test/support/wire.ts';

const type = async (page: Page, text: string): Promise<void> => {
  await page.locator('#composer').fill(text);
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
};

/** The newest message with buttons, as this page shows it. */
const newest = (page: Page) => page.locator('#messages li.message:has(button[data-custom-id])').last();

/**
 * One act of whoever is on turn, if it is this page's person: ends the turn, or plays, now and then by a typed command
 * and otherwise from the menu. False where there is nothing to do here.
 */
async function actOn(page: Page, typed: boolean): Promise<boolean> {
  const board = newest(page);
  if (!(await board.evaluate((message) => message.classList.contains('mentioned')))) return false;
  const confirm = board.getByRole('button', { name: 'Onayla', exact: true });
  if (await confirm.isEnabled()) {
    await confirm.click();
    return true;
  }
  const menu = board.getByRole('combobox').first();
  if (!(await menu.isVisible())) return false;
  await menu.click();
  const option = page.getByRole('option').first();
  if (!typed) {
    await option.click();
    return true;
  }
  const play = /^\S+/.exec((await option.innerText()).trim())?.[0] ?? '';
  await page.keyboard.press('Escape');
  await type(page, `/hamle oyun:${play}`);
  return true;
}

/** The board may change between finding a button and pressing it; then people look again. */
async function tryOn(page: Page, typed: boolean): Promise<boolean> {
  try {
    return await actOn(page, typed);
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

test.skipIf(browserPath === null)(
  'two people play a whole match on the page in a real browser',
  { timeout: 480_000 },
  async () => {
    const discord = await startLocalDiscordWithPage();
    onTestFinished(() => discord.close());
    const { failures } = await openBot(discord);
    const browser = await startBrowser();
    onTestFinished(() => browser.close());
    const open = async (name: string, place: string) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${discord.pageUrl}?as=${encodeURIComponent(name)}&in=${place}`);
      await page.locator('#composer').waitFor();
      return page;
    };
    const [ayse, mehmet] = [await open('Ayşe', discord.channelId), await open('Mehmet', discord.channelId)];
    await type(ayse, `/meydan rakip:Mehmet sayi:1`);
    await mehmet.getByRole('button', { name: 'Kabul et', exact: true }).click();
    const first = await discord.waitForMessage((message) => message.attachments.length > 0, { timeoutMs: 20_000 });
    for (const [page, name] of [
      [ayse, 'Ayşe'],
      [mehmet, 'Mehmet'],
    ] as const) {
      await page.goto(`${discord.pageUrl}?as=${encodeURIComponent(name)}&in=${first.channelId}`);
      await newest(page).waitFor();
      page.setDefaultTimeout(3000);
    }

    let acts = 0;
    const endsAt = Date.now() + 450_000;
    while (Date.now() < endsAt && !(await newest(ayse).getByRole('button', { name: 'Rövanş' }).isVisible())) {
      for (const page of [ayse, mehmet]) if (await tryOn(page, acts % 5 === 4)) acts += 1;
      await ayse.waitForTimeout(60);
    }

    await expect.poll(() => newest(ayse).innerText()).toContain('Maçı kazanan');
    expect(await newest(ayse).getByRole('img').first().getAttribute('alt')).toContain('pip');
    expect(acts).toBeGreaterThan(20);
    expect(failures).toEqual([]);
  },
);
