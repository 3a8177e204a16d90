// A request of On-Sets, besides its rulebook and division: the table, and the question about it.
import { AFTERS } from '@openshake/rules';
import { makeCard, parseCard } from '@openshake/rules/onsets';
import * as v from 'valibot';
import { bounded, judged } from './bounds.ts';
import { fromOneKit, ON_SETS_CUBES, sectionsOf } from './cubes.ts';
import { EXPECTED_TEXT, expression } from './expression.ts';
import { listOf, missing, mustBe, oneOf } from './fields.ts';
import { carry } from './inWords.ts';
import { EXPECTED_QUESTION, question } from './question.ts';

const EXPECTED = {
  variations: { key: 'expected.list.example', example: '[{"name":"absolute-value"}]' },
  universe: { key: 'expected.cards', example: '["B","RY","blank"]' },
  after: oneOf(AFTERS),
} as const;

const Universe = v.pipe(
  listOf('universe', EXPECTED.universe, parseCard, (entries) => ({ key: 'field.notCards', ...entries })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const once = new Set<number>();
    const twice = new Set<number>();
    for (const card of dataset.value) (once.has(card) ? twice : once).add(card);
    for (const card of twice) addIssue({ message: carry({ key: 'request.card.twice', card: makeCard(card) }) });
  }),
);

// false: played without any variations, even those always in force.
const Variations = v.optional(
  v.pipe(
    v.union([v.literal(false), v.array(v.unknown())], mustBe('variations', EXPECTED.variations)),
    ...bounded<unknown[] | false>('variations'),
  ),
  () => [],
);

/** The table as it is: cards, variations, Goal and cubes. */
const table = {
  variations: Variations,
  universe: Universe,
  goal: v.optional(judged),
  ...sectionsOf(ON_SETS_CUBES, '["B","U"]'),
};

/** What a judge gets: the table and a paper. */
export const OnSetsPosition = v.pipe(
  v.object(
    {
      ...table,
      after: v.picklist(AFTERS, mustBe('after', EXPECTED.after)),
      solution: v.optional(judged),
      solutions: v.optional(judged),
      moved: v.optional(judged),
      avoid: v.optional(judged),
    },
    missing(EXPECTED),
  ),
  fromOneKit(ON_SETS_CUBES),
);

/** What a solver gets: the table and a question. */
export const OnSetsQuestion = v.pipe(
  v.object({ ...table, ...question }, missing({ ...EXPECTED, ...EXPECTED_QUESTION })),
  fromOneKit(ON_SETS_CUBES),
);

/** An expression, the cards and the variations; no mat. */
export const OnSetsExpression = v.object(
  { variations: Variations, universe: v.optional(Universe), ...expression, blank: v.optional(judged) },
  missing(EXPECTED_TEXT),
);
