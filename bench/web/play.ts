// How soon a move is on the other screens, and whether anything holds a page up while people play.
import type { BookId } from '@openshake/rules';
import type { Page } from 'playwright-core';
import { openPractice } from '../../tests/web/support/practice.ts';
import { openFolder } from '../../tests/web/support/site.ts';
import { median } from '../measure.ts';
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
  const pages = Object.entries(three.pages);
  for (const [, page] of pages) await noteClicks(page);
  while (delays.length < MOVES * 2) {
    const deed = three.next();
    const { type, to } = deed.action as { type: string; to?: string };
    const others = pages.flatMap(([seat, page]) => (seat === deed.seat ? [] : [page]));
    if (type === 'move') for (const page of others) await awaitCube(page, to ?? '');
    await three.do(deed);
    if (type !== 'move') continue;
    const clicked = await (three.pages[deed.seat] as Page).evaluate(() => globalThis.clickedAt);
    for (const page of others) delays.push((await page.evaluate(() => globalThis.shownAt)) - clicked);
  }
  await three.close();
  return [
    { what: `${game}: half of all moves, from the click to another screen`, measured: median(delays), unit: 'ms' },
    { what: `${game}: 19 of 20 moves`, measured: nineteenOfTwenty(delays), unit: 'ms', limit: 100 },
    { what: `${game}: the slowest of ${delays.length}`, measured: Math.max(...delays), unit: 'ms' },
  ];
}

/** A shake of three people on one screen, with a challenge and papers: everybody has a processor of their own, so each size is seen alone. */
async function measureTasks(address: string, game: string, book: BookId): Promise<Finding[]> {
  const tasks: number[] = [];
  for (const size of Object.values(SIZES)) {
    const three = await openThree(address, book, {}, { a: size });
    const { shake } = three.view().table;
    while (three.view().table.shake === shake) await three.do(three.next());
    tasks.push(...(await notedBy(three.pages.a)).tasks);
    await three.close();
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
