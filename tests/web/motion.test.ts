// Motion shows what happened, and a person who asks for less of it gets none.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { keepIn, type PlayedMatch, playedMatch } from './support/played.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { ALONE, openFolder, openGallery, openPage, type Watched } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
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

const gallery = serving(openGallery);
const site = serving(openFolder);
/** One page where things move, and one where somebody has asked for less. */
let pages: Record<'usual' | 'less', Watched>;
beforeAll(async () => {
  const open = (reducedMotion: 'no-preference' | 'reduce') =>
    openPage(gallery.address, { reducedMotion }, async (page) => {
      await page.addInitScript(record);
    });
  pages = { usual: await open('no-preference'), less: await open('reduce') };
});

interface Want {
  motion?: 'usual' | 'less';
  phone?: boolean;
}

let visits = 0;

/** Goes to a state, and says what has moved on the way so far. */
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
  return movedSoFar(page);
}

/** Whatever loads late is there too: the table says when it begins to fetch it. */
const allLoaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('openshake: parts for later').length > 0);
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
};

const movedSoFar = (page: Page): Promise<Moved[]> => page.evaluate(() => (globalThis as Recording).moved);

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** How something moves on the way to a state. A part may load late, and a frame may be long in coming. */
async function movesIn(state: string, name: string, want: Want = {}): Promise<Moved[]> {
  await movedIn(state, want);
  const moved = async () => (await movedSoFar(pages.usual.page)).filter((each) => each.name === name);
  await expect.poll(moved, { message: name }).not.toEqual([]);
  return moved();
}

it('a cube travels from where it was to where it is', async () => {
  expect(await movesIn('table-asked', 'cube')).toContainEqual({ name: 'cube', ms: 180 });
});

it('the claims rise when the block is picked up', async () => {
  expect(await movesIn('table-block', 'tbl-rise')).toEqual([{ name: 'tbl-rise', ms: 160 }]);
});

it('papers turn over together', async () => {
  const turned = await movesIn('table-over', 'ck-turn');
  expect(turned.length).toBeGreaterThan(1);
  expect(turned.every(({ ms }) => ms === 260)).toBe(true);
});

it('a sheet slides on a phone', async () => {
  expect(await movesIn('table-universe', 'tbl-slide', { phone: true })).toContainEqual({ name: 'tbl-slide', ms: 200 });
});

it.each([
  ['table-asked', '.tbl-ask'],
  ['table-block', '.tbl-claims'],
  ['table-over', '.vd'],
  ['table-universe', '[data-sheet="universe"]'],
])('%s: nothing moves for those who ask for less motion', async (name, part) => {
  const { page } = pages.less;
  await movedIn(name, { motion: 'less', phone: true });
  // What would have moved is there by now.
  await page.locator(`${part} >> visible=true`).first().waitFor();
  await allLoaded(page);
  expect(await movedSoFar(page)).toEqual([]);
});

/** A cube or a card that came down. */
interface Fell {
  kind: 'cube' | 'card';
  /** How long it waited for those before it. */
  after: string;
}

interface Falls {
  fell: Fell[];
  /** What the page said is falling, whenever that changed. */
  said: string[];
}

/** Runs in the page: notes each cube and card whenever it begins to fall, and whether the page spoke of a fall at all. */
function noteFalls(): void {
  const seen: Falls = { fell: [], said: [] };
  Object.assign(globalThis, { falls: seen });
  addEventListener(
    'animationstart',
    (event) => {
      const { target, animationName } = event as AnimationEvent;
      const kinds: Readonly<Record<string, Fell['kind']>> = { 'start-fall': 'cube', 'start-deal': 'card' };
      const kind = kinds[animationName];
      if (kind) seen.fell.push({ kind, after: getComputedStyle(target as Element).animationDelay });
    },
    true,
  );
  new MutationObserver(() => {
    const { fell } = document.documentElement.dataset;
    if (fell) seen.said.push(fell);
  }).observe(document.documentElement, { attributeFilter: ['data-fell'] });
}
const seed = Number(process.env.OPENSHAKE_SEED ?? 2026);

const takeFalls = (page: Page): Promise<Falls> =>
  page.evaluate(() => {
    const { falls } = globalThis as unknown as { falls: Falls };
    const taken = { fell: [...falls.fell], said: [...falls.said] };
    falls.fell.length = 0;
    falls.said.length = 0;
    return taken;
  });

/** A match in which the person deals next and a bot rolls after that, under this name. */
async function beforeTheDeal(name: string): Promise<PlayedMatch> {
  const { match, rows } = await playedMatch('agloa-onsets-2023', 'middle', seed, { shakes: 3 });
  const at = rows.findIndex(({ action }) => action.type === 'deal' && action.by === match.you);
  if (at < 0) throw new Error('The person never deals.');
  const id = `${name}${match.id.slice(name.length)}`;
  return { match: { ...match, id, v: at, over: false, waits: true }, rows: rows.slice(0, at) };
}

const withLessMotion = (page: Page) =>
  page.evaluate(() => {
    const kept = { ...JSON.parse(localStorage.getItem('openshake.settings') ?? '{}'), motion: 'less' };
    localStorage.setItem('openshake.settings', JSON.stringify(kept));
    dispatchEvent(new StorageEvent('storage', { key: 'openshake.settings' }));
  });

it('the deal and the roll are seen happening, one after the other, but not with less motion', async () => {
  const watched = await openPage(`${site.address}#/join`, {
    ...ALONE,
    reducedMotion: 'no-preference',
  });
  const { page } = watched;
  watched.expect(/ 404 .*\/health$/);
  await page.locator('h1').first().waitFor();
  await page.evaluate(noteFalls);
  /** The person deals, and a bot rolls, for which one need not wait. What fell meanwhile, until nothing falls any more. */
  const begin = async (name: string, { roll = true } = {}) => {
    const played = await beforeTheDeal(name);
    await keepIn(page, played);
    await page.evaluate((id) => {
      location.hash = `#/practice/${id}`;
    }, played.match.id);
    const count = 10;
    await page.getByRole('radio', { name: String(count), exact: true }).check({ force: true });
    await page.getByRole('button', { name: say('starting.deal', { count }), exact: true }).click();
    await expect.poll(() => page.locator('.tbl-chart .tbl-card').count()).toBe(count);
    const cubes = page.locator('.tbl-res li');
    if (roll) await cubes.first().waitFor();
    // A bot may roll before the person deals, or after.
    await page.waitForFunction(
      (awaited) =>
        awaited.every((what) => (globalThis as unknown as { falls: Falls }).falls.said.join().includes(what)),
      roll ? ['cards', 'cubes'] : ['cards'],
    );
    await page.locator('html:not([data-fell])').waitFor({ state: 'attached' });
    return { ...(await takeFalls(page)), cards: count, cubes: await cubes.count() };
  };
  const seen = await begin('0a');
  const waits = (kind: Fell['kind']) => seen.fell.filter((each) => each.kind === kind).map(({ after }) => after);
  expect([waits('card').length, waits('cube').length]).toEqual([seen.cards, seen.cubes]);
  for (const kind of ['card', 'cube'] as const) expect(new Set(waits(kind)).size, kind).toBeGreaterThan(2);

  // Whoever asks for less motion, in the system or in the settings, sees them lie there at once.
  const still = async (name: string) => {
    expect((await begin(name, { roll: long })).fell).toEqual([]);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await still('0b');
  if (long) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await withLessMotion(page);
    await still('0c');
  }
  expect(watched.troubles).toEqual([]);
  await watched.context.close();
});
