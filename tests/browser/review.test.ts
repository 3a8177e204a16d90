// A review in a worker of a real browser: the same as in Node, with progress, and stopped by the page.
import { type PlayedMatch, reviewMatch } from '@openshake/advice';
import { replayMatch } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../../scripts/chromium.mjs';
import { everyTable, play } from '../bots/selfPlay.ts';
import { openSite, type Site } from '../support/site.ts';
import type { reviewing } from './reviewPage.ts';

const here = (path: string) => new URL(path, import.meta.url);

let site: Site;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await openSite({ 'page.js': here('./reviewPage.ts'), 'reviewing.js': here('./reviewing.ts') });
  browser = await startChromium();
  page = await browser.newPage();
  await page.goto(site.address);
  await page.waitForFunction(() => 'reviewing' in globalThis);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function matchOf(game: 'onsets' | 'equations', seed: number): Promise<PlayedMatch> {
  const setup = everyTable.find(({ book }) => book.includes(game));
  if (!setup) throw new Error('There is no such table.');
  const { table } = await play({ setup, levels: ['first-term', 'club'], seed });
  return { setup, events: replayMatch(table.stored, { search }).events };
}

const inPage = (played: PlayedMatch, stopAfter?: number) =>
  page.evaluate(
    ([match, after]) => (globalThis as unknown as { reviewing: typeof reviewing }).reviewing.review(match, after),
    [played, stopAfter] as const,
  );

describe("a page's worker", () => {
  for (const game of ['onsets', 'equations'] as const)
    it(`reviews a match of ${game} as Node does, and tells its progress, seed 31`, async () => {
      const played = await matchOf(game, 31);
      const { review, heard } = await inPage(played);
      expect(review).toEqual(JSON.parse(JSON.stringify(reviewMatch(played))));
      expect(review.complete).toBe(true);
      expect(heard).toEqual(heard.map((_, index) => index + 1));
      expect(heard.length).toBeGreaterThan(2);
    });

  it('stops when the page says so, with what is done', async () => {
    const { review, heard } = await inPage(await matchOf('onsets', 31), 2);
    expect(review.complete).toBe(false);
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(review.shakes.flatMap(({ steps }) => steps).length).toBeGreaterThanOrEqual(2);
  });
});
