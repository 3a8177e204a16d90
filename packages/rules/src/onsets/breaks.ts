// What a violation of On-Sets breaks beside its own rule: what names no set does not equal the Goal, nor does anything equal a Goal without a value.
import { NAMES_NOTHING, NO_MEANING } from '../books/reasons/statement.ts';
import type { Verdict, Violation } from './verdict.ts';

/** The texts that these are found in name no set. */
const NAMELESS = [
  'setName.present',
  'setName.defined',
  'setName.relation',
  'text.digit',
  'restriction.defined',
  'restriction.grouping',
];

export function breaksOf({ rule, place }: Violation, { goalValues, solutions, ...verdict }: Verdict): string[] {
  // A digit has no meaning in the text in which it stands.
  const own =
    rule === 'text.digit' ? (place?.part === 'restriction' ? 'restriction.defined' : 'setName.defined') : rule;
  if (NAMELESS.includes(rule)) return [...new Set([own, rule]), NAMES_NOTHING];
  if (rule.startsWith('goal.') && goalValues.length === 0) return [own, 'value.equalsGoal'];
  const { readings } = solutions?.[place?.solution ?? 0] ?? verdict;
  if (rule.startsWith('wild.') && readings === 0) return [own, NO_MEANING, NAMES_NOTHING];
  return [own];
}
