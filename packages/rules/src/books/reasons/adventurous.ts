// What the clauses of the adventurous game state in sections III, VI, VII-B and VII-C, which the 2017 and 2023 books number alike.
import type { Contents } from '../contents/contents.ts';
import { beforeSolutions } from './beforeSolutions.ts';
import { leads, NAMES_NOTHING, NO_MEANING, notPlayed, type Statement, says } from './statement.ts';

const WILD = ['wild.marked', 'wild.meaning', 'wild.consistent', 'wild.notWild'] as const;
const SET_NAME = ['setName.defined', 'setName.relation', 'setName.equalsGoal', NO_MEANING] as const;

/** Every condition that a variation sets for a Solution. */
export const CONDITIONS = [
  ...WILD,
  'blank.paint',
  'variation.required-cube',
  'variation.wild-cube',
  'variation.two-operations',
  'variation.no-null-restrictions',
  'variation.required-card',
  'variation.forbidden-card',
  'variation.blank-card-wild',
  'variation.two-solutions',
  'variation.double-set',
  'variation.symmetric-difference',
] as const;

export const adventurous: readonly Statement[] = [
  ...beforeSolutions,
  says('VI-A', 'setName.present', ...SET_NAME),
  says('VII-B-1', 'setName.present', ...SET_NAME),
  says('VII-B-3', 'value.equalsGoal', NAMES_NOTHING, 'setName.equalsGoal'),
  says('VII-B-4-a', 'cubes.two'),
  says('VII-B-4-b', 'cubes.required'),
  says('VII-B-4-c', 'cubes.available'),
  says('VII-B-4-d', 'cubes.forbidden'),
  says('VII-B-4-e', 'cubes.resources'),
  says('VII-B-5', ...CONDITIONS),
  leads('VII-B-6', 'value.equalsGoal', 'value.everyReading'),
  says('VII-C-2-b', 'paper.oneSolution'),
  says('VII-C-5-a', 'goal.shape', 'goal.negative', 'goal.written'),
  leads('VII-C-5-b', 'value.equalsGoal', NAMES_NOTHING),
  says('VII-C-5-c', 'value.everyReading', 'wild.marked'),
  says('VII-C-5-d', ...SET_NAME, 'restriction.defined', 'restriction.grouping', 'restriction.allowed'),
  says('VII-C-5-e', ...CONDITIONS),
];

/** Where Restrictions are played. */
export const withRestrictions: readonly Statement[] = [
  leads('VI-B-2', 'restriction.defined'),
  leads('VI-B-2-c', 'restriction.defined'),
  says('VI-B-2', 'restriction.grouping'), // then it is none of the three types
  says('VI-B-3', 'restriction.grouping'),
  says('VII-B-2', 'restriction.needed'),
];

/** Where they are not played: I-B-2-d allows neither Restrictions nor = and ⊆. */
export const withoutRestrictions = (contents: Contents): Statement[] => [
  says('I-B-2-d', 'restriction.allowed', 'setName.relation'),
  ...['I-B-2-d-iii', 'VI-B', 'VII-B-2'].flatMap((clause) =>
    notPlayed(contents, clause, 'restriction.allowed', 'setName.relation'),
  ),
];

/** What the list states about each variation. A variation that only allows something states nothing. */
export const variationStates: Readonly<Record<string, readonly string[]>> = {
  'required-cube': ['variation.required-cube'],
  'wild-cube': ['variation.wild-cube', ...WILD],
  'two-operations': ['variation.two-operations'],
  'no-null-restrictions': ['variation.no-null-restrictions'],
  'required-card': ['variation.required-card', 'variation.forbidden-card'],
  'forbidden-card': ['variation.required-card', 'variation.forbidden-card'],
  'blank-card-wild': ['variation.blank-card-wild', 'blank.paint'],
  'two-solutions': ['variation.two-solutions', 'paper.oneSolution'],
  'double-set': ['variation.double-set'],
  'symmetric-difference': ['variation.symmetric-difference'],
};

/** The comments of XIII-D-14: each of two Solutions uses the cubes correctly and obeys every variation. */
export const EACH_OF_TWO = [
  ...CONDITIONS,
  'cubes.two',
  'cubes.required',
  'cubes.available',
  'cubes.forbidden',
  'cubes.resources',
] as const;
