// What a violation of Equations breaks beside its own rule: what names no number does not equal the Goal, and a Goal may be wrong in itself or as it is read.
import { NAMES_NOTHING } from '../books/reasons/statement.ts';
import type { EquationVerdict, EquationViolation } from './verdict.ts';

/** `goalIsLegal`: whether the Goal on the mat can be read at all. */
export function breaksOf(
  { rule, place }: EquationViolation,
  { value }: EquationVerdict,
  goalIsLegal: boolean,
): string[] {
  if (rule === 'goal.written') return [rule, 'value.equalsGoal'];
  if (place?.part === 'goal' || rule.startsWith('goal.')) {
    const own = rule.startsWith('goal.') ? rule : `goal.${rule}`;
    return [own, 'goal.read', 'value.equalsGoal', ...(goalIsLegal ? [] : ['goal.none'])];
  }
  if (place?.side === 'goal') return [rule, 'equation.grouping'];
  return value === undefined && isAboutValue(rule) ? [rule, NAMES_NOTHING] : [rule];
}

const isAboutValue = (rule: string): boolean =>
  /^(?:expression|numeral|turned|value|root|power|limits)\./.test(rule) && rule !== 'value.equalsGoal';
