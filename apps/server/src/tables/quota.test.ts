// How many tables one person and one network may have that are not over: a coach and a school fit, and nobody fills the server.
import { TableBody } from '@openshake/protocol/server';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Who } from '../people/people.ts';
import { type Answered, ask, guest, type Somebody } from '../testing/asking.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';
import { Tables } from './tables.ts';

const SCHOOL = '203.0.113.7';
const HOUR = 60 * 60_000;
const WISH = { rulebook: 'mlag-equations-basic-2018', division: 'middle', seats: ['open', 'open'], clocks: 'none' };

let at: TestHouse;
beforeEach(async () => {
  at = await testHouse();
});
afterEach(() => at.close());

const open = ({ token }: Somebody, from = SCHOOL, more: object = {}): Promise<Answered> =>
  ask(at.app, 'POST /api/tables', { token, from, body: { ...WISH, ...more } });

/** Opens so many at once. How often one may open a table is not the question here. */
async function openMany(count: number, somebody: Somebody, from?: string): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let left = count; left > 0; left -= 40) {
    const some = Array.from({ length: Math.min(40, left) }, () => open(somebody, from));
    answers.push(...(await Promise.all(some)));
    at.clock.pass(HOUR);
  }
  return answers;
}

const statuses = (answers: readonly Answered[]): number[] => [...new Set(answers.map(({ status }) => status))];

it('a coach opens a table for each of thirty groups twice, and then no more', async () => {
  const coach = await guest(at.app);
  expect(statuses(await openMany(60, coach))).toEqual([201]);
  const more = await open(coach);
  expect([more.status, more.body.error.kind]).toEqual([429, 'too-often']);
  expect(more.body.error.message).toMatch(/^One person can have 60 tables at a time\. /);
  expect(more.headers['retry-after']).toBe('60');
  // The same person counts from anywhere, and other people have limits of their own.
  expect((await open(coach, '198.51.100.1')).status).toBe(429);
  expect((await open(await guest(at.app))).status).toBe(201);
});

it('many that are asked for at the same moment are counted too', async () => {
  const coach = await guest(at.app);
  await openMany(40, coach);
  const answers = await Promise.all(Array.from({ length: 40 }, () => open(coach)));
  expect(answers.filter(({ status }) => status === 201).length).toBe(20);
});

it('a match that is over makes room for its rematch', async () => {
  const coach = await guest(at.app);
  const [first] = await openMany(60, coach);
  const { id, code } = first?.body.table ?? {};
  for (const seat of ['a', 'b']) {
    const { token } = await guest(at.app);
    const sat = await ask(at.app, `PUT /api/tables/${id}/seats/${seat}`, { token, from: SCHOOL, body: { code } });
    expect(sat.status).toBe(200);
  }
  const rematch = () => ask(at.app, `POST /api/tables/${id}/rematch`, { token: coach.token, from: SCHOOL });
  const table = at.tables.peek(id);
  await table?.submit({ id: 'end', seat: 'director', action: { type: 'end-round' } }, () => {});
  await table?.drain();
  expect((await rematch()).status).toBe(201);
  expect((await open(coach)).status).toBe(429);
});

it('a whole network has its limit, and its neighbor has another one', async () => {
  const people: Somebody[] = [];
  for (let nth = 0; nth < 6; nth += 1) people.push(await guest(at.app));
  const [last, ...others] = people;
  if (!last) throw new Error('Nobody is there.');
  // Any device of the same IPv6 network counts.
  for (const [nth, each] of others.entries())
    expect(statuses(await openMany(60, each, `2001:db8:1:2::${nth + 1}`))).toEqual([201]);
  const more = await open(last, '2001:db8:1:2:ffff::9');
  expect([more.status, more.body.error.message]).toEqual([429, expect.stringMatching(/^Too many tables are open /)]);
  expect((await open(last, '2001:db8:1:3::1')).status).toBe(201);
  // The machine itself, where tests and programs run, has more.
  expect((await open(last, '127.0.0.1')).status).toBe(201);
});

it('nobody fills the list of tables: one person and one network have a part of it, and private tables do not count', async () => {
  const people: Somebody[] = [];
  for (let nth = 0; nth < 5; nth += 1) people.push(await guest(at.app));
  const [last, ...others] = people;
  const [first] = others;
  if (!last || !first) throw new Error('Nobody is there.');
  const list = (count: number, somebody: Somebody) =>
    Promise.all(Array.from({ length: count }, () => open(somebody, SCHOOL, { listed: true })));
  for (const [nth, each] of others.entries()) expect(statuses(await list(nth < 3 ? 30 : 10, each))).toEqual([201]);
  at.clock.pass(60_000);
  const ofPerson = await open(first, '198.51.100.1', { listed: true });
  expect([ofPerson.status, ofPerson.body.error.message]).toEqual([429, expect.stringMatching(/30 listed tables/)]);
  const ofPlace = await open(last, SCHOOL, { listed: true });
  expect([ofPlace.status, ofPlace.body.error.message]).toEqual([429, expect.stringMatching(/^Your network has too /)]);
  expect((await open(first)).status).toBe(201);
  expect((await open(last, '198.51.100.1', { listed: true })).status).toBe(201);
  expect((await ask(at.app, 'GET /api/tables', {})).body.tables).toHaveLength(101);
});

it('a table that was put away counts again when its match begins', async () => {
  const [coach, ann, bob] = [await guest(at.app), await guest(at.app), await guest(at.app)];
  const [old] = await openMany(1, coach);
  const { id, code } = old?.body.table ?? {};
  at.tables.close();
  // The server has started again, and the old table is in the store alone.
  const { store, people, threads } = at.house;
  const tables = new Tables({
    ...{ store, people, clock: at.clock, finished: () => {}, trouble: () => {}, counted: { rows: 0 } },
    threads: { ...threads, seat: () => expect.unreachable(), review: async () => ({}), close: async () => {} },
  });
  const who = async ({ token }: Somebody): Promise<Who> => (await people.known(token)) ?? expect.unreachable();
  for (let nth = 0; nth < 60; nth += 1) await tables.open(await who(coach), parse(TableBody, WISH), SCHOOL);
  await tables.sit(await who(ann), id, 'a', code, SCHOOL);
  await expect(tables.sit(await who(bob), id, 'b', code, SCHOOL)).rejects.toThrow(/^One person can have 60 tables/);
  expect((await tables.show(null, id)).state).toBe('open');
  tables.close();
});
