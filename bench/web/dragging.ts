// How smoothly a cube follows the finger: frames while it is dragged over the table, on a laptop and on a phone.
import { openPractice } from '../../tests/web/support/practice.ts';
import { openFolder } from '../../tests/web/support/site.ts';
import type { Finding } from '../server/report.ts';
import { BOOKS } from './books.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const DRAG_MS = 3000;
const SEED = 2026;

declare global {
  var framesDrawn: number[];
  var isDragging: boolean;
}

export async function measureDragging(): Promise<Finding[]> {
  const site = await openFolder();
  const findings: Finding[] = [];
  try {
    const practice = await openPractice(site, SEED);
    const { page } = practice;
    const table = await practice.sitDown({ book: BOOKS.Equations, division: 'middle' });
    await table.play(() => {
      const { phase, viewer } = table.view();
      return phase.name === 'move' && phase.player === viewer;
    });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(500);
      const cube = page.locator('.tbl-supply .tbl-grab').first();
      await cube.scrollIntoViewIfNeeded();
      const box = await cube.boundingBox();
      if (!box) throw new Error('There is no cube to drag.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 20);
      await page.evaluate(() => {
        globalThis.framesDrawn = [];
        globalThis.isDragging = true;
        const next = (at: number) => {
          globalThis.framesDrawn.push(at);
          if (globalThis.isDragging) requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      });
      const began = performance.now();
      while (performance.now() < began + DRAG_MS) {
        const turn = ((performance.now() - began) / 700) * Math.PI;
        await page.mouse.move(x + Math.sin(turn) * size.width * 0.2, y - 150 + Math.cos(turn) * 130);
      }
      const frames = await page.evaluate(() => {
        globalThis.isDragging = false;
        return globalThis.framesDrawn;
      });
      // Home again: nothing is placed.
      await page.mouse.move(x, y);
      await page.mouse.up();
      const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
      const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? 0));
      const name = `${size.width} × ${size.height}`;
      findings.push(
        // A screen of 60 Hz gives a little less or more.
        { what: `frames a second while dragging at ${name}`, measured: gaps.length / seconds, unit: '', least: 59.5 },
        { what: `the longest time between two frames at ${name}`, measured: Math.max(...gaps), unit: 'ms' },
      );
    }
    await practice.close();
  } finally {
    await site.close();
  }
  return findings;
}
