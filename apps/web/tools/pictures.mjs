#!/usr/bin/env node
// `npm run pictures`: the pictures of the README, taken of the page as it is built now, into docs/pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChromium } from '../../../scripts/chromium.mjs';
import { SCREENS } from './screens.mjs';
import { openSite } from './site.mjs';

const OUT = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
/** `screen`: a name of `screens.mjs`. */
const PICTURES = [
  { name: 'home', screen: 'home', width: 1366, height: 768, theme: 'light' },
  { name: 'on-sets', screen: 'table-move', width: 1366, height: 768, theme: 'light' },
  { name: 'equations', screen: 'table-write-equations', width: 1366, height: 768, theme: 'dark' },
  { name: 'phone', screen: 'table-move-practice', width: 390, height: 844, theme: 'light' },
  { name: 'checking', screen: 'table-check', width: 1366, height: 768, theme: 'light' },
];

mkdirSync(OUT, { recursive: true });
const browser = await startChromium();
const sites = {};
try {
  for (const { name, screen, width, height, theme } of PICTURES) {
    const found = SCREENS.find((each) => each.name === screen);
    if (!found) throw new Error(`There is no screen "${screen}".`);
    const kind = found.gallery ? 'gallery' : 'page';
    sites[kind] ??= await openSite({ gallery: found.gallery });
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(sites[kind].address + found.address);
    await page.waitForLoadState('networkidle');
    await found.steps?.(page);
    await page.waitForTimeout(800);
    const path = join(OUT, `${name}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 78 });
    await page.close();
    console.log(path);
  }
} finally {
  await browser.close();
  for (const site of Object.values(sites)) await site.close();
}
