// Reasons by MLAG Basic On-Sets 2011. If the book says nothing, BOS1 refers to the game's manual.
import { during, leads, NAMES_NOTHING, NO_MEANING, type Statement, says } from './statement.ts';

export const mlagOnsetsBasic2011Reasons: readonly Statement[] = [
  says(
    'BOS1',
    'setName.present',
    'setName.defined',
    'setName.relation',
    'setName.equalsGoal',
    'restriction.allowed',
    'cubes.two',
    'cubes.required',
    'cubes.available',
    'cubes.forbidden',
    'cubes.resources',
    'cubes.flub', // what 2019 VII-B-2-e says of a challenge
    'goal.digits',
    'goal.written',
    'value.equalsGoal',
    NAMES_NOTHING,
    NO_MEANING,
  ),
  says('BOS3', 'blank.paint'),
  says('BOS4', 'wild.marked', 'wild.meaning', 'wild.consistent', 'wild.notWild', NO_MEANING),
  says('BOS7', 'goal.shape', 'goal.negative', 'goal.digits', 'goal.withinUniverse'),
  says('BOS10', 'goal.written'),
  says('BOS11', 'cubes.forceOut'),
  says('BOS12-A', 'cubes.forceOutA'),
  during(
    'force-out-a',
    says('BOS12-A', 'avoid.presented', 'avoid.leavesNoNow', 'avoid.leavesPossible'), // an avoid move is part of its proof
  ),
  says('BOS12-B', 'cubes.forceOutB'),
  says('BOS13', 'value.everyReading'),
  says('BOS14', 'paper.oneSolution'),
  leads('BOS15', 'avoid.presented'),
  says('BOS15', 'cubes.flub'),
  says('BOS15-a', 'avoid.leavesNoNow'),
  says('BOS15-b', 'avoid.leavesPossible'),
];
