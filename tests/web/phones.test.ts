// On phones: what is needed to write a Solution or to set a Goal lies under no bar, reasons are seen where they are asked for, and nothing moves under the finger.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFor, stage } from './support/shown.ts';
import { closeChromium, type Watched } from './support/site.ts';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const ON_SETS = 'agloa-onsets-2023';
const EQUATIONS = 'mlag-equations-basic-2018';

type Screen = Parameters<typeof stage.show>[1];
const at = (book: string, query: string): Screen => ({
  name: query,
  site: 'gallery',
  address: `#/table?book=${book}&${query}`,
});

let watched: Watched;
let page: Page;
beforeAll(async () => {
  watched = await openFor([at(ON_SETS, 'phase=goal')]);
  ({ page } = watched);
});
afterAll(async () => {
  await closeChromium();
  await stage.close();
});

/** Those of these that something lies over, or that are not whole on the screen. `brought`: once each was scrolled into view. */
const covered = (selector: string, { brought = false } = {}): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (all, brought) =>
      all.flatMap((each) => {
        if (brought) each.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const isSeen = [top + 6, (top + bottom) / 2, bottom - 6].every((y) =>
          each.contains(document.elementFromPoint((left + right) / 2, y)),
        );
        const name = each.ariaLabel ?? each.textContent ?? '';
        return isSeen && top >= 0 && bottom <= innerHeight ? [] : [`${name} from ${top} to ${bottom}`];
      }),
    brought,
  );
const placesOf = (selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));

it.each([
  ['On-Sets', ON_SETS, 'phase=write&officiating=table&practice=1'],
  ['Equations', EQUATIONS, 'phase=write&n=1&practice=1'],
])(
  '%s: every key is seen while one writes, and every cube can be scrolled clear of the bars',
  async (_, book, query) => {
    await page.setViewportSize(UPRIGHT);
    await stage.show(page, at(book, query));
    const keys = '.wri-desk .pap-keys > .btn, .wri-main';
    expect(await page.locator(keys).count()).toBeGreaterThan(3);
    expect(await covered(keys)).toEqual([]);
    const enabled = '.wri-desk :is(.pap-key:not([aria-disabled="true"]), .pap-keys > .btn, .wri-main)';
    expect(await covered(enabled, { brought: true })).toEqual([]);
  },
);

it.each([
  ['upright', UPRIGHT],
  ['lying', LYING],
])('%s: why a Goal cannot be said is seen above the button', async (_, size) => {
  await page.setViewportSize(size);
  await stage.show(page, at(ON_SETS, 'phase=goal'));
  await page.locator('.goal-deeds > .btn.p').click({ force: true });
  await page.locator('.goal-deeds > .goal-missing').waitFor();
  expect(await covered('.goal-deeds > :is(.goal-missing, .btn)')).toEqual([]);
  await stage.show(page, at(EQUATIONS, 'phase=goal'));
  // These five cubes are no expression.
  for (const nth of [0, 1, 4, 7, 9]) await page.locator('.goal-trays button').nth(nth).click();
  await page.locator('.goal-deeds > .line').waitFor();
  expect(await covered('.goal-deeds > *')).toEqual([]);
});

it('the cubes keep their place when the first is laid into a Goal of Equations', async () => {
  await page.setViewportSize(UPRIGHT);
  await stage.show(page, at(EQUATIONS, 'phase=goal'));
  const before = await placesOf('.goal-trays .goal-tray');
  await page.locator('.goal-trays button').first().click();
  await page.locator('.goal-row .goal-pick').waitFor();
  expect(await placesOf('.goal-trays .goal-tray')).toEqual(before);
  expect(await covered('.goal-trays button, .goal-tools .btn:not(.kept)')).toEqual([]);
});

it.each([
  ['upright', UPRIGHT],
  ['lying', LYING],
])('%s: whoever takes the block sees the table, not the paper', async (_, size) => {
  await page.setViewportSize(size);
  await stage.show(page, at(ON_SETS, 'phase=move&n=8&practice=1'));
  await page.locator('.tbl-thumb > .btn').first().click();
  await page.locator('[data-sheet="paper"][data-open="true"]').waitFor();
  await page.locator('.tbl-thumb .block').click();
  await page.locator('[data-sheet="paper"]').waitFor({ state: 'hidden' });
});

it('lying: the menu leads to the help of practice', async () => {
  await page.setViewportSize(LYING);
  await stage.show(page, at(ON_SETS, 'phase=move&n=8&practice=1'));
  await page.locator('.tbl-bar > .tbl-icon:last-child').click();
  await page.locator('.tbl-to-help').click();
  await page.locator('.tbl-menu').waitFor({ state: 'detached' });
  expect(await covered('.pr-help-acts > .btn')).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.closest('.pr-help') !== null)).toBe(true);
  expect(watched.troubles).toEqual([]);
});
