// A finished shake from the stored rows is what a viewer who heard all of it remembers, papers and reasons included.

import { createBot } from '@openshake/bots';
import { fairDice, JumpingTimer, MemoryStore, Room, secretOf } from '@openshake/host';
import { BOOK_IDS, type BookId, books } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { type EndedShake, endedWith, NOTHING_YET, remember } from '../../../table/lastShake.ts';
import { shakeIn } from './recallShake.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const BOOKS: readonly BookId[] = long ? BOOK_IDS : ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'];
const SEED = 20261119;
const SHAKES = 2;

async function play(book: BookId) {
  const players = ['a', 'b', 'c'];
  const [division = 'middle'] = Object.keys(books[book].divisions) as (keyof (typeof books)[BookId]['divisions'])[];
  const timer = new JumpingTimer();
  const store = new MemoryStore();
  const setup = { book, division, players, officiating: 'table', clocks: 'book', variations: true } as const;
  const room = await Room.open({
    ...{ setup, round: { shakes: SHAKES }, store, timer, dice: fairDice(secretOf(`recall ${SEED} ${book}`)), search },
    bots: Object.fromEntries(
      players.map((seat, at) => [seat, createBot({ level: 'first-term', seat, seed: SEED + at })]),
    ),
    trouble: (error) => {
      throw error;
    },
  });
  let memory = NOTHING_YET;
  const heard = new Map<number, EndedShake>();
  room.watch('b', ({ events, view }) => {
    memory = remember(memory, { events, view });
    if (memory.ended) heard.set(memory.ended.number, memory.ended);
  });
  room.begin();
  do await room.quiet();
  while (timer.jump());
  const rows = await store.rows(1);
  const view = room.view('b');
  room.close();
  return { setup, rows, heard, view };
}

describe('a shake that is over', () => {
  it.each(BOOKS)('is found again in the rows of its match, in %s', async (book) => {
    const { setup, rows, heard, view } = await play(book);
    expect(heard.size).toBe(SHAKES);
    for (const [number, ended] of heard) {
      expect(shakeIn({ setup, rows }, number, 'b', search)).toEqual(ended);
      // The view alone has its points, and only of the newest.
      const alone = endedWith(view, number);
      expect(alone).toEqual(number === SHAKES ? { ...ended, opened: null, table: null, written: null } : null);
    }
    expect(shakeIn({ setup, rows }, SHAKES + 1, 'b', search)).toBeNull();
  });
});
