// Many minutes with 300 tables of bots and scripted people, in the long run alone: memory stays flat, every client sees every version, and every match replays to its state.
// A smaller one by hand: `OPENSHAKE_SOAK=30x1 npx vitest run --project server tests/server/soak.test.ts`, with 30 tables for one minute.
import { afterEach, describe, expect, it } from 'vitest';
import { Dice } from '../table/support/dice.ts';
import { ask } from './support/asking.ts';
import { closeAll, hostOf, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { pause, until } from './support/patience.ts';
import { hasStore, STORES, type StoreName, storeOptions } from './support/postgres.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 19_900_000;
/** How many tables, and for how many minutes. */
const asked = /^(\d+)x([\d.]+)$/
  .exec(process.env.OPENSHAKE_SOAK ?? '')
  ?.slice(1)
  .map(Number);
const [TABLES = 300, MINUTES] = asked ?? [];
/** The league's store gets a shorter look, but its threads take memory for some minutes before it is flat. */
const minutesOn = (store: StoreName): number => MINUTES ?? (store === 'sqlite' ? 20 : 10);
const SPEED = 4;

const BOOKS = [
  ['mlag-equations-basic-2018', 'middle'],
  ['mlag-equations-basic-2018', 'elementary'],
  ['mlag-onsets-basic-2011', 'middle'],
  ['mlag-onsets-basic-2019', 'middle'],
  ['mlag-onsets-adventurous-2017', 'junior'],
  ['agloa-onsets-2023', 'middle'],
] as const;

/** Memory is flat if the lowest of the last quarter is hardly above the lowest of the second quarter. The threads of bots keep garbage for long, so the whole process may have some more. */
interface Memory {
  /** What objects of the main thread use, after everything is given back that nothing refers to. */
  heap: number;
  resident: number;
}

async function numbersOf({ url }: Server): Promise<Map<string, number>> {
  const { text } = await ask(`${url}/metrics`);
  return new Map([...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]));
}

const memoryOf = async (server: Server): Promise<Memory> => ({
  heap: await server.heldBytes(),
  resident: server.residentBytes,
});

let server: Server | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe.skipIf(!long && !asked)('a soak', () => {
  for (const [nth, store] of STORES.entries())
    it.skipIf(!hasStore(store))(
      `of ${TABLES} tables for ${minutesOn(store)} minutes on ${store}, from seed ${first}`,
      { timeout: 0 },
      async () => {
        const running = await startServer({ speed: SPEED, tidies: true, ...(await storeOptions(store)) });
        server = running;
        const end = performance.now() + minutesOn(store) * 60_000;
        const tally = { matches: 0, rows: 0, versions: 0 };
        let seed = first + 100_000 * nth;

        const playOne = async (): Promise<void> => {
          seed += 1;
          const mine = seed;
          const dice = new Dice(mine);
          const [book, division] = dice.of(BOOKS);
          const match: LiveMatch = await seatPeople(running, {
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
          for (const { client, seat } of match.seats) {
            const seen = await client.until(match.table.id, ({ v }) => v >= rows.length, 'the last version');
            // A bot may sign after the log was read. These read promptly, so nothing may be left out.
            expect(seen.gaps, `seat ${seat} of seed ${mine}`).toBe(0);
            expect(client.errors, `seat ${seat} of seed ${mine}`).toEqual([]);
            expect(client.ends, `seat ${seat} of seed ${mine}`).toEqual([]);
            tally.versions += seen.v;
          }
          tally.matches += 1;
          tally.rows += rows.length;
          closeAll(match);
        };
        const tables = Array.from({ length: TABLES }, async (_, index) => {
          await pause(index * 20);
          while (performance.now() < end) await playOne();
        });

        const memory: Memory[] = [];
        const watching = (async () => {
          const every = Math.max(1_000, Math.min(15_000, (minutesOn(store) * 60_000) / 20));
          while (performance.now() + every < end) {
            await pause(every);
            memory.push(await memoryOf(running));
          }
        })();
        await Promise.all([...tables, watching]);
        const [early, late] = [memory.slice(memory.length / 4, memory.length / 2), memory.slice(-memory.length / 4)];
        const lowest = (some: readonly Memory[], of: keyof Memory) => Math.min(...some.map((each) => each[of])) / 1e6;
        const mb = (of: keyof Memory) => [early, late].map((some) => lowest(some, of).toFixed(0)).join(' MB, then ');
        console.log(
          `soak on ${store}: ${tally.matches} matches with ${tally.rows} rows, ${tally.versions} versions seen, ` +
            `objects ${mb('heap')} MB, the whole process ${mb('resident')} MB, from seed ${first}`,
        );
        expect(running.log.split('\n').filter((line) => line.includes('"what":"trouble"'))).toEqual([]);
        expect(tally.matches).toBeGreaterThan(TABLES);
        expect(memory.length).toBeGreaterThan(8);
        expect(lowest(late, 'heap')).toBeLessThan(1.1 * lowest(early, 'heap') + 5);
        // In its first minutes a process takes memory that it keeps.
        if (minutesOn(store) >= 5) expect(lowest(late, 'resident')).toBeLessThan(1.25 * lowest(early, 'resident') + 20);
        const numberOf = async (name: string) => (await numbersOf(running)).get(name);
        await until(async () => (await numberOf('openshake_connections')) === 0, 'the last connection to be closed');
        // Nobody watches, so the tables leave the memory.
        await until(async () => (await numberOf('openshake_tables')) === 0, 'an empty memory', 10 * 60_000);
        expect((await memoryOf(running)).heap / 1e6).toBeLessThan(lowest(late, 'heap') + 1);
      },
    );
});
