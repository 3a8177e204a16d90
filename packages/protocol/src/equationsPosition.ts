// A request of Equations, besides its rulebook and division: the table, and the question about it. Cards, variations and flubs are not part of this game and are ignored.
import { AFTERS, type ExpectedFact } from '@openshake/rules';
import * as v from 'valibot';
import { judged } from './bounds.ts';
import { EQUATIONS_CUBES, fromOneKit, sectionsOf } from './cubes.ts';
import { EXPECTED_TEXT, expression } from './expression.ts';
import { missing, mustBe, oneOf } from './fields.ts';
import { EXPECTED_QUESTION, question } from './question.ts';

/** No Goal has more cubes than this. */
const MOST_GOAL_CUBES = 6;
const EXPECTED_MAX_CUBES: ExpectedFact = { key: 'expected.whole.range', least: 1, most: MOST_GOAL_CUBES };
const EXPECTED = { after: oneOf(AFTERS) } as const;

/** The table: Goal and cubes. */
const table = {
  goal: v.optional(judged),
  ...sectionsOf(EQUATIONS_CUBES, '["3","+"]'),
};

/** What a judge gets: the table and a paper. */
export const EquationsPosition = v.pipe(
  v.object(
    {
      ...table,
      after: v.picklist(AFTERS, mustBe('after', EXPECTED.after)),
      solution: v.optional(judged),
    },
    missing(EXPECTED),
  ),
  fromOneKit(EQUATIONS_CUBES),
);

/** What a solver gets: the table and a question. `maxCubes`: the longest Goals that `goals` lists. */
export const EquationsQuestion = v.pipe(
  v.object(
    {
      ...table,
      ...question,
      maxCubes: v.optional(
        v.pipe(
          v.number(mustBe('maxCubes', EXPECTED_MAX_CUBES)),
          v.integer(mustBe('maxCubes', EXPECTED_MAX_CUBES)),
          v.minValue(1, mustBe('maxCubes', EXPECTED_MAX_CUBES)),
          v.maxValue(MOST_GOAL_CUBES, mustBe('maxCubes', EXPECTED_MAX_CUBES)),
        ),
      ),
    },
    missing(EXPECTED_QUESTION),
  ),
  fromOneKit(EQUATIONS_CUBES),
);

/** An expression; no mat. */
export const EquationsExpression = v.object(expression, missing(EXPECTED_TEXT));
