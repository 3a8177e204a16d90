// The rulebooks, games, divisions and bots as plain data, so that the first screen asks about them without loading any rule. A test compares them with the rules.
import type { BookId, DivisionId, GameName } from '@openshake/rules';
import type { Settings } from './app/settings.ts';

export const GAMES = ['on-sets', 'equations'] as const satisfies readonly GameName[];
export const BOT_LEVELS = ['first-week', 'first-term', 'club', 'team', 'champion', 'perfect'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The level of this name; the usual one if there is none. */
export const levelNamed = (name: string): BotLevel => BOT_LEVELS.find((level) => level === name) ?? 'first-term';

/** What a division plays, as a coach would say it; each has a sentence of its own. */
export type Plays =
  | 'intro'
  | 'elementary'
  | 'middle'
  | 'junior'
  | 'senior'
  | 'alike'
  | 'numbers'
  | 'wholeNumbers'
  | 'turned';

export interface BookShown {
  id: BookId;
  game: GameName;
  /** In the order of age. */
  divisions: Readonly<Partial<Record<DivisionId, Plays>>>;
}

const ADVENTUROUS = { elementary: 'elementary', middle: 'middle', junior: 'junior', senior: 'senior' } as const;

export const BOOKS: readonly BookShown[] = [
  { id: 'agloa-onsets-2023', game: 'on-sets', divisions: { basic: 'intro', ...ADVENTUROUS } },
  { id: 'mlag-onsets-adventurous-2017', game: 'on-sets', divisions: ADVENTUROUS },
  {
    id: 'mlag-onsets-basic-2019',
    game: 'on-sets',
    divisions: { minor: 'alike', elementary: 'alike', middle: 'alike', junior: 'alike', senior: 'alike' },
  },
  {
    id: 'mlag-onsets-basic-2011',
    game: 'on-sets',
    divisions: { minor: 'alike', elementary: 'alike', middle: 'alike' },
  },
  {
    id: 'mlag-equations-basic-2018',
    game: 'equations',
    divisions: { minor: 'numbers', elementary: 'wholeNumbers', middle: 'numbers', junior: 'turned', senior: 'turned' },
  },
];

/** A league, and the book that it plays in each game. There is no national book of Equations here. */
export const LEAGUES = {
  agloa: { 'on-sets': 'agloa-onsets-2023', equations: 'mlag-equations-basic-2018' },
  adventurous: { 'on-sets': 'mlag-onsets-adventurous-2017', equations: 'mlag-equations-basic-2018' },
  basic: { 'on-sets': 'mlag-onsets-basic-2019', equations: 'mlag-equations-basic-2018' },
} as const satisfies Readonly<Record<string, Readonly<Record<GameName, BookId>>>>;
export type League = keyof typeof LEAGUES;

/** Books that a newer one of the same league follows. */
export const OLDER = ['mlag-onsets-basic-2011'] as const satisfies readonly BookId[];

const USUAL: BookId = 'agloa-onsets-2023';

export const bookOf = (id: string | null): BookShown | undefined => BOOKS.find((book) => book.id === id);
export const gameOf = (id: BookId): GameName => bookOf(id)?.game ?? 'on-sets';

export const divisionsOf = (book: BookId): DivisionId[] => Object.keys(bookOf(book)?.divisions ?? {}) as DivisionId[];
export const playsIn = (book: BookId, division: DivisionId): Plays => bookOf(book)?.divisions[division] ?? 'alike';

/** Where somebody begins who does not know: the fewest rules. */
export const usualDivision = (book: BookId): DivisionId =>
  gameOf(book) === 'equations' ? 'elementary' : (divisionsOf(book)[0] ?? 'elementary');

export const usualBook = (game: GameName): BookId => (game === 'on-sets' ? USUAL : LEAGUES.agloa.equations);

const CHOOSING: readonly Plays[] = ['elementary', 'middle', 'junior', 'senior'];
/** Whether variations are played in this division. */
export const hasVariations = (book: BookId, division: DivisionId): boolean =>
  CHOOSING.includes(playsIn(book, division));

/** The book and division that somebody plays a game by. What was not chosen, or no longer exists, is the usual one. */
export function playedBy(
  game: GameName,
  { book, division }: Pick<Settings, 'book' | 'division'>,
): { book: BookId; division: DivisionId } {
  const chosen = bookOf(book[game]);
  const id = chosen?.game === game ? chosen.id : usualBook(game);
  const known = divisionsOf(id).find((each) => each === division[game]);
  return { book: id, division: known ?? usualDivision(id) };
}
