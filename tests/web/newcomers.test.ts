// What newcomers stumbled over: each thing is said where they look for it.
import { eventsFor } from '@openshake/rules';
import type { Page, Worker } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fixture } from '../../apps/web/src/gallery/fixture.ts';
import { CUBES_WITH_RELATIONS, type TableOptions, TestTable } from '../table/support/testTable.ts';
import { type Moment, type Moments, openMoments } from './support/moments.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { openFolder, openGallery, openPage } from './support/site.ts';

const junior = (options?: TableOptions) => new TestTable('agloa-onsets-2023', 'junior', options);
const senior = (options?: TableOptions) => new TestTable('agloa-onsets-2023', 'senior', options);
const equations = () => new TestTable('mlag-equations-basic-2018', 'middle', { clocks: 'none' });
const atTable = { officiating: 'table' } as const;

/** Ann’s paper is face up; Bob and Cy check it. */
const checked = () =>
  junior(atTable)
    .withGoal()
    .does('bob', 'challenge', { claim: 'impossible' })
    .does('ann', 'present', { solution: { setName: 'Y - B' } })
    .does('cy', 'decline');
const ruled = () => {
  const table = checked().does('bob', 'call-judge', { question: 'equals', writer: 'ann' });
  return table.does('cy', 'accept', { writer: 'ann' });
};
/** Bob has moved, and then Cy. */
const played = () => senior(atTable).withGoal().moves('R permitted', 'Y permitted');
/** Bob and Ann move = and ⊆ to Forbidden too early, and then Bob moves legally. */
const movedSince = () =>
  senior({ ...atTable, players: 'ann bob' })
    .withGoal(undefined, CUBES_WITH_RELATIONS)
    .moves('= forbidden', 'C forbidden', 'R permitted');
const chosen = () =>
  senior({ ...atTable, variations: true })
    .started(CUBES_WITH_RELATIONS)
    .does('ann', 'choose-variations', { variations: [{ name: 'absolute-value' }] });
const over = () =>
  senior()
    .withGoal()
    .does('bob', 'challenge', { claim: 'impossible' })
    .does('ann', 'decline')
    .does('cy', 'decline')
    .does('director', 'end-round');
const afterNow = () =>
  junior()
    .withGoal(undefined, CUBES_WITH_RELATIONS)
    .moves('R permitted', '- permitted', 'Y permitted', 'Y permitted', 'N permitted')
    .does('ann', 'challenge', { claim: 'now' });
/** All have two minutes to write, and one minute to challenge. */
const lastCube = () => senior().withGoal().playedDownTo(0);

const MOMENTS = {
  'not begun': { table: senior(), viewer: 'cy' },
  'rolls in Equations': { table: equations(), viewer: 'ann' },
  'watches a roll': { table: equations(), viewer: 'cy' },
  'wrote it': { table: checked(), viewer: 'ann' },
  'waits for a long name': { table: equations(), viewer: 'cy', names: { ann: 'Impartial Kangaroo' } },
  'somebody holds the block': {
    table: senior().withGoal().does('bob', 'pick-up-block'),
    viewer: 'cy',
    names: { bob: 'Impartial Kangaroo' },
  },
  checks: { table: checked(), viewer: 'bob' },
  'has accepted': { table: checked().does('bob', 'accept', { writer: 'ann' }), viewer: 'bob' },
  'waits for a ruling': { table: ruled(), viewer: 'cy' },
  'may charge a move': { table: played(), viewer: 'bob' },
  'may charge no Goal': { table: senior(atTable).withGoal(), viewer: 'cy' },
  'may charge an earlier move': { table: movedSince(), viewer: 'ann' },
  'may charge a choice': { table: chosen(), viewer: 'bob' },
  'has nothing to charge': { table: senior(atTable).started(), viewer: 'bob' },
  writes: { table: afterNow(), viewer: 'ann' },
  directs: { table: over(), viewer: 'director' },
  'writes after the last cube': { table: lastCube(), viewer: 'bob' },
  'watches the last cube': { table: lastCube(), viewer: 'audience' },
  'has written after the last cube': { table: lastCube().does('bob', 'decline'), viewer: 'bob' },
  'rules on a paper': { table: ruled(), viewer: 'judge' },
} satisfies Record<string, Omit<Moment, 'id'>>;
type Name = keyof typeof MOMENTS;

const idOf = (name: string): string => name.replaceAll(' ', '-');
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

const gallery = serving(openGallery);
const folder = serving(openFolder);
let shown: Moments;
let page: Page;
beforeAll(async () => {
  const moments = Object.entries(MOMENTS).map(([name, moment]): Moment => ({ id: idOf(name), ...moment }));
  shown = await openMoments(gallery, moments);
  page = shown.page;
});

async function open(name: Name, size = LAPTOP) {
  await page.setViewportSize(size);
  return shown.open(idOf(name));
}
const isAdvice = (thread: Worker): boolean => /advice/.test(thread.url());
const bar = () => page.locator('.tbl-thumb .tbl-duty');

describe('what has to be done', () => {
  it('names everybody who has to do it, on phones, beside the clock and on the wall', async () => {
    const both = 'Bob and Cy have to check the Solutions';
    await open('wrote it', PHONE);
    await bar().getByText(both, { exact: true }).first().waitFor();
    await page.setViewportSize(LAPTOP);
    await page.locator('.tbl-act h2').getByText(both, { exact: true }).waitFor();
    // Whoever is named there is not listed again.
    expect(await page.locator('.tbl-other').count()).toBe(0);
    await page.goto(`${gallery.address}?wall#/projector?phase=${idOf('wrote it')}&viewer=ann`);
    await page.locator('.pj-duty').getByText(both, { exact: true }).waitFor();
  });

  it('begins like a sentence', async () => {
    await open('waits for a ruling', PHONE);
    await bar().getByText('A judge has to rule', { exact: true }).first().waitFor();
  });

  it.each([
    ['waits for a long name', 'Impartia… has to roll the cubes'],
    ['somebody holds the block', 'May challenge'],
  ] as const)('has its room in the thumb bar beside a long name: %s', async (name, duty) => {
    await open(name, PHONE);
    await bar().getByText(duty, { exact: true }).first().waitFor();
    const thumb = page.locator('.tbl-thumb');
    const tall = (await thumb.boundingBox())?.height ?? 0;
    expect(tall).toBeLessThanOrEqual(96);
    expect(await thumb.evaluate((all) => all.scrollWidth <= all.clientWidth)).toBe(true);
    if (name === 'somebody holds the block')
      await thumb.getByRole('button', { name: say('table.blockHeld', { player: 'Impartial Kangaroo' }) }).waitFor();
  });

  it('is said before the first roll too', async () => {
    await open('rolls in Equations', PHONE);
    await bar().getByText(say('table.duty.roll'), { exact: true }).first().waitFor();
    await open('watches a roll', PHONE);
    await bar().getByText('Ann has to roll the cubes', { exact: true }).first().waitFor();
  });
});

describe('every limit of time is visible', () => {
  const LYING = { width: 667, height: 375 };
  /** What can be seen of the limits beside the first. */
  const others = () => page.locator('.tbl-other').filter({ visible: true }).allInnerTexts();
  const besides = async (size: typeof PHONE, name: Name) => {
    await open(name, size);
    await expect.poll(others).not.toEqual([]);
    return (await others()).map((text) => text.replaceAll(/\s+/g, ' '));
  };

  /** Nothing is cut off, and what lies under the thumb has its room. */
  async function expectWhole(): Promise<void> {
    const isWhole = (each: Element) => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight;
    for (const part of ['.tbl-thumb', '.tbl-thumb > .block', '.tbl-others'])
      for (const found of await page.locator(part).filter({ visible: true }).all())
        expect(await found.evaluate(isWhole), part).toBe(true);
  }

  it.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
    ['a phone held sideways', LYING],
  ])('whoever writes after the last cube sees how long one may still challenge: on %s', async (_, size) => {
    expect(await besides(size, 'writes after the last cube')).toEqual([
      expect.stringMatching(/^Ann and Cy .*[01]:\d\d$/),
      expect.stringMatching(/^You may still challenge [01]:\d\d$/),
    ]);
    // Whoever is named with the first limit is not named again.
    expect(await besides(size, 'has written after the last cube')).toEqual([
      expect.stringMatching(/^You may still challenge [01]:\d\d$/),
    ]);
    expect(await besides(size, 'watches the last cube')).toEqual([
      expect.stringMatching(/^Somebody may still challenge [01]:\d\d$/),
    ]);
    await expectWhole();
  });

  it.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
    ['a phone held sideways', LYING],
  ])('while somebody holds the block, whose turn waits is still said: on %s', async (_, size) => {
    expect(await besides(size, 'somebody holds the block')).toEqual([
      expect.stringMatching(/^Impartia(l Kangaroo|…) has to move \d:\d\d$/),
    ]);
    await expectWhole();
  });

  it('the judge reads that it is theirs to rule, and how long they have', async () => {
    await open('rules on a paper');
    await page.locator('.tbl-act h2').getByText(say('table.duty.ruling'), { exact: true }).waitFor();
    expect(await page.locator('.tbl-act .clock').innerText()).toMatch(/^\d:\d\d$/);
  });
});

it('on the wall too, a ring shows which cube was moved last', async () => {
  await open('may charge a move');
  await page.goto(`${gallery.address}?wall-ring#/projector?phase=${idOf('may charge a move')}&viewer=bob`);
  await page.locator('.pj-mat .tbl-latest').waitFor();
  expect(await page.locator('.pj-mat .tbl-latest').count()).toBe(1);
});

it('before the deal the Universe says that there are no cards yet', async () => {
  await open('not begun');
  const universe = page.locator('[data-sheet="universe"]');
  await universe.getByText(say('table.notDealt')).waitFor();
  expect(await universe.locator('.tbl-chart').count()).toBe(0);
});

it.each([
  ['may charge a move', 'Cy moves Y to Permitted.'],
  ['may charge no Goal', 'none'],
  ['may charge a choice', 'Ann chooses Absolute Value.'],
  ['has nothing to charge', 'none'],
] as const)('whoever %s reads what a charge can reach', async (name, deed) => {
  await open(name);
  await page.getByRole('button', { name: say('table.charge') }).click();
  await page.locator('.tbl-charging').getByText(say('table.chargeMeans', { deed })).waitFor();
});

it('a charge may reach behind the latest action, and says so', async () => {
  const table = movedSince();
  table.does('ann', 'charge');
  const charged = table.log.find(({ type }) => type === 'charged');
  expect(charged).toMatchObject({ against: 'bob', illegal: [{ placed: { cube: '=', to: 'forbidden' } }] });
  await open('may charge an earlier move');
  await page.getByRole('button', { name: say('table.charge') }).click();
  await page
    .locator('.tbl-charging')
    .getByText(
      'The latest action of another player: Bob moves R to Permitted. If it or an earlier one was illegal and can still be charged, it is undone. If not, the charge does not count.',
      { exact: true },
    )
    .waitFor();
  await open('has nothing to charge');
  await page.getByRole('button', { name: say('table.charge') }).click();
  await page.locator('.tbl-charging').getByText('There is nothing to charge yet.', { exact: true }).waitFor();
});

it('once a paper is accepted, nobody asks why one would reject it', async () => {
  await open('checks');
  await page.getByText(say('checking.why')).waitFor();
  await open('has accepted');
  await page.getByText(say('checking.youAccepted')).waitFor();
  expect(await page.getByText(say('checking.why')).count()).toBe(0);
  expect(await page.getByRole('radio').count()).toBe(0);
});

it('what is about to be handed in is shown in the question, and too many cubes are plainly too many', async () => {
  await open('writes', { width: 320, height: 568 });
  await page.locator('.pap-line.on input').fill('R U G - B');
  await page
    .locator('.pap-pile[data-pile="resources"]')
    .getByText(say('paper.resources', { most: 'one', taken: 3 }))
    .waitFor();
  expect(say('paper.resources', { most: 'one', taken: 3 })).toBe('3 used, only 1 allowed');
  await page.locator('.pap-fault').getByText('✗').waitFor();
  await page.getByRole('button', { name: say('paper.present'), exact: true }).click();
  const question = page.getByRole('group', { name: say('paper.askPresent') });
  await question.locator('.wpa-line .ex').waitFor();
  expect(await question.locator('.wpa-line .ex .cu, .wpa-line .ex > *').count()).toBeGreaterThanOrEqual(5);
});

it('after the match there is no play to stop', async () => {
  await open('directs');
  const stop = page.getByRole('button', { name: say('official.do.stop-play') });
  await stop.waitFor();
  expect(await stop.getAttribute('aria-disabled')).toBe('true');
  await stop.click({ force: true });
  await page.getByText('The match at this table is over. There is no play to stop.').waitFor();
  expect(shown.acted()).toEqual([]);
});

describe('a wrong paper after a right challenge', () => {
  /** All that Ann heard from her challenge on: by the last step the shake is over. */
  function heardBy(viewer: string, setName: string): Fixture {
    const table = afterNow();
    const seats = table.state.players.map((seat) => ({ seat, name: seat, here: true }));
    let told = table.log.length;
    let v = 0;
    const hear = () => {
      const events = eventsFor(table.state, table.log.slice(told), viewer);
      told = table.log.length;
      v += 1;
      return { v, events, view: table.view(viewer), seats, at: table.now };
    };
    const before = [hear()];
    table.does('ann', 'present', { solution: { setName } });
    before.push(hear());
    table.does('bob', 'decline');
    // Whoever must answer last ends the writing.
    if (table.phase.name === 'write') table.does('cy', 'decline');
    const { book, division, officiating } = table.state;
    return { book, division, officiating, phase: 'ended', viewer, acts: true, before, heard: hear() };
  }

  it.each([
    ['ann', 'Your Now challenge was right, but the Solution was not correct.'],
    ['bob', 'ann’s Now challenge was right, but the Solution was not correct.'],
  ])('says to %s that the challenge was right', async (viewer, said) => {
    const fixture = heardBy(viewer, 'R - V');
    await page.route(/fixtures\.json$/, (route) => route.fulfill({ json: [fixture] }));
    let opened = 0;
    page.on('worker', (each) => {
      if (isAdvice(each)) opened += 1;
    });
    await page.goto(`${gallery.address}?${viewer}#/table?phase=ended&viewer=${viewer}`);
    await page.locator('.vd').first().waitFor();
    await expect.poll(() => page.locator('.vd-rightly').allInnerTexts()).toEqual([said.replace('’', "'")]);
    // Another such shake after it, and no thread stays behind.
    await page.evaluate(() => {
      location.hash = location.hash.replace(/n=\d+|$/, (n) => (n === '' ? '&n=0' : 'n=0'));
    });
    await expect.poll(() => page.locator('.vd-rightly').allInnerTexts()).toEqual([said.replace('’', "'")]);
    expect(opened).toBe(2);
    await expect.poll(() => page.workers().filter(isAdvice)).toEqual([]);
    // Points that nobody expects have their reason in words, and the total before them is plainly another number.
    await page
      .locator('.pt')
      .getByText(say('points.why', { points: 2, rule: 'incorrect' }))
      .first()
      .waitFor();
    await page
      .locator('.pt-total')
      .getByText(say('points.before', { before: 0 }))
      .first()
      .waitFor();
    await page.goto(`${gallery.address}?wall-${viewer}#/projector?phase=ended&viewer=${viewer}`);
    await page
      .locator('.pj h1')
      .getByText(/^Last shake, 1 · /)
      .waitFor();
    await page.unroute(/fixtures\.json$/);
    await shown.replace();
  });
});

describe('a long wait', () => {
  it('for a table shows nothing, then its shape, and only after three seconds a sentence', async () => {
    const watched = await openPage(gallery.address);
    const { page: slow } = watched;
    await slow.clock.install();
    await slow.goto(`${gallery.address}#/state/fetching`);
    await expect.poll(() => slow.evaluate(() => document.fonts.status)).toBe('loaded');
    const status = slow.locator('.pr-fetching [role="status"]');
    for (let waits = 0; waits < 200 && !(await status.count()); waits += 1) {
      await slow.clock.runFor(20);
      await slow.waitForTimeout(5);
    }
    expect(await status.innerText()).toBe('');
    await slow.clock.runFor(3000);
    await expect.poll(() => status.innerText()).toBe(say('practice.slow'));
    await watched.context.close();
  });
});

describe('on the bench', () => {
  it('a list says what it chooses: after what the paper was written', async () => {
    const { page: bench, context } = await openPage(`${folder.address}#/bench`);
    await bench.getByText(say('bench.after'), { exact: true }).waitFor();
    await bench.getByRole('group', { name: say('bench.after') }).waitFor();
    await context.close();
  });
});
