// Whether anything on a table jumps while nothing happens but that clocks tick, down to the last seconds.
import { SEATS } from '../server/asking.ts';
import type { Finding } from '../server/report.ts';
import { BOOKS } from './books.ts';
import { forget, notedBy } from './observing.ts';
import { openThree } from './three.ts';

/** The limit itself changes the table. */
const BEFORE_END_MS = 1500;
/** A cube travels, and a line comes and goes. */
const SETTLING_MS = 2500;

export async function measureTicking(address: string): Promise<Finding[]> {
  const three = await openThree(address, BOOKS['On-Sets'], { clocks: 'book' });
  while (three.view().phase.name !== 'move' || three.view().table.trail.length < 2) await three.do(three.next());
  const page = three.pages.a;
  await page.waitForTimeout(SETTLING_MS);
  for (const seat of SEATS) await forget(three.pages[seat]);
  const began = performance.now();
  // The large digits say that the last ten seconds have begun.
  await page.locator('.tbl-time[data-large="true"]').first().waitFor({ timeout: 180_000 });
  await page.waitForTimeout(10_000 - BEFORE_END_MS);
  const seconds = (performance.now() - began) / 1000;
  const findings: Finding[] = [];
  for (const seat of SEATS) {
    const { width, height } = three.pages[seat].viewportSize() ?? { width: 0, height: 0 };
    const { shift } = await notedBy(three.pages[seat]);
    findings.push({ what: `layout shift at ${width} × ${height}`, measured: shift, unit: '', limit: 0 });
  }
  await three.close();
  return [...findings, { what: 'watched, with the last ten seconds', measured: seconds, unit: 's' }];
}
