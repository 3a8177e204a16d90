// A draft as it is handed in, and what is still missing in it.
import type { PresentedPaper } from '@openshake/rules';
import { readTokens } from '../../../parts/expression/tokens.ts';
import type { Draft, DraftSolution } from '../../../table/drafts.ts';
import type { SeatAction } from '../../../table/source.ts';
import type { PaperRules } from './rules.ts';

/** The part of a paper that is not there yet. `solution`: which of two, from 1. */
export interface Missing {
  what: 'setName' | 'equation' | 'equals' | 'goal' | 'wild' | 'avoid';
  solution: number;
  /** The wild cube without a meaning. */
  cube?: string;
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** Every text of a Solution, in its order on paper. */
export const textsOf = (
  { game }: Pick<PaperRules, 'game'>,
  { restrictions, setName, equation }: DraftSolution,
): string[] => (game === 'equations' ? [equation] : [...restrictions, setName]);

export const isBlank = (rules: Pick<PaperRules, 'game'>, solution: DraftSolution): boolean =>
  textsOf(rules, solution).every(isEmpty);

/** The cubes of a Solution that have no mark of their own. */
function unmarked(rules: PaperRules, solution: DraftSolution): Set<string> {
  const tokens = textsOf(rules, solution).flatMap((text) => readTokens(rules.game, text));
  return new Set(tokens.flatMap((token) => (token.kind === 'cube' && !token.mark ? [token.cube] : [])));
}

/** The wild cubes of a Solution that mean nothing until somebody says what they stand for. */
export const meaningless = (rules: PaperRules, solution: DraftSolution): string[] => {
  const cubes = unmarked(rules, solution);
  return Object.entries(rules.wild).flatMap(([cube, { itself }]) =>
    !itself && cubes.has(cube) && !solution.wild[cube] ? [cube] : [],
  );
};

export function missingIn(rules: PaperRules, draft: Draft): Missing[] {
  const missing = draft.solutions.slice(0, rules.solutions).flatMap((solution, index): Missing[] => {
    const place = { solution: index + 1 };
    const { game } = rules;
    const lacks: Missing[] = [];
    if (game === 'on-sets' && isEmpty(solution.setName)) lacks.push({ what: 'setName', ...place });
    if (game === 'equations') {
      const signs = readTokens(game, solution.equation);
      const equals = signs.findIndex(({ kind }) => kind === 'equals');
      if (equals === 0 || signs.length === 0) lacks.push({ what: 'equation', ...place });
      else if (equals < 0 || equals === signs.length - 1) lacks.push({ what: 'equals', ...place });
    }
    for (const cube of meaningless(rules, solution)) lacks.push({ what: 'wild', cube, ...place });
    return lacks;
  });
  const goal = draft.solutions[0].goal;
  if (rules.ownGoal && isEmpty(rules.game === 'equations' ? goal.text : goal.cubes.join('')))
    missing.unshift({ what: 'goal', solution: 1 });
  if (rules.needsAvoid && (!draft.avoid?.cube || !draft.avoid.to)) missing.push({ what: 'avoid', solution: 1 });
  return missing;
}

/** The marks that say something: a cube that stands for itself needs none where it may. */
export function marksOf(rules: PaperRules, solution: DraftSolution): Record<string, string> {
  const cubes = unmarked(rules, solution);
  return Object.fromEntries(
    Object.entries(solution.wild).filter(
      ([cube, means]) => cubes.has(cube) && rules.wild[cube] && (means !== cube || !rules.wild[cube]?.itself),
    ),
  );
}

/** One Solution as the judge takes it. */
export function solutionOf(rules: PaperRules, solution: DraftSolution): Record<string, unknown> {
  const wild = marksOf(rules, solution);
  const marks = Object.keys(wild).length > 0 ? { wild } : {};
  const { goal } = solution;
  if (rules.game === 'equations')
    return { equation: solution.equation, ...marks, ...(rules.ownGoal && goal.text && { goal: goal.text }) };
  const restrictions = solution.restrictions.filter((text) => !isEmpty(text));
  const blank = rules.paintsBlank ? solution.blank : '';
  return {
    ...(restrictions.length > 0 && { restrictions }),
    setName: solution.setName,
    ...marks,
    ...(blank && { blank }),
    ...(rules.ownGoal && goal.cubes.length > 0 && { goal: { shape: goal.shape, cubes: goal.cubes } }),
  };
}

/** The whole paper. Two Solutions answer one Goal, which stands on the first. */
export function paperOf(rules: PaperRules, draft: Draft): PresentedPaper {
  const goal = draft.solutions[0].goal;
  const written = draft.solutions
    .slice(0, rules.solutions)
    .map((solution) => solutionOf(rules, rules.ownGoal ? { ...solution, goal } : solution));
  return {
    ...(rules.solutions === 2 ? { solutions: written } : { solution: written[0] }),
    ...(rules.needsAvoid && draft.avoid && { avoid: draft.avoid }),
    ...(rules.mayCharge.length > 0 && draft.moved && { moved: draft.moved }),
  };
}

export const presentOf = (rules: PaperRules, draft: Draft): SeatAction => ({
  type: 'present',
  ...paperOf(rules, draft),
});
