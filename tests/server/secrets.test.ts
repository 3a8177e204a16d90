// Secrets on the bytes: everything that reaches any viewer in random matches is searched for what that viewer may not see.
import type { Row } from '@openshake/host';
import { BOOK_IDS, books, type DivisionId } from '@openshake/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Dice } from '../table/support/dice.ts';
import type { LiveClient } from './support/liveClient.ts';
import {
  closeAll,
  hostOf,
  isOver,
  type LiveMatch,
  playToTheEnd,
  seatPeople,
  startPlaying,
} from './support/liveMatch.ts';
import { pause, until } from './support/patience.ts';
import { Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';
import { TypedNames } from './support/typedNames.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 19_400_000;
const matches = long ? 60 : 5;
const SPEED = 60;
/** After somebody is deleted, the match goes on for so many versions. */
const SEEN_AFTER = 4;

/** Bytes that reached a viewer. */
interface Frame {
  viewer: string;
  text: string;
  /** The version that it is about; null for an answer over HTTP and for messages about no version. */
  v: number | null;
  /** The newest version that any seat had seen. */
  newest: number;
  /** When it was heard, or asked for over HTTP. */
  at: number;
}

let server: Server;
beforeAll(async () => {
  server = await startServer({ speed: SPEED });
});
afterAll(() => server?.stop());

const versionIn = (text: string): number | null => {
  const { type, v } = JSON.parse(text);
  return type === 'table' ? v : null;
};

class Recorder {
  readonly frames: Frame[] = [];
  #newest = 0;

  hearAs(viewer: string): (text: string) => void {
    return (text) => {
      const v = versionIn(text);
      if (viewer !== 'audience') this.#newest = Math.max(this.#newest, v ?? 0);
      this.frames.push({ viewer, text, v, newest: this.#newest, at: performance.now() });
    };
  }

  get newest(): number {
    return this.#newest;
  }

  /** Asks over HTTP, and keeps the answer if it is still of interest. */
  async ask(viewer: string, person: Person, path: string, isKept: () => boolean = () => true): Promise<void> {
    const at = performance.now();
    const { text } = await person.ask(path);
    if (isKept()) this.frames.push({ viewer, text, v: null, newest: this.#newest, at });
  }

  /** Asks over HTTP for everything about the match while it is played, as every seat and as a stranger. */
  async pry({ table, seats }: LiveMatch, stranger: Person, isDone: () => boolean): Promise<void> {
    const paths = pathsOf(table);
    for (let turn = 0; !isDone(); turn += 1) {
      const askers = [...seats.map(({ seat, person }) => ({ seat, person })), { seat: 'stranger', person: stranger }];
      const asker = askers[turn % askers.length];
      const path = paths[Math.floor(turn / askers.length) % paths.length];
      if (!asker || path === undefined) continue;
      await this.ask(asker.seat, asker.person, path, () => !isDone());
      await pause(15);
    }
  }
}

/** Everything about a match that somebody can ask for over HTTP. */
const pathsOf = ({ id, match }: LiveMatch['table']): readonly string[] => [
  `/api/tables/${id}`,
  '/api/tables',
  ...['', '.txt', '/log', '/review', '/scoresheet', '/scoresheet.csv'].map((part) => `/api/matches/${match}${part}`),
  '/api/tables?mine=true',
  '/api/matches?mine=true',
  '/metrics',
];

/** When each paper was presented and opened, and when its shake ended; as versions, or never. */
function lifeOf(rows: readonly Row[], mark: string) {
  const has = (value: unknown) => JSON.stringify(value).includes(mark);
  const presented = rows.find(({ action }) => action.type === 'present' && has(action))?.v ?? null;
  const after = rows.filter(({ v }) => presented !== null && v >= presented);
  const opened = after.find(({ events }) =>
    events.some((event) => event.type === 'phaseBegan' && event.phase.name === 'check' && has(event)),
  )?.v;
  const ended = after.find(({ events }) => events.some(({ type }) => type === 'shakeEnded'))?.v;
  return { presented, opened: opened ?? Infinity, ended: ended ?? Infinity };
}

/** How many frames reached somebody else while a paper was sealed; fails if one of them has the paper. */
function checkPapers({ marks }: LiveMatch, rows: readonly Row[], frames: readonly Frame[]): number {
  let sealed = 0;
  for (const { mark, seat } of marks.papers) {
    const { presented, opened, ended } = lifeOf(rows, mark);
    for (const { viewer, text, v, newest } of frames) {
      if (viewer === seat) continue;
      // Over HTTP, only finished shakes are served. What was just stored may be newer than what anybody heard.
      const isOpen = v === null ? newest + 3 >= ended : v >= opened;
      if (!isOpen && text.includes(mark))
        throw new Error(`${viewer} got the sealed paper of ${seat} (v ${v}, opened at ${opened}): ${text}`);
      sealed += Number(presented !== null && v !== null && v >= presented && v < opened);
    }
  }
  return sealed;
}

async function audienceOf(match: LiveMatch, recorder: Recorder): Promise<LiveClient> {
  const stranger = await Person.guest(server);
  const client = stranger.client('socket', { hear: recorder.hearAs('audience') });
  await client.open();
  const { id, code, listed } = match.table;
  await client.watch(id, listed ? {} : { code });
  client.lobby(true);
  return client;
}

/** In the middle of the match somebody gives up the typed name. Whoever is deleted plays no more, so a little later the host ends the round. */
async function giveUpInMidMatch(
  match: LiveMatch,
  names: TypedNames,
  { after, how }: { after: number; how: 'another name' | 'deleted' },
  { recorder, audience }: { recorder: Recorder; audience: LiveClient },
): Promise<LiveMatch> {
  const last = match.seats.at(-1);
  if (!last) throw new Error('Nobody is there.');
  await until(() => isOver(match) || recorder.newest >= after, 'the middle of the match');
  if (how === 'deleted') await last.player.stop();
  await names.giveUp(last.person, how, [...match.seats.map(({ client }) => client), audience]);
  if (how === 'another name') return match;
  const left = { ...match, seats: match.seats.slice(0, -1) };
  const { client } = hostOf(match);
  const heard = recorder.newest + SEEN_AFTER;
  const end = performance.now() + 3_000;
  await until(() => isOver(left) || recorder.newest >= heard || performance.now() > end, 'the match to go on');
  for (const type of ['end-round', 'stop-play'] as const) if (!isOver(left)) await client.act(match.table.id, { type });
  return left;
}

/** At a listed table, nobody sees a typed name. Strangers never see one, and nobody sees one that was given up. Gives how often one was seen, and how many frames came after one was gone. */
function checkNames({ names }: TypedNames, listed: boolean, frames: readonly Frame[]) {
  const tally = { seen: 0, after: 0 };
  for (const { viewer, text, at } of frames)
    for (const { name, goneAt } of names) {
      tally.after += Number(at > goneAt);
      if (!text.includes(name)) continue;
      if (listed || viewer === 'stranger' || at > goneAt)
        throw new Error(
          `${viewer} got the typed name ${name}, ${(at - goneAt).toFixed(0)} ms after it was gone: ${text}`,
        );
      tally.seen += 1;
    }
  return tally;
}

describe('secrets', () => {
  it(`reach nobody who may not see them, ${matches} matches from seed ${first}`, async () => {
    const tally = { sealed: 0, papers: 0, frames: 0, bytes: 0, seen: 0, after: 0 };
    for (let nth = 0; nth < matches; nth += 1) {
      const recorder = new Recorder();
      const book = BOOK_IDS[nth % BOOK_IDS.length] ?? 'agloa-onsets-2023';
      const divisions = Object.keys(books[book].divisions) as DivisionId[];
      const listed = nth % 2 === 1;
      const match = await seatPeople(server, {
        ...{ book, division: divisions[nth % divisions.length] ?? 'middle', count: nth % 3 === 2 ? 2 : 3 },
        ...{ officiating: nth % 2 === 0 ? 'strict' : 'table', clocks: 'book', shakes: 2, listed },
        ...{ seed: first + nth, ways: ['socket', 'stream'] },
        script: { whims: 5, naps: 2, thinks: 10, eager: 25 },
        client: (seat) => ({ hear: recorder.hearAs(seat) }),
      });
      const audience = await audienceOf(match, recorder);
      const stranger = await Person.guest(server);
      const names = new TypedNames();
      for (const [index, { person }] of match.seats.entries())
        await names.type(person, (index + nth) % 2 === 0 ? 'account' : 'guest');
      let isDone = false;
      startPlaying(match);
      const prying = recorder.pry(match, stranger, () => isDone);
      const middle = {
        after: 10 + new Dice(first + nth).below(20),
        how: nth % 5 < 2 ? 'deleted' : 'another name',
      } as const;
      const left = giveUpInMidMatch(match, names, middle, { recorder, audience });
      await left.then(playToTheEnd).finally(() => {
        isDone = true;
      });
      await prying;
      const { rows } = await checkStored(match, { command: false });
      tally.sealed += checkPapers(match, rows, recorder.frames);
      const { body } = await hostOf(match).person.demand(200, `/api/matches/${match.table.match}`);
      const people = [...match.seats.map(({ person }) => person), stranger];
      const over = rows.find(({ events }) =>
        events.some((event) => event.type === 'phaseBegan' && event.phase.name === 'over'),
      );
      for (const { text, viewer, v, newest } of recorder.frames) {
        // Over HTTP, it may be shown as soon as the match is over.
        const isShown = v === null && newest + 3 >= (over?.v ?? Infinity);
        expect(!isShown && text.includes(body.secret), `${viewer} got the secret of the dice: ${text}`).toBe(false);
        for (const { token } of people) expect(text.includes(token), `${viewer} got a token: ${text}`).toBe(false);
        tally.bytes += text.length;
      }
      const host = hostOf(match);
      const others = match.seats.filter(({ client }) => client !== host.client && client.isOpen);
      const listeners = [...others.map(({ client }) => client), audience];
      await names.giveUp(host.person, nth % 3 === 0 ? 'no name' : 'deleted', listeners);
      for (const client of listeners) await client.watch(match.table.id, listed ? {} : { code: match.table.code });
      for (const path of pathsOf(match.table))
        for (const { seat, person } of [...others, { seat: 'stranger', person: stranger }])
          await recorder.ask(seat, person, path);
      const { seen, after } = checkNames(names, listed, recorder.frames);
      tally.seen += seen;
      tally.after += after;
      tally.frames += recorder.frames.length;
      tally.papers += match.marks.papers.length;
      audience.close();
      closeAll(match);
    }
    const { sealed, papers, frames, bytes, seen, after } = tally;
    console.log(
      `secrets: ${bytes} bytes in ${frames} frames, ${papers} papers, ${sealed} frames while one was sealed, ` +
        `a typed name seen ${seen} times, ${after} frames after one was given up, from seed ${first}`,
    );
    expect(papers).toBeGreaterThan(2 * matches);
    expect(sealed).toBeGreaterThan(2 * matches);
    expect(seen).toBeGreaterThan(10 * matches);
    expect(after).toBeGreaterThan(20 * matches);
  });

  it('such as names are seen by those who may, and by nobody once the person is deleted', async () => {
    const NAME = 'Zebediah Quill';
    const seeing: { private: string[]; listed: string[]; after: string[] } = { private: [], listed: [], after: [] };
    for (const listed of [false, true]) {
      const texts = listed ? seeing.listed : seeing.private;
      const match = await seatPeople(server, {
        ...{ book: 'mlag-equations-basic-2018', division: 'middle', count: 2, clocks: 'none', shakes: 1, listed },
        ...{
          seed: first + 900 + Number(listed),
          client: (seat) => (seat === 'a' ? {} : { hear: (text) => texts.push(text) }),
        },
      });
      const { person, client } = hostOf(match);
      const { table } = match;
      await person.demand(200, '/api/me', { method: 'PATCH', body: { name: NAME } });
      const stranger = await Person.guest(server);
      const lobby = stranger.client('stream', { hear: (text) => seeing.listed.push(text) });
      await lobby.open();
      lobby.lobby(true);
      startPlaying(match);
      await playToTheEnd(match);
      await checkStored(match, { command: false });
      for (const path of [`/api/matches/${table.match}`, `/api/matches/${table.match}.txt`, '/api/tables'])
        seeing.listed.push((await stranger.demand(200, path)).text);
      const other = match.seats[1];
      texts.push((await other?.person.demand(200, `/api/tables/${table.id}`))?.text ?? '');
      const alias = (await person.demand(200, '/api/me')).body.person.alias ?? person.name;
      expect(alias).not.toBe(NAME);

      expect((await person.ask('/api/me', { method: 'DELETE' })).status).toBeLessThan(300);
      await until(() => client.ended, 'the end of the connection of a person who is gone');
      const again = other?.person.client('socket', { hear: (text) => seeing.after.push(text) });
      await again?.open();
      await again?.watch(table.id);
      for (const asker of [stranger, other?.person])
        for (const path of [`/api/tables/${table.id}`, `/api/matches/${table.match}`, '/api/matches?mine=true'])
          seeing.after.push((await asker?.ask(path))?.text ?? '');
      seeing.after.push((await other?.person.demand(200, `/api/matches/${table.match}.txt`))?.text ?? '');
      for (const text of seeing.after) expect(text.includes(alias), text).toBe(false);
      expect((await person.ask('/api/me')).status).toBe(401);
      again?.close();
      lobby.close();
      closeAll(match);
    }
    expect(seeing.private.some((text) => text.includes(NAME))).toBe(true);
    for (const text of [...seeing.listed, ...seeing.after]) expect(text.includes(NAME), text).toBe(false);
    expect(seeing.after.length).toBeGreaterThan(10);
  });
});
