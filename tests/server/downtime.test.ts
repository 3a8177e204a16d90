// Time in which the server was down counts for nobody, however it ended and however long it was down.
import { describe, expect, it } from 'vitest';
import { closeAll, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { checkMoments, momentsAtEnd } from './support/moments.ts';
import { hasStore, STORES, storeOptions } from './support/postgres.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored, hasEveryDone } from './support/storedMatch.ts';

const first = 20_200_000;
const SPEED = 100;
const MINUTE = 60_000;
/** Every limit of every book would be over, and the round too. */
const HALF_HOUR = 30 * MINUTE;
/** After more than an hour, a match comes back only when somebody asks for it. */
const NIGHT = 600 * MINUTE;
/** No player of these matches takes nearly as long over anything. */
const LONGEST_MS = 5 * MINUTE;

const ENDS = {
  sqlite: [
    ['drain', HALF_HOUR],
    ['kill9', NIGHT],
  ],
  postgres: [
    ['kill9', HALF_HOUR],
    ['drain', NIGHT],
  ],
} as const;

async function beginMatches(server: Server, seed: number): Promise<readonly LiveMatch[]> {
  const books = ['mlag-equations-basic-2018', 'agloa-onsets-2023'] as const;
  const seating = books.map((book, index) =>
    seatPeople(server, {
      ...{ book, division: 'middle', count: 2, clocks: 'book', minutes: 5, seed: seed + index },
      ...{ ways: index === 0 ? ['socket'] : ['stream'], script: { thinks: 150, whims: 0 } },
    }),
  );
  const matches = await Promise.all(seating);
  for (const match of matches) {
    for (const { client } of match.seats) client.persist();
    startPlaying(match);
  }
  return matches;
}

/** Play goes on, and a limit runs. */
const someMore = ({ table, seats }: LiveMatch, v: number) =>
  Promise.all(
    seats.map(({ client }) =>
      client.until(
        table.id,
        (watched) => watched.v >= v && (watched.view?.tasks.some(({ due }) => due !== null) ?? false),
        'a limit that runs',
      ),
    ),
  );

describe('time in which the server was down', () => {
  for (const [nth, store] of STORES.entries()) {
    const seed = first + 100 * nth;
    it.skipIf(!hasStore(store))(`counts for nobody on ${store}, from seed ${seed}`, { concurrent: true }, async () => {
      const server = await startServer({ speed: SPEED, ...(await storeOptions(store)) });
      try {
        const matches = await beginMatches(server, seed);
        for (const [index, [end, down]] of ENDS[store].entries()) {
          for (const match of matches) await someMore(match, 3 + 3 * index);
          const moments = momentsAtEnd(matches);
          if (end === 'drain') expect(await server.drain()).toBe(0);
          else await server.kill9();
          const before = moments();
          await server.restart(down);
          await checkMoments(server, matches, before);
        }
        for (const match of matches) {
          await playToTheEnd(match);
          const { rows } = await checkStored(match, { command: false });
          hasEveryDone(rows, match);
          for (const [index, { at, v }] of rows.entries())
            expect(at - (rows[index - 1]?.at ?? 0), `v ${v}`).toBeLessThan(LONGEST_MS);
          closeAll(match);
        }
      } finally {
        await server.stop();
      }
    });
  }
});
