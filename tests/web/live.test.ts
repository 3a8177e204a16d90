// Three browsers at one table, a table with a bot, a spectator, the lobby, kind phrases: everything by clicking, at the real server.
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../server/support/patience.ts';
import { type Server, startServer } from '../server/support/server.ts';
import { say } from './support/say.ts';
import {
  Driver,
  joinByCode,
  joinByLink,
  openTable,
  personIn,
  readPoints,
  type Seated,
  seatOf,
} from './support/seated.ts';
import { chromium, closeChromium, openPage, type Watched } from './support/site.ts';
import { everythingStored, linesOf, listedIn, unlisted } from './support/stored.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 20_100_000;
const matches = long ? 6 : 1;
/** Bots think this many times as fast, and an empty chair shows this much sooner. */
const SPEED = 20;

let server: Server;
beforeAll(async () => {
  server = await startServer({ speed: SPEED });
  await chromium();
});
afterAll(async () => {
  await closeChromium();
  await server.stop();
});

const open: Watched[] = [];
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});

/** Every byte that reached a browser by the live connection. */
interface Ear {
  heard: string[];
  /** Every byte that it sent. */
  sent: string[];
}

async function arrive(): Promise<Watched & Ear> {
  const watched = await openPage(`${server.url}/`);
  open.push(watched);
  const heard: string[] = [];
  const sent: string[] = [];
  watched.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => void sent.push(String(payload)));
  });
  return { ...watched, heard, sent };
}

/** Whether somebody's paper is in these bytes. */
const hasPaper = (text: string): boolean => text.includes('"setName"');

/** It stands in the list of papers, or, while the viewer's own paper takes the place of that list, with the players beside it. */
async function readsPresented(page: Page, name: string): Promise<void> {
  const lists = page.locator('.wri-seals li, .tbl-players li').filter({ visible: true });
  await lists
    .filter({ hasText: name })
    .filter({ hasText: /presented/, hasNotText: say('paper.stateOf', { answer: 'writing' }) })
    .first()
    .waitFor();
}

/** The dark squares of a picture for cameras. */
function squaresOf(path: string): Set<string> {
  const squares = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at += 1) squares.add(`${Number(x) + at} ${y}`);
  return squares;
}

const whole = async (nth: number): Promise<void> => {
  const seed = first + nth;
  const [ana, ben, cy] = [await arrive(), await arrive(), await arrive()];
  const { id, code } = await openTable(ana, {
    ...{ book: 'mlag-onsets-adventurous-2017', division: 'middle', others: ['open', 'open'], shakes: 2 },
  });
  // The code in large letters, and the picture of the link.
  const link = new URL(`#/join/${code}`, ana.page.url()).href;
  const picture = ana.page.getByRole('img', { name: say('live.qr') });
  const dark = squaresOf((await picture.locator('path').nth(1).getAttribute('d')) ?? '');
  const { data } = encode(link, { ecc: 'M', border: 4 });
  expect(dark).toEqual(new Set(data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x} ${y}`] : [])))));
  await joinByCode(ben, code);
  await until(
    async () => (await ana.page.getByText(say('live.here', { here: 'yes' }), { exact: true }).count()) === 1,
    'Ana to see Ben sit down',
  );
  await joinByLink(cy, link);
  const browsers = { a: ana, b: ben, c: cy };
  const seats: Seated[] = [];
  for (const [seat, browser] of Object.entries(browsers)) {
    await browser.page.locator('.tbl').waitFor();
    const person = await personIn(browser, server.url);
    seats.push(await seatOf(person, { url: server.url, table: id, seat, seed: seed * 10 + seats.length }, browser));
  }
  const driver = new Driver(id, seats, { challenger: 'b', moverIs: 'a' });
  const phaseIs = (name: string) => () => driver.view('a').phase.name === name;
  const met = new Set<string>();
  for (const { eye } of seats)
    eye.tables.get(id)?.listen(({ view }) => {
      if (view) met.add(view.phase.name);
    });

  await driver.playUntil(phaseIs('write'), 'writing');
  expect([...met]).toEqual(expect.arrayContaining(['start', 'variations', 'goal', 'move', 'write']));
  // Everybody sees the same challenge.
  for (const { page } of Object.values(browsers)) await page.locator('.wri-head').first().waitFor();

  // Marks are for oneself.
  const cardsOf = ({ page }: Watched) => page.locator('.tbl-chart .tbl-card');
  await cardsOf(ben).first().click();
  await expect.poll(() => cardsOf(ben).first().getAttribute('class')).toMatch(/\bin\b/);

  // Sealed: the others see that a paper is in, and no letter of it.
  const sealedFrom = new Map(Object.entries(browsers).map(([seat, { heard }]) => [seat, heard.length]));
  const answers = () => driver.view('a').writing?.answers ?? {};
  const wrote = new Set<string>();
  while (phaseIs('write')()) {
    const next = driver.next();
    if (!next) throw new Error(`Nobody writes: ${JSON.stringify(driver.view('a').writing)}`);
    const { seat } = next.seated;
    if (next.action.type === 'present') wrote.add(seat);
    await driver.do(next);
    if (!phaseIs('write')()) break;
    for (const [each, { page, heard }] of Object.entries(browsers)) {
      const since = heard.slice(sealedFrom.get(each));
      expect(since.length).toBeGreaterThan(0);
      // Only its writer has it, face up on the writer's own screen.
      expect(since.some(hasPaper), each).toBe(answers()[each] === 'presented');
      const own = answers()[each] === 'presented' ? 1 : 0;
      await until(async () => (await page.locator('.wri-own .wpa').count()) === own, `the own paper of ${each}`);
      if (next.action.type === 'present' && each !== seat) await readsPresented(page, next.seated.person.name);
    }
  }
  expect(wrote.size).toBe(2);

  // Turned over together: everybody has every paper, and sees them.
  await driver.calm();
  const written = Object.keys(driver.view('a').checking?.solutions ?? {});
  expect(written.sort()).toEqual([...wrote].sort());
  for (const { page, heard } of Object.values(browsers)) {
    expect(heard.some(hasPaper)).toBe(true);
    await page.getByRole('tab').nth(1).waitFor();
    expect(await page.getByRole('tab').count()).toBe(2);
  }
  // A room reads the papers on the wall, with how each was settled, until the cubes of the next shake are rolled.
  const wall = await cy.context.newPage();
  await wall.goto(`${server.url}/#/projector/${id}`);
  const papers = wall.locator('.pj-papers li');
  const settled = papers.filter({ has: wall.locator('.tag') });
  await expect.poll(() => papers.count()).toBe(2);
  await driver.playUntil(() => driver.view('a').shakes.length === 1, 'the end of the shake');
  const [scored] = driver.view('a').shakes;
  await expect.poll(() => settled.count()).toBe(2);
  const read = await papers.allInnerTexts();
  // The same points on every screen, and on to the next shake.
  await readPoints(Object.values(browsers), 1);
  expect(Object.keys(scored?.scores ?? {}).sort()).toEqual(['a', 'b', 'c']);
  // Other people have gone on, and cards are dealt meanwhile.
  await driver.playUntil(() => driver.next()?.action.type === 'roll', 'the next roll');
  expect(await papers.allInnerTexts()).toEqual(read);
  for (const [player, points] of Object.entries(scored?.scores ?? {}))
    await wall
      .locator('.pj-scores li')
      .filter({ hasText: driver.seated(player).person.name })
      .getByText(say('projector.points', { points }), { exact: true })
      .waitFor();
  await driver.playUntil(
    () => driver.view('a').table.rolled.length > 0 && driver.view('a').table.shake === 2,
    'shake 2',
  );
  await wall.locator('.pj-res').waitFor();
  expect(await papers.count()).toBe(0);
  await ana.page
    .getByText(say('table.shake', { shake: 2 }))
    .first()
    .waitFor();
  driver.close();

  // What a table leaves in a browser is what its settings list, and so is what a projector leaves.
  await cardsOf(ana).first().waitFor();
  expect(linesOf(await everythingStored(ana))).not.toContain('marks');
  expect(linesOf(await everythingStored(ben))).toContain('marks');
  for (const [seat, each] of Object.entries(browsers)) {
    const found = await everythingStored(each);
    expect(unlisted(found), seat).toEqual([]);
    expect(linesOf(found), seat).toEqual(expect.arrayContaining(['person', 'session']));
    if (wrote.has(seat)) expect(linesOf(found), seat).toContain('drafts');
  }
  expect(unlisted(await everythingStored({ page: wall, context: cy.context }))).toEqual([]);
  await wall.goto(`${server.url}/#/settings`);
  const listed = await listedIn(wall);
  for (const each of Object.values(browsers))
    expect(listed).toEqual(expect.arrayContaining(linesOf(await everythingStored(each))));
  for (const [seat, { troubles }] of Object.entries(browsers)) expect(troubles, seat).toEqual([]);
};

describe('three browsers at one table', () => {
  it(`play a shake by clicking, ${matches} from seed ${first}`, async () => {
    for (let nth = 0; nth < matches; nth += 1) await whole(nth);
  });
});

describe('a listed table', () => {
  it(`is found by strangers: one sits down beside a bot, another watches, from seed ${first + 500}`, async () => {
    const [ana, dan, eve] = [await arrive(), await arrive(), await arrive()];
    const book = 'mlag-equations-basic-2018';
    // The bot may challenge at once: then the next shake has the moves.
    const others = ['open', 'first-week'];
    const { id } = await openTable(ana, { book, division: 'middle', others, shakes: 6, listed: true });
    await dan.page.getByRole('button', { name: new RegExp(`^${say('tables.sit')}`) }).click();
    await dan.page.waitForURL(/#\/table\//);
    const plan = { url: server.url, table: id, game: 'equations' } as const;
    const seats: Seated[] = [];
    for (const [seat, browser] of Object.entries({ a: ana, b: dan })) {
      await browser.page.locator('.tbl').waitFor();
      const seed = 10 * (first + 500) + seats.length;
      seats.push(await seatOf(await personIn(browser, server.url), { ...plan, seat, seed }, browser));
    }
    const driver = new Driver(id, seats, { challenger: 'b', moverIs: 'a', challengeAfter: 4, hasBots: true });
    const lay = () => driver.view('a').table;
    await driver.playUntil(() => lay().trail.length >= 2, 'two moves');
    const hasBotActed = () => lay().trail.some(({ by }) => by === 'c') || driver.view('a').phase.name !== 'move';
    await driver.playUntil(hasBotActed, 'the bot');

    // A stranger watches, and the screen says that it is late.
    await eve.page.goto(`${server.url}/#/tables`);
    await eve.page.getByRole('button', { name: new RegExp(`^${say('tables.watch')}`) }).click();
    await eve.page.locator('.tbl').waitFor();
    await eve.page.getByText(say('table.late')).first().waitFor();
    // Whatever a stranger touches, nothing is said at the table.
    const cubes = eve.page.locator('.tbl-supply [data-cube]');
    await cubes.first().click({ force: true });
    await eve.page.locator('button.tbl-block').filter({ visible: true }).first().click({ force: true });
    expect(await eve.page.getByRole('button', { name: /^Put / }).count()).toBe(0);
    expect(eve.sent.length).toBeGreaterThan(0);
    expect(eve.sent.filter((text) => text.includes('"type":"act"'))).toEqual([]);
    expect(ana.sent.some((text) => text.includes('"type":"act"'))).toBe(true);
    expect(eve.heard.some((text) => text.includes('"viewer":"audience"'))).toBe(true);
    expect(eve.heard.some(hasPaper)).toBe(false);

    // Kind phrases: said in the menu of the table, seen by the others.
    const [nameOfAna = ''] = seats.map(({ person }) => person.name);
    await ana.page.getByRole('button', { name: say('table.menu'), exact: true }).click();
    await ana.page.getByRole('button', { name: say('live.say'), exact: true }).click();
    const phrase = say('phrase.nice-move');
    await ana.page.getByRole('button', { name: phrase, exact: true }).click();
    const said = say('live.said', { name: nameOfAna, phrase });
    await dan.page.getByRole('status').getByText(said, { exact: true }).waitFor();
    await ana.page.keyboard.press('Escape');

    // The table says who has gone away, and who is back.
    const nameOfDan = driver.seated('b').person.name;
    driver.close();
    const { page, context } = dan;
    await page.close();
    const seatOfDan = ana.page.locator('.tbl-players').getByText(say('table.notHere'));
    await seatOfDan.waitFor();
    const back = await context.newPage();
    await back.goto(`${server.url}/#/table/${id}`);
    await back.locator('.tbl').waitFor();
    await ana.page
      .getByRole('status')
      .getByText(say('live.back', { name: nameOfDan }), { exact: true })
      .waitFor();
    await seatOfDan.waitFor({ state: 'hidden' });
    for (const { troubles } of [ana, dan, eve]) expect(troubles).toEqual([]);
  });
});
