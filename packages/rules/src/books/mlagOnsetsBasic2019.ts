// MLAG Basic On-Sets 2019: the basic game of 2011 with Now and Impossible instead of flubs, and clauses for what 2011 does not say.
import { citeAll, type Division, type OnSetsBook } from './book.ts';
import { AVOID_RULES, FLUB_RULES, noVariations } from './common.ts';
import { mlagOnsetsBasic2011 } from './mlagOnsetsBasic2011.ts';

const alike: Division = { standing: [], offered: [] };

export const mlagOnsetsBasic2019: OnSetsBook = {
  ...mlagOnsetsBasic2011,
  id: 'mlag-onsets-basic-2019',
  title: 'MLAG Basic On-Sets 2019-20',
  rules: {
    ...mlagOnsetsBasic2011.rules,
    goalWithinUniverse: false, // III-B: any whole number
    avoidMoveAfter: [], // VII-A: a Solution alone is the proof
  },
  cites: {
    ...citeAll('VII-C-3-a', 'goal.shape', 'goal.negative', 'goal.withinUniverse'),
    ...citeAll('III-D-2', 'goal.written', 'goal.digits'),
    ...citeAll('VII-C-1-b', 'paper.oneSolution'),
    ...citeAll('VI', 'setName.present', 'setName.relation', 'setName.equalsGoal'),
    ...citeAll('VII-C-3-d', 'setName.defined', 'text.digit', 'restriction.defined', 'restriction.grouping'),
    ...citeAll('VI', 'restriction.allowed', 'restriction.needed', 'wild.marked'),
    ...citeAll('I-B-2-d-iii', 'wild.meaning', 'wild.consistent', 'wild.notWild'),
    ...citeAll('VII-B-2-a', 'cubes.two'),
    ...citeAll('VII-B-2-b', 'cubes.required'),
    ...citeAll('VII-B-2-c', 'cubes.available'),
    ...citeAll('VII-B-2-d', 'cubes.forbidden'),
    ...citeAll('VII-B-2-e', 'cubes.resources', ...FLUB_RULES),
    ...citeAll('VII-B-1', 'value.equalsGoal'),
    ...citeAll('VII-B-3', 'value.everyReading'),
    ...citeAll('VII-A', ...AVOID_RULES),
    ...citeAll('I-B-1', 'blank.paint'),
    ...citeAll('I-A', 'choose.proper'),
    ...noVariations('I-A'),
  },
  divisions: { minor: alike, elementary: alike, middle: alike, junior: alike, senior: alike }, // I-A: one rule for all
};
