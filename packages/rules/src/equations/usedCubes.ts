// Which cubes of the table an unfinished Equation uses, and what is wrong with its cubes so far. Nothing is worked out.
import type { After } from '../shakeRules.ts';
import { whyUnread } from '../text.ts';
import { assignCubes, type Cubes } from './cubeUse.ts';
import { readGoalText } from './goalText.ts';
import { readMeanings, readZero } from './meaning.ts';
import { readText, type Written } from './notation.ts';
import { readPaper } from './paper.ts';
import type { Meant, MeantCube } from './parse.ts';
import type { RuleKey } from './rules.ts';
import { equationsRules } from './rulesOf.ts';
import type { EquationVerdict, EquationViolation } from './verdict.ts';

/** A position and one Equation, as the judge takes them. Whatever follows its equals sign is the Goal. */
export interface UnfinishedEquation extends Cubes {
  rulebook: string;
  division: string;
  after: After;
  solution: unknown;
}

/** What one more cube can break, and no later cube can mend. */
export const LASTING_FAULTS: readonly RuleKey[] = ['cubes.available', 'cubes.forbidden', 'cubes.resources'];

export function usedCubes(request: UnfinishedEquation): {
  cubes: EquationVerdict['cubes'];
  violations: EquationViolation[];
} {
  const rules = equationsRules(request.rulebook, request.division);
  const violations: EquationViolation[] = [];
  const { equation, wild, goal } = readPaper(request.solution);
  if (whyUnread('equation', equation) !== undefined) return { cubes: [], violations };
  const written = readText(equation);
  const goalText = request.after === 'no-goal' ? readGoalText(goal) : undefined;
  const ownGoal: Written[] = goalText && 'written' in goalText ? goalText.written : [];
  const zero = readZero(written, ownGoal, wild, rules);
  for (const { rule, facts, place } of zero.faults) violations.push({ rule, clause: rules.cites[rule], facts, place });
  const cubesIn = (symbols: readonly Written[]): MeantCube[] =>
    readMeanings(symbols, zero).filter((symbol: Meant): symbol is MeantCube => symbol.kind === 'meant');
  const sign = written.findIndex(({ kind }) => kind === 'equals');
  const solution = sign < 0 ? written : written.slice(0, sign);
  const { assigned, faults } = assignCubes(cubesIn(solution), cubesIn(ownGoal), request, rules, request.after);
  for (const { rule, facts, at } of faults)
    violations.push({
      rule,
      clause: rules.cites[rule],
      facts,
      place: { part: 'equation', ...(at !== undefined && { at }) },
    });
  return { cubes: assigned, violations };
}
