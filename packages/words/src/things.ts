// How the things of a book are shown: cubes, formulas and values in the signs of its game, and people by name.
import { type BookId, books, type GameName, parseCube, showCube } from '@openshake/rules';
import { showEquationSign, showEquationSigns, showOnSetsSigns, showValue } from './shown/signs.ts';
import type { Things } from './words.ts';

type Signs = Pick<Things, 'cube' | 'formula' | 'value'>;

const onSets: Signs = {
  cube(cube) {
    const known = parseCube(cube);
    return known === undefined ? cube : showCube(known);
  },
  formula: showOnSetsSigns,
  value: (value) => String(value).replace('-', '−'),
};

const equations: Signs = { cube: showEquationSign, formula: showEquationSigns, value: showValue };

/** The things of a game. A seat without a name goes by its id. */
export const thingsIn = (game: GameName, names: Readonly<Record<string, string>> = {}): Things => ({
  ...(game === 'equations' ? equations : onSets),
  name: (player) => (Object.hasOwn(names, player) ? (names[player] ?? player) : player),
  clause: (clause) => clause,
});

/** The things of a table that plays by this book. */
export const thingsOf = (book: BookId, names?: Readonly<Record<string, string>>): Things =>
  thingsIn(books[book].game, names);
