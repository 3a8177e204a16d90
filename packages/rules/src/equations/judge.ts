// The judge of Equations: is this Equation correct, and if not, which rules does it break and where does it stop naming a number?
import { takes } from '../atOnce.ts';
import { cut } from '../quote.ts';
import type { After } from '../shakeRules.ts';
import { whyUnread } from '../text.ts';
import { CUBES_IN_KIT } from './cubes.ts';
import { assignCubes, type Cubes } from './cubeUse.ts';
import type { Evaluated } from './evaluate.ts';
import type { Found } from './found.ts';
import { type Goal, isSameCubes, readGoal } from './goal.ts';
import { readGoalText } from './goalText.ts';
import { readMeanings, readZero } from './meaning.ts';
import { readText } from './notation.ts';
import { weaker } from './number/certainty.ts';
import { limited, PAPER } from './number/effort.ts';
import { areEqual, type Certainty, type Exact, isUndecided } from './number/index.ts';
import { readPaper } from './paper.ts';
import { type Expression, isSame, type Meant, type MeantCube, parseExpression, type Warning } from './parse.ts';
import { EQUATIONS_RULES, type RuleKey } from './rules.ts';
import { equationsRules } from './rulesOf.ts';
import { writtenOut } from './spacing.ts';
import { about, brief, tell } from './tell.ts';
import type { EquationVerdict, EquationViolation } from './verdict.ts';
import { type Lengths, workOut } from './workOut.ts';

/** A position and a paper. The position is well formed. The paper and the Goal may say anything. */
export interface EquationsRequest extends Cubes {
  rulebook: string;
  division: string;
  goal?: unknown;
  after: After;
  solution?: unknown;
}

/** The work for a paper without long arithmetic. */
const SHORT = 4;

/** Answers every paper. What would take too long to find out stays open, and the answer says so. */
export function judgeEquations(request: EquationsRequest): EquationVerdict {
  return limited(PAPER, () => judge(request));
}

function judge(request: EquationsRequest): EquationVerdict {
  takes(SHORT);
  const rules = equationsRules(request.rulebook, request.division);

  const violations: EquationViolation[] = [];
  const open: EquationViolation[] = [];
  const found: Found = (rule, facts, place, step, sure = 'proven') =>
    (sure === 'proven' ? violations : open).push({
      rule,
      clause: rules.cites[rule],
      facts,
      ...(place && { place }),
      ...(step !== undefined && { step }),
    });

  const paper = readPaper(request.solution);
  const unread = whyUnread('equation', paper.equation);
  const written = unread === undefined ? readText(paper.equation) : [];
  const ownGoal = request.after === 'no-goal';
  const goalText = readGoalText(ownGoal ? paper.goal : request.goal);
  const zero = readZero(written, 'written' in goalText ? goalText.written : [], paper.wild, rules);
  for (const { rule, facts, place } of zero.faults) found(rule, facts, place);

  const goal = readGoal(goalText, zero, rules);
  for (const { rule, facts, at, step, certainty } of goal.faults)
    found(rule, facts, { part: 'goal', ...(at !== undefined && { at }) }, step, certainty);
  if (ownGoal && goal.cubes.length === 0) found('goal.written', { key: 'solution.goalMissing' });

  if (unread !== undefined) {
    found('expression.defined', unread, { part: 'equation', at: 0 });
    return { correct: false, goalValues: goal.values.map(tell), violations, cubes: [] };
  }
  const toWrite = 'text' in goalText ? writtenOut(goalText.text, readMeanings(goalText.written, zero)) : '';
  const { solution, end } = findSolution(
    readMeanings(written, zero),
    paper.equation.length,
    { ...goal, toWrite },
    found,
  );
  const cubes = solution.filter((symbol): symbol is MeantCube => symbol.kind === 'meant');
  if (cubes.length < 2) found('cubes.two', { key: 'solution.twoCubes' });
  const { assigned, faults } = assignCubes(cubes, ownGoal ? goal.cubes : [], request, rules, request.after);
  for (const { rule, facts, at } of faults) found(rule, facts, { part: 'equation', ...(at !== undefined && { at }) });

  const warnings: Warning[] = [];
  const evaluated = workOut(solution, end, rules, OF_A_SOLUTION, found, (some) => warnings.push(...some))?.evaluated;
  const worked = evaluated && 'value' in evaluated ? evaluated : undefined;
  const value = worked?.value;
  const compared = worked && compare(worked.value, goal, weaker(worked.certainty, goal.certainty), found);
  violations.sort(mostBasicFirst);
  const correct = violations.length > 0 ? false : open.length > 0 ? null : true;
  const certainty = correct === null ? 'undecided' : certaintyOf(evaluated, compared);
  return {
    correct,
    ...(open.length > 0 && { undecided: open }),
    goalValues: goal.values.map(tell),
    ...(value && { value: tell(value), ...about('approx', value) }),
    ...(goal.values[0] && about('goalApprox', goal.values[0])),
    ...(certainty !== undefined && { certainty }),
    violations,
    ...(warnings.length > 0 && {
      warnings: warnings.map(({ at, facts }) => ({ facts, place: { part: 'equation' as const, at } })),
    }),
    cubes: assigned,
  };
}

/** What a numeral of a Solution may be. */
const OF_A_SOLUTION: Lengths = {
  numeral: {
    rule: 'solution.numeral',
    mostDigits: 1,
    tooLong: (numeral, digits) => ({ key: 'equations.numeral.inSolution', numeral, digits }),
  },
  expression: {
    rule: 'cubes.available',
    mostSymbols: CUBES_IN_KIT,
    tooLong: (cubes) => ({ key: 'equations.tooManyCubes', cubes, most: CUBES_IN_KIT }),
  },
};

export const mostBasicFirst = (one: EquationViolation, other: EquationViolation): number =>
  EQUATIONS_RULES.indexOf(one.rule as RuleKey) - EQUATIONS_RULES.indexOf(other.rule as RuleKey);

/** Which side of the Equation is the Solution: the one that is not the Goal. `toWrite`: the Goal as it belongs in an Equation. */
function findSolution(
  symbols: readonly Meant[],
  end: number,
  goal: Goal & { toWrite: string },
  found: Found,
): { solution: readonly Meant[]; end: number } {
  const signs = symbols.flatMap(({ kind }, index) => (kind === 'equals' ? [index] : []));
  const [sign] = signs;
  const study = goal.cubes.length === 0 && goal.values.length > 0;
  if (sign === undefined) {
    if (!study) found('equation.complete', { key: 'equations.equation.incomplete' }, { part: 'equation', at: end });
    return { solution: symbols, end };
  }
  const left = symbols.slice(0, sign);
  const right = symbols.slice(sign + 1);
  const at = symbols[sign]?.at ?? end;
  if (signs.length > 1) {
    const second = symbols[signs[1] ?? 0]?.at ?? end;
    found('equation.complete', { key: 'equations.equation.oneEquals' }, { part: 'equation', at: second });
    return { solution: left, end: at };
  }
  if (study || goal.cubes.length === 0) return { solution: left, end: at };
  // Solution = Goal, or Goal = Solution. If both sides show the Goal's cubes, the right side is the Goal.
  const sides = [
    { goalSide: right, solution: { solution: left, end: at } },
    { goalSide: left, solution: { solution: right, end } },
  ];
  const shown = sides.filter(({ goalSide }) => isSameCubes(goalSide, goal.cubes));
  const meant = shown.find(({ goalSide }) => isSameGrouping(goalSide, goal.expression));
  if (meant) return meant.solution;
  const [regrouped] = shown;
  if (regrouped) {
    const { goalSide, solution } = regrouped;
    const start = goalSide[0]?.at ?? at;
    const { faults } = parseExpression(goalSide, start);
    for (const { rule, facts, at: where } of faults) found(rule, facts, { part: 'equation', side: 'goal', at: where });
    if (faults.length === 0)
      found(
        'equation.grouping',
        { key: 'equations.equation.regrouped', goal: cut(goal.toWrite) },
        { part: 'equation', at: start },
      );
    return solution;
  }
  found('equation.goal', { key: 'equations.equation.notTheGoal' }, { part: 'equation', at });
  return { solution: left, end: at };
}

/** A Goal that has no meaning has no grouping to keep. */
function isSameGrouping(side: readonly Meant[], goal: Expression | undefined): boolean {
  if (!goal) return true;
  const { ok } = parseExpression(side, 0);
  return ok !== undefined && isSame(ok, goal);
}

/** As certain as the weakest step. If a rule is proven broken, nothing that is undecided matters. */
function certaintyOf(evaluated: Evaluated | undefined, compared: Certainty | undefined): Certainty | undefined {
  const certainty = evaluated && 'stopped' in evaluated ? evaluated.stopped.certainty : compared;
  return certainty === 'undecided' ? undefined : certainty;
}

/** How certain it is whether the Solution equals the Goal. `before`: how certain it is that both name numbers. */
function compare(value: Exact, goal: Goal, before: Certainty, found: Found): Certainty | undefined {
  if (goal.values.length === 0) return undefined;
  const results = goal.values.map((each) => areEqual(value, each));
  const equal = results.find((result) => result.equal && result.certainty === 'proven') ?? results.find(isEqual);
  if (equal) return weaker(before, equal.certainty);
  const told = { value: brief(value), goal: goal.values.slice(0, NAMED).map(brief) };
  // A difference counts only if every step up to it is proven.
  const isOpen = before !== 'proven' || results.some(isUndecided);
  if (isOpen)
    found('value.equalsGoal', { key: 'equations.undecided.equal', ...told }, undefined, undefined, 'undecided');
  else found('value.equalsGoal', { key: 'equations.value.misses', ...told });
  return isOpen ? 'undecided' : 'proven';
}

const isEqual = ({ equal }: { equal: boolean }): boolean => equal;

/** A sentence names this many values of a Goal. */
const NAMED = 4;
