// Every table that can be set up: book × division × two or three players × officiating × clocks × variations.
import { BOOK_IDS, books, type DivisionId, type Setup } from '@openshake/rules';

/** The last two are names that every JavaScript object knows. */
const PLAYERS = [
  ['ann', 'bob', 'cy'],
  ['ann', 'bob'],
  ['ann', 'constructor', 'toString'],
];

/** The names change from one setup to the next, but every number of players meets everything else. */
export const everySetup: readonly Setup[] = BOOK_IDS.flatMap((book) =>
  (Object.keys(books[book].divisions) as DivisionId[]).flatMap((division) =>
    [3, 2].flatMap((count) =>
      (['strict', 'table'] as const).flatMap((officiating) =>
        (['book', 'none'] as const).flatMap((clocks) =>
          [true, false].map((variations): Setup => {
            const odd = count === 3 && clocks === 'book' && !variations;
            const players = (count === 2 ? PLAYERS[1] : PLAYERS[odd ? 2 : 0]) ?? [];
            return { book, division, players, officiating, clocks, variations };
          }),
        ),
      ),
    ),
  ),
);
