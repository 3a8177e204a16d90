// MLAG Basic On-Sets 2011: flubs, Force Out and avoid moves. If it is silent, the game's manual applies (BOS1).
import { OPERATIONS, SETS } from '../onsets/cubes.ts';
import { citeAll, type Division, type OnSetsBook } from './book.ts';
import { common, noVariations } from './common.ts';

const alike: Division = { standing: [], offered: [] };

export const mlagOnsetsBasic2011: OnSetsBook = {
  id: 'mlag-onsets-basic-2011',
  title: 'MLAG Basic On-Sets 2011-12',
  game: 'on-sets',
  rules: {
    ...common,
    wild: { '=': { mayMean: SETS, itself: false }, C: { mayMean: OPERATIONS, itself: false } }, // BOS4
    goalWithinUniverse: true, // BOS7
    avoidMoveAfter: ['a-flub', 'ca-flub', 'force-out-a'], // BOS15, BOS12-A
  },
  cites: {
    ...citeAll('BOS7', 'goal.shape', 'goal.negative', 'goal.digits', 'goal.withinUniverse'),
    ...citeAll('BOS10', 'goal.written'),
    ...citeAll('BOS14', 'paper.oneSolution'),
    ...citeAll('BOS1', 'setName.present', 'setName.defined', 'text.digit', 'setName.relation', 'setName.equalsGoal'),
    ...citeAll('BOS1', 'restriction.allowed', 'restriction.defined', 'restriction.grouping', 'restriction.needed'),
    ...citeAll('BOS4', 'wild.marked', 'wild.meaning', 'wild.consistent', 'wild.notWild'),
    ...citeAll('BOS1', 'choose.proper'),
    ...citeAll('BOS3', 'blank.paint'),
    ...citeAll('BOS1', 'cubes.two', 'cubes.required', 'cubes.available', 'cubes.forbidden', 'cubes.resources'),
    ...citeAll('BOS15', 'cubes.flub'),
    ...citeAll('BOS11', 'cubes.forceOut'),
    ...citeAll('BOS12-A', 'cubes.forceOutA'),
    ...citeAll('BOS12-B', 'cubes.forceOutB'),
    ...citeAll('BOS1', 'value.equalsGoal'),
    ...citeAll('BOS13', 'value.everyReading'),
    ...citeAll('BOS15', 'avoid.presented'),
    ...citeAll('BOS15-a', 'avoid.leavesNoNow'),
    ...citeAll('BOS15-b', 'avoid.leavesPossible'),
    ...noVariations('BOS1'),
  },
  divisions: { minor: alike, elementary: alike, middle: alike }, // BOS1
};
