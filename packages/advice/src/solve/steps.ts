// The steps of a Solution that the solver found, as `openshake value` shows them.
import { type ValueStep as EquationStep, stepsOf as stepsOfEquations } from '@openshake/rules/equations';
import { stepsOf as stepsOfOnSets, type ValueStep } from '@openshake/rules/onsets';
import type { EquationsQuestion, OnSetsQuestion } from './question.ts';

/** What each Restriction leaves, then the Set-Name, innermost first. */
export const onSetsSteps = (request: OnSetsQuestion, solution: object): ValueStep[] => stepsOfOnSets(request, solution);

/** The side of the Equation that is the Solution, innermost first. */
export const equationsSteps = (request: EquationsQuestion, solution: object): EquationStep[] =>
  stepsOfEquations(request, solution);
