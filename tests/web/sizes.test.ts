// Every screen and state at every size: nothing scrolls sideways, overlaps, is cut off or too small; the whole table fits a laptop and a phone held sideways.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Audited, audit } from './support/audit.ts';
import { closeChromium, openGallery, openPage, openServer, type Served, type Watched } from './support/site.ts';

const root = join(import.meta.dirname, '..', '..');
const tools = join(root, 'apps', 'web', 'tools');
const { SCREENS, SIZES, keepMatches }: typeof import('../../apps/web/tools/screens.mjs') = await import(
  join(tools, 'screens.mjs')
);
const { readyGallery }: typeof import('../../apps/web/tools/site.mjs') = await import(join(tools, 'site.mjs'));

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 20);

type Screen = (typeof SCREENS)[number];
type Size = (typeof SIZES)[number];
interface Look {
  screen: Screen;
  size: Size;
  lang: 'en' | 'es';
}

const LANGS = ['en', 'es'] as const;

/** In the short run each screen is seen at some sizes, and every size and language has its turn. */
function looksAt(screens: readonly Screen[], each: number): Look[] {
  const all = SIZES.flatMap((size) => LANGS.map((lang) => ({ size, lang })));
  return screens.flatMap((screen, at) => {
    const chosen = long
      ? all
      : Array.from({ length: each }, (_, nth) => all[(seed + at * each + nth * 7) % all.length] ?? all[0]);
    return chosen.flatMap((look) => (look ? [{ screen, ...look }] : []));
  });
}

/** Where the whole table is seen without scrolling. */
const isWhole = ({ screen: { name }, size: { width, height, text = 100 } }: Look): boolean =>
  /^table-(move|hand|asked|refused|block|reconnecting)/.test(name) &&
  text === 100 &&
  (width >= 1366 || (width > height && height <= 390));

const label = ({ screen, size: { width, height, text }, lang }: Look): string =>
  `${screen.name} at ${width} × ${height}${text ? `, text ${text} %` : ''}, ${lang}`;

async function faultsIn(page: Page, look: Look): Promise<string[]> {
  const found: Audited[] = await page.evaluate(audit, { whole: isWhole(look) });
  return found.map(({ fault, what }) => `${label(look)}: ${fault}: ${what}`);
}

const textSize = (page: Page, percent = 100) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = `${to}%`;
  }, percent);

const shows = (page: Page, selector: string) => page.locator(selector).first().waitFor({ timeout: 30_000 });
/** Fonts are there, and what was drawn last is laid out. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

let gallery: Served;
let server: Served;
let opened: Watched;

afterAll(async () => {
  await closeChromium();
  await gallery?.close();
  await server?.close();
});

describe('every state of a table', () => {
  const looks = looksAt(
    SCREENS.filter((screen) => screen.gallery),
    2,
  );

  beforeAll(async () => {
    gallery = await openGallery();
    opened = await openPage(gallery.address, { reducedMotion: 'reduce' });
  });

  it(`fits ${looks.length} times`, async () => {
    console.log(`${looks.length} states and sizes of a table, from seed ${seed}`);
    const { page } = opened;
    const faults: string[] = [];
    for (const [nth, look] of looks.entries()) {
      const { screen, size, lang } = look;
      await page.setViewportSize({ width: size.width, height: size.height });
      // Another address each time, so that nothing is left in a hand.
      await page.goto(`${gallery.address}${screen.address}&lang=${lang}&look=${nth}`);
      const stands = screen.name.startsWith('table-') ? '.tbl-middle > :not(.tbl-notice)' : 'main';
      await shows(page, `html[lang="${lang}"] ${stands}`);
      await textSize(page, size.text);
      await screen.steps?.(page);
      await settled(page);
      faults.push(...(await faultsIn(page, look)));
    }
    expect(faults).toEqual([]);
    expect(opened.troubles).toEqual([]);
  });
});

describe('every screen around the table', () => {
  const looks = looksAt(
    SCREENS.filter((screen) => !screen.gallery && (long || screen.name !== 'review')),
    2,
  );

  beforeAll(async () => {
    server = await openServer();
    opened = await openPage(server.address, { reducedMotion: 'reduce' });
    const kept = readFileSync(join(await readyGallery(), 'played.json'), 'utf8');
    await opened.page.evaluate(keepMatches, JSON.parse(kept));
  });

  it(`fits ${looks.length} times`, async () => {
    console.log(`${looks.length} screens and sizes, from seed ${seed}`);
    const { page } = opened;
    const faults: string[] = [];
    for (const look of looks) {
      const { screen, size, lang } = look;
      await page.setViewportSize({ width: size.width, height: size.height });
      await page.evaluate((language) => {
        const KEY = 'openshake.settings';
        localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY) ?? '{}'), language }));
      }, lang);
      await page.goto(`${server.address}${screen.address}`);
      await page.reload();
      await shows(page, 'main :is(h1, h2, .btn, button) >> visible=true');
      await textSize(page, size.text);
      await screen.steps?.(page);
      await settled(page);
      faults.push(...(await faultsIn(page, look)));
    }
    expect(faults).toEqual([]);
    expect(opened.troubles).toEqual([]);
  });
});
