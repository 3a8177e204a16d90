// How often: a class gets in together, whoever guesses is slowed down, and nothing grows without end.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOf } from '../place.ts';
import { Refused } from '../refused.ts';
import { type Answered, ask, guest } from '../testing/asking.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';
import { Limits } from './limits.ts';

let at: TestHouse;
beforeEach(async () => {
  at = await testHouse();
});
afterEach(() => at.close());

const SCHOOL = '203.0.113.7';
const MINUTE = 60_000;

function expectTooOften(answer: Answered | undefined): number {
  expect([answer?.status, answer?.body.error.kind]).toEqual([429, 'too-often']);
  const seconds = Number(answer?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(answer?.body.error.message).toMatch(/^Too many requests. Wait (a second|\d+ seconds), then try again\.$/);
  return seconds;
}

/** Asks until it is refused. */
async function askUntilRefused(
  most: number,
  one: (nth: number) => Promise<Answered>,
): Promise<{ count: number; last: Answered }> {
  for (let count = 0; ; count += 1) {
    const last = await one(count);
    if (last.status === 429 || count === most) return { count, last };
  }
}

describe('a class of thirty behind one address', () => {
  it('becomes guests, makes accounts, opens tables and joins them at once', async () => {
    const students = Array.from({ length: 30 }, (_, nth) => nth);
    const tokens = await Promise.all(
      students.map(async () => (await ask(at.app, 'POST /api/guests', { from: SCHOOL })).body.token as string),
    );
    const accounts = await Promise.all(
      tokens.map((token, nth) =>
        ask(at.app, 'POST /api/accounts', {
          ...{ token, from: SCHOOL },
          body: { name: `Pupil ${nth}`, password: `cubes on the mat ${nth}` },
        }),
      ),
    );
    expect(accounts.map(({ status }) => status)).toEqual(students.map(() => 201));
    const logins = await Promise.all(
      students.map((nth) =>
        ask(at.app, 'POST /api/sessions', {
          from: SCHOOL,
          body: { name: `Pupil ${nth}`, password: `cubes on the mat ${nth}` },
        }),
      ),
    );
    expect(logins.map(({ status }) => status)).toEqual(students.map(() => 201));
    const { limits } = at.house;
    for (const nth of students) limits.take('open-table', { address: SCHOOL, person: `student ${nth}` });
    // A few tables show it; the others cost the same.
    for (const [nth, { body }] of logins.slice(0, 6).entries()) {
      const { token } = body;
      const wish = { rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', 'open'] };
      const opened = await ask(at.app, 'POST /api/tables', { token, from: SCHOOL, body: wish });
      expect(opened.status).toBe(201);
      const other = logins[(nth + 1) % 30]?.body.token;
      const { code, id } = opened.body.table;
      expect((await ask(at.app, `GET /api/join/${code}`, { token: other, from: SCHOOL })).status).toBe(200);
      const sat = await ask(at.app, `PUT /api/tables/${id}/seats/b`, { token: other, from: SCHOOL, body: { code } });
      expect(sat.status).toBe(200);
    }
  });
});

describe('whoever asks too often', () => {
  it('waits before becoming a guest again, and others do not', async () => {
    const one = () => ask(at.app, 'POST /api/guests', { from: SCHOOL });
    expect((await one()).status).toBe(201);
    for (let nth = 1; nth < 600; nth += 1) at.house.limits.take('guest', { address: SCHOOL });
    const { count, last } = await askUntilRefused(60, one);
    expect(count).toBeLessThan(60);
    const seconds = expectTooOften(last);
    expect((await ask(at.app, 'POST /api/guests', { from: '203.0.113.8' })).status).toBe(201);
    at.clock.pass(1_000 * seconds);
    expect((await one()).status).toBe(201);
  });

  it('guesses a password ten times, then once a minute, from wherever', async () => {
    await ask(at.app, 'POST /api/accounts', { body: { name: 'Ann', password: 'seven green cubes' } });
    const guess = (nth: number, password = 'a wrong guess') =>
      ask(at.app, 'POST /api/sessions', {
        from: `203.0.113.${nth + 1}`,
        body: { name: nth % 2 ? 'Ann' : 'aNN', password },
      });
    const { count, last } = await askUntilRefused(50, guess);
    expect(count).toBe(10);
    expectTooOften(last);
    // The right password has to wait as well, else it would be told apart.
    expectTooOften(await guess(60, 'seven green cubes'));
    at.clock.pass(MINUTE);
    expect((await guess(61, 'seven green cubes')).status).toBe(201);
  });

  it('has less than a hundred guesses an hour for one name, and few for many names from one address', () => {
    let now = 0;
    const limits = new Limits({ now: () => now });
    const guesses = (most: number, nameOf: (nth: number) => string) => {
      let count = 0;
      for (let nth = 0; nth < most; nth += 1)
        try {
          limits.take('login', { address: SCHOOL, name: nameOf(nth) });
          count += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      return count;
    };
    let hour = guesses(1_000, () => 'ann');
    for (; now < 60 * MINUTE; now += 1_000) hour += guesses(2, () => 'ann');
    expect(hour).toBeLessThan(100);
    expect(hour).toBeGreaterThan(60);
    now += 60 * MINUTE;
    expect(guesses(1_000, (nth) => `name ${nth}`)).toBe(60);
  });

  it('may log in rightly as often as needed', async () => {
    await ask(at.app, 'POST /api/accounts', { body: { name: 'Bob', password: 'seven green cubes' } });
    for (let count = 0; count < 15; count += 1) {
      const body = { name: 'Bob', password: 'seven green cubes' };
      expect((await ask(at.app, 'POST /api/sessions', { from: SCHOOL, body })).status).toBe(201);
    }
  });

  it('finds no table and no device by trying codes', async () => {
    const { token } = await guest(at.app);
    const join = await askUntilRefused(200, () => ask(at.app, 'GET /api/join/CAT349', { token, from: SCHOOL }));
    expect(join.count).toBe(30);
    expectTooOften(join.last);
    const device = await askUntilRefused(200, () => ask(at.app, 'POST /api/devices/CAT349CA', { from: SCHOOL }));
    expect(device.count).toBe(70);
    expectTooOften(device.last);
  });

  it('does not try the code of one table by sitting down', async () => {
    const host = await guest(at.app);
    const wish = { rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', 'open'] };
    const { id } = (await ask(at.app, 'POST /api/tables', { token: host.token, body: wish })).body.table;
    const { token } = await guest(at.app);
    const { count, last } = await askUntilRefused(200, () =>
      ask(at.app, `PUT /api/tables/${id}/seats/b`, { token, from: SCHOOL, body: { code: 'CAT349' } }),
    );
    expect(count).toBe(30);
    expectTooOften(last);
  });

  it('opens no more tables than anybody needs', async () => {
    const { token } = await guest(at.app);
    const body = { rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', 'open'] };
    const { count, last } = await askUntilRefused(100, () =>
      ask(at.app, 'POST /api/tables', { token, from: SCHOOL, body }),
    );
    expect(count).toBeGreaterThanOrEqual(40);
    expect(count).toBeLessThan(60);
    expectTooOften(last);
  });

  it.each([
    ['POST /api/devices', 10],
    ['GET /api/me/data', 10],
    ['PATCH /api/me', 30],
    ['GET /api/me', 300],
  ])('%s', async (what, burst) => {
    const { token } = await guest(at.app);
    const { count, last } = await askUntilRefused(2 * burst, () =>
      ask(at.app, what, { token, from: SCHOOL, body: {} }),
    );
    expect(count).toBeGreaterThanOrEqual(burst);
    expect(count).toBeLessThan(2 * burst);
    expectTooOften(last);
  });
});

describe('what is remembered', () => {
  it('is bounded, however many ask', () => {
    const limits = new Limits({ now: () => 0 }, 1_000);
    for (let nth = 0; nth < 5_000; nth += 1) limits.take('guest', { address: `10.${nth >> 8}.${nth & 255}.1` });
    expect(limits.size).toBe(1_000);
  });

  it('belongs to the whole network of an address', () => {
    const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:DB8:1:2::'];
    expect(new Set(same.map(placeOf)).size).toBe(1);
    expect(placeOf('2001:db8:1:3::1')).not.toBe(placeOf('2001:db8:1:2::1'));
    expect(placeOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(placeOf('fe80::1%eth0')).toBe(placeOf('fe80::2'));
    const limits = new Limits({ now: () => 0 });
    expect(() => {
      for (let nth = 0; nth < 700; nth += 1) limits.take('guest', { address: `2001:db8:1:2::${nth.toString(16)}` });
    }).toThrow(Refused);
  });

  it('is generous to the machine itself, but not to whoever guesses a password', () => {
    const limits = new Limits({ now: () => 0 });
    for (let nth = 0; nth < 10_000; nth += 1) limits.take('guest', { address: '127.0.0.1' });
    expect(() => {
      for (let nth = 0; nth < 11; nth += 1) limits.take('login', { address: '127.0.0.1', name: 'ann' });
    }).toThrow(Refused);
  });
});
