import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a Chromium is installed: `CHROMIUM_PATH`, else one of the usual places; null where there is none. */
export const browserPath: string | null =
  [process.env['CHROMIUM_PATH'] ?? '', ...KNOWN_PLACES].find((path) => path !== '' && existsSync(path)) ?? null;

if (browserPath === null) {
  console.warn('No Chromium found (set CHROMIUM_PATH): the tests that need a browser are skipped.');
}

/** Starts the installed browser without a window; it goes nowhere by itself. Throws where there is none. */
export async function startBrowser(): Promise<Browser> {
  if (browserPath === null) throw new Error('no browser is installed');
  return chromium.launch({
    executablePath: browserPath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
