// Practice matches that bots have played, put into a browser as if they had been played there.
import type { Page } from 'playwright-core';
import type { PlayedMatch } from '../../../apps/web/tools/played.ts';

export { type PlayedMatch, playedMatch } from '../../../apps/web/tools/played.ts';

const { keepMatches }: typeof import('../../../apps/web/tools/screens.mjs') = await import(
  new URL('../../../apps/web/tools/screens.mjs', import.meta.url).href
);

/** Puts matches where this browser keeps its practice. */
export async function keepIn(page: Page, ...played: readonly PlayedMatch[]): Promise<void> {
  await page.evaluate(keepMatches, JSON.parse(JSON.stringify(played)));
}
