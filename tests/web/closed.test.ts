// What the rules close says why when it is touched: a line with its clause, where it happened.
import type { DivisionId } from '@openshake/rules';
import type { VariationId } from '@openshake/rules/onsets';
import { tableWords } from '@openshake/words';
import { en } from '@openshake/words/en';
import { beforeAll, describe, expect, it } from 'vitest';
import { flubbed, forcedOut } from '../table/support/flubs.ts';
import { CARDS, CUBES_WITH_RELATIONS, type TableOptions, TestTable } from '../table/support/testTable.ts';
import { nameOf } from './support/hands.ts';
import { type Moment, type Moments, openMoments } from './support/moments.ts';
import { drawing } from './support/practice.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { openGallery } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 5);

const senior = (options?: TableOptions) => new TestTable('agloa-onsets-2023', 'senior', options);
const elementary = (options?: TableOptions) => new TestTable('agloa-onsets-2023', 'elementary', options);
const equations = (division: DivisionId = 'middle') => new TestTable('mlag-equations-basic-2018', division);
const atTable = { officiating: 'table' } as const;

const chosen = () => {
  const table = senior({ variations: true }).started(CUBES_WITH_RELATIONS, CARDS);
  return table.does('ann', 'choose-variations', { variations: [{ name: 'wild-cube', cube: 'B' }] });
};
const agreed = () => senior().started().does('ann', 'no-goal').does('bob', 'agree');
const checked = () =>
  new TestTable('agloa-onsets-2023', 'junior', atTable)
    .withGoal()
    .does('bob', 'challenge', { claim: 'impossible' })
    .does('ann', 'present', { solution: { setName: 'Y - A' } })
    .does('cy', 'decline');
const over = () =>
  senior()
    .withGoal()
    .does('bob', 'challenge', { claim: 'impossible' })
    .does('ann', 'decline')
    .does('cy', 'decline')
    .does('director', 'end-round');

/** What a viewer may not do at these moments, and how many kinds of closed controls are there at least. */
const MOMENTS: readonly (Omit<Moment, 'id'> & { of: string; least: number })[] = [
  { of: 'choosing after somebody else', table: chosen(), viewer: 'bob', least: 2 },
  {
    of: 'setting the Goal without bonus moves',
    table: new TestTable('agloa-onsets-2023', 'basic').started(),
    viewer: 'ann',
    least: 3,
  },
  {
    of: 'a second bonus before the Goal',
    table: elementary().started().does('ann', 'bonus', { cube: 'R' }),
    viewer: 'ann',
    least: 4,
  },
  { of: 'another player’s turn', table: senior().withGoal(), viewer: 'cy', least: 2 },
  { of: 'one’s own move', table: senior().withGoal().moves('R permitted'), viewer: 'bob', least: 3 },
  { of: 'another player’s turn in Equations', table: equations().withGoal(), viewer: 'cy', least: 2 },
  { of: 'a turn of 2011 without a flub', table: flubbed(), viewer: 'bob', least: 3 },
  { of: 'the block in another hand', table: senior().withGoal().does('cy', 'pick-up-block'), viewer: 'bob', least: 3 },
  { of: 'the block in one’s hand', table: senior().withGoal().does('bob', 'pick-up-block'), viewer: 'bob', least: 3 },
  { of: 'a Force Out in one’s own name', table: forcedOut(), viewer: 'ann', least: 1 },
  { of: 'No Goal, agreed', table: agreed(), viewer: 'bob', least: 3 },

  {
    of: 'cubes that may not be written',
    table: senior().withGoal().moves('B forbidden', 'B forbidden').does('bob', 'challenge', { claim: 'impossible' }),
    viewer: 'cy',
    least: 1,
  },
  {
    of: 'a paper that one has accepted',
    table: checked().does('bob', 'accept', { writer: 'ann' }),
    viewer: 'bob',
    least: 3,
  },
  { of: 'an appeal after signing', table: over().does('bob', 'sign'), viewer: 'bob', least: 1 },
  { of: 'stopping play before the end', table: senior().withGoal(), viewer: 'director', least: 2 },
];

/** Not closed by the rules: something is missing yet, or nobody is there who could answer. The control itself says what, or a line beside it when it is touched. */
const MISSING = 'div.jd > .btn, .wri-main, .goal-deeds .btn.p, .choose-foot .btn.p, .pr-help .btn, .goal-sure .btn';

/** Closed here by no rule: who could answer is not there. */
const ASKING: readonly (Moment & { because: string })[] = [
  { id: 'practice', more: { practice: '1' }, because: 'practice' },
  { id: 'strangers', because: 'listed' },
].map((each) => ({ ...each, table: senior().withGoal(), viewer: 'cy' }));
const APPEALING: Moment = { id: 'appealing', table: over(), viewer: 'bob', more: { practice: '1' } };
const SEATLESS = (['audience', 'judge'] as const).map((viewer) => ({
  id: `seatless-${viewer}`,
  table: senior().withGoal().moves('R permitted'),
  viewer,
}));

/** One or two may be chosen, and where illegal actions stand, none is closed for what it is. */
const CHOOSING: Moment = {
  id: 'choosing-two',
  table: new TestTable('mlag-onsets-adventurous-2017', 'senior', { ...atTable, variations: true }).started(
    CUBES_WITH_RELATIONS,
  ),
  viewer: 'ann',
};

const OWN_GOAL: Moment = {
  id: 'own-goal',
  table: senior().started().does('ann', 'no-goal').does('bob', 'challenge', { claim: 'no-goal' }),
  viewer: 'bob',
};
const LAYS_GOAL: Moment = { id: 'lays-goal', table: equations('senior').started(), viewer: 'ann' };

const moments: readonly (Moment & { of: string; least: number })[] = MOMENTS.map((moment, at) => ({
  ...moment,
  id: `closed-${at + 1}`,
}));

/** So many are drawn from the seed, spread over the match; the long run has all. */
const SAMPLE = 6;
const draw = drawing(seed);
const touched = long
  ? moments
  : Array.from({ length: SAMPLE }, (_, nth) => {
      const [from, to] = [nth, nth + 1].map((at) => Math.floor((at * moments.length) / SAMPLE)) as [number, number];
      return moments[from + draw(to - from)] as (typeof moments)[number];
    });

const gallery = serving(openGallery);
let shown: Moments;
beforeAll(async () => {
  shown = await openMoments(gallery, [...moments, ...ASKING, ...SEATLESS, APPEALING, CHOOSING, OWN_GOAL, LAYS_GOAL]);
});

/** One closed control of each kind that is on the screen. With a kind, that control is marked. */
const closedKinds = (marked?: string): Promise<string[]> =>
  shown.page.evaluate(
    ({ missing, marked }) => {
      const seen = new Set<string>();
      for (const control of document.querySelectorAll<HTMLElement>('[aria-disabled="true"]')) {
        if (control.offsetParent === null || control.matches(missing)) continue;
        const place = control.closest('section, fieldset, nav')?.className ?? '';
        const kind = /\bcu\b/.test(control.className)
          ? `a cube in ${place}`
          : `${control.className} ${control.innerText}`;
        if (kind === marked && !seen.has(kind)) control.dataset.touched = 'yes';
        seen.add(kind);
      }
      return [...seen];
    },
    { missing: MISSING, marked },
  );

/** However busy the machine is. */
const PATIENCE_MS = 15_000;

/** Parts of the table load when they are needed. */
async function openWith(
  id: string,
  isThere: (kinds: readonly string[]) => boolean,
  marked?: string,
): Promise<string[]> {
  await shown.open(id);
  let kinds: string[] = [];
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    kinds = await closedKinds(marked);
    if (isThere(kinds)) break;
    await shown.page.waitForTimeout(30);
  }
  return kinds;
}

/** Touches the control that is marked. A part that loads late may move it away under the finger: then once more. */
async function touchMarked(): Promise<void> {
  const marked = shown.page.locator('[data-touched]');
  await marked.evaluate((control: HTMLElement) =>
    control.addEventListener('click', () => Object.assign(control.dataset, { touched: 'done' }), { capture: true }),
  );
  const isTouched = async () => (await marked.getAttribute('data-touched')) === 'done';
  for (let times = 0; times < 5 && !(await isTouched()); times += 1) await marked.click({ force: true });
}

/** The lines with a clause that can be seen. */
const lines = (): Promise<string[]> =>
  shown.page
    .locator('.line, .choose-tray')
    .filter({ has: shown.page.locator('.clause:visible') })
    .allInnerTexts();

describe(`what is closed says why, with its clause, from seed ${seed}`, () => {
  it.each(touched)('$of', async ({ id, least }) => {
    const kinds = await openWith(id, (found) => found.length >= least);
    expect(kinds.length, kinds.join(' | ')).toBeGreaterThanOrEqual(least);
    for (const kind of kinds) {
      await openWith(id, (found) => found.includes(kind), kind);
      const before = await lines();
      await touchMarked();
      await expect
        .poll(async () => (await lines()).filter((line) => !before.includes(line)), { message: kind })
        .not.toEqual([]);
      expect(shown.acted(), kind).toEqual([]);
    }
    await namesWhatIsMissing(id);
    expect(shown.watched.troubles).toEqual([]);
  });
});

describe('what nobody could answer says so', () => {
  it.each(ASKING)('a question in one’s own words: $because', async ({ id, because }) => {
    await shown.open(id);
    await shown.page.getByRole('button', { name: say('table.menu') }).click();
    await shown.page.getByRole('button', { name: say('official.callJudge') }).click({ force: true });
    await shown.page.getByText(say('official.callClosed', { where: because })).waitFor();
    expect(await shown.page.locator('.tbl-menu form').count()).toBe(0);
    expect(shown.acted()).toEqual([]);
  });

  it('an appeal at a practice table', async () => {
    await shown.open(APPEALING.id);
    await shown.page.getByRole('button', { name: say('over.appeal') }).click({ force: true });
    await shown.page.getByText(say('over.appealClosed')).waitFor();
    expect(shown.acted()).toEqual([]);
  });
});

it.each(SEATLESS)('whoever has no seat sees cubes and no buttons: $viewer', async ({ id }) => {
  await shown.open(id);
  await shown.page.locator('.tbl-res [data-cube] .cu').first().waitFor();
  expect(await shown.page.locator('button[data-cube]').count()).toBe(0);
});

it.each([
  ['on a laptop', 1366, 768],
  ['on a phone', 390, 844],
])(
  'a third variation where two may be chosen, %s: it says why, and the blank of the first is asked for',
  async (_, width, height) => {
    const { page } = shown;
    await page.setViewportSize({ width, height });
    await shown.open(CHOOSING.id);
    const option = (name: VariationId) =>
      page
        .locator('.choose-option')
        .filter({ has: page.getByText(tableWords('on-sets', en, {}).pick({ name }), { exact: true }) });
    const box = (name: VariationId) => option(name).locator('input[type="checkbox"]');
    for (const name of ['required-cube', 'two-operations', 'absolute-value'] as const)
      await option(name).locator('label').click();
    await page
      .locator('.line')
      .filter({ has: page.locator('.clause') })
      .filter({ hasText: /1 or 2/ })
      .waitFor();
    expect([await box('required-cube').isChecked(), await box('two-operations').isChecked()]).toEqual([true, true]);
    expect(await box('absolute-value').isChecked()).toBe(false);
    const meant = page.locator('.choose-foot .btn.p');
    expect(await meant.getAttribute('aria-disabled')).toBe('true');
    await page
      .getByRole('group', { name: say('choosing.blank', { kind: 'cube' }) })
      .getByRole('button')
      .first()
      .click();
    await expect.poll(() => meant.getAttribute('aria-disabled')).not.toBe('true');
    expect(shown.acted()).toEqual([]);
    expect(shown.watched.troubles).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 768 });
  },
);

it('on one’s own Goal of On-Sets every digit can be laid, and then none is left', async () => {
  await shown.open(OWN_GOAL.id);
  const own = shown.page.getByRole('group', { name: say('paper.ownGoal') });
  for (let digit = 0; digit < 3; digit += 1) await own.locator('.pap-loose').first().click();
  await expect.poll(() => own.locator('.pap-loose').count()).toBe(0);
  expect(await own.locator('[aria-disabled="true"]').count()).toBe(0);
});

it('the tools of a Goal of Equations are there only where they do something, and nothing moves when one goes', async () => {
  const { page } = shown;
  await shown.open(LAYS_GOAL.id);
  const tools = page.getByRole('group', { name: say('setGoal.hand') });
  const offered = () =>
    tools.getByRole('button').evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent));
  const [before, after, gap, turn, take] = [
    say('setGoal.before'),
    say('setGoal.after'),
    say('setGoal.gap', { on: 'no' }),
    say('setGoal.turn'),
    say('setGoal.takeAway'),
  ];
  const put = (cube: string) => page.locator('.goal-trays').getByRole('button', { name: cube }).first().click();
  const place = async () => (await tools.getByRole('button', { name: take }).boundingBox())?.x;
  await put('6');
  await expect.poll(offered).toEqual([turn, take]);
  const where = await place();
  await put(nameOf('equations', 'x'));
  await expect.poll(offered).toEqual([before, gap, take]);
  await put('2');
  await tools.getByRole('button', { name: before }).press('Enter');
  await expect.poll(offered).toEqual([before, after, gap, turn, take]);
  await tools.getByRole('button', { name: before }).press('Enter');
  await expect.poll(offered).toEqual([after, turn, take]);
  expect(await place()).toBe(where);
  // Who plays with keys is still among the tools.
  await tools.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await tools.getByRole('button', { name: after }).and(page.locator(':focus')).waitFor();
});

/** What a control says by itself while something is missing. */
const NAMED = /still missing: \S|^Pick /;

/** Each control that waits for something names it, or a line does when it is touched. */
async function namesWhatIsMissing(id: string): Promise<void> {
  const waiting = shown.page.locator(`:is(${MISSING})[aria-disabled="true"]`);
  const notes = shown.page.locator(':is(.goal-missing, .pr-help-why, .line)').filter({ visible: true });
  const count = await waiting.count();
  for (let nth = 0; nth < count; nth += 1) {
    const text = await waiting.nth(nth).innerText();
    if (NAMED.test(text)) continue;
    const before = (await notes.allInnerTexts()).filter((note) => note !== '').length;
    await waiting.nth(nth).click({ force: true });
    await expect
      .poll(async () => (await notes.allInnerTexts()).filter((note) => note !== '').length, {
        message: `${id}: ${text}`,
      })
      .toBeGreaterThan(before);
    expect(shown.acted(), text).toEqual([]);
    await shown.open(id);
    await waiting.nth(nth).waitFor();
  }
}
