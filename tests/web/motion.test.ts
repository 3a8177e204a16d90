// Motion shows what happened, and a person who asks for less of it gets none.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium, openGallery, openPage, type Served, type Watched } from './support/site.ts';

const tools = join(import.meta.dirname, '..', '..', 'apps', 'web', 'tools');
const { SCREENS }: typeof import('../../apps/web/tools/screens.mjs') = await import(join(tools, 'screens.mjs'));

/** What moved: a cube that travels, or an animation of the styles with how long it takes. */
interface Moved {
  name: string;
  ms: number;
}
type Recording = typeof globalThis & { moved: Moved[] };

/** Runs before the page: notes whatever begins to move. */
function record(): void {
  const page = globalThis as Recording;
  page.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const ms = typeof options === 'number' ? options : Number(options?.duration ?? 0);
    page.moved.push({ name: this.hasAttribute('data-cube') ? 'cube' : this.className, ms });
    return animate.call(this, frames, options);
  };
  addEventListener(
    'animationstart',
    (event) => {
      const { target, animationName, pseudoElement } = event as AnimationEvent;
      const { animationDuration } = getComputedStyle(target as Element, pseudoElement || null);
      page.moved.push({ name: animationName, ms: Math.round(Number.parseFloat(animationDuration) * 1000) });
    },
    true,
  );
}

let gallery: Served;
/** One page where things move, and one where somebody has asked for less. */
let pages: Record<'usual' | 'less', Watched>;
beforeAll(async () => {
  gallery = await openGallery();
  const open = (reducedMotion: 'no-preference' | 'reduce') =>
    openPage(gallery.address, { reducedMotion }, async (page) => {
      await page.addInitScript(record);
    });
  pages = { usual: await open('no-preference'), less: await open('reduce') };
});
afterAll(async () => {
  await closeChromium();
  await gallery?.close();
});

interface Want {
  motion?: 'usual' | 'less';
  phone?: boolean;
}

let visits = 0;

/** Goes to a state, and says what moved on the way. */
async function movedIn(name: string, { motion = 'usual', phone = false }: Want = {}): Promise<Moved[]> {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  const { page, troubles } = pages[motion];
  await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1366, height: 768 });
  visits += 1;
  await page.evaluate(() => {
    (globalThis as Recording).moved = [];
  });
  await page.goto(`${gallery.address}${screen.address}&look=${visits}`);
  await page.locator('.tbl-middle > :not(.tbl-notice)').first().waitFor();
  await screen.steps?.(page);
  await twoFrames(page);
  expect(troubles).toEqual([]);
  return page.evaluate(() => (globalThis as Recording).moved);
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const named = (moved: readonly Moved[], name: string) => moved.filter((each) => each.name === name);

it('a cube travels from where it was to where it is', async () => {
  expect(named(await movedIn('table-asked'), 'cube')).toContainEqual({ name: 'cube', ms: 180 });
});

it('the claims rise when the block is picked up', async () => {
  expect(named(await movedIn('table-block'), 'tbl-rise')).toEqual([{ name: 'tbl-rise', ms: 160 }]);
});

it('papers turn over together', async () => {
  const turned = named(await movedIn('table-over'), 'ck-turn');
  expect(turned.length).toBeGreaterThan(1);
  expect(turned.every(({ ms }) => ms === 260)).toBe(true);
});

it('a sheet slides on a phone', async () => {
  expect(named(await movedIn('table-universe', { phone: true }), 'tbl-slide')).toContainEqual({
    name: 'tbl-slide',
    ms: 200,
  });
});

it.each(['table-asked', 'table-block', 'table-over', 'table-universe'])(
  '%s: nothing moves for those who ask for less motion',
  async (name) => {
    const moved = await movedIn(name, { motion: 'less', phone: true });
    // What is shown only after a while has no motion.
    expect(moved.filter((each) => each.name !== 'tbl-come')).toEqual([]);
  },
);
