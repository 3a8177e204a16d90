// AGLOA On-Sets 2023: the adventurous game of 2017 with the differences below, and a seven-rule introduction as a division of its own.
import { citeAll, type Division, type OnSetsBook } from './book.ts';
import { AVOID_RULES, common, FLUB_RULES, noVariations } from './common.ts';
import { mlagOnsetsAdventurous2017 } from './mlagOnsetsAdventurous2017.ts';

const was = mlagOnsetsAdventurous2017;

/** The introduction: no Restrictions, no variations, clauses of its own. */
const basic: Division = {
  standing: [],
  offered: [],
  rules: { restrictions: 'none', moves: common.moves },
  cites: {
    ...citeAll('Basic-I-B', 'goal.shape', 'goal.written', 'goal.digits', 'goal.withinUniverse'),
    ...citeAll('Basic-I-B-3', 'goal.negative'),
    ...citeAll('Basic-III', 'paper.oneSolution', 'setName.present', 'setName.defined', 'text.digit'),
    ...citeAll('Basic-III', 'setName.relation', 'setName.equalsGoal', 'value.equalsGoal'),
    ...citeAll('Basic-III', 'restriction.allowed', 'restriction.defined', 'restriction.grouping', 'restriction.needed'),
    ...citeAll('Basic-III', 'wild.marked', 'wild.meaning', 'wild.consistent', 'wild.notWild'),
    ...citeAll('Basic-III', 'blank.paint', 'choose.proper', ...AVOID_RULES),
    ...citeAll('Basic-III-A', 'cubes.two'),
    ...citeAll('Basic-III-B', 'cubes.required'),
    ...citeAll('Basic-III-D', 'cubes.available'),
    ...citeAll('Basic-III-C', 'cubes.forbidden'),
    ...citeAll('Basic-IV-A-1-c', 'cubes.resources', ...FLUB_RULES),
    ...citeAll('Basic-III-E', 'value.everyReading'),
    ...noVariations('Basic-III'),
  },
};

export const agloaOnsets2023: OnSetsBook = {
  ...was,
  id: 'agloa-onsets-2023',
  title: 'AGLOA On-Sets 2023-24',
  rules: {
    ...was.rules,
    restrictions: 'groupedOrNot', // VI-B-3
    paintedAsForbidden: 'forbiddenToo', // XIII-C-11
    mayNotBeWild: ['=', 'C'], // XIII-B-2, XIII-C-5
  },
  cites: {
    ...was.cites,
    'blank.paint': 'XIII-C-12',
    // Junior and Senior: the list in another order
    'variation.shift-from-permitted': 'XIII-C-7',
    'variation.no-null-restrictions': 'XIII-C-8',
    'variation.absolute-value': 'XIII-C-9',
    'variation.double-set': 'XIII-C-10',
    'variation.required-card': 'XIII-C-11',
    'variation.forbidden-card': 'XIII-C-11',
    'variation.blank-card-wild': 'XIII-C-12',
  },
  divisions: { basic, ...was.divisions },
};
