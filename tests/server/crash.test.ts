// `kill -9` at random moments while people play: what was answered with `done` is there afterwards, once, and nobody lost time.
import { afterEach, describe, expect, it } from 'vitest';
import { Dice } from '../table/support/dice.ts';
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
import { hasStore, STORES, storeOptions } from './support/postgres.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';

const long = process.env.OPENSHAKE_LONG === '1';
/** Over both stores. */
const kills = long ? 200 : 10;
const first = 19_300_000;
const SPEED = 20;
const TABLES = 4;
/** Every third time the server stays down for this long: a charge for it would be seen. */
const DOWN_MS = 2500;
/** How exactly this test can tell the moment of a match, in the match's own milliseconds. */
const SLACK_MS = 2500;

let server: Server | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const BOOKS = [
  ['mlag-equations-basic-2018', 'middle'],
  ['agloa-onsets-2023', 'senior'],
  ['mlag-onsets-basic-2019', 'middle'],
  ['mlag-onsets-adventurous-2017', 'junior'],
] as const;

async function beginMatch(at: Server, seed: number): Promise<LiveMatch> {
  const [book, division] = BOOKS[seed % BOOKS.length] ?? BOOKS[0];
  const match = await seatPeople(at, {
    ...{ book, division, seed, count: seed % 3 === 0 ? 2 : 3, clocks: seed % 4 === 0 ? 'none' : 'book' },
    ...{ officiating: seed % 2 === 0 ? 'strict' : 'table', shakes: 2, ways: seed % 2 === 0 ? ['socket'] : ['stream'] },
    script: { thinks: 60, whims: 5 },
  });
  for (const { client } of match.seats) client.persist();
  startPlaying(match);
  return match;
}

/** The moment of each match as its people know it. */
const momentsOf = (matches: readonly LiveMatch[]): number[] =>
  matches.map(({ seats, table }) =>
    Math.max(...seats.map(({ client }) => client.tables.get(table.id)?.moment(SPEED) ?? 0)),
  );

/** After the restart, each match goes on from where it stood: time that nobody ran it does not count. */
async function checkClocks(at: Server, matches: readonly LiveMatch[], before: readonly number[]): Promise<void> {
  for (const [index, match] of matches.entries()) {
    const { client } = hostOf(match);
    const watched = await client.until(
      match.table.id,
      ({ heardAt }) => heardAt > at.started,
      'the first message after a restart',
    );
    const now = watched.now - (watched.began ?? watched.now);
    const most = (before[index] ?? 0) + (watched.heardAt - at.started) * SPEED + SLACK_MS;
    expect(now, `match ${index}, seed ${match.plan.seed}`).toBeLessThanOrEqual(most);
  }
}

/** A done action that is sent again gets the same answer, whatever happened since. */
async function checkResent({ seats, table }: LiveMatch): Promise<void> {
  for (const { client, player } of seats) {
    const deed = player.deeds[Math.floor(player.deeds.length / 2)];
    if (!deed) continue;
    const again = await client.act(table.id, deed.action, deed.id);
    expect(again).toMatchObject({ ok: true, v: deed.v });
  }
}

describe('kill -9', () => {
  for (const [nth, store] of STORES.entries()) {
    const count = kills / STORES.length;
    const seed = first + 10_000 * nth;
    it.skipIf(!hasStore(store))(`loses nothing on ${store}, ${count} times from seed ${seed}`, async () => {
      const dice = new Dice(seed);
      const running = await startServer({ speed: SPEED, ...(await storeOptions(store)) });
      server = running;
      let seeds = seed;
      const begin = () => {
        seeds += 1;
        return beginMatch(running, seeds);
      };
      let matches = await Promise.all(Array.from({ length: TABLES }, begin));
      const over: LiveMatch[] = [];
      for (let kill = 0; kill < count; kill += 1) {
        await pause(50 + dice.below(700));
        const before = momentsOf(matches);
        await running.kill9();
        if (kill % 3 === 0) await pause(DOWN_MS);
        await running.restart();
        await checkClocks(running, matches, before);
        // New matches in place of those that are over.
        over.push(...matches.filter(isOver));
        matches = await Promise.all(matches.map((match) => (isOver(match) ? begin() : match)));
      }
      over.push(...matches);
      let deeds = 0;
      for (const match of over) {
        await playToTheEnd(match);
        const { rows } = await checkStored(match, { command: false });
        for (const { client, seat } of match.seats)
          for (const done of client.dones)
            if (done.ok) {
              const at = rows.flatMap((row) => (row.id === done.id && row.action.by === seat ? [row.v] : []));
              expect(at).toEqual([done.v]);
            }
        await checkResent(match);
        deeds += match.seats.reduce((sum, { player }) => sum + player.deeds.length, 0);
        closeAll(match);
      }
      console.log(
        `kill -9 on ${store}: ${count} times in ${over.length} matches with ${deeds} deeds, from seed ${seed}`,
      );
      expect(deeds).toBeGreaterThan(10 * count);
      await until(async () => (await fetch(`${running.url}/health`)).ok, 'good health');
    });
  }
});
