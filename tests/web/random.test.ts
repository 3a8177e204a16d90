// A person who touches anything that is enabled comes to no harm: no error, no refusal that nobody else caused, and never a dead end.
import { BOOK_IDS, type BookId, books, type DivisionId } from '@openshake/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Draw, drawFrom, isTouch, type Touch, touchAnything } from './support/anything.ts';
import { Hands } from './support/hands.ts';
import { openFor, type PracticePage } from './support/observed.ts';
import { doPlainly, nextDeed } from './support/purpose.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { openFolder } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
/** Touches for each book. What is out of reach is none. */
const TOUCHES = long ? 500 : 30;
/** Of so many touches at least one is an action at the table. */
const PER_ACTION = 20;
/** A person who finds nothing in reach so often in a row is at a dead end. */
const MOST_MISSED = 40;
/** Chance draws another sample in each long run. */
const FIRST_SEED = Number(process.env.OPENSHAKE_SEED ?? (long ? Date.now() % 100_000 : 20));
const HABITS = { links: long ? 3 : 2, keys: 8 };
/** Every second book is played with a finger. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** After so many touches without any change, somebody tries to get on with purpose. */
const PATIENCE = 25;
/** A control that is covered so often, and never reached, cannot be used. */
const MOST_COVERED = 3;
/** Bots that hardly think answer in this time, however busy the machine. */
const BOTS_MS = 90_000;

const site = serving(openFolder);

describe('a person who touches anything', () => {
  for (const [nth, book] of BOOK_IDS.entries())
    test(`comes to no harm in ${TOUCHES} touches by ${book}${nth % 2 ? ' on a phone' : ''}`, async () => {
      const seed = FIRST_SEED + nth;
      console.log(`${TOUCHES} touches by ${book} from seed ${seed}`);
      await wander(book, seed, nth % 2 === 1);
    });
});

const divisionBy = (book: BookId, draw: Draw): DivisionId => {
  const all = Object.keys(books[book].divisions) as DivisionId[];
  return all[draw(all.length)] ?? 'middle';
};

async function sitDown({ page }: PracticePage, officiating: 'strict' | 'table'): Promise<void> {
  if (officiating === 'strict') await page.getByRole('button', { name: say('home.play') }).click();
  else {
    await page.getByText(say('home.open.bots')).click();
    await page.getByText(say('open.more'), { exact: true }).click();
    const choose = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await choose(say('open.officiating.table'));
    await choose(say('open.clocks.none'));
    await page.getByRole('button', { name: say('open.do'), exact: true }).click();
  }
  await page.locator('.tbl-mid').waitFor();
}

async function wander(book: BookId, seed: number, finger: boolean): Promise<void> {
  const draw = drawFrom(seed);
  const { game } = books[book];
  const division = divisionBy(book, draw);
  // Half of the time nobody stops what is illegal: then papers are checked, and charges are made.
  const officiating = draw(2) === 0 ? 'strict' : 'table';
  const plan = { book, division, bot: 'first-week', seed } as const;
  const watched = await openFor(site.address, plan, finger ? PHONE : {});
  const { page, context, troubles } = watched;
  // A plain web host has no server behind it, and the page asks once.
  watched.expect(/404 .*\/health$/);
  context.on('page', (other) => void other.close());
  const story: string[] = [];
  const told = () => `${JSON.stringify({ ...plan, officiating })}\n${story.slice(-40).join('\n')}`;
  try {
    await sitDown(watched, officiating);
    let [v, unchanged, helped, touches, missed] = [-1, 0, 0, 0, 0];
    const phases = new Set<string>();
    const covered = new Map<string, string[]>();
    const reached = new Set<string>();
    while (touches < TOUCHES) {
      const touch = await touchAnything(page, draw, { ...HABITS, finger });
      const { kind, what, by } = touch;
      if (isTouch(touch)) [touches, missed] = [touches + 1, 0];
      else missed += 1;
      story.push(`${touches}. ${kind} ${what}${by ? ` by ${by}` : ''}`);
      expect(missed, `Nothing is in reach.\n${told()}`).toBeLessThan(MOST_MISSED);
      if (kind === 'covered') covered.set(what, [...(covered.get(what) ?? []), by ?? '']);
      else if (kind !== 'behind') reached.add(kind === 'type' ? what.slice(0, what.lastIndexOf(' ')) : what);
      await settle(watched, touch, told);
      const seen = await watched.observed();
      expect(seen.troubles, told()).toEqual([]);
      expect(troubles, told()).toEqual([]);
      const refused = seen.answers.filter(({ ok, overtaken }) => !ok && !overtaken);
      expect(refused, told()).toEqual([]);
      unchanged = seen.v === v ? unchanged + 1 : 0;
      v = seen.v;
      phases.add((await watched.view())?.phase.name ?? 'none');
      if (unchanged < PATIENCE) continue;
      await goOn(watched, game, v, told);
      story.push(`${touches}. with purpose`);
      [unchanged, helped] = [0, helped + 1];
    }
    const { sent } = await watched.observed();
    if (long)
      console.log(
        `${sent} actions at the table in ${[...phases]}, ${helped} times with purpose; covered:`,
        Object.fromEntries(covered),
      );
    const never = [...covered].filter(([what, by]) => by.length >= MOST_COVERED && !reached.has(what));
    expect(never, `Always covered.\n${told()}`).toEqual([]);
    expect(sent, `Hardly anything was sent to the table.\n${told()}`).toBeGreaterThanOrEqual(TOUCHES / PER_ACTION);
    expect(phases.size, `Only ${[...phases]}.\n${told()}`).toBeGreaterThan(1);
  } finally {
    await context.close();
  }
}

/** Back at the table after a link, and until what was sent is answered. */
async function settle(watched: PracticePage, { kind }: Touch, told: () => string): Promise<void> {
  const { page } = watched;
  const isAway = () => page.evaluate(() => !/^#\/practice\//.test(location.hash));
  if (kind === 'link') {
    // A link may open elsewhere, or lead nowhere else.
    for (let times = 0; times < 10 && !(await isAway()); times += 1) await page.waitForTimeout(50);
    for (let times = 0; times < 5 && (await isAway()); times += 1) await goBack(page);
  }
  const isAnswered = async () => {
    const { sent, answers } = await watched.observed();
    return !(await isAway()) && sent <= answers.length && (await page.locator('.tbl-mid').count()) > 0;
  };
  await expect
    .poll(isAnswered, { timeout: BOTS_MS, message: 'Not at the table again' })
    .toBe(true)
    .catch(async (error: unknown) => {
      throw new Error(`${error}: ${page.url()}\n${await standing(watched)}\n${told()}`);
    });
}

/** One step back, and only one: a screen that comes writes its own address anew meanwhile. */
const goBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );

/** What is on the screen, and what the seat sees: for a failure that says so. */
async function standing(watched: PracticePage): Promise<string> {
  const { troubles, sent, answers, v } = await watched.observed();
  const view = await watched.view();
  const shown = await watched.page.locator('body').innerText();
  const { phase, tasks, writing, viewer } = view ?? {};
  return JSON.stringify({ troubles, sent, answers: answers.length, v, viewer, phase, tasks, writing, shown }, null, 1);
}

/** Nothing has changed for long: either bots think, or there is a way on that somebody with a purpose finds. */
async function goOn(
  watched: PracticePage,
  game: 'on-sets' | 'equations',
  v: number,
  told: () => string,
): Promise<void> {
  const { page } = watched;
  const view = await watched.view();
  const deed = view ? nextDeed(view, game) : undefined;
  const isOver = view?.phase.name === 'over';
  if (isOver && deed === undefined) {
    // Signed and read: a new match is the way on.
    await new Hands(page, game).goOn();
    await page.getByRole('button', { name: say('over.rematch') }).click({ timeout: 5000 });
    await page.waitForFunction((before) => location.href !== before, page.url());
    return;
  }
  if (deed) {
    const why = await doPlainly(page, game, deed, async () => (await watched.observed()).v !== v);
    if (why !== undefined)
      throw new Error(
        `A dead end: ${JSON.stringify(deed)} cannot be done. ${why}\n${await standing(watched)}\n${told()}`,
      );
  }
  const went = await page
    .waitForFunction((before) => (globalThis as unknown as { observed: { v: number } }).observed.v !== before, v, {
      timeout: BOTS_MS,
    })
    .then(() => true)
    .catch(() => false);
  expect(went, `The table stands still at version ${v}, ${JSON.stringify(view?.phase)}.\n${told()}`).toBe(true);
}
