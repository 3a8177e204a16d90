#!/usr/bin/env node
// `npm run shots [SCREEN…]`: every screen at every size, light and dark, as one contact sheet each, in the folder `shots`.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChromium } from '../../../scripts/chromium.mjs';
import { keepMatches, SCREENS, SIZES, THEMES } from './screens.mjs';
import { openSite, readyGallery } from './site.mjs';

const OUT = fileURLToPath(new URL('../../../shots/', import.meta.url));
const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((each) => name.startsWith(each)));
if (screens.length === 0) {
  console.error(`There is no such screen. Name some of these: ${SCREENS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const sites = {};
const siteFor = async (gallery) => {
  const kind = gallery ? 'gallery' : 'page';
  sites[kind] ??= await openSite({ gallery });
  return sites[kind];
};

/** One sheet: the pictures beside each other, each with its size. */
async function sheetOf(browser, name, pictures) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  const figures = pictures.map(
    ({ label, width, png }) =>
      `<figure><img width="${Math.round(width * 0.5)}" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${label}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:16px;font:14px sans-serif;background:#777;color:#fff}main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}</style><h1>${name}</h1><main>${figures.join('')}</main>`,
  );
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: true });
  await page.close();
}

mkdirSync(OUT, { recursive: true });
const browser = await startChromium();
let troubles = 0;
try {
  for (const { name, address, gallery = false, played = false, steps } of screens) {
    const site = await siteFor(gallery);
    const pictures = [];
    for (const { width, height, text } of SIZES) {
      for (const theme of THEMES) {
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme: theme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const label = `${width} × ${height}${text ? `, text ${text} %` : ''}, ${theme}`;
        page.on('pageerror', (error) => {
          troubles += 1;
          console.log(`${name}, ${label}: ${error}`);
        });
        await page.goto(site.address + address);
        await page.waitForLoadState('networkidle');
        if (text)
          await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), text);
        if (played)
          await page.evaluate(keepMatches, JSON.parse(readFileSync(join(await readyGallery(), 'played.json'), 'utf8')));
        await steps?.(page);
        await page.waitForTimeout(150);
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
          troubles += 1;
          console.log(`${name}, ${label}: scrolls sideways`);
        }
        pictures.push({ label, width, png: await page.screenshot() });
        await context.close();
      }
    }
    await sheetOf(browser, name, pictures);
    console.log(join('shots', `${name}.png`));
  }
} finally {
  await browser.close();
  for (const site of Object.values(sites)) await site.close();
}
if (troubles > 0) process.exitCode = 1;
