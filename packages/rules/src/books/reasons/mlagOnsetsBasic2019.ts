// Reasons by MLAG Basic On-Sets 2019.
import { beforeSolutions } from './beforeSolutions.ts';
import { leads, NAMES_NOTHING, NO_MEANING, type Statement, says } from './statement.ts';

const SET_NAME = ['setName.defined', 'setName.relation', 'setName.equalsGoal', 'restriction.allowed', NO_MEANING];

export const mlagOnsetsBasic2019Reasons: readonly Statement[] = [
  ...beforeSolutions,
  says('I-B-1', 'blank.paint'),
  says('I-B-2-d-iii', 'wild.meaning', 'wild.consistent', 'wild.notWild'),
  says('VI', 'setName.present', ...SET_NAME, 'wild.marked'),
  says('VII-B-1', 'value.equalsGoal', NAMES_NOTHING, 'setName.equalsGoal'),
  says('VII-B-2-a', 'cubes.two'),
  says('VII-B-2-b', 'cubes.required'),
  says('VII-B-2-c', 'cubes.available'),
  says('VII-B-2-d', 'cubes.forbidden'),
  says('VII-B-2-e', 'cubes.resources'),
  leads('VII-B-3', 'value.equalsGoal', 'value.everyReading'),
  says('VII-C-1-b', 'paper.oneSolution'),
  says('VII-C-3-a', 'goal.shape', 'goal.negative', 'goal.written'),
  leads('VII-C-3-b', 'value.equalsGoal', NAMES_NOTHING),
  says('VII-C-3-c', 'value.everyReading', 'wild.marked', 'wild.meaning', 'wild.consistent'),
  says('VII-C-3-d', ...SET_NAME),
];
