// What a table says, put together again, is what the room shows: for every viewer, in matches of bots by every book.
import { createBot } from '@openshake/bots';
import { fairDice, JumpingTimer, MemoryStore, Room, secretOf } from '@openshake/host';
import { makeView } from '@openshake/protocol/server';
import { BOOK_IDS, type BookId, books, eventsFor, type Viewer, withLegal } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { Voice } from './voice.ts';
import { legalInWords } from './words.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const SEED = 20261118;
const MATCHES = long ? 20 : 2;
const VIEWERS: readonly Viewer[] = ['a', 'b', 'c', 'judge', 'audience'];

type Fields = Record<string, unknown>;

/** A view with what a message says of it: what is left out stays, and null is gone. */
const merge = (view: Fields, said: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...view, ...said }).filter(([, value]) => value !== null));

const asSent = (value: unknown): Fields => JSON.parse(JSON.stringify(value));

async function listen(book: BookId, seed: number): Promise<number> {
  const players = ['a', 'b', 'c'];
  const [division = 'middle'] = Object.keys(books[book].divisions) as (keyof (typeof books)[BookId]['divisions'])[];
  const timer = new JumpingTimer();
  const bots = Object.fromEntries(
    players.map((seat, at) => [seat, createBot({ level: at === 0 ? 'club' : 'first-week', seat, seed: seed + at })]),
  );
  const room = await Room.open({
    setup: { book, division, players, officiating: seed % 2 ? 'strict' : 'table', clocks: 'book', variations: true },
    round: { shakes: 2 },
    store: new MemoryStore(),
    timer,
    dice: fairDice(secretOf(`voice ${seed}`)),
    search,
    bots,
    trouble: (error) => {
      throw error;
    },
  });
  const voice = new Voice({ v: 0, match: room.match, events: [] }, room);
  const seen = new Map(VIEWERS.map((viewer) => [viewer, JSON.parse(voice.whole(viewer, false)) as Fields]));
  let heard = 0;
  room.follow({
    heard(row, match) {
      heard += 1;
      const news = voice.take({ v: row.v, match, events: row.events });
      for (const viewer of VIEWERS) {
        const view = room.see(match, viewer);
        const said = JSON.parse(`{${news.for(viewer, false)}}`);
        const merged = merge(seen.get(viewer) ?? {}, said.view);
        seen.set(viewer, merged);
        expect(merged, `${viewer} at ${row.v}`).toEqual(asSent(makeView(view)));
        expect(JSON.parse(voice.whole(viewer, false))).toEqual(merged);
        expect(said.events).toEqual(asSent(eventsFor(match, row.events, viewer)));
        expect(JSON.parse(voice.events(viewer))).toEqual(said.events);
      }
      if (heard % 20 === 0) {
        const { legal } = withLegal(room.see(match, 'b'), search);
        expect(JSON.parse(`{${news.for('b', true)}}`).view.legal).toEqual(asSent(legalInWords(legal, book)));
      }
    },
  });
  room.begin();
  do await room.quiet();
  while (timer.jump());
  expect(room.match.phase.name).toBe('over');
  room.close();
  return heard;
}

describe('what a table says', () => {
  it.each(BOOK_IDS)('is what each viewer may see, in %s', async (book) => {
    for (let at = 0; at < MATCHES; at += 1) {
      const seed = SEED + at;
      expect(await listen(book, seed), `from seed ${seed}`).toBeGreaterThan(10);
    }
    console.log(`${MATCHES} matches by ${book} from seed ${SEED}`);
  });
});
