// What a question says beside its answer, as the judge says it: the choices that do not count, and why a Goal is none.
import type { SolveRequest } from '@openshake/protocol';
import { books, type GameName, type JudgeFact } from '@openshake/rules';
import {
  CUBES as EQUATION_CUBES,
  shakeRules as equationsRules,
  judge as judgeEquations,
  readGoal as readGoalAs,
} from '@openshake/rules/equations';
import { judge as judgeOnSets, type Verdict } from '@openshake/rules/onsets';
import { goalValuesOf, rulesOfTable, search } from '@openshake/solver';
import { field } from '@openshake/words';
import { inWords, type Said } from '../inWords.ts';
import type { Speech } from '../words/speech.ts';

/** Why nothing can be a Solution: the Goal is missing or not legal. */
export interface GoalFault {
  clause: string;
  facts: JudgeFact;
}

export type IgnoredVariation = Said<NonNullable<Verdict['ignoredVariations']>[number]>;

export interface Remarks {
  goalFault?: Said<GoalFault>;
  ignoredVariations?: readonly IgnoredVariation[];
}

interface JudgedGoal {
  violations: readonly (GoalFault & { place?: { part?: string | undefined } | undefined })[];
}

/** An answer with what goes beside it in this language. */
export function remarksInWords<Answer extends Remarks>(answer: Answer, request: unknown, speech: Speech): Answer {
  const { goalFault, ignoredVariations } = answer;
  const game = Object.values(books).find(({ id }) => id === field(request, 'rulebook'))?.game;
  if (game === undefined) return answer;
  return {
    ...answer,
    ...(goalFault && { goalFault: inWords(goalFault, game, speech) }),
    ...(ignoredVariations && { ignoredVariations: ignoredVariations.map((each) => inWords(each, game, speech)) }),
  };
}

/** The judge is handed an empty paper: what it says of the Goal has nothing to do with the paper. */
const EMPTY = { after: 'now', solution: '' } as const;

function faultOf({ violations }: JudgedGoal, game: GameName): Pick<Remarks, 'goalFault'> {
  const fault = violations.find(({ place }) => place?.part === 'goal');
  return fault ? { goalFault: inWords({ clause: fault.clause, facts: fault.facts }, game) } : {};
}

export function remarksOnSets(request: SolveRequest<'on-sets'>): Remarks {
  const { rules, ignored } = rulesOfTable(request);
  const isFaulty = request.question !== 'goals' && goalValuesOf(request.goal, request.universe, rules).length === 0;
  return {
    ...(isFaulty && faultOf(judgeOnSets({ ...request, ...EMPTY }, search), 'on-sets')),
    ...(ignored.length > 0 && {
      ignoredVariations: ignored.map((each) => inWords({ ...each, clause: rules.cites['choose.proper'] }, 'on-sets')),
    }),
  };
}

export function remarksEquations(request: SolveRequest<'equations'>): Remarks {
  const { rulebook, division, goal, question } = request;
  if (question === 'goals') return {};
  const rules = equationsRules(rulebook, division);
  const asItIs = readGoalAs(goal, '0', rules);
  // A wild 0 may make a Goal of what is none as it stands.
  const isOther = rules.zeroWild && asItIs.cubes.length <= rules.goal.mostCubes && asItIs.cubes.includes('0');
  const isGoal = (isOther ? EQUATION_CUBES : (['0'] as const)).some((zero) => {
    const { values, isOpen } = zero === '0' ? asItIs : readGoalAs(goal, zero, rules);
    return values.length > 0 || isOpen;
  });
  return isGoal ? {} : faultOf(judgeEquations({ ...request, ...EMPTY }), 'equations');
}
