// On-Sets at a table. Its judge is in onsetsJudge.ts, and the choosing of variations in onsetsChoosing.ts.
import { type Division, divisionRules, type OnSetsBook } from '../books/book.ts';
import { books } from '../books/index.ts';
import type { ChosenPick } from '../match/state.ts';
import { makeCard, parseCard } from '../onsets/cards.ts';
import { COLOURS, DIGITS, isDigit, isRelation, KIT, OPERATIONS, parseCube } from '../onsets/cubes.ts';
import type { VariationId } from '../variations/ids.ts';
import { parsePick } from '../variations/pick.ts';
import { shiftFromPermitted } from '../variations/shiftFromPermitted.ts';
import { twoSolutions } from '../variations/twoSolutions.ts';
import type { Variation } from '../variations/variation.ts';
import type { Game, JudgedSetup } from './game.ts';

export const bookOf = (setup: JudgedSetup): { book: OnSetsBook; division: Division } => {
  const book = books[setup.book];
  const division = book.game === 'on-sets' ? book.divisions[setup.division] : undefined;
  if (book.game !== 'on-sets' || !division) throw new RangeError(`${setup.book} has no division ${setup.division}.`);
  return { book, division };
};

export const proper = (picks: readonly ChosenPick[]): unknown[] =>
  picks.filter(({ improper }) => !improper).map(({ pick }) => pick);

const namesOf = (picks: readonly ChosenPick[]): VariationId[] =>
  proper(picks).flatMap((pick) => parsePick(pick)?.name ?? []);

/** The variations that change play. The others change only Solutions. */
const CHANGING_PLAY: readonly Variation<true>[] = [shiftFromPermitted, twoSolutions];

const RESTRICTION_FACES: readonly string[] = ['V', 'A', '=', 'C'];
const KINDS: readonly { name: string; count: number; faces: readonly string[] }[] = [
  { name: 'digit', count: KIT.digit.count, faces: DIGITS },
  { name: 'colour', count: KIT.colour.count, faces: COLOURS },
  { name: 'operation', count: KIT.operation.count, faces: OPERATIONS },
  { name: 'restriction', count: KIT.restriction.count, faces: RESTRICTION_FACES },
];

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
    const { book, division } = bookOf(setup);
    const inForce = setup.variations ? [...division.standing, ...namesOf(picks)] : [];
    const { universe, moves, solutions } = CHANGING_PLAY.filter(({ id }) => inForce.includes(id)).reduce(
      (rules, { apply }) => apply(rules, true),
      divisionRules(book, division),
    );
    return {
      cards: universe,
      shiftFromPermitted: moves.shift,
      relationsToForbiddenAt: moves.relationsForbiddenAt,
      solutions,
    };
  },

  hasVariations: (setup) => setup.variations && bookOf(setup).division.offered.length > 0,

  leftOver: (resources) => resources.filter(isDigit),
  hasReadings: true,
};
