// The rules of a shake of Equations as plain data, and the stable names of the rules that a verdict may cite, most basic first.
import type { After, ResourcesRule } from '../shakeRules.ts';

export const EQUATIONS_RULES = [
  // The Goal
  'goal.written',
  'goal.cubes',
  'goal.numeral',
  'goal.turnedNumeral',
  'goal.sideways',
  'goal.upsideDown',
  'goal.turnedTwice',
  'goal.grouping',
  // What was handed in
  'equation.complete',
  'equation.goal',
  'equation.grouping',
  'expression.defined',
  'expression.sign',
  'solution.numeral',
  'numeral.turned',
  'turned.sideways',
  'turned.upsideDown',
  'zero.meaning',
  'zero.consistent',
  'zero.notWild',
  // Where an expression stops naming a number
  'value.real',
  'root.zeroIndex',
  'root.ofZero',
  'power.ofZero',
  'power.ofZeroNegative',
  'root.evenOfNegative',
  'root.evenFractionOfNegative',
  'power.evenDenominator',
  'limits.wholeNumbers',
  // The cubes
  'cubes.two',
  'cubes.required',
  'cubes.available',
  'cubes.forbidden',
  'cubes.resources',
  // The count
  'value.equalsGoal',
] as const;
export type RuleKey = (typeof EQUATIONS_RULES)[number];

export type EquationsCites = Readonly<Record<RuleKey, string>>;

export interface EquationsRules {
  cites: EquationsCites;
  /** Powers and roots of anything, or of whole numbers only, with whole roots. */
  powersAndRoots: 'ofAnything' | 'ofWholeNumbers';
  /** Whether digits may be used sideways (reciprocal) and upside-down (negative). */
  turnedCubes: boolean;
  /** Whether a 0 may stand for any symbol. */
  zeroWild: boolean;
  goal: { mostCubes: number; mostDigits: number };
  fromResources: Readonly<Record<After, Pick<ResourcesRule, 'most'>>>;
}
