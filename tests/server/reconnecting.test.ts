// Connections that come and go: lost in every phase, two tabs of one person, and messages that come twice, late or in another order.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Dice } from '../table/support/dice.ts';
import { closeAll, hostOf, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { pause } from './support/patience.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';
import { WAYS } from './support/wires.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 19_200_000;
const matches = long ? 20 : 2;
const PHASES = ['start', 'goal', 'move', 'write', 'check', 'over'];

let server: Server;
beforeAll(async () => {
  server = await startServer({ speed: 30 });
});
afterAll(() => server?.stop());

/** Every seat loses its connection once in each phase that it sees, and comes back. Gives the phases. */
function loseInEveryPhase({ seats, table }: LiveMatch): Set<string> {
  const met = new Set<string>();
  for (const { seat, client } of seats) {
    client.persist();
    client.tables.get(table.id)?.listen(({ view }) => {
      const key = `${seat} ${view?.phase.name}`;
      if (!view || met.has(key)) return;
      met.add(key);
      // In the middle of whatever comes next.
      setTimeout(() => client.drop('abruptly'), 2);
    });
  }
  return met;
}

describe('a lost connection', () => {
  for (const way of WAYS)
    it(`in every phase costs nothing, by ${way}, ${matches} matches from seed ${first}`, async () => {
      const phases = new Set<string>();
      for (let nth = 0; nth < matches; nth += 1) {
        const match = await seatPeople(server, {
          ...{
            book: 'agloa-onsets-2023',
            division: 'middle',
            count: 3,
            officiating: nth % 2 === 0 ? 'strict' : 'table',
          },
          ...{ clocks: 'book', shakes: 3, seed: first + nth, ways: [way] },
          // Whoever may write does, so every match comes to the checking.
          script: { whims: 5, eager: 15 },
        });
        const met = loseInEveryPhase(match);
        startPlaying(match);
        await playToTheEnd(match);
        await checkStored(match, { command: false });
        for (const { client } of match.seats) {
          expect(client.connections).toBeGreaterThan(4);
          expect(client.errors).toEqual([]);
        }
        for (const key of met) phases.add(key.slice(2));
        closeAll(match);
      }
      expect([...phases]).toEqual(expect.arrayContaining(PHASES));
    });
});

describe('messages', () => {
  it(`that come twice, late or in another order do everything once, ${matches} matches from seed ${first + 500}`, async () => {
    const tally = { again: 0, late: 0 };
    for (let nth = 0; nth < matches; nth += 1) {
      const seed = first + 500 + nth;
      const dice = new Dice(seed);
      const match = await seatPeople(server, {
        ...{ book: 'mlag-equations-basic-2018', division: 'middle', count: 2, clocks: 'book', shakes: 2, seed },
        ways: ['socket', 'stream'],
        client: () => ({
          repeats: () => (dice.in100(50) ? [0, 0, 5 + dice.below(40), 100 + dice.below(200)] : []),
        }),
      });
      startPlaying(match);
      await playToTheEnd(match);
      // The last repeats are still on their way.
      await pause(400);
      const { rows } = await checkStored(match, { command: false });
      for (const { seat, client } of match.seats) {
        for (const id of new Set(client.dones.map((done) => done.id))) {
          const dones = client.dones.filter((done) => done.id === id);
          const versions = new Set(dones.flatMap((done) => (done.ok ? [done.v] : [])));
          expect(versions.size, id).toBeLessThanOrEqual(1);
          expect(rows.filter((row) => row.id === id && row.action.by === seat).map(({ v }) => v)).toEqual([
            ...versions,
          ]);
          tally.again += dones.length - 1;
          // A done action is never refused when it is sent again.
          const from = dones.findIndex(({ ok }) => ok);
          if (from >= 0) expect(dones.slice(from).every(({ ok }) => ok)).toBe(true);
          tally.late += Number(dones.length > 3);
        }
      }
      closeAll(match);
    }
    expect(tally.again).toBeGreaterThan(20);
    expect(tally.late).toBeGreaterThan(3);
  });

  it('that come before their time are refused, and done when they are sent again', async () => {
    const match = await seatPeople(server, {
      ...{ book: 'mlag-equations-basic-2018', division: 'middle', count: 2, clocks: 'none', seed: first },
    });
    const { client } = hostOf(match);
    const { id } = match.table;
    await client.until(id, ({ view }) => view?.phase.name === 'start', 'the start');
    const setter = match.seats.find(({ seat }) => client.tables.get(id)?.view?.table.goalSetter === seat);
    if (!setter) throw new Error('Nobody sets the Goal.');
    const early = await setter.client.act(id, { type: 'set-goal', goal: '1' }, 'second');
    expect(early).toMatchObject({ ok: false, refusal: { message: expect.stringMatching(/\w/) } });
    const roll = await setter.client.act(id, { type: 'roll' }, 'first');
    expect(roll).toMatchObject({ ok: true });
    const again = await setter.client.act(id, { type: 'roll' }, 'first');
    expect(again).toEqual(roll);
    const watched = await setter.client.until(id, ({ view }) => view?.phase.name === 'goal', 'the Goal');
    const digit = watched.view?.table.resources.find((cube) => /[1-9]/.test(cube));
    const goal = await setter.client.act(id, { type: 'set-goal', goal: digit }, 'second');
    expect(goal).toMatchObject({ ok: true });
    // The same id of another seat is another action.
    const other = match.seats.find((each) => each !== setter);
    expect(await other?.client.act(id, { type: 'roll' }, 'first')).toMatchObject({ ok: false });
    closeAll(match);
  });
});

describe('two tabs of one person', () => {
  it(`see the same and act as one seat, from seed ${first + 900}`, async () => {
    const match = await seatPeople(server, {
      ...{ book: 'agloa-onsets-2023', division: 'middle', count: 2, clocks: 'none', seed: first + 900 },
    });
    const { id } = match.table;
    const { person, client: one, seat } = hostOf(match);
    const two = await person.client('stream').open();
    const seen = await two.watch(id);
    expect(seen.view?.viewer).toBe(seat);
    // Both tabs send the same action at the same moment.
    const both = await Promise.all(
      [one, two].map((tab) => tab.act(id, { type: 'call-judge', question: 'Hm?' }, 'both')),
    );
    expect(both[0]).toEqual(both[1]);
    startPlaying(match);
    await playToTheEnd(match);
    const { rows } = await checkStored(match, { command: false });
    expect(rows.filter((row) => row.id === 'both').length).toBe(both[0]?.ok ? 1 : 0);
    await two.until(id, ({ v }) => v === rows.length, 'the last version in the other tab');
    expect(seen.gaps).toBe(0);
    expect(seen.view).toEqual(one.tables.get(id)?.view);
    // One tab closes, and the person is still here.
    one.close();
    await pause(1000);
    expect(two.tables.get(id)?.seats.find((each) => each.seat === seat)?.here).toBe(true);
    two.close();
    closeAll(match);
  });
});

describe('another device', () => {
  it('takes over by a one-time code, with the same seat', async () => {
    const match = await seatPeople(server, {
      ...{ book: 'mlag-onsets-basic-2019', division: 'middle', count: 2, clocks: 'none', seed: first + 950 },
    });
    const { person, seat } = hostOf(match);
    const { body } = await person.ask('/api/devices', { method: 'POST', body: {} });
    const moved = await person.ask(`/api/devices/${body.code}`, { method: 'POST', body: {}, token: undefined });
    expect(moved.body.token).toEqual(expect.any(String));
    const device = person.client('socket', { token: moved.body.token });
    await device.open();
    expect((await device.watch(match.table.id)).view?.viewer).toBe(seat);
    expect((await person.ask(`/api/devices/${body.code}`, { method: 'POST', body: {} })).status).toBe(404);
    device.close();
    closeAll(match);
  });
});
