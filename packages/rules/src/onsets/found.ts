// How the parts of the judge report what they find.
import type { RuleKey } from '../rule.ts';
import type { Place } from './verdict.ts';

/** Notes a broken rule. */
export type Found = (rule: RuleKey, message: string, place?: Omit<Place, 'solution'>) => void;
