// Who sits where and who sees what: codes and seats, the judge's seat, the director, the audience, phrases, the lobby and the rematch.
import { withLegal } from '@openshake/rules';
import { search } from '@openshake/solver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveClient } from './support/liveClient.ts';
import { closeAll, hostOf, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { pause, until } from './support/patience.ts';
import { Person, tableIn } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored, rowsOf } from './support/storedMatch.ts';

const first = 19_500_000;
const SPEED = 30;
const EQUATIONS = { book: 'mlag-equations-basic-2018', division: 'middle' } as const;
const ON_SETS = { book: 'agloa-onsets-2023', division: 'middle' } as const;

let server: Server;
beforeAll(async () => {
  server = await startServer({ speed: SPEED });
});
afterAll(() => server?.stop());

const seatOf = ({ seats }: LiveMatch, seat: string) => {
  const found = seats.find((each) => each.seat === seat);
  if (!found) throw new Error(`Nobody sits at ${seat}.`);
  return found;
};

/** Plays to the checking of a Solution that misses the Goal, and asks the judge whether it equals the Goal. */
async function askWhetherEqual(match: LiveMatch) {
  const { id } = match.table;
  const { client: host } = hostOf(match);
  const { view } = await host.until(id, (table) => table.view?.phase.name === 'start', 'the next shake');
  const writer = view?.table.goalSetter ?? '';
  const [setter, checker] = [seatOf(match, writer).client, seatOf(match, writer === 'a' ? 'b' : 'a').client];
  const does = async (client: LiveClient, action: object) =>
    expect(await client.act(id, action), JSON.stringify(action)).toMatchObject({ ok: true });
  await does(setter, { type: 'roll' });
  await setter.until(id, (table) => table.view?.phase.name === 'goal', 'the roll');
  const goal = setter.tables.get(id)?.view?.table.resources.find((cube) => /\d/.test(cube));
  await does(setter, { type: 'set-goal', goal });
  await does(checker, { type: 'challenge', claim: 'impossible' });
  await does(setter, { type: 'present', solution: { equation: `1+1=${goal}` } });
  await checker.act(id, { type: 'decline' });
  await does(checker, { type: 'call-judge', question: 'equals', writer });
  return { writer };
}

describe('a table', () => {
  it('is private by its code, and one person has one seat', async () => {
    const [host, guest, other] = await Promise.all([1, 2, 3].map(() => Person.guest(server)));
    if (!host || !guest || !other) throw new Error('Somebody is missing.');
    const opening = { rulebook: EQUATIONS.book, division: EQUATIONS.division, seats: ['me', 'open'] as const };
    const table = await host.openTable({ ...opening, clocks: 'none' });
    expect(table).toMatchObject({ state: 'open', listed: false, officiating: 'strict', variations: true });
    expect(table.code).toMatch(/^[0-9A-Z]{6}$/i);
    const seat = `/api/tables/${table.id}/seats/b`;
    expect((await guest.ask(seat, { method: 'PUT', body: {} })).status).toBe(403);
    expect((await guest.ask(seat, { method: 'PUT', body: { code: 'WRONG1' } })).status).toBe(403);
    const byCode = await guest.demand(200, `/api/join/${table.code?.toLowerCase()}`);
    expect(tableIn(byCode).id).toBe(table.id);
    expect((await host.ask(seat, { method: 'PUT', body: { code: table.code } })).status).toBe(409);
    const sat = await guest.sit(table.id, 'b', table.code);
    expect(sat).toMatchObject({ state: 'playing', code: table.code });
    expect((await other.ask(seat, { method: 'PUT', body: { code: table.code } })).status).toBe(409);
    expect((await other.ask(`/api/tables/${table.id}`)).body?.table?.code).toBeUndefined();
  });

  it('is left before the match, and another person sits down', async () => {
    const [host, guest, other] = await Promise.all([1, 2, 3].map(() => Person.guest(server)));
    if (!host || !guest || !other) throw new Error('Somebody is missing.');
    const { id, code } = await host.openTable({
      rulebook: ON_SETS.book,
      division: 'middle',
      seats: ['me', 'open', 'open'],
    });
    const client = await host.client().open();
    const watched = await client.watch(id);
    expect(watched).toMatchObject({ v: 0, began: null, view: null });
    await guest.sit(id, 'b', code);
    await client.until(id, ({ seats }) => seats.some(({ person }) => person?.id === guest.id), 'the guest');
    expect((await guest.ask(`/api/tables/${id}/seats/b`, { method: 'DELETE' })).status).toBeLessThan(300);
    await client.until(id, ({ seats }) => seats.every(({ person }) => person?.id !== guest.id), 'the free seat');
    await other.sit(id, 'b', code);
    await guest.sit(id, 'c', code);
    await client.until(id, ({ view }) => view !== null, 'the match');
    client.close();
  });
});

describe("the judge's seat", () => {
  it(`is for a person who does not play, and its actions are by the judge, from seed ${first}`, async () => {
    const match = await seatPeople(server, { ...ON_SETS, count: 2, officiating: 'table', clocks: 'book', seed: first });
    const { id, code } = match.table;
    const { person: host } = hostOf(match);
    const players = await host.ask(`/api/tables/${id}/seats/judge`, { method: 'PUT', body: { code } });
    expect([403, 409]).toContain(players.status);
    const person = await Person.guest(server);
    const judged = await person.sit(id, 'judge', code);
    expect(judged.judge).toMatchObject({ id: person.id });
    const judge = await person.client().open();
    expect((await judge.watch(id)).view?.viewer).toBe('judge');
    const warned = await judge.act(id, { type: 'warn', player: 'a' }, 'warn');
    expect(warned).toMatchObject({ ok: true });
    expect(await judge.act(id, { type: 'roll' })).toMatchObject({ ok: false });
    const { client: player } = seatOf(match, 'b');
    expect(await player.act(id, { type: 'warn', player: 'a' })).toMatchObject({ ok: false });
    expect(await player.act(id, { type: 'warn', player: 'a', by: 'judge' })).toMatchObject({ ok: false });
    // Whoever judges answers what the players ask.
    const answering = judge.tables.get(id)?.listen(({ view }) => {
      if (!view) return;
      for (const kind of withLegal(view, search).legal)
        if (kind.open && (kind.type === 'approve-penalty' || (kind.type === 'rule' && view.questions.length > 0)))
          for (const { action } of kind.choices.slice(0, 1)) void judge.act(id, action);
    });
    startPlaying(match);
    await playToTheEnd(match);
    answering?.();
    const { rows } = await checkStored(match, { command: false });
    const [row] = rows.filter((each) => each.id === 'warn');
    expect(row?.action).toMatchObject({ type: 'warn', by: 'judge', player: 'a' });
    judge.close();
    closeAll(match);
  });

  it('is played by the room while the judge is away, and the judge judges again when back', async () => {
    const plan = { ...EQUATIONS, count: 2, officiating: 'table', clocks: 'none', shakes: 9, seed: first + 70 } as const;
    const match = await seatPeople(server, plan);
    const { id, code } = match.table;
    const person = await Person.guest(server);
    // This judge has never connected.
    await person.sit(id, 'judge', code);
    const { client } = hostOf(match);
    const questions = () => client.tables.get(id)?.view?.questions.length;
    await askWhetherEqual(match);
    await client.until(id, ({ view }) => view?.shakes.length === 1, 'a ruling of the room');
    const judge = await person.client().open();
    expect((await judge.watch(id)).view?.viewer).toBe('judge');
    const { writer } = await askWhetherEqual(match);
    await pause(20_000 / SPEED);
    expect(questions()).toBe(1);
    expect(await judge.act(id, { type: 'rule', question: 'equals', answer: 'no', writer })).toMatchObject({ ok: true });
    await askWhetherEqual(match);
    judge.close();
    await client.until(id, ({ view }) => view?.shakes.length === 3, 'a ruling in place of the judge');
    const back = await person.client().open();
    await back.watch(id);
    await askWhetherEqual(match);
    await pause(20_000 / SPEED);
    expect(questions()).toBe(1);
    back.close();
    closeAll(match);
  });

  it('of an open table can be emptied by whoever opened the table, and by no other player', async () => {
    const [host, guest, judge] = await Promise.all([1, 2, 3].map(() => Person.guest(server)));
    if (!host || !guest || !judge) throw new Error('Somebody is missing.');
    const opening = { rulebook: EQUATIONS.book, division: EQUATIONS.division, seats: ['me', 'open'] as const };
    const { id } = await host.openTable({ ...opening, listed: true });
    const seat = `/api/tables/${id}/seats/judge`;
    const remove = (person: Person) => person.ask(seat, { method: 'DELETE' });
    expect((await remove(host)).status).toBe(404);
    expect((await judge.sit(id, 'judge')).judge).toMatchObject({ id: judge.id });
    expect((await remove(guest)).status).toBe(403);
    expect(tableIn(await remove(host)).judge).toBeNull();
    await judge.sit(id, 'judge');
    await guest.sit(id, 'b');
    expect((await remove(host)).status).toBe(403);
    expect(tableIn(await remove(judge)).judge).toBeNull();
  });
});

describe('a listed table', () => {
  it('carries what the game knows, and no free text between strangers', async () => {
    const plan = { ...EQUATIONS, count: 2, officiating: 'table', clocks: 'none', seed: first + 80 } as const;
    const [strangers, friends] = await Promise.all([
      seatPeople(server, { ...plan, listed: true }),
      seatPeople(server, plan),
    ]);
    const chat = { type: 'call-judge', question: 'My name is Ann Smith, call me at 555-1234' };
    const { id } = strangers.table;
    const { client } = hostOf(strangers);
    expect(await client.act(id, chat)).toMatchObject({ ok: false, refusal: { message: /^At a listed table/ } });
    expect(await client.act(id, { type: 'charge', what: 'Hi Bob' })).toMatchObject({ ok: false });
    expect(await client.act(id, { type: 'call-judge', question: 'appeal' })).toMatchObject({ ok: true });
    expect(await hostOf(friends).client.act(friends.table.id, chat)).toMatchObject({ ok: true });
    const { tables } = seatOf(strangers, 'b').client;
    await until(() => tables.get(id)?.view?.questions.length === 1, 'the appeal');
    expect(JSON.stringify(tables.get(id))).not.toContain('Smith');
    closeAll(strangers);
    closeAll(friends);
  });
});

describe('whoever opened the table', () => {
  it('ends the round as its director, and nobody else does', async () => {
    const match = await seatPeople(server, { ...EQUATIONS, count: 2, clocks: 'none', shakes: 9, seed: first + 10 });
    const { id } = match.table;
    expect(await seatOf(match, 'b').client.act(id, { type: 'end-round' })).toMatchObject({ ok: false });
    expect(await hostOf(match).client.act(id, { type: 'end-round' }, 'end')).toMatchObject({ ok: true });
    startPlaying(match);
    await playToTheEnd(match);
    const rows = await rowsOf(hostOf(match).person, match.table.match);
    expect(rows.find((row) => row.id === 'end')?.action).toMatchObject({ type: 'end-round', by: 'director' });
    closeAll(match);
  });
});

describe('the audience', () => {
  it('of a private table needs its code, and sees no seat of its own', async () => {
    const match = await seatPeople(server, { ...EQUATIONS, count: 2, clocks: 'none', seed: first + 20 });
    const { id, code } = match.table;
    const person = await Person.guest(server);
    const client = await person.client().open();
    client.send({ type: 'watch', table: id });
    await until(() => client.errors.length > 0, 'a refusal without the code');
    client.errors.length = 0;
    const watched = await client.watch(id, { code });
    expect(watched.view?.viewer).toBe('audience');
    expect(await client.act(id, { type: 'roll' })).toMatchObject({ ok: false });
    startPlaying(match);
    await playToTheEnd(match);
    await client.until(id, ({ v }) => v === hostOf(match).client.tables.get(id)?.v, 'the last version');
    expect(watched.gaps).toBe(0);
    client.close();
    closeAll(match);
  });

  it('of a listed table sees everything thirty seconds late', async () => {
    const match = await seatPeople(server, {
      ...{ ...EQUATIONS, count: 2, clocks: 'none', listed: true, seed: first + 30 },
      script: { thinks: 60, whims: 0 },
    });
    const { id } = match.table;
    const person = await Person.guest(server);
    const client = await person.client('stream').open();
    const { client: seat } = hostOf(match);
    const heard = { seat: new Map<number, number>(), audience: new Map<number, number>() };
    const note = (times: Map<number, number>) => (table: { v: number; heardAt: number }) => {
      if (!times.has(table.v)) times.set(table.v, table.heardAt);
    };
    seat.tables.get(id)?.listen(note(heard.seat));
    /** How far the audience's `now` is behind the seat's. */
    const lags: number[] = [];
    const watching = client.watch(id);
    startPlaying(match);
    const watched = await watching;
    watched.listen(note(heard.audience));
    watched.listen(({ now, heardAt }) => {
      const live = seat.tables.get(id);
      if (live) lags.push(live.now + (heardAt - live.heardAt) * SPEED - now);
    });
    await playToTheEnd(match);
    const last = seat.tables.get(id)?.v ?? 0;
    await client.until(id, ({ v }) => v >= last, 'the last version, late');
    let compared = 0;
    for (const [v, at] of heard.audience) {
      const first = heard.seat.get(v);
      if (first === undefined) continue;
      compared += 1;
      // Messages take a moment on their way, which is many milliseconds of a fast clock.
      expect((at - first) * SPEED, `v ${v}`).toBeGreaterThan(30_000 - 150 * SPEED);
    }
    expect(compared).toBeGreaterThan(5);
    expect(Math.min(...lags)).toBeGreaterThan(30_000 - 150 * SPEED);
    expect(watched.view?.viewer).toBe('audience');
    client.close();
    closeAll(match);
  });
});

describe('phrases', () => {
  it('reach everybody at the table, and only the kind ones', async () => {
    const match = await seatPeople(server, { ...EQUATIONS, count: 2, clocks: 'none', seed: first + 40 });
    const { id } = match.table;
    const [one, two] = match.seats.map(({ client }) => client);
    if (!one || !two) throw new Error('Somebody is missing.');
    const phrase = one.welcome?.phrases[0] ?? '';
    one.phrase(id, phrase);
    await until(() => two.phrases.length > 0, 'the phrase');
    expect(two.phrases[0]).toMatchObject({ table: id, seat: 'a', phrase });
    one.phrase(id, 'You are a bad player.');
    await until(() => one.errors.length > 0, 'a refusal');
    await pause(200);
    expect(two.phrases.length).toBe(1);
    closeAll(match);
  });
});

describe('the lobby', () => {
  it('changes as tables do, at most once a second, and shows no private table', async () => {
    const [host, guest] = await Promise.all([1, 2].map(() => Person.guest(server)));
    if (!host || !guest) throw new Error('Somebody is missing.');
    const client = await guest.client().open();
    client.lobby(true);
    await until(() => client.lobbyTables, 'the lobby');
    // Whoever asks again gets the list no sooner.
    const asking = setInterval(() => client.lobby(true), 50);
    const began = performance.now();
    const { lobbies } = client;
    const opening = { rulebook: EQUATIONS.book, division: 'middle', seats: ['me', 'open'] as const };
    const hidden = await host.openTable(opening);
    const listed = await host.openTable({ ...opening, listed: true });
    await until(() => client.lobbyTables?.some(({ id }) => id === listed.id), 'the new table');
    expect(client.lobbyTables?.some(({ id }) => id === hidden.id)).toBe(false);
    for (let turn = 0; turn < 10; turn += 1) await host.openTable({ ...opening, listed: true });
    await guest.sit(listed.id, 'b');
    await until(
      () => client.lobbyTables?.some(({ id, state }) => id === listed.id && state === 'playing'),
      'the match',
    );
    await pause(1_500);
    clearInterval(asking);
    const seconds = (performance.now() - began) / 1000;
    // The seconds are those of the client, also on a fast clock.
    expect(client.lobbies - lobbies).toBeLessThanOrEqual(Math.ceil(seconds));
    const { body } = await guest.demand(200, '/api/tables');
    expect(body.tables.some((table: { id: string }) => table.id === listed.id)).toBe(true);
    const mine = await guest.demand(200, '/api/tables?mine=true');
    expect(mine.body.tables.map((table: { id: string }) => table.id)).toEqual([listed.id]);
    client.lobby(false);
    client.close();
  });
});

describe('views with `legal`', () => {
  it('have what follows from the view, and others have none', async () => {
    const match = await seatPeople(server, { ...ON_SETS, count: 2, clocks: 'none', seed: first + 50 });
    const { id } = match.table;
    const { person, client } = hostOf(match);
    const asking = await person.client().open();
    const watched = await asking.watch(id, { legal: true });
    let compared = 0;
    const check = () => {
      if (!watched.view) return;
      const { legal } = withLegal(watched.view, search);
      expect(watched.legal).toMatchObject(JSON.parse(JSON.stringify(legal.map(({ type, open }) => ({ type, open })))));
      compared += 1;
    };
    watched.listen(check);
    startPlaying(match);
    await playToTheEnd(match);
    expect(compared).toBeGreaterThan(5);
    expect(client.tables.get(id)?.legal).toBeUndefined();
    asking.close();
    closeAll(match);
  });
});

describe('a rematch', () => {
  it('is a new table with a new code and new dice, and begins when all are here', async () => {
    const match = await seatPeople(server, { ...EQUATIONS, count: 2, clocks: 'none', seed: first + 60 });
    const { person } = hostOf(match);
    startPlaying(match);
    await playToTheEnd(match);
    const again = tableIn(
      await person.demand(201, `/api/tables/${match.table.id}/rematch`, { method: 'POST', body: {} }),
    );
    expect(again.id).not.toBe(match.table.id);
    expect(again.code).not.toBe(match.table.code);
    expect(again.commitment).not.toBe(match.table.commitment);
    expect(again.seats.map((seat) => seat.person?.id)).toEqual(match.seats.map((seat) => seat.person.id));
    const [one, two] = match.seats.map(({ client }) => client);
    const watched = await one?.watch(again.id);
    expect(watched?.view).toBeNull();
    await two?.watch(again.id);
    await one?.until(again.id, ({ view }) => view !== null, 'the new match');
    closeAll(match);
  });
});
