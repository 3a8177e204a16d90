// How soon a move is on the other screens, and whether anything holds a page up while people play.
import { type BookId, books } from '@openshake/rules';
import type { Page } from 'playwright-core';
import { Person } from '../../tests/server/support/person.ts';
import { settled } from '../../tests/web/support/loading.ts';
import { openPractice } from '../../tests/web/support/practice.ts';
import { Driver, openTable, personIn, seatOf } from '../../tests/web/support/seated.ts';
import { openFolder, openPage } from '../../tests/web/support/site.ts';
import { median } from '../measure.ts';
import { SEATS } from '../server/asking.ts';
import type { Finding } from '../server/report.ts';
import { BOOKS } from './books.ts';
import { forget, notedBy, observe } from './observing.ts';
import { openThree, SIZES } from './three.ts';

/** Moves that are measured at each table. */
const MOVES = 12;
const SEED = 2026;

declare global {
  var clickedAt: number;
  var shownAt: Promise<number>;
}

const noteClicks = (page: Page): Promise<void> =>
  page.evaluate(() => addEventListener('click', () => (globalThis.clickedAt = Date.now()), true));

/** From now on, the page waits for one cube more in this section, and for the frame that shows it. */
const awaitCube = (page: Page, section: string): Promise<void> =>
  page.evaluate((name) => {
    const count = () => document.querySelectorAll(`[data-section="${name}"] li`).length;
    const before = count();
    globalThis.shownAt = new Promise((resolve) => {
      const watching = new MutationObserver(() => {
        if (count() <= before) return;
        watching.disconnect();
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(Date.now());
        requestAnimationFrame(() => painted.port2.postMessage(null));
      });
      watching.observe(document.body, { subtree: true, childList: true });
    });
  }, section);

const sorted = (list: readonly number[]) => [...list].sort((one, other) => one - other);
const nineteenOfTwenty = (list: readonly number[]): number => sorted(list)[Math.ceil(list.length * 0.95) - 1] ?? 0;

async function measureTable(address: string, game: string, book: BookId): Promise<Finding[]> {
  const three = await openThree(address, book);
  const delays: number[] = [];
  for (const seat of SEATS) await noteClicks(three.pages[seat]);
  while (delays.length < MOVES * 2) {
    const deed = three.next();
    const { type, to } = deed.action as { type: string; to?: string };
    const others = SEATS.filter((seat) => seat !== deed.seat).map((seat) => three.pages[seat]);
    if (type === 'move') for (const page of others) await awaitCube(page, to ?? '');
    await three.do(deed);
    if (type !== 'move') continue;
    const clicked = await three.pages[deed.seat].evaluate(() => globalThis.clickedAt);
    for (const page of others) delays.push((await page.evaluate(() => globalThis.shownAt)) - clicked);
  }
  await three.close();
  return [
    { what: `${game}: half of all moves, from the click to another screen`, measured: median(delays), unit: 'ms' },
    { what: `${game}: 19 of 20 moves`, measured: nineteenOfTwenty(delays), unit: 'ms', limit: 100 },
    { what: `${game}: the slowest of ${delays.length}`, measured: Math.max(...delays), unit: 'ms' },
  ];
}

/**
 * Two shakes of three people, on one screen after the other: everybody at a table has a processor of their own.
 * The others are programs. This screen writes a paper and checks one.
 */
async function measureTasks(address: string, game: string, book: BookId): Promise<Finding[]> {
  const tasks: number[] = [];
  for (const viewport of Object.values(SIZES)) {
    const screen = await openPage(address, { viewport }, observe);
    const others = ['open', 'open'];
    const { id, code } = await openTable(screen, { book, division: 'middle', others, shakes: 2 });
    const plan = { url: address.replace(/\/$/, ''), table: id, seed: SEED, game: books[book].game };
    const seats = [];
    for (const seat of ['b', 'c']) {
      const person = await Person.guest(plan);
      await person.sit(id, seat, code);
      seats.push(await seatOf(person, { ...plan, seat }));
    }
    await screen.page.locator('.tbl').waitFor();
    await settled(screen.page);
    seats.push(await seatOf(await personIn(screen, plan.url), { ...plan, seat: 'a' }, screen));
    const driver = new Driver(id, seats, {
      ...{ challenger: 'b', moverIs: 'c', challengeAfter: 6, sides: ['mover', 'challenger'] },
    });
    await forget(screen.page);
    await driver.playUntil(() => driver.view('a').phase.name === 'over', 'the end');
    tasks.push(...(await notedBy(screen.page)).tasks);
    const done = new Set(driver.clicked.map(({ type }) => type));
    for (const type of ['move', 'present', 'accept'])
      if (!done.has(type)) throw new Error(`Nobody clicked ${type}: ${[...done].join(', ')}.`);
    driver.close();
    await screen.context.close();
  }
  return tasksOf(`${game}, three people`, tasks);
}

const tasksOf = (what: string, tasks: readonly number[]): Finding[] => [
  { what: `${what}: tasks of more than 50 ms`, measured: tasks.length, unit: '', limit: 0 },
  ...(tasks.length > 0 ? [{ what: `${what}: the longest task`, measured: Math.max(...tasks), unit: 'ms' }] : []),
];

/** Two shakes against a bot, with papers that are written by hand; the room and the bot have threads of their own. */
async function measurePractice(game: string, book: BookId): Promise<Finding[]> {
  const site = await openFolder();
  try {
    const practice = await openPractice(site, SEED);
    await observe(practice.page);
    await practice.page.reload();
    const table = await practice.sitDown({ book, division: 'middle', bot: 'first-term' });
    await practice.page.waitForTimeout(3000);
    await forget(practice.page);
    await table.playShakes(2);
    const { tasks } = await notedBy(practice.page);
    await practice.close();
    return tasksOf(`${game}, against a bot`, tasks);
  } finally {
    await site.close();
  }
}

export async function measurePlay(address: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [game, book] of Object.entries(BOOKS)) {
    findings.push(...(await measureTable(address, game, book)));
    findings.push(...(await measureTasks(address, game, book)));
    findings.push(...(await measurePractice(game, book)));
  }
  return findings;
}
