// Whole matches of every book by scripted people over real connections; afterwards the stored match replays and its dice are fair.
import { BOOK_IDS, books, type DivisionId } from '@openshake/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAll, type MatchPlan, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';
import type { Way } from './support/wires.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 19_100_000;
/** Time runs this fast, so that a limit of two minutes is two seconds. */
const SPEED = 60;

const WAYS: readonly (readonly Way[])[] = [['socket'], ['stream'], ['socket', 'stream']];

/** Every book over both ways; the other choices change from one match to the next, so that all of them are met. */
const plans = BOOK_IDS.flatMap((book, nth): MatchPlan[] => {
  const divisions = Object.keys(books[book].divisions) as DivisionId[];
  return Array.from({ length: long ? 24 : 3 }, (_, turn): MatchPlan => {
    const index = nth + turn;
    const clocks = index % 2 === 0 ? 'book' : 'none';
    return {
      book,
      division: divisions[(turn + nth) % divisions.length] ?? 'middle',
      count: turn % 2 === 0 ? 3 : 2,
      officiating: (index >> 1) % 2 === 0 ? 'table' : 'strict',
      clocks,
      shakes: long ? 1 + (turn % 3) : 1,
      ways: WAYS[turn % WAYS.length] ?? [],
      seed: first + 100 * nth + turn,
      script: clocks === 'book' ? { naps: 4 } : {},
    };
  });
});

/** Bots of the server at some of the seats, and a round of minutes. */
const others: readonly MatchPlan[] = [
  {
    ...{ book: 'mlag-equations-basic-2018', division: 'middle', count: 3, bots: 2 },
    clocks: 'book',
    seed: first + 900,
  },
  { ...{ book: 'agloa-onsets-2023', division: 'middle', count: 3, bots: 1 }, clocks: 'none', seed: first + 901 },
  {
    ...{ book: 'mlag-onsets-basic-2019', division: 'middle', count: 2, minutes: 3 },
    clocks: 'book',
    seed: first + 902,
  },
];

let server: Server;
beforeAll(async () => {
  server = await startServer({ speed: SPEED });
});
afterAll(() => server?.stop());

describe('whole matches', () => {
  for (const plan of [...plans, ...others]) {
    const { book, division, count, officiating = 'strict', clocks, ways = ['socket'], bots = 0, minutes, seed } = plan;
    const round = minutes === undefined ? '' : `, ${minutes} minutes`;
    const seats = `${count} seats${bots > 0 ? ` with ${bots} bots` : ''}`;
    const title = `${book} ${division}, ${seats}, ${officiating}, clocks ${clocks}${round}, by ${ways.join(' and ')}`;
    it(`${title}, from seed ${seed}`, async () => {
      const match = await seatPeople(server, plan);
      startPlaying(match);
      await playToTheEnd(match);
      const { rows } = await checkStored(match);
      // Not even a challenge of the first move is over sooner.
      expect(rows.length).toBeGreaterThan(6);
      for (const { client, player } of match.seats) {
        expect(client.errors).toEqual([]);
        // Nobody was slow here, so everybody saw every version.
        expect(client.tables.get(match.table.id)?.gaps).toBe(0);
        expect(player.deeds.length).toBeGreaterThan(0);
      }
      closeAll(match);
    });
  }

  it('leave nothing in the log that needs attention', () => {
    expect(server.log).toMatch(/"what":"ready"/);
    expect(server.log.split('\n').filter((line) => line.includes('"what":"trouble"'))).toEqual([]);
  });
});
