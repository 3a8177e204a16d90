// The steps of the solver's Solutions: the last one reaches the Goal, with the judge's cards.
import { parseSolveRequest } from '@openshake/protocol';
import { judge as judgeEquations, stepsOf as stepsOfEquations } from '@openshake/rules/equations';
import { judge as judgeOnSets, makeCard, stepsOf as stepsOfOnSets } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { randomQuestion } from '../../../../tests/oracle/equations/naiveSolver.ts';
import { mulberry32 } from '../../../../tests/oracle/random.ts';
import { randomTable, SHAKE_KINDS } from '../../../../tests/support/shakes.ts';
import { answerQuestion } from './answer.ts';

const SEED = 20_230_000;

/** The Solutions in an answer. */
function solutionsIn(question: object): object[] {
  const answer = answerQuestion(question);
  if ('error' in answer || answer.answer === null) return expect.unreachable(JSON.stringify(answer));
  return [...(answer.solutions ?? []), ...(answer.solution ? [answer.solution] : [])];
}

describe('steps of Solutions', () => {
  test.each(SHAKE_KINDS.map((kind) => [kind.name, kind] as const))('On-Sets: %s', (_, kind) => {
    let found = 0;
    for (let seed = SEED; seed < SEED + 12; seed += 1) {
      const table = randomTable(kind, seed);
      const question = { ...table, universe: table.universe.map(makeCard), question: 'possible' };
      const parsed = parseSolveRequest(question);
      if (!parsed.ok || parsed.game !== 'on-sets') return expect.unreachable('the question is well formed');
      for (const solution of solutionsIn(question)) {
        const told = `seed ${seed}: ${JSON.stringify(solution)}`;
        const { cards, value, goalValues } = judgeOnSets(
          { ...parsed.request, after: 'impossible', solution, solutions: undefined },
          search,
        );
        const steps = stepsOfOnSets(parsed.request, solution);
        expect(goalValues, told).toContain(steps.at(-1)?.value);
        expect({ value, cards }, told).toEqual({ value: steps.at(-1)?.value, cards: steps.at(-1)?.cards });
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  test.each(['elementary', 'middle', 'junior', 'senior'] as const)('Equations: %s', (division) => {
    let found = 0;
    for (let seed = SEED; seed < SEED + 30; seed += 1) {
      const question = randomQuestion(mulberry32(seed), 6, division);
      const parsed = parseSolveRequest(question);
      if (!parsed.ok || parsed.game !== 'equations') return expect.unreachable('the question is well formed');
      for (const solution of solutionsIn(question)) {
        const told = `seed ${seed}: ${JSON.stringify(solution)}`;
        const { value, goalValues } = judgeEquations({ ...parsed.request, after: 'impossible', solution });
        const steps = stepsOfEquations(parsed.request, solution);
        expect(steps.at(-1)?.value, told).toBe(value);
        expect(goalValues, told).toContain(value);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
