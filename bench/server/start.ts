// How soon the server is ready when many matches are stored, and how soon the live ones are back.
import { createBot } from '@openshake/bots';
import { fairDice, playOut, type Row, secretOf } from '@openshake/host';
import type { Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { Person, Store } from '../../apps/server/src/stores/store.ts';
import { newPerson, newSession, newTable } from '../../apps/server/src/testing/samples.ts';
import { median } from '../measure.ts';
import { openStore } from './appends.ts';
import { metric, SEATS } from './asking.ts';
import { makeMany } from './crowd.ts';
import { OPTIONS } from './options.ts';
import { newFolder, startOpenshake } from './process.ts';
import type { Finding } from './report.ts';

const { stored } = OPTIONS;
const LIVE = Math.ceil(stored * 0.03);
const PEOPLE = 3 * LIVE;
const TURNS = 5;

const SETUP: Setup = {
  book: 'mlag-equations-basic-2018',
  division: 'middle',
  players: SEATS,
  officiating: 'strict',
  clocks: 'none',
  variations: true,
};

/** The rows of a match that bots played. */
async function playedRows(): Promise<readonly Row[]> {
  const seats = SEATS.map((seat, seed) => [seat, createBot({ level: 'first-week', seat, seed, pace: 1 })]);
  const dice = fairDice(secretOf('start'));
  const played = await playOut({ setup: SETUP, bots: Object.fromEntries(seats), round: { shakes: 3 }, dice, search });
  return played.log.rows;
}

/** A match of three people: a whole one, or one that goes on. */
async function keep(store: Store, people: readonly Person[], rows: readonly Row[], at: number): Promise<void> {
  const isLive = at < LIVE;
  const seats = SEATS.map((seat, nth) => ({ seat, person: people[(3 * at + nth) % PEOPLE]?.id ?? null, bot: null }));
  // The live ones were played a moment ago, the others in the last years.
  const changed = Date.now() - (isLive ? 0 : at * 3_600_000);
  const host = seats[0]?.person ?? null;
  const table = newTable({ setup: SETUP, seats, host, state: 'playing', created: changed, changed });
  await store.addTable(table);
  const lease = await store.claim(table.match);
  const some = isLive ? rows.slice(0, rows.length / 2) : rows;
  await Promise.all(some.map((row) => store.append(lease, row)));
  if (isLive) return;
  await store.finish(lease, { at: changed, totals: { a: 1, b: 2, c: 3 } });
  await store.keepReview(table.match, {});
}

async function fill(folder: string): Promise<number> {
  const store = await openStore(folder);
  const rows = await playedRows();
  const people = await makeMany(PEOPLE, async () => {
    const person = newPerson({ created: Date.now(), seen: Date.now() });
    await store.addPerson(person, newSession(person.id));
    return person;
  });
  await makeMany(stored, (at) => keep(store, people, rows, at));
  await store.close();
  return rows.length;
}

interface Started {
  /** Seconds until it took requests. */
  ready: number;
  /** Seconds until the live tables were in memory. */
  back: number;
}

async function start(folder: string, live: number): Promise<Started> {
  const began = performance.now();
  const server = await startOpenshake(folder);
  while ((await metric(server.port, 'tables')) < live) await new Promise((resolve) => setTimeout(resolve, 10));
  const back = (performance.now() - began) / 1000;
  await server.stop();
  return { ready: server.startedIn / 1000, back };
}

export async function measureStart(): Promise<Finding[]> {
  const folder = newFolder();
  const rows = await fill(folder);
  const full: Started[] = [];
  const empty: Started[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    empty.push(await start(newFolder(), 0));
    full.push(await start(folder, LIVE));
  }
  const ready = median(full.map((each) => each.ready));
  const emptyReady = median(empty.map((each) => each.ready));
  return [
    { what: 'ready with nothing stored', measured: emptyReady, unit: 's' },
    {
      what: `ready with ${stored} matches stored, ${LIVE} of them live`,
      measured: ready,
      unit: 's',
      limit: 2,
      note: `a whole match has ${rows} rows`,
    },
    { what: 'the same to nothing stored', measured: ready / emptyReady, unit: 'x' },
    { what: `all ${LIVE} live tables are back`, measured: median(full.map((each) => each.back)), unit: 's' },
  ];
}
