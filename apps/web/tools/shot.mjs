#!/usr/bin/env node
// Takes a picture of the page or of the gallery in Chromium.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { startChromium } from '../../../scripts/chromium.mjs';
import { openSite } from './site.mjs';

const HELP = `node apps/web/tools/shot.mjs ADDRESS OUT.png [options]

ADDRESS   gallery#/table?book=agloa-onsets-2023&phase=move   a moment of the gallery (see src/gallery/main.tsx)
          #/bench                                            a screen of the page, served as a static folder
          http://127.0.0.1:4747/#/                           a page that runs elsewhere
--size 1366x768   --dark   --lang es   --text 200 (percent)   --motion less   --full (the whole length)
--click SELECTOR  --type TEXT  --press KEY  --wait MS          in the order given, any number of times (Playwright selectors)
--touch           a touch screen`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.length < 2) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
const [address, out] = args;
const option = (name, usual) => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? usual : args[at + 1];
};
const [width, height] = option('size', '1366x768').split('x').map(Number);

const isElsewhere = /^https?:/.test(address);
const site = isElsewhere ? undefined : await openSite({ gallery: address.startsWith('gallery') });
const browser = await startChromium();
try {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: args.includes('--dark') ? 'dark' : 'light',
    locale: option('lang', 'en') === 'es' ? 'es-MX' : 'en-US',
    reducedMotion: option('motion', '') === 'less' ? 'reduce' : 'no-preference',
    hasTouch: args.includes('--touch'),
  });
  const page = await context.newPage();
  page.on('console', (said) => /error|warning/.test(said.type()) && console.log(`${said.type()}: ${said.text()}`));
  page.on('pageerror', (error) => console.log(`page error: ${error.stack ?? error}`));
  await page.goto(isElsewhere ? address : site.address + address.slice(address.indexOf('#')));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const percent = option('text');
  if (percent)
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
  for (let at = 2; at < args.length; at += 1) {
    const value = args[at + 1];
    if (args[at] === '--click') await page.locator(value).first().click({ timeout: 5000 });
    if (args[at] === '--type') await page.keyboard.type(value);
    if (args[at] === '--press') await page.keyboard.press(value);
    if (args[at] === '--wait') await page.waitForTimeout(Number(value));
  }
  await page.waitForTimeout(300);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) console.log('The page scrolls sideways.');
  mkdirSync(dirname(out), { recursive: true });
  await page.screenshot({ path: out, fullPage: args.includes('--full') });
  console.log(out);
} finally {
  await browser.close();
  await site?.close();
}
