// A clause where it is cited says in place what it says: by touch and by keyboard, over nothing that has to be seen, and the table stays.
import { clausesOf } from '@openshake/rules/clauses';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestTable } from '../table/support/testTable.ts';
import { type Moments, openMoments } from './support/moments.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { openGallery } from './support/site.ts';

const BOOK = 'agloa-onsets-2023';
const withGoal = () => new TestTable(BOOK, 'senior').withGoal();

const gallery = serving(openGallery);
let shown: Moments;
let page: Page;
beforeAll(async () => {
  shown = await openMoments(gallery, [
    { id: 'waits', table: withGoal(), viewer: 'cy' },
    { id: 'holds', table: withGoal().does('bob', 'pick-up-block'), viewer: 'bob' },
  ]);
  page = shown.page;
});

const sentenceOf = async (clause: string): Promise<string> =>
  (await clausesOf(BOOK)).find((each) => each.clause === clause && each.tag === undefined)?.says ?? '?';
const clause = () => page.locator('.tbl-notice .clause');
const note = () => page.locator('.clause-note');

/** Parts of the screen that the words lie over, of those that nothing covers; and whether they leave the screen. */
const covered = (): Promise<string[]> =>
  page.evaluate(() => {
    const at = document.querySelector('.clause-note')?.getBoundingClientRect();
    if (!at) return ['nothing is shown'];
    const over = [...document.querySelectorAll('.tbl-time, .tbl-block, .tbl-thumb')].filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 && box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top;
    });
    const leaves = at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight;
    return [...over.map(({ className }) => className), ...(leaves ? ['leaves the screen'] : [])];
  });

/** A refusal with its clause. */
async function refused(): Promise<string> {
  await shown.open('waits');
  await page.locator('.tbl-res [data-cube]').first().click({ force: true });
  await clause().waitFor();
  return (await clause().textContent()) ?? '';
}

describe('a clause', () => {
  it.each([
    [1366, 768],
    [390, 844],
    [844, 390],
  ])('is said where it was touched, at %d × %d', async (width, height) => {
    await page.setViewportSize({ width, height });
    const cited = await refused();
    const before = page.url();
    // 44 px for a finger.
    const reached = await clause().evaluate((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isIt = (dx: number, dy: number) => document.elementFromPoint(x + dx, y + dy) === each;
      return isIt(-21, 0) && isIt(21, 0) && isIt(0, -21) && isIt(0, 21);
    });
    expect(reached).toBe(true);
    await clause().click();
    await note()
      .getByText(await sentenceOf(cited))
      .waitFor();
    expect(await clause().getAttribute('aria-expanded')).toBe('true');
    expect(await clause().getAttribute('aria-controls')).toBe(await note().getAttribute('id'));
    expect(await covered()).toEqual([]);
    const link = note().getByRole('link');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('href')).toBe(`#/rulebooks/${BOOK}/${cited}`);
    expect(page.url()).toBe(before);
    // Touched again, it goes; and so it does when something else is touched.
    await clause().click();
    await expect.poll(() => note().count()).toBe(0);
    await clause().click();
    await note()
      .getByText(await sentenceOf(cited))
      .waitFor();
    await page.locator('.tbl-mat h2').first().click({ force: true });
    await expect.poll(() => note().count()).toBe(0);
    expect(shown.acted()).toEqual([]);
    expect(shown.watched.troubles).toEqual([]);
  });

  it('is said by keyboard, and Escape puts away nothing else', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await shown.open('holds');
    const cited = page.locator('.tbl-claims .clause');
    await cited.focus();
    await page.keyboard.press('Enter');
    const number = (await cited.textContent()) ?? '';
    await note()
      .getByText(await sentenceOf(number))
      .waitFor();
    // The link is the next stop.
    await page.keyboard.press('Tab');
    expect(
      await note()
        .getByRole('link')
        .evaluate((each) => each === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => note().count()).toBe(0);
    expect(await cited.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await page.locator('.tbl-claims').count()).toBe(1);
    await page.keyboard.press('Space');
    await note().waitFor();
    // Who goes on with the keyboard leaves it.
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => note().count()).toBe(0);
    expect(await page.getByRole('button', { name: say('clause.open', { clause: number }) }).count()).toBe(1);
    expect(shown.acted()).toEqual([]);
  });
});
