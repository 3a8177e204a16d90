// axe finds nothing on any screen in any state: light and dark, phones and laptops, and with forced colours.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Fixture } from '../../apps/web/src/gallery/fixture.ts';
import type { Screen } from '../../apps/web/tools/screens.mjs';
import { findings } from './support/axe.ts';
import { companiesOf, openFor, STILL, stage } from './support/shown.ts';
import { closeChromium } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 0);

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
/** Every size with every theme, spread over the states: in the short run every other state is seen, in one of these. */
const SHORT: readonly Round[] = [
  { size: 'laptop', look: 'light' },
  { size: 'phone', look: 'dark' },
  { size: 'laptop', look: 'dark' },
  { size: 'phone', look: 'light' },
  { size: 'lying', look: 'light' },
  { size: 'laptop', look: 'forced' },
  { size: 'lying', look: 'dark' },
];
const roundsOf = (nth: number): readonly Round[] => {
  if (long) return ALL;
  return (seed + nth) % 2 === 0 ? [SHORT[((seed + nth) / 2) % SHORT.length] as Round] : [];
};

afterAll(async () => {
  await closeChromium();
  await stage.close();
});

const turnTo = async (page: Page, { size, look }: Round): Promise<void> => {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
};

/** What axe finds in these states, all seen by the same person at the same site. */
async function lookAt(screens: readonly Screen[], rounds: (nth: number) => readonly Round[]): Promise<string[]> {
  const found: string[] = [];
  const watched = await openFor(screens);
  for (const [nth, screen] of screens.entries())
    for (const round of rounds(nth)) {
      await turnTo(watched.page, round);
      const where = `${screen.name} (${round.size}, ${round.look})`;
      try {
        await stage.show(watched.page, screen);
      } catch (error) {
        found.push(`${where}: ${error}`);
        continue;
      }
      for (const each of await findings(watched.page, { isForced: round.look === 'forced' }))
        found.push(`${where}: ${each}`);
    }
  found.push(...watched.troubles);
  await watched.context.close();
  return found;
}

describe('axe finds nothing', () => {
  for (const [company, screens] of companiesOf(STILL)) {
    const rounds = (nth: number) => roundsOf(STILL.indexOf(screens[nth] as Screen));
    const seen = screens.filter((_, nth) => rounds(nth).length > 0).length;
    it(`${company}: ${seen} of ${screens.length} states`, async () => {
      expect(await lookAt(screens, rounds)).toEqual([]);
    });
  }

  it.runIf(long)('in every moment of the gallery', async () => {
    const { address } = await stage.siteOf({ site: 'gallery' });
    const moments = (await (await fetch(`${address}fixtures.json`)).json()) as Fixture[];
    const count = new Map<string, number>();
    const screens = moments.map(({ book, division, officiating, phase, viewer }): Screen => {
      const query = `book=${book}&division=${division}&officiating=${officiating}&phase=${phase}&viewer=${viewer}`;
      const n = count.get(query) ?? 0;
      count.set(query, n + 1);
      return { name: `${query}&n=${n}`, site: 'gallery', address: `#/table?${query}&n=${n}` };
    });
    expect(screens.length).toBeGreaterThan(100);
    expect(await lookAt(screens, (nth) => [ALL[nth % ALL.length] as Round])).toEqual([]);
  });
});
