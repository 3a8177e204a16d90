// What a table keeps in this browser and what it says when it cannot: private marks, two tabs with one match, a full disk, a browser that keeps nothing, a new version.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { serveFolder } from '../../apps/web/tools/site.mjs';
import { keepIn, playedMatch } from './support/played.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { ALONE, openFolder, openPage, type Watched } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 2026);

const site = serving(openFolder);

const open: Watched[] = [];
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});

async function arrive(first?: (page: Page) => Promise<void>): Promise<Watched> {
  const watched = await openPage(`${site.address}#/join`, ALONE, first);
  open.push(watched);
  watched.page.setDefaultTimeout(20_000);
  // A plain host has no server behind it.
  watched.expect(/ 404 .*\/health$/);
  await watched.page.locator('h1').first().waitFor();
  return watched;
}

/** Keeps a match in which it is the person's turn to do this, and goes to its table. */
async function atTable({ page }: Watched, type: 'roll' | 'set-goal'): Promise<void> {
  const { match, rows } = await playedMatch('agloa-onsets-2023', 'middle', seed);
  const at = rows.findIndex(({ action }) => action.type === type && action.by === match.you);
  expect(at).toBeGreaterThan(0);
  await keepIn(page, { match: { ...match, v: at, over: false, waits: true }, rows: rows.slice(0, at) });
  await page.evaluate((id) => {
    location.hash = `#/practice/${id}`;
  }, match.id);
  await page.locator('.tbl').waitFor();
}

const roll = (page: Page) =>
  page.getByRole('button', { name: say('starting.roll', { setOut: 'no' }), exact: true }).click();
/** The Goal can be set once the cubes have been rolled. */
const isRolled = (page: Page) => page.locator('.tbl-res li').first().waitFor();

const cards = (page: Page) => page.locator('.tbl-chart .tbl-card');
const named = (page: Page, card: string, mark: 'plain' | 'in' | 'out') =>
  page.getByRole('button', { name: say('table.card', { card, mark }), exact: true });

describe('marks on the Universe', () => {
  it('are set by touching cards, survive a reload, and are cleared together', async () => {
    const watched = await arrive();
    const { page } = watched;
    await atTable(watched, 'set-goal');
    await cards(page).nth(2).waitFor();
    const names = await cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    const [one = '', two = '', three = ''] = names.map((name) => name.replace(/^card /, ''));
    await named(page, one, 'plain').click();
    await named(page, two, 'plain').click();
    await named(page, two, 'in').click();
    // Three touches are none.
    await named(page, three, 'plain').click();
    await named(page, three, 'in').click();
    await named(page, three, 'out').click();
    const areMarked = async () => {
      await named(page, one, 'in').waitFor();
      await named(page, two, 'out').waitFor();
      await named(page, three, 'plain').waitFor();
      // What is marked is also seen.
      expect(await page.locator('.tbl-chart .tbl-card.in').count()).toBe(1);
      expect(await page.locator('.tbl-chart .tbl-card.out').count()).toBe(1);
    };
    await areMarked();
    await page.reload();
    await areMarked();
    await page.getByRole('button', { name: say('table.clearMarks') }).click();
    await named(page, one, 'plain').waitFor();
    await page.reload();
    await named(page, one, 'plain').waitFor();
    await named(page, two, 'plain').waitFor();
    expect(await page.getByRole('button', { name: say('table.clearMarks') }).count()).toBe(0);
    expect(watched.troubles).toEqual([]);
  });
});

describe('a match that another tab has open', () => {
  it('says so, goes on where one says “Play here”, and comes back when that tab is closed', async () => {
    const first = await arrive();
    await atTable(first, 'roll');
    const second = await first.context.newPage();
    await second.goto(first.page.url());
    await second.getByRole('heading', { name: say('practice.elsewhere') }).waitFor();
    const here = (page: Page) => page.getByRole('button', { name: say('practice.elsewhere.here'), exact: true });
    await here(second).click();
    await second.locator('.tbl').waitFor();
    // The first tab says it with the table in view, and what is done there is not lost but done where the match is.
    await first.page.getByText(say('practice.elsewhere.what')).waitFor();
    await roll(second);
    await isRolled(second);
    // Back and forth as fast as somebody clicks.
    await here(first.page).click();
    await here(second).waitFor();
    await here(first.page).waitFor({ state: 'detached' });
    await isRolled(first.page);
    await here(second).click();
    await here(first.page).waitFor();
    await here(second).waitFor({ state: 'detached' });
    // It stays so: what was asked before says nothing later.
    const isStill = async () => (await here(second).count()) === 0 && (await here(first.page).count()) === 1;
    const until = performance.now() + 2200;
    while (performance.now() < until) {
      expect(await isStill()).toBe(true);
      await second.waitForTimeout(200);
    }
    await second.close();
    await here(first.page).waitFor({ state: 'detached' });
    await isRolled(first.page);
    expect(first.troubles).toEqual([]);
  });
});

/** Gives the room of this page a disk that can be full. */
async function diskOfTheRoom(page: Page): Promise<void> {
  const full = `{let full = false;
new BroadcastChannel('disk of the test').onmessage = ({ data }) => { full = data === 'full'; };
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...row) {
  if (full) throw new DOMException('The disk is full.', 'QuotaExceededError');
  return add.apply(this, row);
};}\n`;
  await page.route(/\.room\.worker.*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: full + (await answer.text()) });
  });
}
const setDisk = (page: Page, how: 'full' | 'free') =>
  page.evaluate((said) => new BroadcastChannel('disk of the test').postMessage(said), how);

describe('a match that cannot be kept', () => {
  it('stands still while the disk is full, says so, and goes on', async () => {
    const watched = await arrive(diskOfTheRoom);
    const { page } = watched;
    await atTable(watched, 'roll');
    await setDisk(page, 'full');
    await roll(page);
    const trouble = page.getByText(say('practice.trouble', { what: 'store' }));
    await trouble.waitFor();
    // For longer than a table may take to answer, nothing is lost and nothing happens.
    await page.waitForTimeout(long ? 8000 : 1500);
    expect(await trouble.count()).toBe(1);
    expect(await page.getByText(say('practice.lost')).count()).toBe(0);
    expect(await page.locator('.tbl-res li').count()).toBe(0);
    // It goes on by itself, with what was touched meanwhile.
    await setDisk(page, 'free');
    await isRolled(page);
    await trouble.waitFor({ state: 'detached' });
    await page.reload();
    await isRolled(page);
    expect(watched.troubles).toEqual([]);
  });

  it('is played all the same where a browser keeps nothing, and says that it will be gone', async () => {
    const watched = await arrive(async (page) => {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Nothing is kept here.', 'SecurityError');
        };
      });
    });
    const { page } = watched;
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.getByRole('button', { name: say('home.play') }).click();
    await page.getByText(say('practice.unkept')).waitFor();
    await page.locator('.tbl-middle > :not(.tbl-notice)').first().waitFor();
    await page.getByRole('button', { name: say('practice.unkept.seen') }).click();
    await page.getByText(say('practice.unkept')).waitFor({ state: 'detached' });
    // What is closed says why.
    await page.getByRole('button', { name: say('practice.back'), exact: true }).click({ force: true });
    await page.getByText(say('practice.back.unkept')).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: say('practice.gone'), exact: true }).waitFor();
    expect(watched.troubles).toEqual([]);
  });
});

const PAGE = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');

describe('a new version', () => {
  it('is told by a toast where nobody plays, and begins with the next screen', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'openshake-newer-'));
    cpSync(PAGE, folder, { recursive: true });
    const host = await serveFolder(folder);
    const watched = await openPage(`${host.address}#/`);
    const { page } = watched;
    watched.expect(/ 404 .*\/health$/);
    try {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.reload();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.getByRole('button', { name: say('home.play') }).waitFor();
      const [first, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
      writeFileSync(first, readFileSync(first, 'utf8').replace('</head>', '<meta name="newer"></head>'));
      writeFileSync(
        worker,
        readFileSync(worker, 'utf8').replace(/(version\\*":\\*")[0-9a-f]{16}/, '$1newerversion0000'),
      );
      // As the page does every hour.
      await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
      const toast = page.getByRole('status').getByText(say('shell.newVersion'), { exact: true });
      await toast.waitFor();
      // It takes nothing away from what somebody looks at, and goes by itself.
      const isNewer = () => page.evaluate(() => document.querySelector('meta[name=newer]') !== null);
      expect(await isNewer()).toBe(false);
      if (long) {
        await toast.waitFor({ state: 'detached' });
        expect(await isNewer()).toBe(false);
      }
      await page.evaluate(() => {
        location.hash = '#/rulebooks';
      });
      await page.waitForFunction(() => document.querySelector('meta[name=newer]') !== null);
      await page.locator('.rules-says').first().waitFor();
      expect(watched.troubles).toEqual([]);
    } finally {
      await watched.context.close();
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
