// Each key of the design does what the list of keys says, the focus goes where the eyes go, and all letters can be turned off.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEY_GROUPS } from '../../apps/web/src/screens/table/mat/keyList.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { ALONE, openFolder, openGallery, openPage, type Watched } from './support/site.ts';

const BOOK = { onSets: 'agloa-onsets-2023', equations: 'mlag-equations-basic-2018' } as const;

const gallery = serving(openGallery);
const folder = serving(openFolder);
let watched: Watched;
let page: Page;
/** What was sent to the table. A moment of the gallery stands still, and says what it was asked. */
const acts: Record<string, unknown>[] = [];

beforeAll(async () => {
  watched = await openPage(gallery.address);
  page = watched.page;
  page.on('console', (said) => {
    const text = said.text();
    if (text.startsWith('act ')) acts.push(JSON.parse(text.slice(4)));
  });
  await open();
});

async function at(book: keyof typeof BOOK, moment: string): Promise<void> {
  const go = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  // The same moment again is a new table.
  await go('#/table?book=none');
  await page.locator('.tbl').waitFor({ state: 'detached' });
  acts.length = 0;
  await go(`#/table?book=${BOOK[book]}&${moment}`);
  await page.locator('main .tbl-mid :is(button, input)').filter({ visible: true }).first().waitFor();
  // A part that is on its way draws in frames to come, and hears keys only then.
  await frames();
}
/** Two frames, and what they set in motion. */
const frames = () =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(), 0))),
      ),
  );
/** Opens the page again, with what is kept. */
async function open(): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${gallery.address}#/table?book=${BOOK.onSets}&phase=move`);
  // The parts that come later are there too: the page says when it begins to fetch them.
  await page.waitForFunction(() => performance.getEntriesByName('openshake: parts for later').length > 0);
  await page.waitForLoadState('networkidle');
  await frames();
}
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
const focused = () => page.locator(':focus');
const acted = () => expect.poll(() => acts.at(-1));

describe('the keys of the table', () => {
  it('arrows choose a cube, P puts it down, Escape takes it back, Enter confirms', async () => {
    await at('onSets', 'phase=move&n=8');
    await press('ArrowRight');
    await page.locator('[data-cube]:focus').waitFor();
    const cube = await focused().getAttribute('data-cube');
    expect(cube).not.toBeNull();
    await expect.poll(() => focused().getAttribute('aria-pressed')).toBe('true');
    await press('p');
    const yes = page.getByRole('button', { name: say('table.putItDown') });
    await expect.poll(() => yes.evaluate((each) => each === document.activeElement)).toBe(true);
    await press('Escape');
    await expect.poll(() => focused().getAttribute('data-cube')).toBe(cube);
    await press('Escape');
    await expect.poll(() => page.locator('.tbl-drop').count()).toBe(0);
    expect(acts).toEqual([]);
    await press('ArrowRight', 'f', 'Enter');
    await acted().toMatchObject({ type: 'move', to: 'forbidden' });
    // The question is gone, and the focus is where it was.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  it('⇧B, ⇧C, ⇧N and ⇧I command', async () => {
    await at('onSets', 'phase=move&n=8');
    await press('Shift+B');
    await expect.poll(() => page.locator('.tbl-act .tbl-bonus').getAttribute('aria-pressed')).toBe('true');
    await press('Shift+B', 'Shift+C');
    await acted().toMatchObject({ type: 'pick-up-block' });
    for (const [key, claim] of [
      ['Shift+N', 'now'],
      ['Shift+I', 'impossible'],
    ] as const) {
      await at('onSets', 'phase=block&n=6');
      await press(key);
      await acted().toMatchObject({ type: 'challenge', claim });
    }
  });

  it('⇧N, ⇧I and ⇧G say why they are closed, as the buttons do', async () => {
    const why = page.locator('.tbl-notice .line');
    await at('onSets', 'phase=move&n=8');
    // The block lies on the table.
    await press('Shift+N');
    await why.getByText(say('table.blockFirst')).waitFor();
    await press('Shift+G');
    await why.filter({ has: page.locator('.clause') }).waitFor();
    await at('onSets', 'phase=goal');
    await press('Shift+I');
    await why.filter({ has: page.locator('.clause') }).waitFor();
    await at('onSets', 'phase=move&n=8&who=audience');
    await press('Shift+N');
    await why.getByText(say('table.noSeat')).waitFor();
    expect(acts).toEqual([]);
  });

  it('⇧S opens the scoresheet and Escape closes it; the focus comes back', async () => {
    await at('onSets', 'phase=move&n=8');
    await press('ArrowRight');
    await page.locator('[data-cube]:focus').waitFor();
    const cube = await focused().getAttribute('data-cube');
    await press('Shift+S');
    await expect.poll(() => focused().getAttribute('data-sheet')).toBe('score');
    await press('Escape', 'Escape');
    await expect.poll(() => page.locator('[data-sheet="score"]').count()).toBe(0);
    await expect.poll(() => focused().getAttribute('data-cube')).toBe(cube);
  });

  it('⇧U goes to the Universe, ? lists the keys', async () => {
    await at('onSets', 'phase=move&n=8');
    await press('Shift+U');
    await expect.poll(() => focused().evaluate((each) => each.matches('.tbl-card'))).toBe(true);
    await press('Shift+?');
    await page.getByRole('heading', { name: say('table.keys') }).waitFor();
  });

  it('⇧W goes to the paper: letters write, brackets too, Backspace takes back', async () => {
    await at('onSets', 'phase=move&n=8');
    await press('Shift+W');
    await expect.poll(() => focused().evaluate((each) => each.matches('.pap-field'))).toBe(true);
    const field = focused();
    const before = await field.inputValue();
    await press('End', 'Shift+(', 'B', 'u', 'R', 'Shift+)');
    await expect.poll(async () => (await field.inputValue()).replace(/\s/g, '').slice(before.length)).toBe('(B∪R)');
    await press('Backspace', 'Backspace');
    await expect.poll(async () => (await field.inputValue()).replace(/\s/g, '').slice(before.length)).toBe('(B∪');
  });

  it('⇧G goes to the Goal, digits lay it', async () => {
    await at('onSets', 'phase=goal');
    await page.locator('.goal-places').waitFor();
    await press('Shift+G');
    await expect.poll(() => focused().evaluate((each) => each.closest('.goal-places') !== null)).toBe(true);
    await page.locator('.goal-left button').first().waitFor();
    const digit = (await page.locator('.goal-left button').first().innerText()).trim();
    await press(digit);
    await expect.poll(() => page.locator('.goal-places .goal-pick').count()).toBe(1);
    await at('equations', 'phase=goal');
    await page.locator('.goal-equations').waitFor();
    await press('Shift+G');
    await expect.poll(() => focused().evaluate((each) => each.closest('.goal-equations') !== null)).toBe(true);
    await page.locator('.goal-trays button').first().waitFor();
    const symbols = await page.locator('.goal-trays button').allInnerTexts();
    await press(symbols.find((text) => /^\d$/.test(text.trim()))?.trim() ?? '');
    await expect.poll(() => page.locator('.goal-row [data-goal-drop]').count()).toBe(1);
  });

  it('⇧A accepts and ⇧X rejects, each with Enter', async () => {
    await at('onSets', 'phase=check&officiating=table');
    await press('Shift+A');
    await expect.poll(() => page.locator('.ck-accept').evaluate((each) => each === document.activeElement)).toBe(true);
    await press('Enter');
    await acted().toMatchObject({ type: 'accept' });
    await at('onSets', 'phase=check&officiating=table');
    await page.locator('.ck-reasons [role="radio"]').nth(2).focus();
    await press('Space', 'Shift+X');
    await expect.poll(() => page.locator('.ck-reject').evaluate((each) => each === document.activeElement)).toBe(true);
    await press('Enter');
    await acted().toMatchObject({ type: 'reject' });
  });

  it('with letters turned off no letter does anything; arrows, Enter and Escape still do', async () => {
    await page.evaluate(() => localStorage.setItem('openshake.settings', JSON.stringify({ keys: false })));
    await open();
    await at('onSets', 'phase=move&n=8');
    const states = '[data-open="true"], [aria-pressed="true"], .tbl-ask, .tbl-claims, .tbl-drop, :focus';
    const opened = () => page.locator('main').locator(states).count();
    const before = await opened();
    await press('Shift+B', 'Shift+C', 'Shift+S', 'Shift+U', 'Shift+W', 'Shift+N', 'Shift+I', 'Shift+G', 'Shift+?');
    await press('r', 'p', 'f');
    // What a key does is done a moment later.
    await frames();
    expect(await opened()).toBe(before);
    expect(acts).toEqual([]);
    await press('ArrowRight', 'p');
    await expect.poll(() => focused().getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.tbl-ask').count()).toBe(0);
    await at('onSets', 'phase=check&officiating=table');
    await press('Shift+A', 'Enter');
    await frames();
    expect(acts).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    expect(watched.troubles.filter((each) => !/favicon/.test(each))).toEqual([]);
  });
});

describe('the keys of other screens', () => {
  it('/ searches the rulebook, arrows turn its pages even with letters off, ? lists the keys of each screen', async () => {
    const { page: other, context } = await openPage(`${folder.address}#/rulebooks/agloa-onsets-2023/V-A`, {
      ...ALONE,
    });
    /** As when another tab of this page changes the settings. */
    const letters = (keys: boolean) =>
      other.evaluate((kept) => {
        localStorage.setItem('openshake.settings', JSON.stringify({ keys: kept }));
        dispatchEvent(new StorageEvent('storage', { key: 'openshake.settings' }));
      }, keys);
    const hash = () => new URL(other.url()).hash;
    const list = other.getByRole('complementary', { name: say('settings.keys.here') });
    await other.getByRole('searchbox').waitFor();
    await letters(false);
    await other.keyboard.press('ArrowRight');
    await expect.poll(hash).not.toBe('#/rulebooks/agloa-onsets-2023/V-A');
    await other.keyboard.press('?');
    await letters(true);
    // While a page is turned, its heading takes the focus.
    await expect
      .poll(async () => {
        const hasFocus = await other.getByRole('searchbox').evaluate((each) => each === document.activeElement);
        if (!hasFocus) await other.keyboard.press('/');
        return hasFocus;
      })
      .toBe(true);
    // Whoever writes means the sign.
    await other.keyboard.press('?');
    expect(await other.getByRole('searchbox').inputValue()).toBe('?');
    expect(await list.count()).toBe(0);
    await other.getByRole('searchbox').blur();
    await other.keyboard.press('?');
    await list.getByText(say('keys.does', { does: 'turns' })).waitFor();
    expect(await list.getByText(say('keys.does', { does: 'bonus' })).count()).toBe(0);
    await other.keyboard.press('Escape');
    await expect.poll(() => list.count()).toBe(0);
    await other.evaluate(() => {
      location.hash = '#/';
    });
    await other.getByRole('button', { name: say('home.play') }).waitFor();
    await other.keyboard.press('?');
    await list.getByText(say('keys.does', { does: 'next' })).waitFor();
    expect(await list.getByText(say('keys.does', { does: 'turns' })).count()).toBe(0);
    await other.keyboard.press('?');
    await expect.poll(() => list.count()).toBe(0);
    await context.close();
  });
});

describe('docs/accessibility.md', () => {
  /** A key by the sign that the lists have for it. */
  const SIGNS: Readonly<Record<string, readonly string[]>> = {
    arrows: ['←', '→', '↑', '↓'],
    Space: ['␣'],
    Backspace: ['⌫'],
  };
  const document = readFileSync(join(import.meta.dirname, '../../docs/accessibility.md'), 'utf8');
  const [, section = ''] = document.split('\n## Keys\n');
  const [intro = '', ...rows] = (section.split('\n**Clauses.**')[0] ?? '').split('\n| ');
  const keysIn = (text: string) =>
    [...text.matchAll(/`([^`]+)`|\barrows\b/g)].flatMap(([all, key = all]) => SIGNS[key] ?? [key]);

  it('names every key of the lists in its own list, and no other', () => {
    const named = new Set([...keysIn(intro), ...rows.flatMap((row) => keysIn(row.split(' | ')[0] ?? ''))]);
    const listed = new Set<string>(KEY_GROUPS.flatMap(({ keys }) => keys.flatMap((each): string[] => [...each.keys])));
    expect([...named].sort()).toEqual([...listed].sort());
  });

  it('gives each key of a letter a row', () => {
    const inRows = rows.flatMap((row) => keysIn(row.split(' | ')[0] ?? ''));
    const letters = KEY_GROUPS.flatMap(({ keys }) => keys.flatMap((each): string[] => [...each.keys])).filter((key) =>
      /^⇧?[A-Z]$/.test(key),
    );
    expect(letters.filter((key) => !inRows.includes(key))).toEqual([]);
  });
});
