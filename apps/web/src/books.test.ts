// The plain data of the first screen is what the rulebooks say.
import { LEVELS } from '@openshake/bots';
import { BOOK_IDS, type BookId, books, type DivisionId } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { BOOKS, BOT_LEVELS, divisionsOf, gameOf, hasVariations, LEAGUES, playedBy, playsIn } from './books.ts';

const all = BOOKS.flatMap(({ id }) => divisionsOf(id).map((division) => [id, division] as const));

/** Variations in every shake and to choose from. Required Card and Forbidden Card are one entry of the list. */
function listOf(id: BookId, division: DivisionId) {
  const book = books[id];
  const played = book.game === 'on-sets' ? book.divisions[division] : undefined;
  const offered = played?.offered ?? [];
  return {
    always: played?.standing.length ?? 0,
    among: offered.length - (offered.includes('forbidden-card') ? 1 : 0),
    restrictions: (played?.rules?.restrictions ?? (book.game === 'on-sets' && book.rules.restrictions)) !== 'none',
  };
}

/** What the sentence of each kind of division says about variations and Restrictions. */
const SAID = {
  intro: { always: 0, among: 0, restrictions: false },
  elementary: { always: 0, among: 7, restrictions: false },
  middle: { always: 0, among: 9, restrictions: true },
  junior: { always: 3, among: 9, restrictions: true },
  senior: { always: 3, among: 11, restrictions: true },
  alike: { always: 0, among: 0, restrictions: false },
} as const;

describe('the books', () => {
  it('are all there, with their games and divisions', () => {
    expect(BOOKS.map(({ id }) => id).sort()).toEqual([...BOOK_IDS].sort());
    for (const { id, game } of BOOKS) {
      expect(game).toBe(books[id].game);
      expect(divisionsOf(id)).toEqual(Object.keys(books[id].divisions));
    }
  });

  it.each(all.filter(([id]) => gameOf(id) === 'on-sets'))('%s %s plays what is said of it', (id, division) => {
    expect(listOf(id, division)).toEqual(SAID[playsIn(id, division) as keyof typeof SAID]);
    expect(hasVariations(id, division)).toBe(listOf(id, division).among > 0);
  });

  it.each(all.filter(([id]) => gameOf(id) === 'equations'))('%s %s plays what is said of it', (id, division) => {
    const book = books[id];
    if (book.game !== 'equations') throw new Error(id);
    const { powersAndRoots, turnedCubes, zeroWild } = { ...book.rules, ...book.divisions[division] };
    const said = {
      numbers: ['ofAnything', false],
      wholeNumbers: ['ofWholeNumbers', false],
      turned: ['ofAnything', true],
    };
    const [powers, turned] = said[playsIn(id, division) as keyof typeof said];
    expect({ powersAndRoots, turnedCubes, zeroWild }).toEqual({
      powersAndRoots: powers,
      turnedCubes: turned,
      zeroWild: turned,
    });
  });

  it('of a league are of their games', () => {
    for (const league of Object.values(LEAGUES))
      for (const [game, id] of Object.entries(league)) expect(gameOf(id)).toBe(game);
  });
});

it('the levels of the bots are those that there are', () => {
  expect(BOT_LEVELS).toEqual(LEVELS);
});

describe('what somebody plays by', () => {
  const none = { 'on-sets': null, equations: null };
  it('begins with the fewest rules', () => {
    expect(playedBy('on-sets', { book: none, division: none })).toEqual({
      book: 'agloa-onsets-2023',
      division: 'basic',
    });
    expect(playedBy('equations', { book: none, division: none })).toEqual({
      book: 'mlag-equations-basic-2018',
      division: 'elementary',
    });
  });
  it('is what was chosen, as far as it exists', () => {
    const book = { 'on-sets': 'mlag-onsets-basic-2011', equations: 'agloa-onsets-2023' };
    const division = { 'on-sets': 'senior', equations: 'senior' };
    expect(playedBy('on-sets', { book, division })).toEqual({ book: 'mlag-onsets-basic-2011', division: 'minor' });
    expect(playedBy('equations', { book, division })).toEqual({
      book: 'mlag-equations-basic-2018',
      division: 'senior',
    });
  });
});
