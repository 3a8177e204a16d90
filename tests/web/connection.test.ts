// Connections that are lost at the moments of a shake, by every way; two tabs, another device, and who is here: a browser at the real server.
import type { GameName } from '@openshake/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pause, until } from '../server/support/patience.ts';
import { Person } from '../server/support/person.ts';
import { type Server, startServer } from '../server/support/server.ts';
import { rowsOf } from '../server/support/storedMatch.ts';
import { Hands } from './support/hands.ts';
import { say } from './support/say.ts';
import { Driver, openTable, personIn, seatOf } from './support/seated.ts';
import { chromium, closeChromium, openPage, type Watched } from './support/site.ts';
import { Wire } from './support/wire.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 20_200_000;
const SPEED = 20;

let server: Server;
let wire: Wire;
beforeAll(async () => {
  server = await startServer({ speed: SPEED });
  wire = await Wire.to(server.url);
  await chromium();
});
afterAll(async () => {
  await closeChromium();
  await wire.close();
  await server.stop();
});

const open: Watched[] = [];
const drivers: Driver[] = [];
afterEach(async () => {
  wire.refusesSockets = false;
  wire.mend();
  for (const driver of drivers.splice(0)) driver.close();
  for (const { context } of open.splice(0)) await context.close();
});

/** What a browser says when its network is cut on purpose. */
const LOST = /Failed to load resource|WebSocket connection to|ERR_/;

async function arrive(address = wire.address): Promise<Watched> {
  const watched = await openPage(address);
  watched.expect(LOST);
  open.push(watched);
  return watched;
}

/** The moments of a shake in which the browser at seat a has something to do, in their order. */
const MOMENTS = {
  roll: 'roll',
  choose: 'choose-variations',
  'no-goal': 'no-goal',
  goal: 'set-goal',
  block: 'put-down-block',
  move: 'move',
  join: 'join',
  write: 'present',
  check: 'accept',
  deal: 'deal',
  agree: 'agree',
  over: 'sign',
} as const;
type Moment = keyof typeof MOMENTS;
const EVERY = Object.keys(MOMENTS) as Moment[];

/** How a connection is lost, and comes back. */
const LOSSES = {
  /** The socket ends, and no other comes through for a while. */
  socket: { lose: async () => wire.cut(), mend: async () => wire.mend() },
  /** The device has no network at all. */
  network: {
    lose: async ({ context }: Watched) => {
      await context.setOffline(true);
      wire.cut();
    },
    mend: async ({ context }: Watched) => {
      wire.mend();
      await context.setOffline(false);
    },
  },
  /** The server is killed and started again. */
  server: { lose: async () => server.kill9(), mend: async () => void (await server.restart()) },
} as const;
type Loss = keyof typeof LOSSES;

/** Which side the browser joins, shake by shake: with the Mover it writes, against the Mover it checks what the Mover wrote. */
type Sides = NonNullable<ConstructorParameters<typeof Driver>[2]['sides']>;

interface Played {
  game?: GameName;
  sides: Sides;
  /** Who says that there is no Goal. */
  noGoalBy?: string;
}
const BOOKS = { 'on-sets': 'mlag-onsets-adventurous-2017', equations: 'mlag-equations-basic-2018' } as const;

async function table(
  seed: number,
  { game = 'on-sets', sides, noGoalBy }: Played,
): Promise<{ ana: Watched; driver: Driver }> {
  const ana = await arrive();
  const { id, code } = await openTable(ana, {
    ...{ book: BOOKS[game], division: 'middle', others: ['open', 'open'], shakes: sides.length },
  });
  const others = await Promise.all(['b', 'c'].map(() => Person.guest(server)));
  for (const [index, person] of others.entries()) await person.sit(id, index === 0 ? 'b' : 'c', code);
  const plan = { url: server.url, table: id, game };
  const driver = new Driver(
    id,
    [
      await seatOf(await personIn(ana, server.url), { ...plan, seat: 'a', seed: 10 * seed }, ana),
      ...(await Promise.all(
        others.map((person, index) =>
          seatOf(person, { ...plan, seat: index === 0 ? 'b' : 'c', seed: 10 * seed + index + 1 }),
        ),
      )),
    ],
    // The browser is the third party.
    {
      ...{ challenger: 'b', moverIs: 'c', challengeAfter: 3, sides, liftsBlock: 'a' },
      ...(noGoalBy !== undefined && { noGoalBy }),
    },
  );
  drivers.push(driver);
  await ana.page.locator('.tbl').waitFor();
  return { ana, driver };
}

const DRAFT = '((';
const draftOf = ({ page }: Watched) =>
  page.getByRole('textbox', { name: new RegExp(`^(${say('paper.setName')}|${say('paper.equation')})$`) }).first();
const lineOf = ({ page }: Watched) =>
  page.getByText(say('table.reconnecting', { clock: 'no' }), { exact: true }).first();

interface Plan {
  moment: Moment;
  loss: Loss | 'reload' | 'answer' | 'away';
}

/** Loses the connection at this moment, sees it heal, and does what was to be done. */
async function lose(ana: Watched, driver: Driver, { moment, loss }: Plan): Promise<void> {
  const what = MOMENTS[moment];
  const isHere = () => driver.wish('a')?.type === what;
  await driver.playUntil(isHere, `${moment} of the browser`);
  const action = driver.wish('a');
  if (!action) throw new Error(`There is nothing to do at ${moment}.`);
  if (moment === 'write') {
    await draftOf(ana).fill(DRAFT);
    // It is kept a moment after the last letter.
    await pause(400);
  }
  const [seated] = driver.seats;
  if (!seated) throw new Error('Nobody sits at a.');
  if (loss === 'away') {
    // Said while the server is away, kept through a reload, and done once when the server is back.
    const before = driver.v;
    // Nobody serves it then, so the browser must have kept it.
    await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.kill9();
    await lineOf(ana).waitFor();
    await seated.hands?.do(action);
    await ana.page.reload();
    await ana.page.getByText(say('live.failed.what'), { exact: true }).waitFor();
    await server.restart();
    await ana.page.locator('.tbl').waitFor();
    await until(() => driver.v > before, `${moment} after the reload`);
    driver.clicked.push({ seat: 'a', type: action.type });
    await driver.calm();
    return;
  }
  if (loss === 'reload') {
    await ana.page.reload();
    await ana.page.locator('.tbl').waitFor();
  } else if (loss === 'answer') {
    // The server does it, and its answer is lost on the way.
    const before = driver.v;
    wire.deafen();
    await seated.hands?.do(action);
    await until(() => driver.v > before, `${moment} at the server`);
    wire.cut();
    await lineOf(ana).waitFor();
    wire.mend();
    await lineOf(ana).waitFor({ state: 'hidden' });
    driver.clicked.push({ seat: 'a', type: action.type });
    await driver.calm();
    return;
  } else {
    await LOSSES[loss].lose(ana);
    await lineOf(ana).waitFor();
    if (moment === 'write') expect(await draftOf(ana).inputValue()).toBe(DRAFT);
    if (moment === 'move') {
      // Said while nobody hears it: it waits, and is done once.
      const before = server.pid;
      await seated.hands?.do(action);
      const v = driver.v;
      await LOSSES[loss].mend(ana);
      await until(() => driver.v > v, `the move that waited (${before})`);
      driver.clicked.push({ seat: 'a', type: action.type });
      await lineOf(ana).waitFor({ state: 'hidden' });
      await driver.calm();
      return;
    }
    await LOSSES[loss].mend(ana);
    await lineOf(ana).waitFor({ state: 'hidden' });
  }
  if (moment === 'write') await until(async () => (await draftOf(ana).inputValue()) === DRAFT, 'the draft');
  await driver.do({ seated, action });
}

/** Somebody moves while the browser hears nothing. Healed, it says that. */
async function missAMove({ page }: Watched, driver: Driver): Promise<void> {
  const theirs = () => {
    const next = driver.next();
    return next && !next.seated.hands && next.action.type === 'move' ? next : null;
  };
  await driver.playUntil(() => theirs() !== null, 'a move of somebody else');
  const next = theirs();
  if (!next) throw new Error('Nobody else moves.');
  wire.cut();
  const line = page.getByText(say('table.reconnecting', { clock: 'no' }), { exact: true }).first();
  await line.waitFor();
  await driver.do(next);
  wire.mend();
  await line.waitFor({ state: 'hidden' });
  const back = new RegExp(`^${say('table.isBack', { same: 'no' })} ${next.seated.person.name} moves .+ to \\w+\\.$`);
  await page.locator('.tbl-notice').getByText(back).waitFor();
  // Aloud, what comes right after what was heard before is a sentence of its own.
  await page
    .getByRole('log')
    .getByText(say('table.isBack', { same: 'no' }))
    .last()
    .waitFor({ state: 'attached' });
}

/** The verdict of the last shake, with its reasons, is there after the connection was lost and after a reload. */
async function loseAtVerdict(ana: Watched, driver: Driver): Promise<void> {
  const { page } = ana;
  const ended = () => driver.view('a').shakes.some((shake) => shake.ended !== 'void');
  await driver.playUntil(ended, 'the end of a shake');
  const papers = page.locator('.vd-papers');
  await papers.locator('.vd').first().waitFor();
  // The judge of the page comes a moment later.
  const told = () => papers.innerText();
  const before = await until(async () => {
    const text = await told();
    await pause(300);
    return text === (await told()) && text;
  }, 'the verdict');
  // The points roll from old to new.
  const points = () => page.locator('.vd-side').innerText();
  const rolled = await until(async () => {
    const text = await points();
    await pause(800);
    return text === (await points()) && text;
  }, 'the points');
  wire.cut();
  await lineOf(ana).waitFor();
  wire.mend();
  await lineOf(ana).waitFor({ state: 'hidden' });
  expect(await told()).toBe(before);
  await page.reload();
  await papers.locator('.vd').first().waitFor();
  await until(async () => (await told()) === before, 'the verdict after the reload');
  await expect.poll(points).toBe(rolled);
  const review = await page.getByRole('link', { name: say('points.review') }).getAttribute('href');
  const { match } = await driver.seated('a').person.table(driver.table);
  expect(review).toContain(`#/match/${match}?`);
  // What was read does not come again.
  await driver.seated('a').hands?.goOn();
  await page.reload();
  await page.locator('.tbl').waitFor();
  await page.locator('.tbl-middle > *').first().waitFor();
  expect(await papers.count()).toBe(0);
}

interface MatchPlan extends Played {
  plans: readonly Plan[];
  /** What is lost besides. */
  besides?: readonly ('move' | 'verdict')[];
}

/** One match, with a loss at each of these moments. */
async function match(seed: number, { plans, besides = ['move', 'verdict'], ...played }: MatchPlan): Promise<void> {
  const { ana, driver } = await table(seed, played);
  const left = [...plans];
  // Which comes first depends on who sets the Goal.
  const isHere = ({ moment }: Plan) => driver.wish('a')?.type === MOMENTS[moment];
  let missed = !besides.includes('move');
  let read = !besides.includes('verdict');
  while (left.length > 0 || !missed || !read) {
    const hasMoved = () => !missed && driver.view('a').phase.name === 'move' && driver.wish('a') === null;
    const hasEnded = () => !read && driver.view('a').shakes.some(({ ended }) => ended !== 'void');
    await driver.playUntil(
      () => left.some(isHere) || hasMoved() || hasEnded(),
      `${left.map(({ moment }) => moment)} of the browser`,
    );
    if (hasEnded()) {
      await loseAtVerdict(ana, driver);
      read = true;
    } else if (hasMoved()) {
      await missAMove(ana, driver);
      missed = true;
    } else {
      const [plan] = left.splice(left.findIndex(isHere), 1);
      if (plan) await lose(ana, driver, plan);
    }
  }
  await driver.playUntil(() => driver.view('a').phase.name === 'over', 'the end');
  await driver.playUntil(() => driver.view('a').signed.length === 3, 'the signatures');
  // What was clicked was done once, in its order, and nothing else was done for this seat.
  const rows = await until(async () => {
    const [seated] = driver.seats;
    const shown = await seated?.person.table(driver.table);
    return shown?.state === 'over' && seated && (await rowsOf(seated.person, shown.match));
  }, 'the match to be stored');
  const mine = rows.flatMap(({ id, action }) => (id !== null && action.by === 'a' ? [action.type] : []));
  expect(mine).toEqual(driver.clicked.map(({ type }) => type));
  expect(new Set(rows.map(({ id, action }) => (id === null ? '' : `${action.by} ${id}`))).size).toBe(
    rows.filter(({ id }) => id !== null).length + Number(rows.some(({ id }) => id === null)),
  );
  expect(ana.troubles).toEqual([]);
}

/** Every way takes its turn, and begins at another moment in each match. */
const turns = (ways: readonly Plan['loss'][], moments: readonly Moment[], from = 0): Plan[] =>
  moments.map((moment, at) => ({ moment, loss: ways[(at + from) % ways.length] ?? 'socket' }));

/** Besides what every match has: there the browser deals, and says or agrees that there is no Goal. */
const ONLY: Readonly<Partial<Record<Moment, string>>> = { 'no-goal': 'a', agree: 'b' };
/** A void shake and two that are played: with the Mover, and against. */
const ALL: Sides = ['mover', 'mover', 'challenger'];

interface Sample {
  game: GameName;
  moments: readonly Moment[];
  sides: Sides;
  noGoalBy?: string;
  besides?: NonNullable<MatchPlan['besides']>;
}
const isIn = (noGoalBy: string, game: GameName) => (moment: Moment) =>
  (ONLY[moment] ?? noGoalBy) === noGoalBy && (game === 'on-sets' || !['choose', 'deal'].includes(moment));
const whole = (game: GameName, noGoalBy: string): Sample => ({
  ...{ game, noGoalBy, sides: ALL, moments: EVERY.filter(isIn(noGoalBy, game)) },
});

/** The short sample plays one shake for each side, each in a match of its own. */
const WRITER: Sample = {
  ...{ game: 'on-sets', sides: ['mover'], besides: ['move'] },
  moments: ['roll', 'choose', 'goal', 'block', 'move', 'join', 'write', 'over'],
};
const CHECKER: Sample = {
  ...{ game: 'equations', sides: ['challenger', 'challenger'], noGoalBy: 'a', besides: ['verdict'] },
  moments: ['no-goal', 'join', 'check'],
};

const WAYS = ['socket', 'server', 'reload', 'away', 'network', 'answer'] as const;

describe('a browser that loses its connection', () => {
  const rounds = long ? WAYS.length : 1;
  it(`${long ? 'in every phase' : `at ${WRITER.moments.length} moments`} goes on as if nothing had been, ${rounds} from seed ${first}`, async () => {
    for (let nth = 0; nth < rounds; nth += 1) {
      const sample = long ? whole('on-sets', nth % 2 ? 'b' : 'a') : WRITER;
      await match(first + nth, { ...sample, plans: turns(WAYS, sample.moments, nth) });
    }
  });

  const streams = long ? WAYS.length : 1;
  it(`does the same by events and POST where no WebSocket comes through, ${streams} from seed ${first + 100}`, async () => {
    wire.refusesSockets = true;
    for (let nth = 0; nth < streams; nth += 1) {
      const before = wire.sockets;
      const sample = long ? whole('equations', nth % 2 ? 'b' : 'a') : CHECKER;
      await match(first + 100 + nth, { ...sample, plans: turns(WAYS, sample.moments, nth + 1) });
      expect(wire.sockets).toBe(before);
      expect(wire.refused).toBeGreaterThan(0);
    }
  });
});

describe('one person', () => {
  it(`has the same seat in two tabs, and on another device by a code, from seed ${first + 200}`, async () => {
    const { ana, driver } = await table(first + 200, { sides: ['mover', 'challenger'] });
    const phase = () => driver.view('a').phase.name;
    const other = await ana.context.newPage();
    await other.goto(ana.page.url());
    await other.locator('.tbl').waitFor();
    // Whatever one tab does, the other shows.
    await driver.playUntil(() => driver.wish('a')?.type === 'choose-variations', 'the choice');
    const choice = driver.wish('a');
    if (!choice) throw new Error('There is nothing to choose.');
    const before = driver.v;
    await new Hands(other, 'on-sets').do(choice);
    await until(() => driver.v > before, 'the choice of the other tab');
    await ana.page.getByText(say('choosing.title'), { exact: true }).first().waitFor({ state: 'hidden' });
    await other.close();
    await driver.playUntil(() => phase() === 'goal', 'the Goal');
    await ana.page.getByRole('button', { name: say('setGoal.say'), exact: true }).waitFor();

    // A code brings the seat to another device.
    await ana.page.goto(new URL('#/me', ana.page.url()).href);
    await ana.page.getByRole('button', { name: say('me.code.make'), exact: true }).click();
    const code = await ana.page.locator('.me-code').innerText();
    const tablet = await arrive();
    await tablet.page.goto(new URL('#/me', tablet.page.url()).href);
    await tablet.page.getByLabel(say('me.code.label')).fill(code);
    await tablet.page.getByRole('button', { name: say('me.code.use'), exact: true }).click();
    await tablet.page.getByText(say('me.code.used', { name: driver.seated('a').person.name })).waitFor();
    await tablet.page.goto(new URL(`#/table/${driver.table}`, tablet.page.url()).href);
    await tablet.page.locator('.tbl').waitFor();
    const goal = driver.wish('a');
    if (goal?.type !== 'set-goal') throw new Error('There is no Goal to set.');
    const v = driver.v;
    await new Hands(tablet.page, 'on-sets').do(goal);
    await until(() => driver.v > v, 'the Goal from the other device');
    await driver.calm();
    expect(phase()).toBe('move');
    // Where it began, it goes on as well.
    await ana.page.goto(new URL(`#/table/${driver.table}`, ana.page.url()).href);
    await ana.page.locator('.tbl').waitFor();
    await driver.playUntil(() => driver.wish('a')?.type === 'move', 'a move');
    await driver.playUntil(() => driver.wish('a')?.type !== 'move', 'the move of the first device');
    expect(ana.troubles).toEqual([]);
    expect(tablet.troubles).toEqual([]);
  });
});
