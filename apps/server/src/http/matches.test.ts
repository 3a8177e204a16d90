// Stored matches over HTTP: what everybody, a seat and a stranger may read, before the end and after it. With a real store.
import { createBot } from '@openshake/bots';
import {
  commitmentOf,
  fairDice,
  fold,
  matchAfter,
  playOut,
  type Row,
  secretOf,
  storedMatch,
  verifyDice,
} from '@openshake/host';
import { LONGEST_LOG, parseReplayRequest } from '@openshake/protocol';
import { beginMatch, decide, replayMatch, type Setup, totalsOf } from '@openshake/rules';
import { parseMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableRecord } from '../stores/store.ts';
import { Tables } from '../tables/tables.ts';
import { ask, guest, type Somebody } from '../testing/asking.ts';
import { newMatch, newTable, playedLog, SETUP, someRows } from '../testing/samples.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';

let at: TestHouse;
let ann: Somebody;
let bob: Somebody;
let zoe: Somebody;

beforeAll(async () => {
  at = await testHouse();
  [ann, bob, zoe] = [await guest(at.app), await guest(at.app), await guest(at.app)];
  await ask(at.app, 'PATCH /api/me', { token: ann.token, body: { name: 'Ann Typed' } });
  await ask(at.app, 'PATCH /api/me', { token: bob.token, body: { name: '=Bob()' } });
});
afterAll(() => at.close());

/** A table where the match of the samples is played, up to some row. */
async function play(rows: readonly Row[], more: Partial<TableRecord> = {}, isOver = false): Promise<TableRecord> {
  const { store } = at.house;
  const table = newTable({
    seats: [
      { seat: 'a', person: ann.id, bot: null },
      { seat: 'b', person: bob.id, bot: null },
    ],
    created: at.clock.now(),
    ...more,
  });
  await store.addTable(table);
  await store.changeTable(table.id, { state: 'playing', changed: at.clock.now() });
  const lease = await store.claim(table.match);
  for (const [nth, row] of rows.entries()) await store.append(lease, { ...row, id: `sent ${nth}` });
  if (isOver) await store.finish(lease, { at: at.clock.now(), totals: totalsOf(matchAfter({ setup: SETUP, rows })) });
  return table;
}

const get = (path: string, who?: Somebody) => ask(at.app, `GET /api/matches/${path}`, who ? { token: who.token } : {});
const endsShake = ({ events }: Row): boolean => events.some(({ type }) => type === 'shakeEnded');
/** How many rows the first shakes have. */
const rowsOfShakes = (rows: readonly Row[], shakes: number): number =>
  rows.flatMap((row, index) => (endsShake(row) ? [index + 1] : []))[shakes - 1] ?? 0;

/** A shake of bots that a judge voids while a paper lies face down. */
async function voidedShake() {
  const setup: Setup = { ...SETUP, players: ['a', 'b', 'c'], book: 'agloa-onsets-2023', division: 'middle' };
  for (let seed = 1; seed < 50; seed += 1) {
    const bots = Object.fromEntries(
      setup.players.map((seat, nth) => [seat, createBot({ level: 'club', seat, seed: seed + nth, pace: 1 })]),
    );
    const { log } = await playOut({ setup, round: { shakes: 1 }, dice: fairDice(secretOf(`${seed}`)), search, bots });
    let match = beginMatch(setup);
    for (const [nth, row] of log.rows.entries()) {
      match = fold(match, row);
      if (match.phase.name !== 'write' || row.action.type !== 'present') continue;
      const { type, by, ...paper } = row.action;
      const action = { type: 'replay-shake', by: 'judge', players: setup.players } as const;
      const decision = decide(match, action, { at: row.at, search });
      if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
      const voided = { v: nth + 2, format: 1, id: null, at: row.at, action, events: decision.events };
      return {
        setup,
        rows: [...log.rows.slice(0, nth + 1), voided],
        writer: by,
        paper: JSON.stringify(paper).slice(1, -1),
      };
    }
  }
  throw new Error('Nobody wrote while somebody else still did.');
}

describe('a finished match', () => {
  let table: TableRecord;
  let rows: readonly Row[];
  beforeAll(async () => {
    rows = await someRows();
    table = await play(rows, {}, true);
  });

  it('is the request of `replay`, with its promise and its secret', async () => {
    const { status, body } = await get(table.match, ann);
    expect(status).toBe(200);
    const parsed = parseReplayRequest(body);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.facts));
    expect(parsed.request).toEqual(storedMatch({ setup: SETUP, rows }));
    expect(parsed.people).toEqual({ a: 'Ann Typed', b: '=Bob()' });
    const { totals } = replayMatch(parsed.request, { search });
    expect(body).toMatchObject({ id: table.match, totals, commitment: table.commitment, secret: table.secret });
    expect(body.ended).toBeGreaterThanOrEqual(body.began);
  });

  it('is read by whoever has its id, with made-up names', async () => {
    for (const who of [zoe, undefined])
      for (const path of ['', '.txt', '/log', '/scoresheet', '/scoresheet.csv']) {
        const { status, text } = await get(table.match + path, who);
        expect(status).toBe(200);
        expect(text).not.toContain('Typed');
        expect(text).not.toContain('=Bob');
      }
    expect((await get(table.match, zoe)).body.people).toEqual({ a: ann.name, b: bob.name });
  });

  it("says which seat is the asker's own, also among players of one name, and when it began", async () => {
    const seats = Object.entries({ a: await guest(at.app), b: await guest(at.app) });
    for (const [, { token }] of seats) await ask(at.app, 'PATCH /api/me', { token, body: { name: 'Ana' } });
    const { match } = await play(
      rows,
      { seats: seats.map(([seat, { id }]) => ({ seat, person: id, bot: null })), judge: zoe.id },
      true,
    );
    for (const [seat, who] of seats) {
      const { body } = await get(match, who);
      expect(body).toMatchObject({ seat, people: { a: 'Ana', b: 'Ana' } });
      expect(parseReplayRequest(body).ok).toBe(true);
      const mine = await ask(at.app, 'GET /api/matches', { token: who.token });
      expect(mine.body.matches).toMatchObject([{ id: match, began: body.began }]);
    }
    // The judge has no seat of a player.
    for (const who of [ann, zoe, undefined]) expect((await get(match, who)).body.seat).toBe(null);
  });

  it('has names beside it that the match itself never has', async () => {
    const { actions } = (await get(table.match, ann)).body;
    expect(JSON.stringify(actions)).not.toMatch(/Typed|Bob/);
  });

  it('is the same in notation', async () => {
    const { headers, text } = await get(`${table.match}.txt`, ann);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const written = parseMatch(text);
    if (!written.ok) throw new Error(JSON.stringify(written.faults));
    const parsed = parseReplayRequest(written.match);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.facts));
    expect(parsed.request).toEqual(storedMatch({ setup: SETUP, rows }));
    expect(written.match).toMatchObject({ secret: table.secret, commitment: table.commitment });
  });

  it('has all rows of its log, with the ids of actions for those who sat there', async () => {
    const { body } = await get(`${table.match}/log`, ann);
    expect(body).toEqual(rows.map((row, nth) => ({ ...row, id: `sent ${nth}` })));
    const stranger = await get(`${table.match}/log`, zoe);
    expect(stranger.body).toEqual(rows.map((row) => ({ ...row, id: null })));
  });

  it('has dice that anybody can check', async () => {
    // The dice of the samples follow from a secret of their own.
    const secret = '5a'.repeat(32);
    const fair = {
      setup: SETUP,
      rows: (await get(`${table.match}/log`)).body,
      secret,
      commitment: commitmentOf(secret),
    };
    expect(verifyDice(fair, { search })).toEqual([]);
  });

  it('has a scoresheet to print and one for a spreadsheet', async () => {
    const { totals } = (await get(table.match)).body;
    const page = await get(`${table.match}/scoresheet`, ann);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('Ann Typed');
    expect(page.text).toContain('MLAG Basic Equations 2018-19');
    expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    expect(page.text.match(/<tr><th scope="row">\d/g)?.length).toBe(3);
    const csv = await get(`${table.match}/scoresheet.csv`, ann);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = csv.text.trimEnd().split('\r\n');
    // A name that a spreadsheet would work out is made harmless.
    expect(lines[0]).toBe(
      `Shake,Goal-setter,How it ended,Ann Typed,Ann Typed: penalties,"'=Bob()","'=Bob(): penalties"`,
    );
    expect(lines[4]).toBe(`Total,,,${totals.a},,${totals.b},`);
  });

  it('escapes every name on the page', async () => {
    const eve = await guest(at.app);
    await ask(at.app, 'PATCH /api/me', { token: eve.token, body: { name: `<img src=x onerror="1">'&` } });
    const seats = [
      { seat: 'a', person: eve.id, bot: null },
      { seat: 'b', person: null, bot: 'club' },
    ];
    const { match } = await play(rows, { seats }, true);
    const { text } = await get(`${match}/scoresheet`, eve);
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=&quot;1&quot;&gt;&#39;&amp;');
  });

  it('has a review once it is worked out', async () => {
    const early = await get(`${table.match}/review`, ann);
    expect([early.status, early.body.ready, early.headers['retry-after']]).toEqual([202, false, '10']);
    await at.house.store.keepReview(table.match, { id: null, rulebook: SETUP.book, shakes: [], complete: true });
    const ready = await get(`${table.match}/review`, ann);
    expect(ready.status).toBe(200);
    expect(ready.body).toMatchObject({ id: table.match, complete: true, people: { a: 'Ann Typed' } });
    expect((await get(`${table.match}/review`)).body.people).toEqual({ a: ann.name, b: bob.name });
    const other = await play(rows, {}, true);
    await at.house.store.keepReview(other.match, { failed: true });
    expect((await get(`${other.match}/review`, ann)).status).toBe(404);
  });

  it('keeps no name of somebody who was deleted', async () => {
    const eve = await guest(at.app);
    await ask(at.app, 'PATCH /api/me', { token: eve.token, body: { name: 'Eve Gone' } });
    const seats = [
      { seat: 'a', person: ann.id, bot: null },
      { seat: 'b', person: eve.id, bot: null },
    ];
    const { match } = await play(rows, { seats }, true);
    expect((await get(match, ann)).text).toContain('Eve Gone');
    await ask(at.app, 'DELETE /api/me', { token: eve.token });
    for (const path of ['', '.txt', '/log', '/scoresheet', '/scoresheet.csv', '/review']) {
      const { status, text } = await get(match + path, ann);
      expect(status).toBeLessThan(300);
      for (const name of ['Eve Gone', eve.name, eve.id]) expect(text).not.toContain(name);
    }
    expect((await get(match, ann)).body.people).toEqual({ a: 'Ann Typed' });
  });

  it('at a listed table has made-up names even for those who sat there', async () => {
    const { match } = await play(rows, { listed: true }, true);
    expect((await get(match, ann)).body.people).toEqual({ a: ann.name, b: bob.name });
  });
});

describe('an unfinished match', () => {
  it('shows its finished shakes and no secret, to everybody', async () => {
    const rows = await someRows();
    for (const count of [
      0,
      1,
      5,
      rowsOfShakes(rows, 1) - 1,
      rowsOfShakes(rows, 1),
      rowsOfShakes(rows, 1) + 3,
      rowsOfShakes(rows, 2),
    ]) {
      const table = await play(rows.slice(0, count));
      const shakes = rows.slice(0, count).filter(endsShake).length;
      const shown = shakes === 0 ? 0 : rowsOfShakes(rows, shakes);
      for (const who of [ann, zoe, undefined]) {
        const log = await get(`${table.match}/log`, who);
        expect(log.body.length).toBe(shown);
        const stored = await get(table.match, who);
        expect(stored.body.actions.length).toBe(shown);
        expect(stored.body).toMatchObject({ ended: null, totals: null, commitment: table.commitment });
        for (const path of ['', '.txt', '/log', '/scoresheet', '/scoresheet.csv', '/review'])
          expect((await get(table.match + path, who)).text).not.toContain(table.secret);
      }
      const review = await get(`${table.match}/review`, ann);
      expect([review.status, review.body.error.kind]).toEqual([404, 'not-found']);
    }
  });

  it('shows what was found in papers and illegal actions only as the table shows them', async () => {
    const rows = await someRows();
    const { match } = await play(rows.slice(0, rowsOfShakes(rows, 1)));
    const types = ((await get(`${match}/log`, ann)).body as Row[]).flatMap(({ events }) =>
      events.map(({ type }) => type),
    );
    expect(types).toContain('shakeEnded');
    for (const hidden of ['paperJudged', 'insulated', 'choicesStand']) expect(types).not.toContain(hidden);
  });

  it('never shows a paper that nobody opened', async () => {
    const { setup, rows, writer, paper } = await voidedShake();
    const cy = await guest(at.app);
    const people = { a: ann, b: bob, c: cy };
    const seats = Object.entries(people).map(([seat, { id }]) => ({ seat, person: id, bot: null }));
    const { match } = await play(rows, { setup, seats });
    const own = people[writer as keyof typeof people];
    expect((await get(`${match}/log`, own)).text).toContain(paper);
    for (const who of [ann, bob, cy, zoe, undefined].filter((each) => each !== own))
      for (const path of ['', '.txt', '/log']) {
        const { status, text } = await get(match + path, who);
        expect(status).toBe(200);
        expect(text).toContain('present');
        expect(text).not.toContain(paper);
      }
  });

  it('at a listed table comes thirty seconds late', async () => {
    const rows = await someRows();
    const first = rowsOfShakes(rows, 1);
    const { match, id } = await play(rows.slice(0, first), { listed: true });
    const counts = async () => {
      const { body, text } = await get(match, zoe);
      const log = await get(`${match}/log`, zoe);
      const notation = await get(`${match}.txt`, zoe);
      return [body.actions.length, log.body.length, notation.text.includes('roll'), text.includes('"roll"')];
    };
    const nothing = [0, 0, false, false];
    const everything = [expect.any(Number), first, true, true];
    // Another server on the same store, right after this one.
    at.tables.close();
    const next = new Tables({ ...at.around, trouble: () => {} });
    at.house.audienceAt = (table, last) => next.audienceAt(table, last);
    expect(await counts()).toEqual(nothing);
    at.clock.pass(25_000);
    expect(await counts()).toEqual(nothing);
    at.clock.pass(5_000);
    expect(await counts()).toEqual(everything);
    // The match goes on from its last row, and so does its audience.
    const table = await next.get(id);
    expect(await counts()).toEqual(nothing);
    expect(table.isIdle(at.clock.now() + 7 * 60_000)).toBe(false);
    at.clock.pass(30_000);
    expect(await counts()).toEqual(everything);
    next.close();
    expect(await counts()).toEqual(nothing);
  });
});

describe('a list', () => {
  it('has my matches, the newest first, a page at a time', async () => {
    const eve = await guest(at.app);
    const { store } = at.house;
    const rows = await someRows(1);
    const seats = [
      { seat: 'a', person: eve.id, bot: null },
      { seat: 'b', person: null, bot: 'club' },
    ];
    const records = Array.from({ length: 120 }, (_, nth) =>
      // Many of them began in the same moment, as in a hall where the director says when.
      newMatch({ id: `list-${999 - nth}`, seats, began: nth < 100 ? 1_000 : 1_119, ended: 5_000 + nth }),
    );
    for (const record of records) await store.addMatch(record, rows);
    const found: { id: string; began: number }[] = [];
    const sizes: number[] = [];
    for (let before: string | null = `${Number.MAX_SAFE_INTEGER}`; before !== null; ) {
      const answer = await ask(at.app, `GET /api/matches?mine=true&before=${before}`, { token: eve.token });
      expect(answer.status).toBe(200);
      found.push(...answer.body.matches);
      sizes.push(answer.body.matches.length);
      before = answer.body.before;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(found.map(({ id }) => id)).toEqual(records.toReversed().map(({ id }) => id));
    expect(found[0]).toEqual({
      ...{ id: records[119]?.id, rulebook: SETUP.book, division: SETUP.division, began: 1_119, ended: 5_119 },
      ...{ totals: { a: 6, b: 2 }, practice: true },
      seats: [
        { seat: 'a', person: { id: eve.id, name: eve.name, guest: true } },
        { seat: 'b', person: null, bot: 'club' },
      ],
    });
    const first = await ask(at.app, 'GET /api/matches', { token: eve.token });
    expect(first.body.matches.length).toBe(50);
    const earlier = await ask(at.app, 'GET /api/matches?before=1119', { token: eve.token });
    expect(earlier.body.matches[0].id).toBe('list-900');
  });

  it.each([
    'before=x',
    'before=-1',
    'before=1.',
    'before=1.a/b',
    'before=1&before=2',
    'before=99999999999999999',
    'mine=false',
  ])('with %s is refused', async (query) => {
    const answer = await ask(at.app, `GET /api/matches?${query}`, { token: ann.token });
    expect([answer.status, answer.body.error.kind]).toEqual([400, 'bad-request']);
  });
});

describe('a match played in a page', () => {
  const practice = async () => storedMatch(await playedLog());
  const post = (body: unknown, who = ann) => ask(at.app, 'POST /api/matches', { token: who.token, body });

  it('is played again, kept, and marked', async () => {
    const stored = await practice();
    const answer = await post({ ...stored, you: 'b', bots: { a: 'club' }, people: { a: 'somebody' } });
    expect(answer.status).toBe(201);
    const { match } = answer.body;
    expect(match).toMatchObject({
      ...{ practice: true, rulebook: SETUP.book, totals: replayMatch(stored, { search }).totals },
      seats: [
        { seat: 'a', person: null, bot: 'club' },
        { seat: 'b', person: { id: ann.id, name: 'Ann Typed' } },
      ],
    });
    const { body } = await get(match.id, ann);
    expect(body).toMatchObject({ practice: true, people: { b: 'Ann Typed' }, commitment: null });
    expect(body.secret).toBeUndefined();
    expect(replayMatch(body, { search }).totals).toEqual(match.totals);
    const list = await ask(at.app, 'GET /api/matches?mine=true', { token: ann.token });
    expect(list.body.matches.map(({ id }: { id: string }) => id)).toContain(match.id);
  });

  it('is refused where the rules refuse it, with the rule and its clause', async () => {
    const stored = await practice();
    const [roll, ...rest] = stored.actions;
    const answer = await post({ ...stored, actions: [roll, roll, ...rest] });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({
      kind: 'bad-request',
      rule: expect.any(String),
      clause: expect.any(String),
    });
    expect(answer.body.error.message).toMatch(/^The rules refuse action 2 of this match: [A-Z].*\.$/);
  });

  it.each([
    ['an unknown rulebook', { rulebook: 'x' }],
    ['no actions', { actions: [] }],
    ['actions that are none', { actions: [{ type: 'fly' }] }],
    ['players that are no seats', { players: ['ann', 'bob'] }],
    ['seats in another order', { players: ['b', 'a'] }],
    ['a seat that nobody has', { you: 'c' }],
    ['a bot that nobody knows', { bots: { b: 'genius' } }],
    ['too many actions', { actions: Array.from({ length: 5_001 }, () => ({ at: 0, by: 'a', type: 'agree' })) }],
  ])('is refused with %s, in words', async (_, more) => {
    const answer = await post({ ...(await practice()), ...more });
    expect([answer.status, answer.body.error.kind]).toEqual([400, 'bad-request']);
    expect(answer.body.error.message).toMatch(/^[A-Z"].+\.$/s);
  });

  it('has at most a megabyte', async () => {
    const stored = await practice();
    const answer = await post({ ...stored, note: 'x'.repeat(1024 * 1024) });
    expect([answer.status, answer.body.error.kind]).toEqual([413, 'too-large']);
    expect(LONGEST_LOG).toBeGreaterThan(1024 * 1024);
  });
});

describe('a match that is not there', () => {
  it.each(['nothing', '__proto__', 'x'.repeat(90), '..%2F..%2Fetc', '%00'])('%s', async (id) => {
    for (const path of ['', '.txt', '/log', '/review', '/scoresheet', '/scoresheet.csv']) {
      const { status, body } = await get(id + path, ann);
      expect([status, body.error.kind]).toEqual([404, 'not-found']);
    }
  });
});
