// What sections I to V of three On-Sets books state about Solutions, by the same numbers.
import { during, leads, type Statement, says } from './statement.ts';

export const beforeSolutions: readonly Statement[] = [
  says('I-B-2-a', 'text.digit'),
  says('I-B-3-b', 'cubes.required'),
  says('I-B-3-d', 'cubes.forbidden'),
  says('III-A', 'goal.digits'), // The Goal is built of cubes from Resources
  leads('III-B', 'goal.shape', 'goal.negative'),
  leads('III-B-1', 'goal.shape'),
  says('III-D-2', 'goal.written', 'goal.digits'),
  during('no-goal', says('III-D-2', 'goal.shape', 'goal.negative')), // the writer needs a legal Goal
  says('V-A-2', 'cubes.resources'),
  says('V-A-2-b', 'cubes.two'),
];
