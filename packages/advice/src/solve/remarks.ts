// The remarks beside an answer, as the judge makes them: the choices that do not count, and why a Goal is not legal.

import type { JudgeFact } from '@openshake/rules';
import {
  CUBES as EQUATION_CUBES,
  shakeRules as equationsRules,
  judge as judgeEquations,
  readGoal as readGoalAs,
} from '@openshake/rules/equations';
import { judge as judgeOnSets, type Verdict } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { goalValuesOf, rulesOfTable } from '@openshake/solver/onsets';
import type { EquationsQuestion, OnSetsQuestion } from './question.ts';

/** Why nothing can be a Solution: the Goal is missing or not legal. */
interface GoalFault {
  clause: string;
  facts: JudgeFact;
}

export interface Remarks {
  goalFault?: GoalFault;
  ignoredVariations?: NonNullable<Verdict['ignoredVariations']>;
}

interface JudgedGoal {
  violations: readonly (GoalFault & { place?: { part?: string | undefined } | undefined })[];
}

/** The judge gets an empty paper: what it says about the Goal does not depend on the paper. */
const EMPTY = { after: 'now', solution: '' } as const;

function faultOf({ violations }: JudgedGoal): Pick<Remarks, 'goalFault'> {
  const fault = violations.find(({ place }) => place?.part === 'goal');
  return fault ? { goalFault: { clause: fault.clause, facts: fault.facts } } : {};
}

export function remarksOnSets(request: OnSetsQuestion): Remarks {
  const { rules, ignored } = rulesOfTable(request);
  const isFaulty = request.question !== 'goals' && goalValuesOf(request.goal, request.universe, rules).length === 0;
  return {
    ...(isFaulty && faultOf(judgeOnSets({ ...request, ...EMPTY }, search))),
    ...(ignored.length > 0 && {
      ignoredVariations: ignored.map((each) => ({ ...each, clause: rules.cites['choose.proper'] })),
    }),
  };
}

export function remarksEquations(request: EquationsQuestion): Remarks {
  const { rulebook, division, goal, question } = request;
  if (question === 'goals') return {};
  const rules = equationsRules(rulebook, division);
  const asItIs = readGoalAs(goal, '0', rules);
  // A wild 0 may make a Goal legal that is not legal as written.
  const isOther = rules.zeroWild && asItIs.cubes.length <= rules.goal.mostCubes && asItIs.cubes.includes('0');
  const isGoal = (isOther ? EQUATION_CUBES : (['0'] as const)).some((zero) => {
    const { values, isOpen } = zero === '0' ? asItIs : readGoalAs(goal, zero, rules);
    return values.length > 0 || isOpen;
  });
  return isGoal ? {} : faultOf(judgeEquations({ ...request, ...EMPTY }));
}
