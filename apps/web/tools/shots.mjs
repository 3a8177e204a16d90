#!/usr/bin/env node
// `npm run shots [NAME…]`: every screen at every size, light and dark, as one contact sheet each, in the folder `shots`;
// then the pictures of the README. NAME: how the name of a screen begins, or `pictures` for those of the README alone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChromium } from '../../../scripts/chromium.mjs';
import { setUp } from '../../../scripts/setup.mjs';
import { SCREENS, SIZES, THEMES } from './screens.mjs';
import { openStage } from './stage.mjs';

const SHOTS = fileURLToPath(new URL('../../../shots/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
/** What the README shows. */
const PICTURES = [
  { name: 'home', screen: 'home', width: 1366, height: 768, theme: 'light' },
  { name: 'on-sets', screen: 'table-move', width: 1366, height: 768, theme: 'light' },
  { name: 'equations', screen: 'table-write-equations-written', width: 1366, height: 768, theme: 'dark' },
  { name: 'phone', screen: 'table-move-practice', width: 390, height: 844, theme: 'light' },
  { name: 'checking', screen: 'table-check', width: 1366, height: 768, theme: 'light' },
];

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((each) => name.startsWith(each)));
const isForDocs = wanted.length === 0 || wanted.includes('pictures');
if (screens.length === 0 && !isForDocs) {
  const names = SCREENS.map(({ name }) => name).join(', ');
  console.error(`There is no such screen. Name some of these, or "pictures": ${names}`);
  process.exit(2);
}

await setUp();
const stage = openStage();
const browser = await startChromium();
let troubles = 0;
const complain = (what) => {
  troubles += 1;
  console.log(what);
};

/** One picture of a screen, in a browser that has seen nothing else. */
async function take(screen, { width, height, text, theme }, how = {}) {
  const label = `${width} × ${height}${text ? `, text ${text} %` : ''}, ${theme}`;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: screen.moves ? 'no-preference' : 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await stage.enter(context, screen);
    const page = await context.newPage();
    page.on('pageerror', (error) => complain(`${screen.name}, ${label}: ${error}`));
    await stage.show(page, screen, { text });
    await page.waitForTimeout(150);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      complain(`${screen.name}, ${label}: scrolls sideways`);
    return { label, width, image: await page.screenshot(how) };
  } catch (error) {
    complain(`${screen.name}, ${label}: ${error}`);
    return undefined;
  } finally {
    await context.close();
  }
}

/** One sheet: the pictures beside each other, each with its size. */
async function sheetOf(name, pictures) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  const figures = pictures.map(
    ({ label, width, image }) =>
      `<figure><img width="${Math.round(width * 0.5)}" src="data:image/png;base64,${image.toString('base64')}"><figcaption>${label}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:16px;font:14px sans-serif;background:#777;color:#fff}main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}</style><h1>${name}</h1><main>${figures.join('')}</main>`,
  );
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
  await page.close();
  console.log(join('shots', `${name}.png`));
}

try {
  mkdirSync(SHOTS, { recursive: true });
  for (const screen of screens) {
    const pictures = [];
    for (const size of SIZES) for (const theme of THEMES) pictures.push(await take(screen, { ...size, theme }));
    await sheetOf(
      screen.name,
      pictures.filter((each) => each !== undefined),
    );
  }
  if (isForDocs) mkdirSync(DOCS, { recursive: true });
  for (const { name, screen, ...look } of isForDocs ? PICTURES : []) {
    const found = SCREENS.find((each) => each.name === screen);
    if (!found) throw new Error(`There is no screen "${screen}".`);
    await take(found, look, { path: join(DOCS, `${name}.jpg`), type: 'jpeg', quality: 78 });
    console.log(join('docs', 'pictures', `${name}.jpg`));
  }
} finally {
  await browser.close();
  await stage.close();
}
if (troubles > 0) process.exitCode = 1;
