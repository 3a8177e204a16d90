// `kill -9` at random moments while people play: what was answered with `done` is there afterwards, once, and nobody lost time.
import type { Row } from '@openshake/host';
import { describe, expect, it } from 'vitest';
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
import { checkMoments, momentsAtEnd } from './support/moments.ts';
import { pause, until } from './support/patience.ts';
import { hasStore, STORES, storeOptions } from './support/postgres.ts';
import { type Server, startServer } from './support/server.ts';
import { checkResent, checkStored, hasEveryDone, rowsOf } from './support/storedMatch.ts';

const long = process.env.OPENSHAKE_LONG === '1';
/** On each store. */
const kills = long ? 200 : 10;
const first = 19_300_000;
const SPEED = 20;
const TABLES = 4;
/** Every third time the server stays down for this long, so that clients try in vain, */
const DOWN_MS = 500;
/** and the clock of the machine says that it was much longer. */
const LATER_MS = 20 * 60_000;

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

/** A match that is over, with its log as it was then. */
interface Finished {
  match: LiveMatch;
  rows: readonly Row[];
}

async function finish(match: LiveMatch): Promise<Finished> {
  await playToTheEnd(match);
  const { rows } = await checkStored(match, { command: false });
  hasEveryDone(rows, match);
  await checkResent(match);
  closeAll(match);
  return { match, rows: await rowsOf(hostOf(match).person, match.table.match) };
}

describe('kill -9', () => {
  for (const [nth, store] of STORES.entries()) {
    const seed = first + 10_000 * nth;
    // Mostly they wait for servers to start, so both stores are tried at the same time.
    it.skipIf(!hasStore(store))(
      `loses nothing on ${store}, ${kills} times from seed ${seed}`,
      { concurrent: true, timeout: long ? 0 : 240_000 },
      async () => {
        const dice = new Dice(seed);
        const server = await startServer({ speed: SPEED, ...(await storeOptions(store)) });
        try {
          let seeds = seed;
          const begin = () => {
            seeds += 1;
            return beginMatch(server, seeds);
          };
          let matches = await Promise.all(Array.from({ length: TABLES }, begin));
          const finished: Finished[] = [];
          for (let kill = 0; kill < kills; kill += 1) {
            await pause(50 + dice.below(700));
            const moments = momentsAtEnd(matches);
            await server.kill9();
            const before = moments();
            if (kill % 3 === 0) await pause(DOWN_MS);
            await server.restart(kill % 3 === 0 ? LATER_MS : 0);
            await checkMoments(server, matches, before);
            // New matches in place of those that are over.
            const over = matches.filter(isOver);
            for (const match of over) finished.push(await finish(match));
            matches = await Promise.all(matches.map((match) => (over.includes(match) ? begin() : match)));
          }
          for (const match of matches) finished.push(await finish(match));
          // Later kills took nothing from the matches before them.
          for (const { match, rows } of finished)
            expect(await rowsOf(hostOf(match).person, match.table.match)).toEqual(rows);
          const deeds = finished.flatMap(({ match }) => match.seats.flatMap(({ player }) => player.deeds)).length;
          console.log(
            `kill -9 on ${store}: ${kills} times in ${finished.length} matches with ${deeds} deeds, from seed ${seed}`,
          );
          expect(deeds).toBeGreaterThan(10 * kills);
          await until(async () => (await fetch(`${server.url}/health`)).ok, 'good health');
        } finally {
          await server.stop();
        }
      },
    );
  }
});
