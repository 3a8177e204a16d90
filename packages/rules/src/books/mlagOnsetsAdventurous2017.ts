// MLAG Adventurous On-Sets 2017: Restrictions from Middle on, and the fourteen variations.
import type { Cites } from '../rule.ts';
import type { VariationId } from '../variations/ids.ts';
import { citeAll, type Division, type OnSetsBook } from './book.ts';
import { AVOID_RULES, common, FLUB_RULES } from './common.ts';

/** The clauses of one list of variations. A misused wild cube breaks the clause of Wild Cube; wrong paint breaks that of Blank Card Wild. */
export function citeVariations(clauses: Partial<Record<VariationId, string>>): Partial<Cites> {
  const own = Object.fromEntries(Object.entries(clauses).map(([id, clause]) => [`variation.${id}`, clause]));
  const { 'wild-cube': wild, 'blank-card-wild': blank } = clauses;
  return {
    ...own,
    ...(wild && citeAll(wild, 'wild.marked', 'wild.meaning', 'wild.consistent', 'wild.notWild')),
    ...(blank && citeAll(blank, 'blank.paint')),
  };
}

export const ELEMENTARY = [
  'required-cube',
  'wild-cube',
  'union-intersection-interchangeable',
  'universe-null-interchangeable',
  'two-operations',
  'multiple-operations',
  'shift-from-permitted',
] as const satisfies VariationId[]; // XIII-A
export const MIDDLE = [...ELEMENTARY, 'no-null-restrictions', 'absolute-value'] as const satisfies VariationId[]; // XIII-B

/** What Junior and Senior play in every shake. */
export const STANDING = [
  'multiple-operations', // XIII-C-1
  'union-intersection-interchangeable', // XIII-C-2
  'universe-null-interchangeable', // XIII-C-3
] as const satisfies VariationId[];
const isStanding = (id: VariationId): boolean => (STANDING as readonly VariationId[]).includes(id);
export const JUNIOR = [
  ...MIDDLE.filter((id) => !isStanding(id)),
  'double-set',
  'required-card',
  'forbidden-card',
  'blank-card-wild',
] as const satisfies VariationId[]; // XIII-C
export const SENIOR = [...JUNIOR, 'symmetric-difference', 'two-solutions'] as const satisfies VariationId[]; // XIII-D

export const elementaryCites = citeVariations({
  'required-cube': 'XIII-A-1',
  'wild-cube': 'XIII-A-2',
  'union-intersection-interchangeable': 'XIII-A-3',
  'universe-null-interchangeable': 'XIII-A-4',
  'two-operations': 'XIII-A-5',
  'multiple-operations': 'XIII-A-6',
  'shift-from-permitted': 'XIII-A-7',
});
export const middleCites = citeVariations({
  'required-cube': 'XIII-B-1',
  'wild-cube': 'XIII-B-2',
  'union-intersection-interchangeable': 'XIII-B-3',
  'universe-null-interchangeable': 'XIII-B-4',
  'two-operations': 'XIII-B-5',
  'multiple-operations': 'XIII-B-6',
  'shift-from-permitted': 'XIII-B-7',
  'no-null-restrictions': 'XIII-B-8',
  'absolute-value': 'XIII-B-9',
});

const elementary: Division = {
  standing: [],
  offered: ELEMENTARY,
  rules: { restrictions: 'none', moves: common.moves }, // I-B-2-d, II-A-3; IV-D speaks of the other divisions
  cites: { ...elementaryCites, ...citeAll('I-B-2-d', 'restriction.defined', 'restriction.grouping') },
};
const middle: Division = { standing: [], offered: MIDDLE, cites: middleCites };
const junior: Division = { standing: STANDING, offered: JUNIOR, rules: { mayNotBeWild: ['=', 'C'] } }; // XIII-C-5
const senior: Division = { ...junior, offered: SENIOR, rules: { ...junior.rules, universe: { least: 10, most: 14 } } }; // II-B-2

export const mlagOnsetsAdventurous2017: OnSetsBook = {
  id: 'mlag-onsets-adventurous-2017',
  title: 'MLAG Adventurous On-Sets 2017-18',
  game: 'on-sets',
  rules: {
    ...common,
    restrictions: 'ungrouped', // VI-B-3
    paintedAsForbidden: 'notAllowed', // XIII-C-10
    moves: { ...common.moves, relationsForbiddenAt: 4 }, // IV-D
  },
  cites: {
    ...citeAll('VII-C-5-a', 'goal.shape', 'goal.negative', 'goal.withinUniverse'),
    ...citeAll('III-D-2', 'goal.written', 'goal.digits'),
    ...citeAll('VII-C-2-b', 'paper.oneSolution'),
    ...citeAll('VII-B-1', 'setName.present'),
    ...citeAll('VII-C-5-d', 'setName.defined', 'text.digit'),
    ...citeAll('VI-A', 'setName.relation', 'setName.equalsGoal'),
    ...citeAll('I-B-2-d', 'restriction.allowed'),
    ...citeAll('VI-B-2', 'restriction.defined'),
    ...citeAll('VI-B-3', 'restriction.grouping'),
    ...citeAll('VII-B-2', 'restriction.needed'),
    ...citeAll('XIII-C-5', 'wild.marked', 'wild.meaning', 'wild.consistent', 'wild.notWild'),
    ...citeAll('XIII-C-11', 'blank.paint'),
    ...citeAll('VII-B-4-a', 'cubes.two'),
    ...citeAll('VII-B-4-b', 'cubes.required'),
    ...citeAll('VII-B-4-c', 'cubes.available'),
    ...citeAll('VII-B-4-d', 'cubes.forbidden'),
    ...citeAll('VII-B-4-e', 'cubes.resources', ...FLUB_RULES),
    ...citeAll('VII-B-3', 'value.equalsGoal'),
    ...citeAll('VII-B-6', 'value.everyReading'),
    ...citeAll('VII-A', ...AVOID_RULES),
    ...citeAll('II-C-2', 'choose.proper'),
    // The Junior and Senior list
    'variation.multiple-operations': 'XIII-C-1',
    'variation.union-intersection-interchangeable': 'XIII-C-2',
    'variation.universe-null-interchangeable': 'XIII-C-3',
    'variation.required-cube': 'XIII-C-4',
    'variation.wild-cube': 'XIII-C-5',
    'variation.two-operations': 'XIII-C-6',
    'variation.no-null-restrictions': 'XIII-C-7',
    'variation.shift-from-permitted': 'XIII-C-8',
    'variation.double-set': 'XIII-C-9',
    'variation.required-card': 'XIII-C-10',
    'variation.forbidden-card': 'XIII-C-10',
    'variation.blank-card-wild': 'XIII-C-11',
    'variation.absolute-value': 'XIII-C-12',
    'variation.symmetric-difference': 'XIII-D-13',
    'variation.two-solutions': 'XIII-D-14',
  },
  divisions: { elementary, middle, junior, senior },
};
