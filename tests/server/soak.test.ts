// Many minutes with 300 tables of bots and scripted people, in the long run alone: memory stays flat, and every match replays to its state.
import { describe, expect, it } from 'vitest';
import { Dice } from '../table/support/dice.ts';
import { closeAll, hostOf, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { pause } from './support/patience.ts';
import { hasStore, STORES, storeOptions } from './support/postgres.ts';
import { startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 19_900_000;
const TABLES = 300;
/** The league's store gets a shorter look. */
const MINUTES = { sqlite: 20, postgres: 5 } as const;
const SPEED = 4;

const BOOKS = [
  ['mlag-equations-basic-2018', 'middle'],
  ['mlag-equations-basic-2018', 'elementary'],
  ['mlag-onsets-basic-2011', 'middle'],
  ['mlag-onsets-basic-2019', 'middle'],
  ['mlag-onsets-adventurous-2017', 'junior'],
  ['agloa-onsets-2023', 'middle'],
] as const;

describe.skipIf(!long)('a soak', () => {
  for (const [nth, store] of STORES.entries())
    it.skipIf(!hasStore(store))(
      `of ${TABLES} tables for ${MINUTES[store]} minutes on ${store}, from seed ${first}`,
      async () => {
        const server = await startServer({ speed: SPEED, ...(await storeOptions(store)) });
        const end = performance.now() + MINUTES[store] * 60_000;
        const tally = { matches: 0, rows: 0, gaps: 0 };
        let seed = first + 100_000 * nth;

        const playOne = async (): Promise<void> => {
          seed += 1;
          const mine = seed;
          const dice = new Dice(mine);
          const [book, division] = dice.of(BOOKS);
          const match: LiveMatch = await seatPeople(server, {
            ...{ book, division, seed: mine, count: 3, bots: 1 + dice.below(2), shakes: 1 + dice.below(2) },
            ...{ officiating: dice.in100(50) ? 'strict' : 'table', clocks: dice.in100(70) ? 'book' : 'none' },
            ...{ ways: dice.in100(80) ? ['socket'] : ['stream'], levels: ['first-week'] },
            script: { thinks: 12_000, whims: 3, naps: 1 },
          });
          for (const { client } of match.seats) client.persist();
          startPlaying(match);
          const { client } = hostOf(match);
          // When time is up, the director ends every round.
          const ending = setTimeout(() => {
            for (const type of ['end-round', 'stop-play']) client.act(match.table.id, { type }).catch(() => {});
          }, end - performance.now());
          await playToTheEnd(match, 30 * 60_000).finally(() => clearTimeout(ending));
          const { rows } = await checkStored(match, { command: false });
          for (const { client } of match.seats) tally.gaps += client.tables.get(match.table.id)?.gaps ?? 0;
          tally.matches += 1;
          tally.rows += rows.length;
          closeAll(match);
        };
        const tables = Array.from({ length: TABLES }, async (_, index) => {
          await pause(index * 20);
          while (performance.now() < end) await playOne();
        });

        const memory: number[] = [];
        const watching = (async () => {
          while (performance.now() < end) {
            await pause(15_000);
            memory.push(server.residentBytes / 1e6);
          }
        })();
        await Promise.all([...tables, watching]);
        const middle = memory.slice(Math.floor(memory.length / 4), Math.floor(memory.length / 2));
        const late = memory.slice(-middle.length);
        const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
        console.log(
          `soak on ${store}: ${tally.matches} matches with ${tally.rows} rows, ${tally.gaps} versions overtaken, ` +
            `memory ${mean(middle).toFixed(0)} MB, then ${mean(late).toFixed(0)} MB, from seed ${first}`,
        );
        expect(tally.matches).toBeGreaterThan(TABLES);
        expect(mean(late)).toBeLessThan(1.25 * mean(middle) + 20);
        await server.stop();
      },
    );
});
