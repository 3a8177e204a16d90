// Without a server, without a network, without a secure address, and with a newer version at the host: what works, and what is said.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../../apps/web/tools/site.mjs';
import { until } from '../server/support/patience.ts';
import { type Server, startServer } from '../server/support/server.ts';
import { openPractice, PracticePage, type PracticeTable, type Wanted, type Will } from './support/practice.ts';
import { say } from './support/say.ts';
import { ALONE, chromium, closeChromium, openPage, type Served, type Watched } from './support/site.ts';
import { Wire } from './support/wire.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = 20_300_000;
/** What the server serves, and any static web host can. */
const PAGE = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');

let server: Server;
beforeAll(async () => {
  server = await startServer({ host: '0.0.0.0' });
  await chromium();
});
afterAll(async () => {
  await closeChromium();
  await server.stop();
});

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function arrive(address: string, options: Parameters<typeof openPage>[1] = {}): Promise<Watched> {
  const watched = await openPage(address, options);
  closing.push(() => watched.context.close());
  return watched;
}

/** A screen, by the part of its address after #. */
async function go({ page }: Watched, hash: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
}

const text = (page: Page, said: string) => page.getByText(said, { exact: true }).first();

/** The screens that need nobody. */
async function readAlone(watched: Watched): Promise<void> {
  const { page } = watched;
  await go(watched, '#/bench');
  await page.locator('.bench-vh').waitFor();
  await page.locator('.bench-vh').getByText(/\w/).first().waitFor();
  await go(watched, '#/rulebooks');
  await page.locator('.rules-says').first().waitFor();
  await page.getByRole('searchbox').first().fill('Forbidden');
  await page.locator('.rules-toc li').first().waitFor();
  await go(watched, '#/ask');
  await page.getByRole('heading', { name: say('ask.title') }).waitFor();
  await go(watched, '#/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await go(watched, '#/');
  await page.getByRole('button', { name: say('home.play') }).waitFor();
}

/** Calls Impossible as soon as it may, so that a shake is short. */
const short: Will = ({ phase, table, viewer }) =>
  phase.name === 'move' && phase.player === viewer && table.lastMover !== viewer
    ? { type: 'challenge', by: viewer, claim: 'impossible' }
    : undefined;

/** Calls Now as soon as it may, so that this seat has to write. */
const toWrite: Will = ({ phase, table, viewer }) => {
  if (phase.name !== 'move' || phase.player !== viewer) return undefined;
  const { required, permitted } = table.mat;
  if (table.lastMover !== viewer && required.length + permitted.length > 0)
    return { type: 'challenge', by: viewer, claim: 'now' };
  const [cube = ''] = table.resources;
  return { type: 'move', by: viewer, cube, to: 'permitted' };
};

const ON_SETS: Wanted = { book: 'agloa-onsets-2023', division: 'middle' };
const EQUATIONS: Wanted = { book: 'mlag-equations-basic-2018', division: 'middle' };
const DRAFT = '((';

/** Reloads the page at the first moment of each phase, and keeps what was begun on paper. Gives the phases. */
async function playOverReloads(
  watched: Watched,
  table: PracticeTable,
  isOne: (phase: string) => boolean = () => true,
  shows?: (phase: string) => Promise<void>,
): Promise<Set<string>> {
  const { page } = watched;
  const met = new Set<string>();
  // A bot may end a shake before one's first move.
  const isEnough = () => table.match.shakes.length >= 1 && drafts > 0;
  const paper = page.getByRole('textbox', { name: new RegExp(`^(${say('paper.setName')}|${say('paper.equation')})$`) });
  let drafts = 0;
  while (!isEnough()) {
    await table.play(() => isEnough() || (!met.has(table.match.phase.name) && isOne(table.match.phase.name)), toWrite);
    if (isEnough()) break;
    const { name } = table.match.phase;
    met.add(name);
    await shows?.(name);
    if (name === 'move') {
      await paper.first().fill(DRAFT);
      // It is kept a moment after the last letter.
      await page.waitForTimeout(400);
    }
    await page.reload();
    await page.locator('.tbl').waitFor();
    if (name !== 'move') continue;
    await until(async () => (await paper.first().inputValue()) === DRAFT, 'the draft after the reload');
    drafts += 1;
  }
  expect(drafts).toBe(1);
  return met;
}

/** The verdict of the shake that has just ended, its reasons and points are the same after a reload; once read, it does not come again. */
async function reloadAtVerdict({ page }: Watched, table: PracticeTable): Promise<void> {
  const verdict = page.locator('.vd-wrap');
  const points = page.locator('.vd-side');
  const read = async () => `${await verdict.innerText()} ${await points.innerText()}`;
  await verdict.locator('.vd').first().waitFor();
  await points.waitFor();
  let before = '';
  await until(async () => {
    const last = before;
    before = await read();
    await page.waitForTimeout(300);
    return last === before;
  }, 'the verdict');
  await page.reload();
  await verdict.waitFor();
  await points.waitFor();
  await until(async () => (await read()) === before, 'the verdict after the reload');
  await table.hands.goOn();
  await page.reload();
  await page.locator('.tbl-middle > *').first().waitFor();
  expect(await verdict.count()).toBe(0);
}

/** Reloads the page where papers are checked, and where the match is over. */
async function playToTheEnd({ page }: PracticePage, table: PracticeTable): Promise<void> {
  const phase = () => table.match.phase.name;
  for (const awaited of ['check', 'over'] as const) {
    await table.play(() => phase() === awaited, short);
    await page.reload();
    await page.locator('.tbl').waitFor();
    expect(phase()).toBe(awaited);
  }
  await table.playToTheEnd();
  expect(table.differences()).toEqual([]);
}

describe('a folder of any static web host', () => {
  it(`has everything but playing with others, and says so, from seed ${seed}`, async () => {
    const site = await serveFolder(PAGE, { below: '/clubs/cubes/' });
    closing.push(() => site.close());
    const practice = await openPractice(site, seed);
    const { watched, page } = practice;
    closing.push(() => watched.context.close());
    // A plain host has no server behind it.
    await text(page, say('home.alone')).waitFor();
    expect(await page.getByLabel(say('join.label')).count()).toBe(0);
    await readAlone(watched);
    for (const [hash, said] of [
      ['#/open', say('open.bots')],
      ['#/tables', say('tables.noServer')],
      ['#/join/ACDEFG', say('tables.noServer')],
      ['#/table/somewhere', say('live.noServer')],
      ['#/me', say('me.noServer')],
    ] as const) {
      await go(watched, hash);
      await text(page, said).waitFor();
    }
    await go(watched, '#/');
    // A match survives a reload in every phase.
    const table = await practice.sitDown(ON_SETS);
    const met = await playOverReloads(watched, table);
    expect([...met]).toEqual(expect.arrayContaining(['start', 'variations', 'goal', 'move', 'write']));
    await reloadAtVerdict(watched, table);
    expect(table.differences()).toEqual([]);
    expect(await practice.refusals()).toEqual([]);
    expect(watched.troubles).toEqual([]);
  });
});

it('a folder opens a table of three, where the players enforce the rules and the clock runs', async () => {
  const site = await serveFolder(PAGE);
  closing.push(() => site.close());
  const watched = await arrive(site.address, ALONE);
  const { page } = watched;
  watched.expect(/404.*\/health$/);
  await page.getByText(say('home.open.bots')).click();
  await text(page, say('open.bots')).waitFor();
  const list = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  await list(say('open.division')).selectOption('middle');
  await page.getByRole('button', { name: say('open.count', { count: 3 }), exact: true }).click();
  await list(say('open.seat', { number: 2 })).selectOption('first-week');
  await page.getByText(say('open.more'), { exact: true }).click();
  await page.getByRole('radio', { name: new RegExp(`^${say('open.officiating.table')}`) }).check();
  expect(await page.getByText(say('open.private'), { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: say('open.do'), exact: true }).click();
  await page.waitForURL(/#\/practice\/./);
  await text(page, say('table.officiating')).waitFor();
  expect(await page.locator('.tbl-players .pl').count()).toBe(3);
  const time = page.locator('.tbl-round-time .num');
  const first = await time.innerText();
  await until(async () => (await time.innerText()) !== first, 'the clock to run');
  await page.getByRole('timer').first().waitFor();
  expect(watched.troubles).toEqual([]);
});

it.runIf(long)(
  `a match of players who check papers survives a reload there, and at its end, from seed ${seed + 50}`,
  async () => {
    const site = await serveFolder(PAGE);
    closing.push(() => site.close());
    const practice = await openPractice(site, seed + 50);
    closing.push(() => practice.watched.context.close());
    await playToTheEnd(practice, await practice.openTable({ ...ON_SETS, bot: 'club' }));
    expect(practice.watched.troubles).toEqual([]);
  },
);

/** Everything that this version consists of is kept in the browser. */
const isKept = ({ page }: Watched): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

describe('the second visit', () => {
  it(`needs no network, from seed ${seed + 100}`, async () => {
    const wire = await Wire.to(server.url);
    closing.push(() => wire.close());
    const watched = await arrive(wire.address);
    const { page, context } = watched;
    await isKept(watched);
    await page.reload();
    await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 'the kept version');
    await page.getByRole('button', { name: say('home.play') }).waitFor();
    // A request for something that only a server has gets no answer, and the browser notes that.
    watched.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource/);
    wire.cut();
    await context.setOffline(true);
    await page.reload();
    await page.locator('.fr-end .tag').getByText(say('shell.offline')).waitFor();
    await readAlone(watched);
    await go(watched, '#/tables');
    await text(page, say('tables.offline')).waitFor();
    await go(watched, '#/');
    await page.getByLabel(say('join.label')).fill('ACDEFG');
    await page.getByRole('button', { name: say('join.join'), exact: true }).click();
    await text(page, say('trouble.unreachable')).waitFor();
    const site: Served = { address: wire.address, close: async () => {} };
    const table = await new PracticePage(site, watched, seed + 100).sitDown(EQUATIONS);
    await playOverReloads(
      watched,
      table,
      (phase) => phase === 'move',
      async () => {
        // The table says it as well, and what still works.
        await page.getByRole('button', { name: say('table.offlineTag') }).click();
        await text(page, say('table.offline', { practice: 'yes' })).waitFor();
      },
    );
    expect(table.match.shakes.length).toBe(1);
    await go(watched, '#/');
    await text(page, say('home.waits.move'))
      .or(text(page, say('home.waits.practice')))
      .first()
      .waitFor();
    // The network is back, and the page sees it by itself.
    wire.mend();
    await context.setOffline(false);
    await page.locator('.fr-end .tag').getByText(say('shell.offline')).waitFor({ state: 'hidden' });
    await page.getByLabel(say('join.label')).waitFor();
    expect(watched.troubles).toEqual([]);
  });

  it('knows a server that is away from one that is back, without a touch', async () => {
    const wire = await Wire.to(server.url);
    closing.push(() => wire.close());
    const watched = await arrive(wire.address);
    const { page } = watched;
    await isKept(watched);
    watched.expect(/Failed to load resource/);
    wire.cut();
    await page.reload();
    const tag = page.locator('.fr-end .tag').getByText(say('shell.offline'));
    await tag.waitFor();
    wire.mend();
    await tag.waitFor({ state: 'hidden' });
    expect(watched.troubles).toEqual([]);
  });
});

const MARK = '<meta name="openshake-test" content="newer">';

/** The same page as a newer version: another first page, and a part with another name, so that the old part is gone from the host. */
function renew(folder: string): { part: string } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const part = files.find((name) => /assets\/Bench-.*\.js$/.test(name));
  if (!part) throw new Error('The bench has no part of its own.');
  const name = part.replace(/^.*\//, '');
  const newer = `${name.slice(0, -3)}-newer.js`;
  renameSync(join(folder, part), join(folder, part.replace(name, newer)));
  for (const file of files.filter((each) => /\.(js|html)$/.test(each) && each !== part)) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(name, newer));
  }
  const first = join(folder, 'index.html');
  writeFileSync(first, readFileSync(first, 'utf8').replace('</head>', `${MARK}</head>`));
  const worker = join(folder, 'sw.js');
  const before = readFileSync(worker, 'utf8');
  const after = before.replace(/(version\\*":\\*")[0-9a-f]{16}/, '$1newerversion0000');
  if (after === before) throw new Error('The service worker names no version.');
  writeFileSync(worker, after);
  return { part: name };
}

describe('a new version', () => {
  it('comes between matches, never during one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'openshake-versions-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(PAGE, folder, { recursive: true });
    const site = await serveFolder(folder);
    closing.push(() => site.close());
    const watched = await arrive(site.address);
    const { page, context } = watched;
    watched.expect(/404.*\/health$/);
    await isKept(watched);
    await page.reload();
    await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 'the first version');
    const isNewer = (at: Page) => at.evaluate(() => document.querySelector('meta[name=openshake-test]') !== null);
    await page.getByRole('button', { name: say('home.play') }).click();
    await page.locator('.tbl').waitFor();
    const match = page.url();
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    renew(folder);
    // As the page does every hour.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const isWaiting = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
    await until(isWaiting, 'the new version to wait');
    // The match goes on with its own version, even through a reload and with a part that the host has no more.
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
    await page.reload();
    await page.locator('.tbl').waitFor();
    expect(await isNewer(page)).toBe(false);
    // Another tab may look around meanwhile; it waits for the match as well.
    const other = await context.newPage();
    await other.goto(`${site.address}#/rulebooks`);
    await other.locator('.rules-says').first().waitFor();
    await other.evaluate(() => {
      location.hash = '#/bench';
    });
    await other.locator('.bench-vh').waitFor();
    expect(await isNewer(other)).toBe(false);
    expect(await isWaiting()).toBe(true);
    await other.close();
    // The match is left: the new version is here, and the match as well.
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await until(async () => (await isNewer(page).catch(() => false)) === true, 'the new version');
    await page.getByRole('button', { name: say('home.play') }).waitFor();
    await page.goto(match);
    await page.locator('.tbl').waitFor();
    expect(await isNewer(page)).toBe(true);
    await go(watched, '#/bench');
    await page.locator('.bench-vh').waitFor();
    expect(watched.troubles).toEqual([]);
  });
});

/** An address of this machine that is not its own loop: there a browser has no secure context. */
const address = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

describe('plain HTTP at an address of the network', () => {
  it.skipIf(address === undefined)(
    `has all the same but what browsers keep back there, from seed ${seed + 300}`,
    async () => {
      const site: Served = { address: `http://${address}:${server.port}/`, close: async () => {} };
      const practice = await openPractice(site, seed + 300);
      const { watched, page } = practice;
      closing.push(() => watched.context.close());
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await readAlone(watched);
      const table = await practice.sitDown(long ? ON_SETS : EQUATIONS);
      await table.playShakes(1, short);
      expect(await practice.refusals()).toEqual([]);
      // The match can be looked at, and its link is shown where it cannot be copied.
      await page.goto(`${site.address}#/match/${table.id}`);
      await page.getByRole('button', { name: say('match.share') }).click();
      await page.getByText(page.url()).first().waitFor();
      // A table with others: the link of the invitation is there to be copied by hand.
      await page.goto(`${site.address}#/open`);
      await page.getByRole('button', { name: say('open.do'), exact: true }).click();
      await page.getByRole('img', { name: say('live.qr') }).waitFor();
      await page.getByRole('button', { name: say('live.copy') }).click();
      const link = page.locator('.lv-link');
      await link.waitFor();
      const friend = await arrive(await link.innerText());
      await friend.page.getByRole('button', { name: say('tables.sit'), exact: true }).click();
      await until(
        async () => (await page.getByText(say('live.here', { here: 'yes' }), { exact: true }).count()) === 1,
        'the friend at the table',
      );
      expect(watched.troubles).toEqual([]);
      expect(friend.troubles).toEqual([]);
    },
  );
});
