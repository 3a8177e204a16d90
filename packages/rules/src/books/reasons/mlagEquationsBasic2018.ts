// Reasons by MLAG Basic Equations 2018. A fault of the Goal has its own key: `goal.` before the rule that the Goal breaks.
import type { DivisionId } from '../book.ts';
import { during, leads, NAMES_NOTHING, type Statement, says } from './statement.ts';

/** Powers and roots that are undefined, or not legal in a division. */
const POWERS = [
  'root.zeroIndex',
  'root.ofZero',
  'power.ofZero',
  'power.ofZeroNegative',
  'root.evenOfNegative',
  'root.evenFractionOfNegative',
  'power.evenDenominator',
  'limits.wholeNumbers',
];
/** A legal expression names a real number and has nothing undefined. A turned cube or a marked 0 is undefined in divisions that do not play it. */
const EXPRESSION = [
  ...['expression.defined', 'expression.sign', 'numeral.turned', 'value.real', ...POWERS],
  ...['turned.sideways', 'turned.upsideDown', 'zero.meaning', 'zero.notWild'],
];
/** The Solution, or the Goal. */
const either = (...rules: string[]): string[] => [...rules, ...rules.map((rule) => `goal.${rule}`)];
/** How cubes may be turned in a Goal. */
const TURNED = ['goal.sideways', 'goal.upsideDown', 'goal.turnedNumeral'];
const EQUALS = ['value.equalsGoal', NAMES_NOTHING];

/** Undefined because a number is not whole, or an index is not a counting number. III-C-3 says so too, in its divisions. */
const NOT_WHOLE = POWERS.filter((rule) => rule !== 'power.ofZero');

export const mlagEquationsBasic2018Reasons = (division: DivisionId): readonly Statement[] => [
  says('I-B-2-b', 'cubes.required'),
  says('I-B-2-d', 'cubes.forbidden'),
  says('III-A', ...either(...EXPRESSION), ...TURNED),
  says('III-B-1', ...either('expression.sign')),
  says('III-C-2-a', ...either('root.zeroIndex')),
  says('III-C-2-b', ...either('power.ofZero', 'power.ofZeroNegative')),
  says('III-C-2-c', ...either('root.evenOfNegative')),
  says('III-C-2-d', ...either('root.evenFractionOfNegative', 'root.evenOfNegative')), // a whole number is a fraction over 1, and 8÷2 is reduced first
  says('III-C-2-e', ...either('power.evenDenominator')),
  ...(division === 'elementary'
    ? [says('III-B-2', ...either('limits.wholeNumbers')), says('III-C-3', ...either(...NOT_WHOLE))] // III-B-2 in its example
    : []),
  leads('IV-B', 'goal.cubes', 'goal.turnedTwice', ...EXPRESSION.map((rule) => `goal.${rule}`)),
  says('IV-B-1', 'goal.numeral', ...TURNED, 'goal.expression.defined', 'goal.expression.sign'),
  says('IV-B-2', 'goal.grouping', 'equation.grouping'),
  says('IV-D-2', 'goal.written'),
  says('VI-A-2', 'cubes.resources'),
  says('VI-A-2-b', 'cubes.two'),
  during('no-goal', says('IV-D-2', 'cubes.available')),
  leads('VII-B', ...EXPRESSION),
  says('VII-B-1', 'equation.complete', 'equation.goal'),
  says('VII-B-2', ...EQUALS, 'equation.complete', 'equation.goal', 'equation.grouping'),
  says('VII-B-3-a', 'cubes.two'),
  says('VII-B-3-b', 'cubes.required'),
  says('VII-B-3-c', 'cubes.available'),
  says('VII-B-3-d', 'cubes.forbidden'),
  says('VII-B-3-e', 'cubes.resources'),
  says('VII-B-4', 'solution.numeral', 'numeral.turned'),
  says('VII-C-1-b', 'paper.oneSolution'),
  says('VII-C-3-a', 'equation.complete', 'equation.goal'),
  says('VII-C-3-b', ...EQUALS),
  says('VII-C-3-c-i', 'cubes.two'),
  says('VII-C-3-c-ii', 'cubes.required'),
  says('VII-C-3-c-iii', 'cubes.forbidden'),
  says('VII-C-3-c-iv', 'cubes.resources'),
  says('VII-C-3-c', 'cubes.available'), // in general; its parts name the other ways
  says('VII-C-3-d', 'solution.numeral', 'numeral.turned'),
  says('VII-C-3-e', 'goal.none', 'goal.written'),
  says('VII-C-3-f', 'equation.goal', 'equation.grouping', 'goal.read'),
  leads('VII-C-3-g', ...EQUALS),
  says('XIII-sideways', ...either('turned.sideways'), 'goal.sideways'),
  says('XIII-upside-down', ...either('turned.upsideDown'), 'goal.upsideDown'),
  says('XIII-upside-down', 'numeral.turned', 'goal.turnedNumeral', 'goal.turnedTwice'), // its example and its note
  says('XIII-0-wild', ...either('zero.meaning', 'zero.consistent', 'zero.notWild')),
];
