// How to play: reached from the first screen and over a running table, offered once to whoever is new, and there without a network.
import { en } from '@openshake/words/en';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { loadedBy, scriptsOf, settled } from './support/loading.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { openFolder, openGallery, openPage, type Watched } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const PHONE = { viewport: { width: 390, height: 844 } };
const BOOK = { 2011: 'mlag-onsets-basic-2011', 2023: 'agloa-onsets-2023', equations: 'mlag-equations-basic-2018' };
const GAMES = ['on-sets', 'equations'] as const;
const HOW = say('shell.howto');

const site = serving(openFolder);
const gallery = serving(openGallery);

const open: Watched[] = [];
afterEach(async () => {
  for (const { context, troubles } of open.splice(0)) {
    await context.close();
    expect(troubles).toEqual([]);
  }
});

async function arrive(address: string, options: Parameters<typeof openPage>[1] = {}): Promise<Watched> {
  const watched = await openPage(address, { serviceWorkers: 'block', ...options });
  open.push(watched);
  // A plain host has no server behind it, and the gallery no icon.
  watched.expect(/ 404 .*\/(health|favicon\.ico)$/);
  watched.page.setDefaultTimeout(20_000);
  return watched;
}

/** A moment of the gallery, once everything that it shows has come. */
const moment = async (book: keyof typeof BOOK, query: string, options = {}): Promise<Page> => {
  const { page } = await arrive(`${gallery.address}#/table?book=${BOOK[book]}&${query}`, options);
  await page.locator('.tbl-middle > :not(.tbl-notice)').first().waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('openshake: parts for later').length > 0);
  await page.waitForLoadState('networkidle');
  return page;
};

const steps = (page: Page) => page.locator('.how-step');
const sheet = (page: Page) => page.getByRole('region', { name: HOW });
const offer = (page: Page) => page.locator('.how-offer');
const menu = (page: Page) => page.getByRole('button', { name: say('table.menu'), exact: true });
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Tab until this has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${selector}.`);
}

describe('from the first screen', () => {
  it('is reached by keyboard, beside “Play now”, and the first screen has not loaded it', async () => {
    const { page } = await arrive(site.address);
    await page.getByRole('button', { name: say('home.play') }).waitFor();
    await settled(page);
    const first = scriptsOf(await loadedBy(page));
    expect(first).toContain(HOW);
    expect(first).not.toContain(say('howto.help'));
    await tabTo(page, '.hm-play');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '.hm-how')).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: HOW, level: 1 }).waitFor();
    expect(await page.title()).toContain(HOW);
    expect(await steps(page).count()).toBe(6);
    // A clause shows its rule in place, and leads to the rulebook.
    await tabTo(page, '.how-step:nth-child(3) .clause');
    await page.keyboard.press('Enter');
    await page.locator('.clause-says').getByText('Basic-II', { exact: true }).waitFor();
    await page.getByRole('link', { name: say('clause.rulebook', { tab: 'same' }) }).click();
    await page.waitForURL(/#\/rulebooks\/agloa-onsets-2023\/Basic-II$/);
  });

  it.each(GAMES)('tells %s in at most two sentences a step, and plays it', async (game) => {
    const { page } = await arrive(`${site.address}#/howto`);
    await page
      .getByRole('navigation', { name: say('home.game') })
      .getByRole('link', { name: say(`game.${game}`) })
      .click();
    await page.getByText(say('howto.goal.what', { game })).waitFor();
    for (const text of await steps(page).locator('> p').allInnerTexts())
      expect(text.split(/(?<=[.”]) (?=\p{Lu})/u).length, text).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: say('home.play') }).click();
    await page.locator(`.tbl[data-game="${game}"]`).waitFor();
    // Whoever comes from there knows it.
    await page.locator('.pr-help').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await offer(page).count()).toBe(0);
  });
});

it('says what the signs of the division mean', async () => {
  const { page } = await arrive(`${site.address}#/howto/on-sets`);
  const meaning = (name: string) =>
    page.locator('.how-signs dl > div').filter({ has: page.locator('dt', { hasText: name }) });
  await meaning('union')
    .getByText(say('howto.sign.union', { sample: 'B ∪ R' }), { exact: true })
    .waitFor();
  await meaning('complement')
    .getByText(say('howto.sign.complement', { sample: 'R′' }), { exact: true })
    .waitFor();
  await page.goto(`${site.address}#/howto/equations`);
  await meaning('to the power')
    .getByText(say('howto.sign.power', { sample: '2 * 3 = 8' }), { exact: true })
    .waitFor();
});

it('offers keys only where a pointer is fine, and hints where a bot plays', async () => {
  const { page } = await arrive(`${site.address}#/howto/equations`, { ...PHONE, hasTouch: true, isMobile: true });
  const help = { hint: say('practice.hint'), clause: 'VI-A', practice: 'yes', keys: 'no' };
  await page.getByText(say('howto.help.what', help), { exact: true }).waitFor();
  expect(await page.locator('.how-ask kbd').count()).toBe(0);
});

describe('over a running table', () => {
  it('opens from the menu by keyboard, closes with Escape, and the focus comes back', async () => {
    const page = await moment(2023, 'phase=move&n=8');
    const before = page.url();
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, '.tbl-howto .btn');
    await page.keyboard.press('Enter');
    await steps(page).first().waitFor();
    await expect.poll(() => hasFocus(page, '[data-sheet="howto"]')).toBe(true);
    expect(await steps(page).count()).toBe(6);
    // The table is still there, clock and block included.
    expect(await page.locator('.tbl-act .clock').isVisible()).toBe(true);
    expect(await page.locator('.tbl-mat .tbl-block').isVisible()).toBe(true);
    // Escape closes the clause first.
    await tabTo(page, '.how-step .clause');
    await page.keyboard.press('Enter');
    await page.locator('.clause-says').first().waitFor();
    const link = page.getByRole('link', { name: say('clause.rulebook', { tab: 'new' }) });
    expect(await link.getAttribute('target')).toBe('_blank');
    await page.keyboard.press('Escape');
    await page.locator('.clause-note').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => menu(page).evaluate((each) => each === document.activeElement)).toBe(true);
    expect(page.url()).toBe(before);
  });

  it('opens with ⇧H, which takes nothing out of the hand, and closes with its button', async () => {
    const page = await moment('equations', 'phase=move&n=8', PHONE);
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-cube]:focus').waitFor();
    const cube = await page.locator(':focus').getAttribute('data-cube');
    await page.keyboard.press('Shift+H');
    await steps(page).first().waitFor();
    await page.getByText(say('howto.goal.what', { game: 'equations' })).waitFor();
    // Nobody gives hints at a table with people.
    const help = { hint: say('practice.hint'), clause: 'VI-A', practice: 'no', keys: 'yes' };
    await page.getByText(say('howto.help.what', help), { exact: true }).waitFor();
    expect(await page.locator('.how-ask .btn').count()).toBe(0);
    // Once it has risen, on a phone it covers neither the clock nor the block.
    await sheet(page).evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
    const [panel, thumb] = await Promise.all([sheet(page).boundingBox(), page.locator('.tbl-thumb').boundingBox()]);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual((thumb?.y ?? 0) + 1);
    expect(await page.getByRole('link', { name: /MLAG/ }).getAttribute('target')).toBe('_blank');
    await page.getByRole('button', { name: say('table.close', { what: HOW }) }).click();
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator(':focus').getAttribute('data-cube')).toBe(cube);
    expect(await page.locator(`.tbl-res [data-cube="${cube}"]`).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Shift+?');
    await page.getByText(say('keys.does', { does: 'howto' }), { exact: true }).waitFor();
  });

  it('follows the book of the table: flubs in 2011, Now and Impossible elsewhere', async () => {
    const named = async (book: 2011 | 2023) => {
      const page = await moment(book, 'phase=start&n=1');
      await page.keyboard.press('Shift+H');
      await steps(page).first().waitFor();
      return page.locator('.how-claims dt').allInnerTexts();
    };
    expect(await named(2011)).toEqual([en.messages['claim.a-flub'], en.messages['claim.p-flub']]);
    expect(await named(2023)).toEqual([en.messages['claim.now'], en.messages['claim.impossible']]);
  });
});

/** Where everything of a table lies, but for the line itself and what it stands for in the header. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *, header > button, header > .brand > svg')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.className, x, y, width, height].join(' ');
    }),
  );

describe('the line for whoever is new', () => {
  it.each<[string, Parameters<typeof openPage>[1]]>(
    [
      ['a laptop', {}],
      ['a small phone', { viewport: { width: 320, height: 568 } }],
      ['a phone', PHONE],
      ['a lying phone', { viewport: { width: 667, height: 375 } }],
    ].slice(0, long ? 4 : 2) as [string, Parameters<typeof openPage>[1]][],
  )('moves nothing on %s, whether it comes or goes', async (_name, options) => {
    const query = 'phase=start&n=1&practice=1';
    const page = await moment(2023, `${query}&new=1`, { ...options, reducedMotion: 'reduce' });
    await offer(page).waitFor();
    const withLine = await places(page);
    // What makes room on phones is not to be found there either.
    if (await page.locator('.how-new').isHidden()) expect(await page.locator('.tbl-title').isHidden()).toBe(true);
    await page.getByRole('button', { name: say('howto.known') }).click();
    await offer(page).waitFor({ state: 'detached' });
    const without = await places(page);
    const moved = (from: string[], to: string[]) => to.filter((each) => !from.includes(each)).slice(0, 5);
    expect(moved(withLine, without)).toEqual([]);
    await expect.poll(() => menu(page).evaluate((each) => each === document.activeElement)).toBe(true);
    // It comes when the table stands already: the settings of somebody new are heard of.
    await page.evaluate(() => {
      const kept = { ...JSON.parse(localStorage.getItem('openshake.settings') ?? '{}'), howto: false };
      localStorage.setItem('openshake.settings', JSON.stringify(kept));
      dispatchEvent(new StorageEvent('storage', { key: 'openshake.settings' }));
    });
    await offer(page).waitFor();
    expect(moved(without, await places(page))).toEqual([]);
  });

  it('opens the steps, and is not offered again, here or after a reload', async () => {
    const { page } = await arrive(site.address);
    const play = page.getByRole('button', { name: say('home.play') });
    await play.click();
    await offer(page).waitFor();
    expect(await offer(page).innerText()).toContain(say('howto.new'));
    await offer(page).getByRole('button', { name: HOW }).click();
    await steps(page).first().waitFor();
    expect(await offer(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => menu(page).evaluate((each) => each === document.activeElement)).toBe(true);
    const isStill = async () => {
      await page.locator('.pr-help').waitFor();
      await page.waitForFunction(() => performance.getEntriesByName('openshake: parts for later').length > 0);
      await page.waitForLoadState('networkidle');
      expect(await offer(page).count()).toBe(0);
    };
    await page.reload();
    await isStill();
    await page.goto(`${site.address}#/`);
    await play.click();
    await page.waitForURL(/#\/practice\//);
    await isStill();
    // The list of what is kept says so.
    await page.goto(`${site.address}#/settings`);
    await page.locator('[data-stored="settings"]').getByText(HOW).waitFor();
  });

  it('is for a player in the first shake of practice alone, and is never drawn elsewhere', async () => {
    for (const query of ['phase=start&n=1&new=1', 'phase=start&n=5&practice=1&new=1']) {
      const { page } = await arrive(gallery.address);
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('.how-offer')) document.documentElement.dataset.offered = 'yes';
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(`${gallery.address}?first#/table?book=${BOOK[2023]}&${query}`);
      await page.locator('.tbl-middle > :not(.tbl-notice)').first().waitFor();
      await page.waitForFunction(() => performance.getEntriesByName('openshake: parts for later').length > 0);
      await page.waitForTimeout(500);
      expect(await offer(page).count(), query).toBe(0);
      expect(await page.locator('html[data-offered]').count(), query).toBe(0);
    }
  });
});

it('is there without a network', async () => {
  const { page, context, expect: mayHappen } = await arrive(site.address, { serviceWorkers: 'allow' });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  mayHappen(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.locator('.hm-how').click();
  await page.getByRole('heading', { name: HOW, level: 1 }).waitFor();
  expect(await steps(page).count()).toBe(6);
  await page.getByRole('button', { name: say('home.play') }).click();
  await page.locator('.tbl').waitFor();
  await page.keyboard.press('Shift+H');
  await steps(page).first().waitFor();
});
