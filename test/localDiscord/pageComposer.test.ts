import { describe, expect, test } from 'vitest';
import { browserPath } from '#test/support/browser.ts';
import { AYSE, BOB, messages, run, useOpenPages } from './openPages.ts';

/** What the tests need of the browser's HTMLImageElement. */
interface PictureElement {
  readonly naturalWidth: number;
  decode(): Promise<void>;
}

describe.skipIf(browserPath === null)('the message box', () => {
  const { running, openPage } = useOpenPages();

  test('a command by keyboard alone: autocomplete, picked by Enter, sent by Enter', async () => {
    const page = await openPage(BOB.name);
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
    const page = await openPage(BOB.name);
    await page.locator('#composer').fill('/move play:8/2 6/4');
    await page.getByRole('button', { name: 'Send' }).click();
    await messages(page).filter({ hasText: 'Played 8/2 6/4.' }).waitFor();
  });

  test('a bare name is sent by the button; a part of one opens the list; an unknown one is called unknown', async () => {
    const page = await openPage(BOB.name);
    const box = page.locator('#composer');
    const send = page.getByRole('button', { name: 'Send' });
    await box.fill('/nothing');
    await send.click();
    expect(await page.getByRole('alert').innerText()).toBe('There is no such command.');
    await box.fill('/mo');
    await send.click();
    await page.getByRole('option', { name: '/move' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await box.fill('/move');
    await send.click();
    expect(await page.getByRole('alert').innerText()).toBe('This option is required. Specify a value.');
    expect(await page.locator(':focus').getAttribute('name')).toBe('play');
  });

  test('options typed one behind the other, key by key', async () => {
    const page = await openPage(BOB.name, running().discord.addChannel('typed'));
    await page.keyboard.type('/challenge opponent:Ayşe length:5 points');
    expect(await page.locator('.field').allInnerTexts()).toEqual(['opponent', 'length']);
    await page.getByRole('button', { name: 'Send' }).click();
    await messages(page).filter({ hasText: 'Bob challenges @Ayşe to 5 points' }).waitFor();
  });

  test('a person, a choice and a truth are picked; the mentioned one is told', async () => {
    const room = running().discord.addChannel('challenges');
    const page = await openPage(BOB.name, room);
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

    const other = await openPage(AYSE.name, room);
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
    const page = await openPage(AYSE.name);
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
    await run(page, '/hamle 24/18');
    await messages(page).filter({ hasText: 'Ayşe şunu kullandı: /hamle' }).waitFor();
  });

  test('a missing option is marked and nothing is sent', async () => {
    const page = await openPage(BOB.name);
    await page.locator('#composer').pressSequentially('/move ');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This option is required' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'play' }).getAttribute('aria-invalid')).toBe('true');
    expect(await messages(page).count()).toBe(0);
  });

  test('chat, and another person at the same page', async () => {
    const room = running().discord.addChannel('talk');
    const page = await openPage(BOB.name, room);
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
});
