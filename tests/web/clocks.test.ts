// Clocks that run: three browsers at tables of the real server with the limits of the book, by clicking only.
import { showPoints } from '@openshake/words';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pause, until } from '../server/support/patience.ts';
import { type Server, startServer } from '../server/support/server.ts';
import { say } from './support/say.ts';
import { Driver, joinByCode, openTable, personIn, readPoints, seatOf } from './support/seated.ts';
import { chromium, closeChromium, openPage, type Watched } from './support/site.ts';
import { Wire } from './support/wire.ts';

const seed = 20_300_000;
/** A turn of a minute runs out in three seconds, and a busy machine still clicks in time. */
const SPEED = 20;
const TABLE = { book: 'mlag-equations-basic-2018', division: 'elementary', others: ['open', 'open'] } as const;
const SEATS = ['a', 'b', 'c'] as const;
type Seat = (typeof SEATS)[number];
const isSeat = (name: string | null): name is Seat => SEATS.some((seat) => seat === name);

const WHY = {
  time: 'for running out of time',
  block: 'for picking up the challenge block without challenging',
} as const;
/** What a browser says when its network is cut on purpose. */
const LOST = /Failed to load resource|WebSocket connection to|ERR_/;
const CUT_MS = 1_500;

/** The server of the table at which limits run out, and one whose clock is that of a room. */
let fast: Server;
let room: Server;
beforeAll(async () => {
  [fast, room] = await Promise.all([startServer({ speed: SPEED }), startServer(), chromium()]);
});
afterAll(async () => {
  await closeChromium();
  await Promise.all([fast.stop(), room.stop()]);
});

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Seating {
  driver: Driver;
  browsers: Readonly<Record<Seat, Watched>>;
}

/** Three browsers sit down at a table with clocks. `by`: the address by which each reaches the server. */
async function seatThree({ url }: Server, by: Readonly<Record<Seat, string>>): Promise<Seating> {
  const arrive = async (seat: Seat): Promise<Watched> => {
    const watched = await openPage(by[seat]);
    ends.push(() => watched.context.close());
    return watched;
  };
  const [a, b, c] = await Promise.all([arrive('a'), arrive('b'), arrive('c')]);
  const { id, code } = await openTable(a, { ...TABLE, clocks: 'book', shakes: 2 });
  await joinByCode(b, code);
  await joinByCode(c, code);
  const browsers = { a, b, c };
  const seats = SEATS.map(async (seat, nth) => {
    await browsers[seat].page.locator('.tbl').waitFor();
    const plan = { url, table: id, game: 'equations', seat, seed: 10 * seed + nth } as const;
    return seatOf(await personIn(browsers[seat], url), plan, browsers[seat]);
  });
  const driver = new Driver(id, await Promise.all(seats), { challenger: 'b', moverIs: 'a' });
  ends.push(() => driver.close());
  return { driver, browsers };
}

/** Who lost a point so far, and why. */
const lost = (driver: Driver) =>
  driver
    .view('a')
    .penalties.filter(({ counted }) => counted)
    .map(({ player, rule }) => ({ player, why: rule === 'block.silent' ? ('block' as const) : ('time' as const) }));

/** Every screen has said every lost point aloud, and shows the points of everybody. */
async function seenByAll({ driver, browsers }: Seating): Promise<void> {
  const right = SEATS.map((seat) => showPoints(driver.view('a').totals[seat] ?? 0));
  for (const [seat, { page }] of Object.entries(browsers)) {
    const aloud = page.getByRole('alert').locator('p').filter({ hasText: 'loses a point' });
    const said = lost(driver).map(
      ({ player, why }) => `${driver.seated(player).person.name} loses a point ${WHY[why]}`,
    );
    await until(async () => (await aloud.count()) === said.length, `${said.length} lost points aloud at ${seat}`);
    for (const [nth, text] of (await aloud.allInnerTexts()).entries()) expect(text, seat).toContain(said[nth]);
    const scores = page.locator('.tbl-players .score');
    const shown = async () => (await scores.allInnerTexts()).map((text) => text.split('\n')[0]);
    await until(async () => `${await shown()}` === `${right}`, `the points ${right} on the screen of ${seat}`);
  }
}

/** A turn runs out, and then the time of the block. Gives whoever must write when somebody has challenged. */
async function loseTurnAndBlock({ driver, browsers }: Seating): Promise<Seat> {
  const view = () => driver.view('a');
  await driver.playUntil(() => view().table.trail.length === 1, 'the first move');
  const [turn] = view().tasks;
  const late = turn?.player ?? null;
  if (!isSeat(late)) throw new Error('It is nobody’s turn.');
  expect(turn).toMatchObject({ what: 'turn', extra: false });
  await browsers[late].page.locator('.tbl-time[data-mine="true"]').first().waitFor();
  await until(() => lost(driver).length === 1, 'a turn to run out');
  expect(lost(driver)).toEqual([{ player: late, why: 'time' }]);
  // Its player has a minute more.
  expect(view().tasks).toMatchObject([{ player: late, what: 'turn', extra: true }]);

  const holder = late === 'a' ? 'c' : 'a';
  await driver.do({ seated: driver.seated(holder), action: { type: 'pick-up-block', by: holder } });
  await until(() => lost(driver).length === 2, 'the time of the block to run out');
  expect(lost(driver)[1]).toEqual({ player: holder, why: 'block' });
  expect(view().block).toBe(null);

  await driver.playUntil(() => view().phase.name === 'write', 'writing');
  const writer = view().tasks.find(({ what }) => what === 'write')?.player ?? null;
  if (!isSeat(writer)) throw new Error('Nobody must write.');
  return writer;
}

/** Nobody writes. The time runs out, then the additional minute, and the shake is scored without a paper. */
async function losePapers(seating: Seating, writer: Seat): Promise<void> {
  const { driver, browsers } = seating;
  await seenByAll(seating);
  const before = lost(driver);
  for (const { page } of Object.values(browsers)) await page.getByRole('timer').first().waitFor();
  await until(() => driver.view('a').shakes.length === 1, 'the end of the shake');
  expect(lost(driver)).toEqual([...before, { player: writer, why: 'time' }]);
  expect(driver.view('a').shakes).toMatchObject([{ ended: 'impossible', papers: [] }]);
  await readPoints(Object.values(browsers), 1);
  await seenByAll(seating);
}

/** The seconds on the clock of a screen. */
async function secondsOn(page: Page): Promise<number> {
  const text = await page.locator('.tbl-time .clock').filter({ visible: true }).first().innerText();
  const [minutes = Number.NaN, seconds = Number.NaN] = text.split(':').map(Number);
  return 60 * minutes + seconds;
}

/** A browser loses its socket while a limit runs, and another limit begins meanwhile. Healed, it shows what all show. */
async function loseSocket({ driver, browsers }: Seating, wires: Readonly<Record<Seat, Wire>>): Promise<void> {
  const pages = Object.values(browsers).map(({ page }) => page);
  /** A busy machine may read one screen later than another, so it is read again for a moment. */
  const sameOnAll = (when: string) =>
    until(
      async () => {
        const all = await Promise.all(pages.map(secondsOn));
        return Math.max(...all) - Math.min(...all) <= 1 && Math.max(...all);
      },
      `the same seconds on all screens ${when}`,
      3_000,
    );
  await driver.playUntil(() => driver.next()?.action.type === 'set-goal', 'the Goal');
  const next = driver.next();
  if (!next) throw new Error('Nobody sets the Goal.');
  const before = await sameOnAll('before the cut');
  expect(before).toBeGreaterThan(60);

  const away = next.seated.seat === 'a' ? 'b' : 'a';
  const { page, expect: expects } = browsers[away];
  expects(LOST);
  const line = page.getByText(say('table.reconnecting', { clock: 'others' }), { exact: true }).first();
  const heal = async () => {
    wires[away].mend();
    await line.waitFor({ state: 'hidden' });
  };
  wires[away].cut();
  await line.waitFor();
  await pause(CUT_MS);
  // It counts on alone.
  const alone = await secondsOn(page);
  expect(alone).toBeLessThan(before);
  await heal();
  const healed = await sameOnAll('after a cut');
  expect(healed).toBeLessThanOrEqual(alone);

  wires[away].cut();
  await line.waitFor();
  await driver.do(next);
  const due = driver.view('a').tasks[0]?.due ?? 0;
  await pause(CUT_MS);
  await heal();
  const turn = await sameOnAll('in the limit that began meanwhile');
  const whole = (due - driver.view('a').at) / 1000;
  expect(turn).toBeLessThan(whole);
  expect(turn).toBeGreaterThan(whole / 2);
}

describe('a table with clocks', () => {
  it(`takes points for a turn, the block and a paper, and shows one time on all screens, from seed ${seed}`, async () => {
    console.log(`Three browsers and clocks from seed ${seed}`);
    const address = `${fast.url}/`;
    const wires = { a: await Wire.to(room.url), b: await Wire.to(room.url), c: await Wire.to(room.url) };
    for (const wire of Object.values(wires)) ends.push(() => wire.close());
    // No limit runs before the first roll.
    const [atFast, inRoom] = await Promise.all([
      seatThree(fast, { a: address, b: address, c: address }),
      seatThree(room, { a: wires.a.address, b: wires.b.address, c: wires.c.address }),
    ]);
    const writer = await loseTurnAndBlock(atFast);
    // Minutes pass in which nobody writes.
    await Promise.all([losePapers(atFast, writer), loseSocket(inRoom, wires)]);
    for (const { browsers } of [atFast, inRoom])
      for (const [seat, { troubles }] of Object.entries(browsers)) expect(troubles, seat).toEqual([]);
  });
});
