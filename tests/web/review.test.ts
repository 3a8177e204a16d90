// The review of a shake in a real browser: its graph, mistake, proof and perfect play are those of the solver; stepping through it; What if? from any step.
import { hasMissed, isMistake, type Review, reviewMatch } from '@openshake/advice';
import type { Row } from '@openshake/host';
import { books } from '@openshake/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAll, playToTheEnd, seatPeople, startPlaying } from '../server/support/liveMatch.ts';
import type { Person } from '../server/support/person.ts';
import { startServer } from '../server/support/server.ts';
import { rowsOf as rowsAt } from '../server/support/storedMatch.ts';
import { keepIn, type PlayedMatch, playedMatch } from './support/played.ts';
import { openPractice, type PracticePage } from './support/practice.ts';
import { say } from './support/say.ts';
import { becomeIn } from './support/seated.ts';
import { serving } from './support/serving.ts';
import { ALONE, openFolder, openPage, type Watched } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = long ? Date.now() % 1_000_000 : 5;

const PLAYED = [
  ['mlag-equations-basic-2018', 'senior'],
  ['agloa-onsets-2023', 'senior'],
  ...(long
    ? ([
        ['mlag-equations-basic-2018', 'elementary'],
        ['mlag-onsets-adventurous-2017', 'senior'],
        ['mlag-onsets-basic-2019', 'middle'],
        ['mlag-onsets-basic-2011', 'middle'],
      ] as const)
    : []),
] as const;

const site = serving(openFolder);
let watched: Watched;
let page: Page;

beforeAll(async () => {
  watched = await openPage(`${site.address}#/matches`, ALONE);
  page = watched.page;
  await page.locator('main').waitFor();
});
afterAll(async () => {
  // A plain folder has no server behind it, and the page asks whether there is one.
  const troubles = watched.troubles.filter((each) => !/status of 404.*\/health|status of 404[^/]*$/.test(each));
  expect(troubles).toEqual([]);
});

const opened = async ({ match }: PlayedMatch, query = 'review=1', on = page): Promise<void> => {
  await on.evaluate((hash) => {
    location.hash = hash;
  }, `#/match/${match.id}?${query}`);
  await on.locator('.rv-graph').waitFor({ timeout: 90_000 });
};
const stepShown = async (on = page): Promise<number> =>
  Number(new URLSearchParams((await on.evaluate(() => location.hash)).split('?')[1]).get('step'));
const rowsOf = ({ match, rows }: PlayedMatch): Review =>
  reviewMatch({ setup: match.setup, events: rows.map(({ events }) => events) });

describe('the review', () => {
  it.each(PLAYED)('is that of the solver: %s, %s', async (book, division) => {
    console.log(`A match from seed ${seed}`);
    const played = await playedMatch(book, division, seed, { variations: books[book].game === 'on-sets' });
    await keepIn(page, played);
    const [right] = rowsOf(played).shakes;
    if (!right) throw new Error('No shake was played.');
    await opened(played);
    const columns = page.locator('.rv-col');
    await expect.poll(() => columns.count(), { timeout: 30_000 }).toBe(right.steps.length);
    for (const [at, step] of right.steps.entries()) {
      const name = (await columns.nth(at).locator('.unseen').textContent()) ?? '';
      expect(name.includes(say('graph.column.mistake')), name).toBe(isMistake(step));
      expect(name.includes(say('graph.column.missed')), name).toBe(hasMissed(step));
      const fault = 'fault' in step ? step.fault : null;
      if (fault) expect(name).toContain(say('graph.column.right', { right: fault }));
    }
    // What one came for is in view: the first mistake.
    const mistake = right.steps.findIndex(isMistake);
    await expect.poll(() => stepShown()).toBe(Math.max(0, mistake) + 1);
    // The shortest Solution is drawn, with what it comes to.
    const goal = right.steps.find(({ what }) => what === 'goal');
    const proof = goal && 'after' in goal ? goal.after?.possible.proof : undefined;
    if (proof) {
      await page.getByText(say('reviewing.cubes', { count: proof.cubes })).waitFor();
      await page.locator('.rv-better .rv-proof .ex').first().waitFor();
    }
    const wrong = right.steps[mistake];
    if (wrong && 'safe' in wrong && wrong.safe && wrong.safe.length > 0) {
      await page.locator('.rv-perfect .tag.g').first().waitFor();
      if (wrong.fault === 'now') await expect.poll(() => page.locator('.rv-say .rv-proof').count()).toBeGreaterThan(1);
    }
  });

  it('is kept: a page that comes back shows it without working it out again', async () => {
    const played = await playedMatch(PLAYED[0][0], PLAYED[0][1], seed);
    await page.goto(`${site.address}#/match/${played.match.id}?review=1`);
    const begun: string[] = [];
    page.on('worker', (worker) => begun.push(worker.url()));
    await page.reload();
    await page.locator('.rv-graph').waitFor();
    expect(begun.filter((url) => /review/.test(url))).toEqual([]);
  });

  it('is stepped through by buttons, arrow keys, the graph and the list', async () => {
    const played = await playedMatch(PLAYED[0][0], PLAYED[0][1], seed);
    await opened(played, 'review=1&step=2');
    await expect.poll(() => stepShown()).toBe(2);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press(say('replay.next'));
    await expect.poll(() => stepShown()).toBe(3);
    await press(say('replay.prev'));
    await expect.poll(() => stepShown()).toBe(2);
    await press(say('replay.last'));
    const steps = await page.locator('.rv-col').count();
    await expect.poll(() => stepShown()).toBe(steps);
    await press(say('replay.first'));
    await expect.poll(() => stepShown()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => stepShown()).toBe(2);
    await page.keyboard.press('End');
    await expect.poll(() => stepShown()).toBe(steps);
    // Arrows, Home, End and Space are no letters.
    await page.evaluate(() => {
      localStorage.setItem('openshake.settings', JSON.stringify({ keys: false }));
      dispatchEvent(new StorageEvent('storage', { key: 'openshake.settings' }));
    });
    await page.keyboard.press('Home');
    await expect.poll(() => stepShown()).toBe(1);
    await page.locator('.rv-say h2').first().click();
    const pause = page.getByRole('button', { name: say('replay.pause'), exact: true });
    await page.keyboard.press('Space');
    await pause.waitFor();
    await expect.poll(() => stepShown(), { timeout: 5000 }).toBe(2);
    await page.keyboard.press('Space');
    await expect.poll(() => pause.count()).toBe(0);
    await page.evaluate(() => {
      localStorage.removeItem('openshake.settings');
      dispatchEvent(new StorageEvent('storage', { key: 'openshake.settings' }));
    });
    await page.locator('.rv-col').nth(2).click();
    await expect.poll(() => stepShown()).toBe(3);
    await page.locator('.rv-list button').nth(3).click();
    await expect.poll(() => stepShown()).toBe(4);
    await expect.poll(() => page.locator('.rv-list [aria-current="step"]').count()).toBe(1);
  });

  it('is stepped through by swiping, and the rail is no swipe', async () => {
    const played = await playedMatch(PLAYED[0][0], PLAYED[0][1], seed);
    const phone = await openPage(`${site.address}#/matches`, {
      ...ALONE,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.page.locator('main').waitFor();
    await keepIn(phone.page, played);
    await opened(played, 'review=1&step=2', phone.page);
    const touch = await phone.context.newCDPSession(phone.page);
    const swipe = async (selector: string, by: number) => {
      const target = phone.page.locator(selector).first();
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`${selector} is not there.`);
      const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
      const at = (dx: number) => [{ x: x + dx, y }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const part of [0.3, 0.6, 1])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by * part) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await phone.page.waitForTimeout(50);
    };
    await swipe('.rv-say h3', -120);
    await expect.poll(() => stepShown(phone.page)).toBe(3);
    await swipe('.rv-say h3', 120);
    await expect.poll(() => stepShown(phone.page)).toBe(2);
    await swipe('.rv-graph', -120);
    expect(await stepShown(phone.page)).toBe(2);
    await phone.context.close();
  });

  it('can be stopped, shows what is done, and goes on', async () => {
    const played = await playedMatch('mlag-equations-basic-2018', 'senior', seed + 100, { shakes: 3 });
    await keepIn(page, played);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/match/${played.match.id}?review=1`);
    await page.getByRole('button', { name: say('reviewing.stop') }).click();
    const on = page.getByRole('button', { name: say('reviewing.on') });
    await on.waitFor();
    await on.click();
    await page.getByText(say('reviewing.exact')).waitFor({ timeout: 90_000 });
    await expect.poll(() => page.locator('.rv-top .chip').count()).toBe(3);
  });
});

describe('What if?', () => {
  it('goes on from the step in view, against the bots', async () => {
    const played = await playedMatch(PLAYED[0][0], PLAYED[0][1], seed);
    const [right] = rowsOf(played).shakes;
    // A move of the person: it is that person's turn again.
    const at = right?.steps.findIndex((step) => 'cube' in step && step.by === played.match.you) ?? -1;
    expect(at).toBeGreaterThan(0);
    await opened(played, `review=1&step=${at + 1}`);
    await page.getByRole('button', { name: say('reviewing.try') }).click();
    await page.locator('.tbl').waitFor();
    expect(await page.evaluate(() => location.hash)).toMatch(/^#\/practice\//);
    // The table lies as it did before that move.
    const onMat = (right?.steps.slice(0, at) ?? []).filter((step) => 'cube' in step).length;
    await expect.poll(() => page.locator('.tbl [data-section] .cu').count()).toBeGreaterThanOrEqual(onMat);
    await page.getByText(say('practice.help')).first().waitFor();
    // The match that it comes from is as it was.
    await opened(played);
    await expect.poll(() => page.locator('.rv-col').count()).toBe(right?.steps.length);
  });

  it('goes on from any moment of the replay but the end', async () => {
    const played = await playedMatch(PLAYED[0][0], PLAYED[0][1], seed);
    const moved = played.rows.find(({ action }) => action.type === 'move');
    const cubes = played.rows.slice(0, moved?.v).filter(({ action }) => action.type === 'move').length;
    const last = played.rows.at(-1)?.v ?? 0;
    const shown = async (row: number) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/match/${played.match.id}?row=${row}`);
      await page.locator('.mt-try').waitFor();
    };
    const tryIt = page.getByRole('button', { name: say('match.tryFrom') });
    await shown(last);
    await expect.poll(() => tryIt.getAttribute('aria-disabled')).toBe('true');
    await tryIt.click({ force: true });
    await page.getByText(say('match.tryOver')).waitFor();
    await shown(moved?.v ?? 0);
    await expect.poll(() => tryIt.getAttribute('aria-disabled')).toBe('false');
    await tryIt.click();
    await page.locator('.tbl').waitFor();
    expect(await page.evaluate(() => location.hash)).toMatch(/^#\/practice\//);
    expect(await page.locator('.tbl [data-section] .cu').count()).toBeGreaterThanOrEqual(cubes);
  });

  it('goes on from a match that people played at the server, with a bot in the seat of the other', () =>
    atServer(async ({ practice, person, match, seat, rows }) => {
      const { page: there } = practice;
      const { began } = (await person.demand(200, `/api/matches/${match}`)).body;
      // It was this person's turn then.
      const turns = ['roll', 'set-goal', 'agree', 'move', 'challenge'];
      const at = rows.findLastIndex(({ action }) => action.by === seat && turns.includes(action.type));
      expect(at).toBeGreaterThan(0);
      await there.goto(`${practice.site.address}?again#/matches`);
      await there.locator(`a.hm-match[href^="#/match/${match}"]`).click();
      await there.locator('.mt-try').waitFor();
      await there.evaluate((hash) => {
        location.hash = hash;
      }, `#/match/${match}?row=${at}`);
      await expect.poll(() => there.evaluate(() => location.hash)).toMatch(new RegExp(`\\brow=${at}$`));
      // The sheet for the printer has the date.
      const date = await there.evaluate(
        (moment) => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(moment),
        began,
      );
      expect(await there.locator('.mt-print > p').first().textContent()).toBe(date);
      await there.getByRole('button', { name: say('match.tryFrom') }).click();

      // What was played until then, with the reader in the reader's own seat.
      const first = await practice.here();
      const played = (all: readonly Row[]) => all.slice(0, at).map(({ action, events }) => ({ action, events }));
      expect(played(first.rows)).toEqual(played(rows));
      expect(first.you).toBe(seat);
      const bots = first.setup.players.filter((player) => player !== seat);
      const hasBotActed = () =>
        first.rows.slice(at).some(({ action: { by } }) => by !== undefined && bots.includes(by));
      await first.play(() => first.did.length > 0 && hasBotActed());
      expect(first.differences()).toEqual([]);
      // What was tried is taken back, and tried differently.
      const help = there.locator('.pr-help');
      await help.getByRole('button', { name: say('practice.back'), exact: true }).click();
      await help.getByRole('button', { name: say('practice.back.yes') }).click();
      await there.waitForURL(({ hash }) => !hash.includes(first.id));
      const second = await practice.here();
      expect(second.rows.length).toBeLessThan(first.rows.length);
      await second.play(() => second.did.length > 0);
      expect(second.differences()).toEqual([]);
      // At the server the match is as it was.
      expect((await rowsAt(person, match)).slice(0, rows.length)).toEqual(rows);
    }));
});

/** A match that two people have played at a server, in the browser of one of them. */
interface Lived {
  practice: PracticePage;
  person: Person;
  match: string;
  seat: string;
  rows: readonly Row[];
}

async function atServer(use: (lived: Lived) => Promise<void>): Promise<void> {
  const server = await startServer({ speed: 20 });
  try {
    const live = await seatPeople(server, {
      ...{ book: 'mlag-equations-basic-2018', division: 'elementary', count: 2, seed, levels: ['first-week'] },
      script: { whims: 0 },
    });
    startPlaying(live);
    await playToTheEnd(live);
    closeAll(live);
    // Both have one name, and the reader is the second of them.
    for (const { person } of live.seats)
      await person.demand(200, '/api/me', { method: 'PATCH', body: { name: 'Ana' } });
    const [, reader] = live.seats;
    if (!reader) throw new Error('Nobody sits at b.');
    const { seat, person } = reader;
    const match = String(live.table.match);
    const practice = await openPractice({ address: `${server.url}/`, close: async () => {} }, seed);
    await becomeIn(practice.watched, person);
    await use({ practice, person, match, seat, rows: await rowsAt(person, match) });
    expect(practice.watched.troubles).toEqual([]);
    await practice.close();
  } finally {
    await server.stop();
  }
}
