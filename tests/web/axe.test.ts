// axe finds nothing on any screen in any phase: light and dark, phones and laptops, and with forced colours.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fixture } from '../../apps/web/src/gallery/fixture.ts';
import { findings } from './support/axe.ts';
import { closeChromium, openFolder, openGallery, openPage, type Served } from './support/site.ts';
import { STATES, type State } from './support/states.ts';

const long = process.env.OPENSHAKE_LONG === '1';

const SIZES = {
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  laptop: { width: 1366, height: 768 },
};
type Size = keyof typeof SIZES;
const LOOKS = ['light', 'dark', 'forced'] as const;
type Look = (typeof LOOKS)[number];

interface Round {
  size: Size;
  look: Look;
}
const ALL: readonly Round[] = (Object.keys(SIZES) as Size[]).flatMap((size) => LOOKS.map((look) => ({ size, look })));
/** Every size with every look, spread over the states: each state is seen in one of these in the short run. */
const SHORT: readonly Round[] = [
  { size: 'laptop', look: 'light' },
  { size: 'phone', look: 'dark' },
  { size: 'laptop', look: 'dark' },
  { size: 'phone', look: 'light' },
  { size: 'lying', look: 'light' },
  { size: 'laptop', look: 'forced' },
];

let folder: Served;
let gallery: Served;

beforeAll(async () => {
  [folder, gallery] = await Promise.all([openFolder(), openGallery()]);
});
afterAll(async () => {
  await closeChromium();
  await Promise.all([folder?.close(), gallery?.close()]);
});

/** Goes to a state in a page that is open already. */
async function show(page: Page, { address, steps }: State): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await page.locator('main, ul').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(120);
  await steps?.(page);
}

async function lookAt(states: readonly State[], { size, look }: Round): Promise<string[]> {
  const found: string[] = [];
  for (const inGallery of [false, true]) {
    const mine = states.filter((state) => (state.gallery === true) === inGallery);
    if (mine.length === 0) continue;
    const site = inGallery ? gallery : folder;
    const { page, context, troubles } = await openPage(site.address, {
      viewport: SIZES[size],
      colorScheme: look === 'dark' ? 'dark' : 'light',
      forcedColors: look === 'forced' ? 'active' : 'none',
      reducedMotion: 'reduce',
    });
    for (const state of mine) {
      await show(page, state);
      found.push(
        ...(await findings(page, { isForced: look === 'forced' })).map(
          (each) => `${state.name} (${size}, ${look}): ${each}`,
        ),
      );
    }
    // A plain host has no server behind it, and says so.
    found.push(...troubles.filter((each) => !/ 404 .*(health|favicon)/.test(each)));
    await context.close();
  }
  return found;
}

describe('axe finds nothing', () => {
  const rounds = long ? ALL : SHORT;
  for (const [at, round] of rounds.entries()) {
    const states = long ? STATES : STATES.filter((_, nth) => nth % rounds.length === at);
    it(`${round.size}, ${round.look}: ${states.length} states`, async () => {
      expect(await lookAt(states, round)).toEqual([]);
    });
  }

  it.runIf(long)('in every moment of the gallery', async () => {
    const moments = (await (await fetch(`${gallery.address}fixtures.json`)).json()) as Fixture[];
    const count = new Map<string, number>();
    const states = moments.map(({ book, division, officiating, phase, viewer }) => {
      const query = `book=${book}&division=${division}&officiating=${officiating}&phase=${phase}&viewer=${viewer}`;
      const n = count.get(query) ?? 0;
      count.set(query, n + 1);
      return { name: `${query}&n=${n}`, gallery: true, address: `#/table?${query}&n=${n}` };
    });
    expect(states.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const [at, round] of ALL.entries())
      found.push(
        ...(await lookAt(
          states.filter((_, nth) => nth % ALL.length === at),
          round,
        )),
      );
    expect(found).toEqual([]);
  });
});
