// Secrets on the bytes: everything that reaches any viewer in random matches is searched for what that viewer may not see.
import type { Row } from '@openshake/host';
import { BOOK_IDS, books, type DivisionId } from '@openshake/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveClient } from './support/liveClient.ts';
import { closeAll, hostOf, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { pause, until } from './support/patience.ts';
import { Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 19_400_000;
const matches = long ? 60 : 5;
const SPEED = 60;

/** Bytes that reached a viewer. */
interface Frame {
  viewer: string;
  text: string;
  /** The version that it is about; null for an answer over HTTP and for messages about no version. */
  v: number | null;
  /** The newest version that any seat had seen. */
  newest: number;
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
  #match: LiveMatch | undefined;

  hearAs(viewer: string): (text: string) => void {
    return (text) => {
      const v = versionIn(text);
      if (viewer !== 'audience') this.#newest = Math.max(this.#newest, v ?? 0);
      this.frames.push({ viewer, text, v, newest: this.#newest });
    };
  }

  /** Asks over HTTP for everything about the match while it is played, as every seat and as a stranger. */
  async pry(match: LiveMatch, stranger: Person, isDone: () => boolean): Promise<void> {
    this.#match = match;
    const { table, seats } = this.#match;
    const paths = [
      `/api/tables/${table.id}`,
      '/api/tables',
      `/api/matches/${table.match}`,
      `/api/matches/${table.match}.txt`,
      `/api/matches/${table.match}/log`,
      '/api/matches?mine=true',
      '/metrics',
    ];
    for (let turn = 0; !isDone(); turn += 1) {
      const askers = [...seats.map(({ seat, person }) => ({ seat, person })), { seat: 'stranger', person: stranger }];
      const asker = askers[turn % askers.length];
      const path = paths[turn % paths.length];
      if (!asker || path === undefined) continue;
      const { text } = await asker.person.ask(path);
      if (!isDone()) this.frames.push({ viewer: asker.seat, text, v: null, newest: this.#newest });
      await pause(15);
    }
  }
}

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
  return client;
}

describe('secrets', () => {
  it(`reach nobody who may not see them, ${matches} matches from seed ${first}`, async () => {
    const tally = { sealed: 0, papers: 0, frames: 0, bytes: 0 };
    for (let nth = 0; nth < matches; nth += 1) {
      const recorder = new Recorder();
      const book = BOOK_IDS[nth % BOOK_IDS.length] ?? 'agloa-onsets-2023';
      const divisions = Object.keys(books[book].divisions) as DivisionId[];
      const match = await seatPeople(server, {
        ...{ book, division: divisions[nth % divisions.length] ?? 'middle', count: nth % 3 === 2 ? 2 : 3 },
        ...{ officiating: nth % 2 === 0 ? 'strict' : 'table', clocks: 'book', shakes: 2, listed: nth % 2 === 1 },
        ...{ seed: first + nth, ways: ['socket', 'stream'] },
        script: { whims: 5, naps: 2, thinks: 10, eager: 25 },
        client: (seat) => ({ hear: recorder.hearAs(seat) }),
      });
      const audience = await audienceOf(match, recorder);
      const stranger = await Person.guest(server);
      let isDone = false;
      startPlaying(match);
      const prying = recorder.pry(match, stranger, () => isDone);
      await playToTheEnd(match).finally(() => {
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
      tally.frames += recorder.frames.length;
      tally.papers += match.marks.papers.length;
      audience.close();
      closeAll(match);
    }
    const { sealed, papers, frames, bytes } = tally;
    console.log(
      `secrets: ${bytes} bytes in ${frames} frames, ${papers} papers, ${sealed} frames while one was sealed, from seed ${first}`,
    );
    expect(papers).toBeGreaterThan(2 * matches);
    expect(sealed).toBeGreaterThan(2 * matches);
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
