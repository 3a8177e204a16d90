// axe finds nothing on any screen in any state: light and dark, phones and laptops, and with forced colours. The short run looks in `sizes.test.ts`.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Fixture } from '../../apps/web/src/gallery/fixture.ts';
import type { Screen } from '../../apps/web/tools/screens.mjs';
import { findings, LOOKS, type Theme, wear } from './support/axe.ts';
import { companiesOf, openFor, STILL, stage } from './support/shown.ts';
import { closeChromium } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';

const SIZES = {
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  laptop: { width: 1366, height: 768 },
};
type Size = keyof typeof SIZES;

interface Round {
  size: Size;
  look: Theme;
}
const ALL: readonly Round[] = (Object.keys(SIZES) as Size[]).flatMap((size) => LOOKS.map((look) => ({ size, look })));
afterAll(async () => {
  await closeChromium();
  await stage.close();
});

const turnTo = async (page: Page, { size, look }: Round): Promise<void> => {
  await page.setViewportSize(SIZES[size]);
  await wear(page, look);
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

describe.runIf(long)('axe finds nothing', () => {
  for (const [company, screens] of companiesOf(STILL))
    it(company, async () => {
      expect(await lookAt(screens, () => ALL)).toEqual([]);
    });

  it('in every moment of the gallery', async () => {
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
