// A match with very many actions: first its round ends, and then nobody may send another action.
import type { Row, Submission } from '@openshake/host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guest } from '../testing/asking.ts';
import { newTable, SETUP } from '../testing/samples.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';
import { FULL_LOG, LONG_LOG } from './longLog.ts';

let at: TestHouse;
beforeEach(async () => {
  at = await testHouse();
});
afterEach(() => at.close());

/** A table at which a player has left and come back all the time, for so many rows. */
async function walked(count: number) {
  const [ann, bob] = [await guest(at.app), await guest(at.app)];
  const seats = [ann, bob].map(({ id }, nth) => ({ seat: nth === 0 ? 'a' : 'b', person: id, bot: null }));
  const setup = { ...SETUP, clocks: 'none' } as const;
  const record = newTable({ seats, setup, state: 'playing', round: { shakes: Number.MAX_SAFE_INTEGER } });
  const { store } = at.house;
  await store.addTable(record);
  const lease = await store.claim(record.match);
  const rowOf = (type: 'leave' | 'return', event: 'playerLeft' | 'playerReturned', v: number): Row => ({
    ...{ v, format: 1, id: `${v}`, at: 0, action: { type, by: 'a' } },
    events: [{ type: event, at: 0, player: 'a' }] as unknown as Row['events'],
  });
  const rows = Array.from({ length: count }, (_, before) =>
    before % 2 ? rowOf('return', 'playerReturned', before + 1) : rowOf('leave', 'playerLeft', before + 1),
  );
  await Promise.all(rows.map((row) => store.append(lease, row)));
  const table = await at.tables.get(record.id);
  const say = async (id: string, action: Submission['action'], seat = 'a') => {
    let answer: unknown;
    await table.submit({ id, seat, action }, (done) => {
      answer = done;
    });
    await table.drain();
    return answer;
  };
  /** What happened since then. */
  return { table, say, last: async () => (await store.rows(record.match, count + 1)).map(({ action }) => action.type) };
}

it('a long match is ended by the director, and everybody can sign', async () => {
  const { table, say, last } = await walked(LONG_LOG - 2);
  expect(await say('roll', { type: 'roll', cubes: [] })).toMatchObject({ ok: true });
  expect(table.record.state).toBe('playing');
  expect(await say('ask', { type: 'call-judge', question: '?' })).toMatchObject({ ok: true });
  expect(await last()).toEqual(['roll', 'call-judge', 'end-round', 'stop-play']);
  expect(table.record.state).toBe('over');
  for (const seat of ['a', 'b']) expect(await say(`sign ${seat}`, { type: 'sign' }, seat)).toMatchObject({ ok: true });
});

it('a full log takes no more actions, and gives the answers that it gave before', async () => {
  const { table, say, last } = await walked(FULL_LOG - 1);
  const leave = { type: 'leave' } as const;
  expect(await say('last', { type: 'return' })).toMatchObject({ ok: true, v: FULL_LOG });
  // The director ends the match, however full the log is.
  expect(await last()).toEqual(['return', 'end-round']);
  expect(table.record.state).toBe('over');
  await expect(say('more', leave)).rejects.toThrow('too many actions');
  expect(await say('last', leave)).toMatchObject({ ok: true, v: FULL_LOG });
  expect(await say('1', leave)).toEqual({ ok: true, v: 1 });
});
