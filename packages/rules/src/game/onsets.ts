// On-Sets at a table. Its judge is in onsetsJudge.ts.
import type { Division, OnSetsBook } from '../books/book.ts';
import { books } from '../books/index.ts';
import type { ChosenPick } from '../match/state.ts';
import { type Card, makeCard, parseCard } from '../onsets/cards.ts';
import {
  COLOURS,
  type Cube,
  DIGITS,
  isDigit,
  isRelation,
  KIT,
  OPERATIONS,
  parseCube,
  SYMBOLS,
} from '../onsets/cubes.ts';
import { parsePick, shakeRules, variations, whyNotChoose } from '../variations/index.ts';
import type { Game, JudgedSetup, JudgedShake } from './game.ts';

const bookOf = (setup: JudgedSetup): { book: OnSetsBook; division: Division } => {
  const book = books[setup.book];
  const division = book.game === 'on-sets' ? book.divisions[setup.division] : undefined;
  if (book.game !== 'on-sets' || !division) throw new RangeError(`${setup.book} has no division ${setup.division}.`);
  return { book, division };
};

export const proper = (picks: readonly ChosenPick[]): unknown[] =>
  picks.filter(({ improper }) => !improper).map(({ pick }) => pick);

export const rulesWith = (setup: JudgedSetup, picks: readonly unknown[]) => {
  const { book, division } = bookOf(setup);
  return shakeRules(book, division, setup.variations ? picks : false).rules;
};

const RESTRICTION_FACES: readonly string[] = ['V', 'A', '=', 'C'];
const KINDS: readonly { name: string; count: number; faces: readonly string[] }[] = [
  { name: 'digit', count: KIT.digit.count, faces: DIGITS },
  { name: 'colour', count: KIT.colour.count, faces: COLOURS },
  { name: 'operation', count: KIT.operation.count, faces: OPERATIONS },
  { name: 'restriction', count: KIT.restriction.count, faces: RESTRICTION_FACES },
];

/** A Universe never changes and is needed often. */
const universes = new WeakMap<readonly string[], Card[]>();

export function cardsOf({ universe }: JudgedShake): Card[] {
  if (!universe) return [];
  const known = universes.get(universe) ?? universe.flatMap((card) => parseCard(card) ?? []);
  universes.set(universe, known);
  return known;
}

export const onSetsGame: Game = {
  kit: Object.values(KIT).flatMap(({ count, faces }) => Array.from({ length: count }, () => faces)),
  cards: Array.from({ length: 16 }, (_, card) => makeCard(card)),
  parseCube,
  parseCard: (text) => {
    const card = parseCard(text);
    return card === undefined ? undefined : makeCard(card);
  },
  isDigit,
  isRelation,

  faultInRoll(cubes) {
    for (const { name, count, faces } of KINDS) {
      const there = cubes.filter((cube) => faces.includes(cube)).length;
      if (there !== count) return { key: 'roll.kind', kind: name, wanted: count, given: there };
    }
  },

  fromSolutions(setup, picks) {
    const { universe, moves, solutions } = rulesWith(setup, proper(picks));
    return {
      cards: universe,
      shiftFromPermitted: moves.shift,
      relationsToForbiddenAt: moves.relationsForbiddenAt,
      solutions,
    };
  },

  hasVariations: (setup) => setup.variations && bookOf(setup).division.offered.length > 0,

  whyImproper(setup, shake, picks) {
    const { division } = bookOf(setup);
    const cubes = (shake.rolled ?? []) as Cube[];
    const universe = cardsOf(shake);
    const before = proper(shake.picks);
    return picks.map((pick) => {
      const chosen = before.flatMap((other) => parsePick(other)?.name ?? []);
      const refusal = whyNotChoose(pick, division, { cubes, universe, rules: rulesWith(setup, before) }, chosen);
      if (!refusal) before.push(pick);
      return refusal?.facts;
    });
  },

  properPicks(setup, shake) {
    const blanks = {
      cube: [...new Set(shake.rolled ?? [])].filter((cube) => (SYMBOLS as readonly string[]).includes(cube)),
      card: shake.universe ?? [],
      set: [],
    };
    return bookOf(setup)
      .division.offered.flatMap((name) => {
        const { blank } = variations[name];
        return blank ? blanks[blank].map((fill) => ({ name, [blank]: fill })) : [{ name }];
      })
      .filter((pick) => onSetsGame.whyImproper(setup, shake, [pick])[0] === undefined);
  },

  leftOver: (resources) => resources.filter(isDigit),
  hasReadings: true,
};
