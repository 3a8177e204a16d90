// The other rules that a violation of On-Sets breaks. An expression that names no set does not equal the Goal, and nothing equals a Goal without a value.
import { NAMES_NOTHING, NO_MEANING } from '../books/reasons/statement.ts';
import type { Verdict, Violation } from './verdict.ts';

/** A text with one of these faults names no set. */
const NAMELESS = [
  'setName.present',
  'setName.defined',
  'setName.relation',
  'text.digit',
  'restriction.defined',
  'restriction.grouping',
];

export function breaksOf({ rule, place }: Violation, { goalValues, solutions, ...verdict }: Verdict): string[] {
  // A digit has no meaning in a Set-Name or Restriction.
  const own =
    rule === 'text.digit' ? (place?.part === 'restriction' ? 'restriction.defined' : 'setName.defined') : rule;
  if (NAMELESS.includes(rule)) return [...new Set([own, rule]), NAMES_NOTHING];
  if (rule.startsWith('goal.') && goalValues.length === 0) return [own, 'value.equalsGoal'];
  const { readings } = solutions?.[place?.solution ?? 0] ?? verdict;
  if (rule.startsWith('wild.') && readings === 0) return [own, NO_MEANING, NAMES_NOTHING];
  return [own];
}
