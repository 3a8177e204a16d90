// The other rules that a violation of Equations breaks. An expression that names no number does not equal the Goal; a Goal may be illegal, or written wrong.
import { NAMES_NOTHING } from '../books/reasons/statement.ts';
import type { EquationVerdict, EquationViolation } from './verdict.ts';

/** `goalIsLegal`: whether the Goal on the mat has a legal reading. */
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
