// People over HTTP: guests, accounts, sessions, devices, settings, one's own data and its end. With a real store.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, cookieIn, guest, somebodyIn } from '../testing/asking.ts';
import { newTable } from '../testing/samples.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await testHouse();
});
afterAll(() => at.close());

const PASSWORD = 'seven green cubes';
const account = async (name: string, more: { token?: string } = {}) =>
  somebodyIn(await ask(at.app, 'POST /api/accounts', { body: { name, password: PASSWORD }, ...more }));
const me = async (token: string) => (await ask(at.app, 'GET /api/me', { token })).body?.person;

describe('a guest', () => {
  it('starts at once with a made-up name, a token and a cookie', async () => {
    const answer = await ask(at.app, 'POST /api/guests', { body: {} });
    expect(answer.status).toBe(201);
    expect(answer.body.person).toMatchObject({ guest: true, login: null, settings: {} });
    expect(answer.body.person.name).toMatch(/^[A-Z][a-z-]+ [A-Z][a-z-]+$/);
    expect(answer.body.person.alias).toBe(answer.body.person.name);
    expect(answer.body.token).toMatch(/^[\w-]{43}$/);
    expect(answer.headers['set-cookie']).toBe(
      `openshake=${answer.body.token}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`,
    );
  });

  it('is known by the token and by the cookie', async () => {
    const { id, token, cookie } = await guest(at.app);
    expect(await me(token)).toMatchObject({ id, guest: true });
    const answer = await ask(at.app, 'GET /api/me', { headers: { cookie: `other=1; ${cookie}; more=2` } });
    expect(answer.body.person.id).toBe(id);
    // The cookie lasts as long as the device comes back.
    expect(cookieIn(answer)).toBe(cookie);
  });

  it('is stored by the hash of the token only', async () => {
    const { id, token } = await guest(at.app);
    const sessions = await at.house.store.sessionsOf(id);
    expect(sessions.length).toBe(1);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });
});

describe('an account', () => {
  it('is what the guest becomes: the same person with a new token, and a match under way goes on', async () => {
    const before = await guest(at.app);
    const after = await account('Ann', { token: before.token });
    expect(after.id).toBe(before.id);
    expect(await me(after.token)).toMatchObject({ guest: false, login: 'Ann', name: 'Ann', alias: before.name });
    expect(await me(before.token)).toMatchObject({ id: after.id, guest: false });
  });

  it('can be made without having been a guest', async () => {
    const { token } = await account('Bob');
    expect(await me(token)).toMatchObject({ guest: false, login: 'Bob' });
  });

  it('has a name that nobody else has, in any case', async () => {
    await account('Carla');
    const answer = await ask(at.app, 'POST /api/accounts', { body: { name: ' cARLA ', password: PASSWORD } });
    expect([answer.status, answer.body.error.kind]).toEqual([409, 'taken']);
  });

  it('is made once when two ask for one name in the same moment', async () => {
    const both = await Promise.all(
      [1, 2, 3].map(() => ask(at.app, 'POST /api/accounts', { body: { name: 'Dora', password: PASSWORD } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is not made twice by one person', async () => {
    const { token } = await account('Emil');
    const answer = await ask(at.app, 'POST /api/accounts', { token, body: { name: 'Emil2', password: PASSWORD } });
    expect(answer.status).toBe(409);
  });

  it.each([
    ['a short password', { name: 'Fay', password: 'short' }, /"password" must be a password of 8 to 200/],
    ['a common password', { name: 'Fay', password: 'password1' }, /easy to guess/],
    ['the name as the password', { name: 'Fay Miller', password: 'fay miller' }, /not your name/],
    ['no password', { name: 'Fay' }, /"password" must be/],
    ['a password that is too long', { name: 'Fay', password: 'xy'.repeat(101) }, /"password" must be/],
    ['no name', { password: PASSWORD }, /"name" must be a name of 1 to 40/],
    ['an empty name', { name: '   ', password: PASSWORD }, /"name" must be/],
    ['a long name', { name: 'x'.repeat(41), password: PASSWORD }, /"name" must be/],
    ['a name with a control character', { name: 'Fay\u0007', password: PASSWORD }, /"name" must be/],
    ['a name that turns the text around', { name: 'Fay\u202Eeno', password: PASSWORD }, /"name" must be/],
    ['a name with invisible signs', { name: 'F\u200bay', password: PASSWORD }, /"name" must be/],
    ['a name with a line break', { name: 'Fay\nBot', password: PASSWORD }, /"name" must be/],
    ['a name with piled-up marks', { name: `F${'\u0301'.repeat(8)}ay`, password: PASSWORD }, /"name" must be/],
    ['a name without a letter', { name: '???', password: PASSWORD }, /"name" must be/],
    ['a number for a name', { name: 7, password: PASSWORD }, /"name" must be/],
    ['a list', [1], /JSON object/],
  ])('is refused with %s, in words', async (_, body, words) => {
    const answer = await ask(at.app, 'POST /api/accounts', { body });
    expect([answer.status, answer.body.error.kind]).toEqual([400, 'bad-request']);
    expect(answer.body.error.message).toMatch(words);
  });

  it('has a long password, or one in any script', async () => {
    for (const [name, password] of [
      ['Gus', 'long words '.repeat(18)],
      ['Hana', '七つの緑の立方体です'],
    ])
      expect((await ask(at.app, 'POST /api/accounts', { body: { name, password } })).status).toBe(201);
  });
});

describe('a session', () => {
  it('begins by name and password, in any case of the name', async () => {
    const { id, token } = await account('Ida');
    const answer = await ask(at.app, 'POST /api/sessions', { body: { name: 'iDA', password: PASSWORD } });
    expect(answer.status).toBe(201);
    expect(somebodyIn(answer)).toMatchObject({ id, cookie: expect.stringContaining('openshake=') });
    expect(answer.body.token).not.toBe(token);
    expect(await me(token)).toMatchObject({ id });
  });

  it('does not begin with a wrong password or name, and both sound the same', async () => {
    await account('Jo');
    const wrong = await ask(at.app, 'POST /api/sessions', { body: { name: 'Jo', password: 'something else' } });
    const nobody = await ask(at.app, 'POST /api/sessions', { body: { name: 'Nobody', password: 'something else' } });
    expect(wrong.status).toBe(401);
    expect(nobody.body).toEqual(wrong.body);
    expect(nobody.status).toBe(wrong.status);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('replaces the one before it, but a guest keeps the seat with the old token', async () => {
    const first = await account('Kim');
    const again = await ask(at.app, 'POST /api/sessions', {
      token: first.token,
      body: { name: 'Kim', password: PASSWORD },
    });
    expect(again.status).toBe(201);
    expect(await me(first.token)).toBeUndefined();
    const visitor = await guest(at.app);
    await ask(at.app, 'POST /api/sessions', { token: visitor.token, body: { name: 'Kim', password: PASSWORD } });
    expect(await me(visitor.token)).toMatchObject({ id: visitor.id });
  });

  it('ends when it is logged out: at once, everywhere, and the cookie with it', async () => {
    const ended: string[] = [];
    at.house.people.whenEnded((session) => ended.push(session));
    const { token } = await account('Lea');
    expect(await me(token)).toBeDefined();
    const answer = await ask(at.app, 'DELETE /api/sessions/current', { token });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(answer.headers['set-cookie']).toMatch(/^openshake=; Path=\/; Max-Age=0;/);
    expect((await ask(at.app, 'GET /api/me', { token })).status).toBe(401);
    expect(ended.length).toBe(1);
  });

  it('can be ended on all other devices', async () => {
    const first = await account('Max');
    const other = somebodyIn(await ask(at.app, 'POST /api/sessions', { body: { name: 'Max', password: PASSWORD } }));
    expect((await ask(at.app, 'DELETE /api/sessions', { token: other.token })).status).toBe(200);
    expect(await me(first.token)).toBeUndefined();
    expect(await me(other.token)).toBeDefined();
  });

  it('ends after half a year without use, and lives on with it', async () => {
    const own = await testHouse();
    const idle = await guest(own.app);
    const busy = await guest(own.app);
    const month = 30 * 24 * 60 * 60_000;
    for (let count = 0; count < 7; count += 1) {
      own.clock.pass(month);
      expect((await ask(own.app, 'GET /api/me', { token: busy.token })).status).toBe(200);
      await own.house.people.close();
    }
    expect((await ask(own.app, 'GET /api/me', { token: idle.token })).status).toBe(401);
    await own.house.people.tidy();
    expect(await own.house.store.person(idle.id)).toBeNull();
    expect(await own.house.store.person(busy.id)).not.toBeNull();
    await own.close();
  });

  it.each(['', 'x', 'null', '../../etc/passwd', 'a'.repeat(43), 'a'.repeat(5_000), "' OR 1=1 --"])(
    'is nobody with the token %j',
    async (token) => {
      const answer = await ask(at.app, 'GET /api/me', { headers: { cookie: `openshake=${token}` } });
      expect([answer.status, answer.body.error.kind]).toEqual([401, 'no-session']);
    },
  );
});

describe('another device', () => {
  it('goes on as the same person by a code that works once', async () => {
    const { id, token } = await guest(at.app);
    const made = await ask(at.app, 'POST /api/devices', { token });
    expect(made.status).toBe(201);
    expect(made.body.code).toMatch(/^[A-Z0-9]{8}$/);
    expect(made.body.expires - at.clock.now()).toBeGreaterThan(9.9 * 60_000);
    expect(made.body.expires - at.clock.now()).toBeLessThanOrEqual(10 * 60_000);
    const typed = made.body.code.toLowerCase().replace(/^(....)/, '$1-');
    const moved = await ask(at.app, `POST /api/devices/${typed}`, { body: {} });
    expect(moved.status).toBe(201);
    expect(somebodyIn(moved)).toMatchObject({ id });
    expect(moved.body.token).not.toBe(token);
    expect(await me(token)).toMatchObject({ id });
    expect((await ask(at.app, `POST /api/devices/${made.body.code}`)).status).toBe(404);
  });

  it('gets one session when two use the code in the same moment', async () => {
    const { token } = await guest(at.app);
    const { code } = (await ask(at.app, 'POST /api/devices', { token })).body;
    const all = await Promise.all([1, 2, 3, 4].map(() => ask(at.app, `POST /api/devices/${code}`)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404]);
  });

  it('is refused after ten minutes, with a wrong code, and with nonsense', async () => {
    const own = await testHouse();
    const { token } = await guest(own.app);
    const { code } = (await ask(own.app, 'POST /api/devices', { token })).body;
    own.clock.pass(10 * 60_000);
    for (const each of [code, 'AAAAAAAA', 'x', '%00', 'a'.repeat(90)]) {
      const answer = await ask(own.app, `POST /api/devices/${each}`);
      expect([each, answer.status, answer.body.error.kind]).toEqual([each, 404, 'not-found']);
    }
    await own.close();
  });
});

describe('settings and names', () => {
  it('are changed one by one; null removes', async () => {
    const { token, name } = await guest(at.app);
    const change = async (body: unknown) => (await ask(at.app, 'PATCH /api/me', { token, body })).body.person;
    expect(await change({ settings: { language: 'es', sound: true } })).toMatchObject({
      settings: { language: 'es', sound: true },
    });
    expect(await change({ settings: { sound: null, size: 2 } })).toMatchObject({
      settings: { language: 'es', size: 2 },
    });
    expect(await change({ name: '  Mia   M. ' })).toMatchObject({ name: 'Mia M.', alias: name });
    expect(await me(token)).toMatchObject({ name: 'Mia M.', settings: { language: 'es', size: 2 } });
    expect(await change({ name: null })).toMatchObject({ name });
  });

  it('are told to whoever shows them', async () => {
    const changed: string[] = [];
    at.house.people.whenChanged((person) => changed.push(person));
    const { id, token, name: alias } = await guest(at.app);
    const { people } = at.house;
    expect(await people.shown(id, false)).toEqual({ id, name: alias, guest: true });
    await ask(at.app, 'PATCH /api/me', { token, body: { name: 'Mia' } });
    expect(changed).toEqual([id]);
    expect(await people.shown(id, false)).toEqual({ id, name: 'Mia', guest: true });
    expect(await people.shown(id, true)).toEqual({ id, name: alias, guest: true });
  });

  it.each([
    [{ settings: { a: { b: 1 } } }],
    [{ settings: { a: 'x'.repeat(201) } }],
    [{ settings: { 'not a name': 1 } }],
    [{ settings: Object.fromEntries(Array.from({ length: 41 }, (_, nth) => [`s${nth}`, 1])) }],
    [{ settings: ['es'] }],
    [{ settings: 'es' }],
    [{ name: 'x'.repeat(41) }],
    [{ name: '\u202Eevil' }],
    [{ password: 'new' }],
  ])('are refused: %j', async (body) => {
    const { token } = await guest(at.app);
    const answer = await ask(at.app, 'PATCH /api/me', { token, body });
    expect([answer.status, answer.body.error.kind]).toEqual([400, 'bad-request']);
  });

  it('do not grow beyond the limit bit by bit', async () => {
    const { token } = await guest(at.app);
    const some = (from: number) => Object.fromEntries(Array.from({ length: 30 }, (_, nth) => [`s${from + nth}`, 1]));
    expect((await ask(at.app, 'PATCH /api/me', { token, body: { settings: some(0) } })).status).toBe(200);
    expect((await ask(at.app, 'PATCH /api/me', { token, body: { settings: some(30) } })).status).toBe(400);
  });

  it('cannot be the names of the machinery', async () => {
    const { token } = await guest(at.app);
    const body = '{"settings":{"constructor":"x","__proto__":{"polluted":1}},"__proto__":{"guest":false}}';
    const answer = await ask(at.app, 'PATCH /api/me', { token, body });
    expect(answer.status).toBeLessThan(500);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect((await me(token)).guest).toBe(true);
  });
});

describe('a new password', () => {
  it('ends all other sessions and counts from then on', async () => {
    const { token } = await account('Nora');
    const other = somebodyIn(await ask(at.app, 'POST /api/sessions', { body: { name: 'Nora', password: PASSWORD } }));
    const change = (body: unknown) => ask(at.app, 'PATCH /api/me', { token, body });
    expect((await change({ password: { old: 'wrong', new: 'nine red cubes' } })).status).toBe(403);
    expect((await change({ password: { old: PASSWORD, new: 'password1' } })).status).toBe(400);
    expect((await change({ password: { old: PASSWORD, new: 'nine red cubes' } })).status).toBe(200);
    expect(await me(token)).toBeDefined();
    expect(await me(other.token)).toBeUndefined();
    const logIn = (password: string) => ask(at.app, 'POST /api/sessions', { body: { name: 'Nora', password } });
    expect((await logIn(PASSWORD)).status).toBe(401);
    expect((await logIn('nine red cubes')).status).toBe(201);
  });

  it('is not for guests', async () => {
    const { token } = await guest(at.app);
    const body = { password: { old: 'nothing', new: 'nine red cubes' } };
    expect((await ask(at.app, 'PATCH /api/me', { token, body })).status).toBe(400);
  });
});

describe('what is stored about a person', () => {
  it('can be downloaded, without the hashes', async () => {
    const { id, token } = await account('Olga');
    const body = { rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', 'open'] };
    const { table } = (await ask(at.app, 'POST /api/tables', { token, body })).body;
    const answer = await ask(at.app, 'GET /api/me/data', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="openshake-data.json"');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.body.person).toMatchObject({ id, login: 'Olga', name: 'Olga', hasPassword: true });
    expect(answer.body.sessions).toEqual([{ created: expect.any(Number), seen: expect.any(Number) }]);
    expect(answer.body.tables).toMatchObject([{ id: table.id, opened: true, seats: ['a'] }]);
    expect(answer.text).not.toContain('argon2');
    expect(answer.text).not.toContain(token);
  });

  it('is all there, even for somebody with more than a thousand tables', async () => {
    const { id, token } = await account('Quentin');
    const tables = Array.from({ length: 1_010 }, (_, nth) =>
      newTable({ host: id, created: 1_000 + Math.floor(nth / 3) }),
    );
    await Promise.all(tables.map((table) => at.house.store.addTable(table)));
    const { body } = await ask(at.app, 'GET /api/me/data', { token });
    const found = body.tables.map((table: { id: string }) => table.id);
    expect(found.toSorted()).toEqual(tables.map((table) => table.id).toSorted());
  });

  it('can be deleted: nothing of the name is left, and every session ends', async () => {
    const first = await account('Pia Unmistakable');
    const other = somebodyIn(
      await ask(at.app, 'POST /api/sessions', { body: { name: 'Pia Unmistakable', password: PASSWORD } }),
    );
    const body = { rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', 'open'] };
    const { table } = (await ask(at.app, 'POST /api/tables', { token: first.token, body })).body;
    const answer = await ask(at.app, 'DELETE /api/me', { token: first.token });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(await me(first.token)).toBeUndefined();
    expect(await me(other.token)).toBeUndefined();
    expect(await at.house.people.shown(first.id, false)).toBeNull();
    const seen = await ask(at.app, `GET /api/tables/${table.id}`);
    expect(seen.text).not.toContain('Unmistakable');
    expect(seen.body.table).toMatchObject({ host: null, seats: [{ person: null }, { person: null }] });
    const again = await ask(at.app, 'POST /api/accounts', { body: { name: 'Pia Unmistakable', password: PASSWORD } });
    expect(again.status).toBe(201);
    expect(again.body.person.id).not.toBe(first.id);
  });
});
