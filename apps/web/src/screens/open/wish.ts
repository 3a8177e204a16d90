// A table as somebody wants it, before it is opened: sensible from the start, so that one tap is enough. One with bots alone needs no server.
import type { TableWish } from '@openshake/protocol/server';
import type { BookId, DivisionId } from '@openshake/rules';
import { BOT_LEVELS, type BotLevel, divisionsOf, hasVariations, usualDivision } from '../../books.ts';
import type { PracticeWish } from '../../transport/practiceMatches.ts';

export type SeatChoice = 'me' | 'open' | BotLevel;

export interface Wish {
  book: BookId;
  division: DivisionId;
  seats: readonly SeatChoice[];
  officiating: 'strict' | 'table';
  clocks: 'book' | 'none';
  variations: boolean;
  listed: boolean;
  ends: { by: 'book' | 'shakes' | 'minutes'; count: number };
}

export const startWish = (book: BookId, division: DivisionId): Wish => ({
  book,
  division,
  seats: ['me', 'open', 'open'],
  officiating: 'strict',
  clocks: 'book',
  variations: hasVariations(book, division),
  listed: false,
  ends: { by: 'book', count: 3 },
});

/** Another book keeps the division if it has it. */
export function withBook(wish: Wish, book: BookId): Wish {
  const division = divisionsOf(book).find((each) => each === wish.division) ?? usualDivision(book);
  return { ...wish, book, division, variations: hasVariations(book, division) };
}

export const withDivision = (wish: Wish, division: DivisionId): Wish => ({
  ...wish,
  division,
  variations: hasVariations(wish.book, division),
});

/** Two or three seats. What was chosen for the others stays. */
export const withSeats = (wish: Wish, count: 2 | 3): Wish => ({
  ...wish,
  seats: Array.from({ length: count }, (_, at) => wish.seats[at] ?? 'open'),
});

/** One seat is mine at most: the seat that was mine before is open then. */
export const withSeat = (wish: Wish, at: number, choice: SeatChoice): Wish => ({
  ...wish,
  seats: wish.seats.map((seat, each) => {
    if (each === at) return choice;
    return choice === 'me' && seat === 'me' ? 'open' : seat;
  }),
});

/** The same table where nobody else can come. */
export const withBots = (wish: Wish, level: BotLevel): Wish => ({
  ...wish,
  seats: wish.seats.map((seat) => (seat === 'open' ? level : seat)),
});

/** Nobody could ever sit down where only bots play, and no person watches over it. */
export const hasPeople = ({ seats }: Wish): boolean => seats.some((seat) => seat === 'me' || seat === 'open');

const MOST = { shakes: 100, minutes: 600 } as const;
export const isLength = ({ by, count }: Wish['ends']): boolean =>
  by === 'book' || (Number.isInteger(count) && count >= 1 && count <= MOST[by]);

const isLevel = (seat: SeatChoice): seat is BotLevel => (BOT_LEVELS as readonly string[]).includes(seat);

/** The body of the request. */
export const bodyOf = ({ book, seats, ends, ...rest }: Wish): TableWish => ({
  rulebook: book,
  ...rest,
  seats: seats.map((seat) => (isLevel(seat) ? { bot: seat } : seat)),
  shakes: ends.by === 'shakes' ? ends.count : null,
  minutes: ends.by === 'minutes' ? ends.count : null,
});

/** Every book has rounds of about this length. */
const BOOK_MINUTES = 30;

function roundOf({ ends: { by, count }, clocks }: Wish): Pick<PracticeWish, 'round'> {
  if (by === 'shakes') return { round: { shakes: count } };
  if (by === 'minutes') return { round: { minutes: count } };
  // Nobody could end a round without clocks, so it is as long as in any practice.
  return clocks === 'book' ? { round: { minutes: BOOK_MINUTES } } : {};
}

/** The table in this page, if only bots play with me; otherwise null. */
export function practiceOf(wish: Wish): PracticeWish | null {
  const { book, division, seats, officiating, clocks, variations } = wish;
  const levels = seats.filter(isLevel);
  const before = seats.indexOf('me');
  if (before < 0 || levels.length !== seats.length - 1) return null;
  return { book, division, levels, before, officiating, clocks, variations, ...roundOf(wish) };
}
