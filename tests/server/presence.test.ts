// Who is here: ten seconds after the last connection, five minutes without clocks, leaving and coming back, and time that does not count.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/asking.ts';
import {
  closeAll,
  hostOf,
  type LiveMatch,
  type LiveSeat,
  playToTheEnd,
  seatPeople,
  startPlaying,
} from './support/liveMatch.ts';
import { pause, until } from './support/patience.ts';
import { Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';

const first = 19_600_000;
const SPEED = 60;
const EQUATIONS = { book: 'mlag-equations-basic-2018', division: 'middle', count: 2 } as const;

let server: Server;
beforeAll(async () => {
  server = await startServer({ speed: SPEED });
});
afterAll(() => server?.stop());

const other = ({ seats }: LiveMatch): LiveSeat => {
  const seat = seats[1];
  if (!seat) throw new Error('Nobody else is there.');
  return seat;
};

describe('presence', () => {
  it('ends ten seconds after the last connection closed, and that is no leave', async () => {
    const match = await seatPeople(server, { ...EQUATIONS, clocks: 'book', seed: first });
    const { id } = match.table;
    const { client } = hostOf(match);
    const { client: leaver, person, seat } = other(match);
    const isHere = () => client.tables.get(id)?.seats.find((each) => each.seat === seat)?.here;
    await client.until(id, () => isHere() === true, 'both to be here');
    const tab = await person.client('stream').open();
    await tab.watch(id);
    leaver.drop();
    await pause(20_000 / SPEED + 200);
    expect(isHere()).toBe(true);
    const before = client.tables.get(id)?.moment(SPEED) ?? 0;
    tab.close();
    const watched = await client.until(id, () => isHere() === false, 'the empty chair');
    expect(watched.now - (watched.began ?? 0) - before).toBeGreaterThan(9_000);
    expect(watched.view?.presence[seat]).toBe('here');
    await leaver.open();
    await client.until(id, () => isHere() === true, 'the return');
    closeAll(match);
  });

  it('of nobody for five minutes without clocks is a leave, and a return on reconnecting', async () => {
    const match = await seatPeople(server, { ...EQUATIONS, clocks: 'none', seed: first + 1 });
    const { id } = match.table;
    const { client } = hostOf(match);
    const { client: leaver, seat } = other(match);
    leaver.drop();
    const gone = await client.until(id, ({ view }) => view?.presence[seat] === 'away', 'the leave');
    expect(gone.view?.at).toBeGreaterThan(295_000);
    await leaver.open();
    await client.until(id, ({ view }) => view?.presence[seat] === 'here', 'the return');
    startPlaying(match);
    await playToTheEnd(match);
    const { rows } = await checkStored(match, { command: false });
    const said = rows.flatMap((row) => (row.id === null && row.action.by === seat ? [row.action.type] : []));
    expect(said.filter((type) => type === 'leave' || type === 'return')).toEqual(['leave', 'return']);
    closeAll(match);
  });

  it('is what players say: they leave and return, and the match goes on', async () => {
    const match = await seatPeople(server, { ...EQUATIONS, clocks: 'book', seed: first + 2 });
    const { id } = match.table;
    const { client } = hostOf(match);
    const { client: leaver, seat } = other(match);
    expect(await leaver.act(id, { type: 'leave' })).toMatchObject({ ok: true });
    await client.until(id, ({ view }) => view?.presence[seat] === 'away', 'the leave');
    expect(await leaver.act(id, { type: 'return' })).toMatchObject({ ok: true });
    await client.until(id, ({ view }) => view?.presence[seat] === 'here', 'the return');
    startPlaying(match);
    await playToTheEnd(match);
    await checkStored(match, { command: false });
    closeAll(match);
  });
});

const tablesInMemory = async ({ url }: Server): Promise<number> => {
  const { text } = await ask(`${url}/metrics`);
  return Number(/^openshake_tables (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
};

describe('a table that nobody watches', () => {
  it('leaves the memory after a while, and comes back as it was', async () => {
    // At the tables of the others, clocks run on.
    const empty = await startServer({ speed: SPEED });
    const match = await seatPeople(empty, { ...EQUATIONS, clocks: 'none', seed: first + 4 });
    const { id } = match.table;
    const { client, seat } = hostOf(match);
    const isSetter = client.tables.get(id)?.view?.table.goalSetter === seat;
    const setter = isSetter ? client : other(match).client;
    const rolled = await setter.act(id, { type: 'roll' }, 'roll');
    expect(rolled).toMatchObject({ ok: true, v: 1 });
    for (const each of match.seats) each.client.drop();
    await until(async () => (await tablesInMemory(empty)) === 0, 'an empty memory', 60_000);
    const came = performance.now();
    for (const each of match.seats) await each.client.open();
    const back = await client.until(id, ({ heardAt }) => heardAt > came, 'the table again');
    // Both were away for five minutes, so they have left; the roll is in the log.
    expect(back.v).toBeGreaterThanOrEqual(3);
    expect(await setter.act(id, { type: 'roll' }, 'roll')).toEqual(rolled);
    startPlaying(match);
    await playToTheEnd(match);
    const { rows } = await checkStored(match, { command: false });
    expect(rows[0]).toMatchObject({ v: 1, id: 'roll', action: { type: 'roll' } });
    closeAll(match);
    await empty.stop();
  });

  it('leaves the memory even if its bots could play on forever, and they go on when somebody comes', async () => {
    const empty = await startServer({ speed: SPEED });
    const person = await Person.guest(empty);
    const seats = [{ bot: 'first-week' }, { bot: 'first-week' }];
    const opening = { rulebook: EQUATIONS.book, division: EQUATIONS.division, seats, clocks: 'none' } as const;
    const { id, code } = await person.openTable(opening);
    await until(async () => (await tablesInMemory(empty)) === 0, 'an empty memory', 90_000);
    const client = await person.client().open();
    await client.watch(id, { code });
    const { v } = await client.until(id, ({ view }) => view !== null, 'the table again');
    expect(v).toBeGreaterThan(0);
    await client.until(id, (table) => table.v > v, 'bots that play on');
    client.close();
    await empty.stop();
  });
});
