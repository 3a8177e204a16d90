// Which cubes of the table an unfinished Solution uses, and what is wrong with its cubes so far. Nothing is worked out.
import type { RuleKey } from '../rule.ts';
import type { After } from '../shakeRules.ts';
import { assignCubes, type Cubes } from './cubeUse.ts';
import type { Found } from './found.ts';
import { readPaper } from './paper.ts';
import { type PlayedBy, rulesFor } from './rulesFor.ts';
import { readTexts, usesOf } from './texts.ts';
import type { CubeUse, Violation } from './verdict.ts';

/** A position and one Solution, as the judge takes them. */
export interface UnfinishedOnSets extends PlayedBy, Cubes {
  after: After;
  solution: unknown;
}

/** What one more cube can break, and no later cube can mend. */
export const LASTING_FAULTS: readonly RuleKey[] = [
  'text.digit',
  'setName.relation',
  'cubes.available',
  'cubes.forbidden',
  'cubes.resources',
  'cubes.flub',
  'cubes.forceOut',
  'cubes.forceOutA',
  'cubes.forceOutB',
];

export function usedCubes(request: UnfinishedOnSets): { cubes: CubeUse[]; violations: Violation[] } {
  const { rules } = rulesFor(request);
  const violations: Violation[] = [];
  const found: Found = (rule, facts, place) =>
    violations.push({ rule, clause: rules.cites[rule], facts, ...(place && { place: { solution: 0, ...place } }) });
  const texts = readTexts(readPaper(request.solution), rules, found);
  if (texts.isUnread) return { cubes: [], violations };
  const { assigned, faults } = assignCubes(usesOf(texts, 0), request, texts.marks, rules, request.after);
  for (const { rule, facts, place } of faults) found(rule, facts, place);
  return { cubes: assigned, violations };
}
