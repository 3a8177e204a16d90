// Help at a practice table in a real browser: a hint, which moves are safe, taking back, slower bots, no clock. None of it where people play.
import { hintFor, judgeMove, reviewMatch, Study } from '@openshake/advice';
import { createBot } from '@openshake/bots';
import { fold } from '@openshake/host';
import { type Acted, type BookId, beginMatch, type DivisionId, SECTIONS, type Section, view } from '@openshake/rules';
import { search } from '@openshake/solver';
import { tableWords } from '@openshake/words';
import { en } from '@openshake/words/en';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { audit } from './support/audit.ts';
import { Hands, nameOf } from './support/hands.ts';
import { keepIn, type PlayedMatch, playedMatch } from './support/played.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { ALONE, openFolder, openGallery, openPage, type Watched } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = long ? Date.now() % 1_000_000 : 5;

const site = serving(openFolder);
const gallery = serving(openGallery);
const opened: Watched[] = [];
const open = async (address: string): Promise<Page> => {
  const watched = await openPage(address, ALONE);
  opened.push(watched);
  return watched.page;
};
afterAll(async () => {
  const troubles = opened
    .flatMap((each) => each.troubles)
    .filter((each) => !/status of 404.*\/(health|favicon\.ico)|status of 404[^/]*$/.test(each));
  expect(troubles).toEqual([]);
});

/** What the advice says at this seat, worked out here. */
function hintAt({ match, rows }: PlayedMatch): Acted | null {
  const bot = createBot({ level: 'perfect', seat: match.you, seed: 1, pace: 0 });
  let now = beginMatch(match.setup);
  const seen = () => view(now, match.you, { at: now.at, search });
  for (const row of rows) {
    bot.watch(seen());
    now = fold(now, row);
  }
  return hintFor(seen(), match.you, bot, new Study(match.setup.book)).action;
}

type Move = Extract<Acted, { type: 'move' | 'shift' }>;
const isMove = (action: Acted | null): action is Move => action?.type === 'move' || action?.type === 'shift';

/** A match in which it is the person's turn, the moves that are safe then, a cube that is safe in some sections only, and the move that a hint names. */
async function myTurn(book: BookId, division: DivisionId) {
  for (let tries = 0; tries < 40; tries += 1) {
    const { match, rows } = await playedMatch(book, division, seed + tries, { levels: ['club', 'club'] });
    const review = reviewMatch({ setup: match.setup, events: rows.map(({ events }) => events) });
    for (const step of review.shakes.flatMap(({ steps }) => steps)) {
      if (!('cube' in step) || step.what !== 'move' || step.by !== match.you || !step.safe) continue;
      const { action, safe } = step;
      const before = rows.slice(0, action - 1);
      const table = before.reduce(fold, beginMatch(match.setup));
      const study = new Study(book);
      /** A review has so many steps for all moves: what it does not list as safe may be safe all the same. */
      const isUnsafe = (cube: string, to: Section) => {
        const move = { cube, to, kind: 'move', from: 'resources', by: match.you, nth: 0, turn: 1 } as const;
        return judgeMove(table, move, study).fault !== null;
      };
      const cube = [...new Set(safe.filter(({ from }) => !from).map((move) => move.cube))].find((each) => {
        const good = safe.filter((move) => move.cube === each && !move.from).map(({ to }) => to);
        const others = SECTIONS.filter((section) => !good.includes(section));
        return others.length > 0 && others.every((to) => isUnsafe(each, to));
      });
      if (cube === undefined) continue;
      const cut: PlayedMatch = {
        match: { ...match, v: action - 1, waits: true, over: false, totals: {} },
        rows: before,
      };
      const hinted = hintAt(cut);
      if (!isMove(hinted)) continue;
      return { played: cut, safe, cube, hinted, seed: seed + tries };
    }
  }
  throw new Error('No such moment was found.');
}

async function sitDown({ match, rows }: PlayedMatch): Promise<Page> {
  const page = await open(`${site.address}#/matches`);
  await page.locator('main').waitFor();
  await keepIn(page, { match, rows });
  await page.evaluate((id) => {
    location.hash = `#/practice/${id}`;
  }, match.id);
  await page.locator('.pr-help').waitFor();
  return page;
}

describe('at a practice table', () => {
  it.each([
    ['mlag-onsets-basic-2019', 'middle', 'on-sets'],
    ...(long ? ([['mlag-equations-basic-2018', 'middle', 'equations']] as const) : []),
  ] as const)('there is a hint, and which moves are safe is what the solver says: %s', async (book, division, game) => {
    const { played, safe, cube, hinted, seed: found } = await myTurn(book, division);
    console.log(`A turn from seed ${found}`);
    const page = await sitDown(played);
    const help = page.locator('.pr-help');
    // On a laptop all of it is in reach, how fast the bots play too.
    await help.getByRole('radio').first().waitFor({ state: 'attached' });
    const beyond = await page.evaluate(audit, { reached: ['.pr-help :is(button, input)'] });
    expect(beyond.filter(({ fault }) => fault === 'reach')).toEqual([]);
    // Nobody hurries a person here.
    expect(await page.getByRole('timer').count()).toBe(0);

    await help.getByRole('button', { name: say('practice.hint') }).click();
    await help.locator('.pr-found p').first().waitFor();
    const hint = await help.locator('.pr-found').innerText();
    const { type, cube: best, to: there } = hinted;
    expect(hint).toContain(
      tableWords(game, en, {}).say({ key: `perfect.${type}`, when: 'now', cube: best, to: there }),
    );
    // The cube that it names is marked on the table, also for those who hear it, as long as the hint stands.
    const marked = page.locator('.tbl-hinted');
    await expect.poll(() => marked.count()).toBe(1);
    expect(await marked.getAttribute('aria-label')).toContain(say('table.cubeHinted', { cube: nameOf(game, best) }));

    // Without a cube in hand it says what to do first.
    const ask = help.getByRole('button', { name: say('practice.safe') });
    await ask.click({ force: true });
    await help.getByText(say('practice.safe.why', { turn: 'yes' })).waitFor();
    const right = safe.filter((move) => move.cube === cube && !move.from);
    const hands = new Hands(page, game);
    await hands.pickUp(cube);
    await ask.click();
    await expect.poll(() => help.locator('.pr-safe li').count()).toBe(3);
    const good = await help.locator('.pr-safe .line.good strong').allInnerTexts();
    const to = { required: 'Required', permitted: 'Permitted', forbidden: 'Forbidden' };
    for (const move of right) expect(good.some((text) => text.endsWith(to[move.to]))).toBe(true);
    expect(good.length).toBe(right.length);
    // What “safe” means is said with it, and the hint before it is over.
    for (const line of await help.locator('.pr-safe .line.good').allInnerTexts())
      expect(line).toMatch(/Safe\. After that, a Solution is still possible, but not with just one more cube\./);
    expect(await marked.count()).toBe(0);

    // The thread that worked it out serves the next question, and ends with the table.
    const thinking = () => page.workers().filter((each) => /advice/.test(each.url())).length;
    expect(thinking()).toBe(1);
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await help.waitFor({ state: 'detached' });
    await expect.poll(thinking).toBe(0);
  });

  it('an action is taken back, and the bots think as long as the player likes', async () => {
    const { played, safe } = await myTurn('mlag-onsets-basic-2019', 'middle');
    const page = await sitDown(played);
    const help = page.locator('.pr-help');
    const slow = help.getByRole('radio', { name: say('practice.pace.name', { pace: 'people' }) });
    await slow.check({ force: true });
    const [move] = safe;
    if (!move) throw new Error('No move is safe.');
    const placed = () => page.locator('[data-section] .cu').count();
    const before = await placed();
    const hash = await page.evaluate(() => location.hash);
    await new Hands(page, 'on-sets').do({ type: 'move', by: played.match.you, cube: move.cube, to: move.to });
    await expect.poll(placed).toBeGreaterThan(before);
    await help.getByRole('button', { name: say('practice.back'), exact: true }).click();
    await help.getByRole('button', { name: say('practice.back.yes') }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(hash);
    await page.locator('.pr-help').waitFor();
    await expect.poll(placed).toBe(before);
    // The pace stays, also for who comes back.
    await page.reload();
    await page.locator('.pr-help').waitFor();
    await expect.poll(() => slow.isChecked()).toBe(true);
  });
});

describe('help', () => {
  it('is off where people play', async () => {
    const moment = `${gallery.address}#/table?book=mlag-onsets-basic-2019&phase=move&n=8`;
    const alone = await open(`${moment}&practice=1`);
    await alone.locator('.pr-help').waitFor();
    const together = await open(moment);
    await together.locator('.tbl').waitFor();
    await together.locator('.tbl-supply').waitFor();
    expect(await together.getByText(say('practice.help')).count()).toBe(0);
    expect(await together.getByRole('button', { name: say('practice.hint') }).count()).toBe(0);
  });

  it('is a verdict with its reasons after every shake, and the way to its review', async () => {
    const page = await open(`${gallery.address}#/table?book=agloa-onsets-2023&phase=start&n=5&practice=1`);
    await page.locator('.vd-wrap').waitFor();
    await page.locator('.vd .tag').first().waitFor();
    const review = page.getByRole('link', { name: say('points.review') });
    expect(await review.getAttribute('href')).toMatch(/^#\/match\/.*review=\d+$/);
    // Where others wait, the table stays open beside it.
    expect(await review.getAttribute('target')).toBeNull();
    const live = await open(`${gallery.address}#/table?book=agloa-onsets-2023&phase=start&n=5`);
    expect(await live.getByRole('link', { name: say('points.review') }).getAttribute('target')).toBe('_blank');
  });
});
