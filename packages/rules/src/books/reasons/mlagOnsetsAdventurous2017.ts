// Reasons by MLAG Adventurous On-Sets 2017.
import type { DivisionId } from '../book.ts';
import { mlagOnsetsAdventurous2017Contents } from '../contents/mlagOnsetsAdventurous2017.ts';
import { adventurous, EACH_OF_TWO, variationStates, withoutRestrictions, withRestrictions } from './adventurous.ts';
import { during, type Statement, says } from './statement.ts';

/** Where each division's list of XIII states a variation. A checker may cite any of them. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  'required-cube': ['XIII-A-1', 'XIII-B-1', 'XIII-C-4'],
  'wild-cube': ['XIII-A-2', 'XIII-B-2', 'XIII-C-5'],
  'two-operations': ['XIII-A-5', 'XIII-B-5', 'XIII-C-6'],
  'no-null-restrictions': ['XIII-B-8', 'XIII-C-7'],
  'double-set': ['XIII-C-9'],
  'required-card': ['XIII-C-10'],
  'blank-card-wild': ['XIII-C-11'],
  'symmetric-difference': ['XIII-D-13'],
  'two-solutions': ['XIII-D-14'],
};

/** What XIII states, given the place of each variation. */
export const variationReasons = (listed: Readonly<Record<string, readonly string[]>>): Statement[] => [
  ...Object.entries(listed).flatMap(([id, clauses]) =>
    clauses.map((clause) => says(clause, ...(variationStates[id] ?? []))),
  ),
  during('two-solutions', says('XIII-D-14', ...EACH_OF_TWO)),
];

export const mlagOnsetsAdventurous2017Reasons = (division: DivisionId): Statement[] => [
  ...adventurous,
  ...(division === 'elementary' ? withoutRestrictions(mlagOnsetsAdventurous2017Contents) : withRestrictions),
  ...variationReasons(LISTED),
];
