// How soon a page answers on a slow device: the first visit with nothing kept, and the processor slowed four times.
import type { Page } from 'playwright-core';
import { openPage } from '../../tests/web/support/site.ts';
import { openTable } from '../../tests/web/support/tables.ts';
import { median } from '../measure.ts';
import type { Finding } from '../server/report.ts';
import { BOOKS } from './books.ts';

const TIMES = 5;
const SLOWED = 4;
const LIMIT_S = 2;

declare global {
  var readyAt: number | undefined;
}

/** Notes when this part is there and the page has nothing left to do but wait for a person. */
async function noteReady(page: Page, selector: string): Promise<void> {
  await page.addInitScript((part) => {
    const watching = new MutationObserver(() => {
      if (!document.querySelector(part)) return;
      watching.disconnect();
      requestIdleCallback(() => {
        globalThis.readyAt = performance.now();
      });
    });
    watching.observe(document, { subtree: true, childList: true });
  }, selector);
}

/** Seconds from the address to the first answer. */
async function secondsTo(page: Page, address: string): Promise<number> {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Network.setCacheDisabled', { cacheDisabled: true });
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(address);
  await page.waitForFunction(() => globalThis.readyAt !== undefined, undefined, { polling: 50 });
  return (await page.evaluate(() => globalThis.readyAt ?? 0)) / 1000;
}

async function measureHome(address: string): Promise<number> {
  const { page, context } = await openPage('about:blank', {}, (each) => noteReady(each, '.hm-play'));
  const seconds = await secondsTo(page, address);
  await context.close();
  return seconds;
}

async function measureTable(address: string, rulebook: string): Promise<number> {
  const host = await openPage(address);
  const { id } = await openTable(host.page, {
    rulebook,
    division: 'elementary',
    seats: ['me', { bot: 'first-week' }],
    clocks: 'none',
  });
  const page = await host.context.newPage();
  await noteReady(page, '.tbl .tbl-middle > *');
  await host.page.close();
  const seconds = await secondsTo(page, `${address}#/table/${id}`);
  await host.context.close();
  return seconds;
}

async function several(what: string, once: () => Promise<number>): Promise<Finding[]> {
  const all: number[] = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await once());
  return [
    { what, measured: median(all), unit: 's', limit: LIMIT_S },
    { what: `${what}, the slowest of ${TIMES}`, measured: Math.max(...all), unit: 's' },
  ];
}

export const measureOpening = async (address: string): Promise<Finding[]> => [
  ...(await several('Home, until it answers', () => measureHome(address))),
  ...(await several('a table of On-Sets, until it answers', () => measureTable(address, BOOKS['On-Sets']))),
  ...(await several('a table of Equations, until it answers', () => measureTable(address, BOOKS.Equations))),
];
