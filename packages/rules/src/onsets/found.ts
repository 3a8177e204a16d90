// How the parts of the judge report what they find.
import type { JudgeFact } from '../facts/judge.ts';
import type { RuleKey } from '../rule.ts';
import type { Place } from './verdict.ts';

/** Notes a broken rule. */
export type Found = (rule: RuleKey, facts: JudgeFact, place?: Omit<Place, 'solution'>) => void;
