// How the parts of the judge report what they find.
import type { JudgeFact } from '../facts/judge.ts';
import type { Certainty } from './number/index.ts';
import type { RuleKey } from './rules.ts';
import type { EquationPlace } from './verdict.ts';

/** Notes a broken rule. */
export type Found = (
  rule: RuleKey,
  facts: JudgeFact,
  place?: EquationPlace,
  step?: string,
  /** An unproven fault is not a violation: it leaves the verdict undecided. */
  certainty?: Certainty,
) => void;
