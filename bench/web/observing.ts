// What a page notes of itself while it is measured: tasks that hold it up, and parts that jump.
import type { Page } from 'playwright-core';

interface Noted {
  /** Milliseconds of each task of 50 or more. */
  tasks: number[];
  /** How much the layout has shifted, as browsers count it; not what a person's own touch moved. */
  shift: number;
}

declare global {
  var noted: Noted;
}

/** Before the page opens. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.noted = { tasks: [], shift: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.noted.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) globalThis.noted.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** From here on. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.noted = { tasks: [], shift: 0 };
  });

export const notedBy = (page: Page): Promise<Noted> => page.evaluate(() => globalThis.noted);
