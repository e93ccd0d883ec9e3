import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { startLocalDiscordWithPage } from '#localDiscord/pageServer.ts';
import type { LocalDiscord } from '#localDiscord/types.ts';
import { startBrowser } from '#test/support/browser.ts';
import { startPageBot, type PageBot } from './pageBot.ts';

export const AYSE = { name: 'Ayşe', locale: 'tr' } as const;
export const BOB = { name: 'Bob', locale: 'en-GB' } as const;
export const HOSTILE_PERSON = { name: '<i>Eve</i>', locale: 'en-GB' } as const;

export interface OpenPages {
  readonly discord: LocalDiscord;
  readonly browser: Browser;
  bot: PageBot;
}

/** A local Discord, a small bot and a browser for the tests of one `describe`; each test's pages are closed after it. */
export function useOpenPages() {
  let open: OpenPages | undefined;
  const contexts: BrowserContext[] = [];
  const troubles: string[] = [];

  const running = (): OpenPages => {
    if (open === undefined) throw new Error('nothing has been started');
    return open;
  };

  beforeAll(async () => {
    const discord = await startLocalDiscordWithPage({ people: [AYSE, BOB, HOSTILE_PERSON], firstAnswerMs: 800 });
    const [bot, browser] = await Promise.all([startPageBot(discord), startBrowser()]);
    open = { discord, bot, browser };
  });

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(troubles.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await running().browser.close();
    await running().bot.close();
    await running().discord.close();
  });

  return {
    running,
    /**
     * The page as one person, in a new channel where none is named. Errors of the page and requests to anywhere but the
     * local Discord fail the test.
     */
    openPage: async (name: string, channelId?: string, size = { width: 1280, height: 900 }): Promise<Page> => {
      const { discord, browser } = running();
      const context = await browser.newContext({ viewport: size });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(5000);
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`${message.text()} ${message.location().url}`);
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(discord.pageUrl)) troubles.push(request.url());
      });
      const place = channelId ?? discord.addChannel('room');
      await page.goto(`${discord.pageUrl}?as=${encodeURIComponent(name)}&in=${place}`);
      await page.locator('#composer:focus').waitFor();
      return page;
    },
  };
}

/** Types a line into the message box and sends it. */
export async function run(page: Page, line: string): Promise<void> {
  await page.locator('#composer').pressSequentially(`${line} `);
  await page.getByRole('button', { name: /^(Send|Gönder)$/ }).click();
}

export function messages(page: Page): Locator {
  return page.locator('#messages li.message');
}
