// One Solution in front of a judge: what its texts mean, how it uses cubes, and whether every reading obeys the rules.
import { takes } from '../atOnce.ts';
import type { After, ShakeRules } from '../shakeRules.ts';
import { avoidFault } from './avoidMove.ts';
import type { Card } from './cards.ts';
import { type Cube, isOperation, isRelation, isSymbol } from './cubes.ts';
import { assignCubes, type Cubes } from './cubeUse.ts';
import { meetsGoal, obeysInEveryReading } from './everyReading.ts';
import type { Found } from './found.ts';
import { type Goal, readGoal } from './goal.ts';
import type { Reading } from './interpret.ts';
import type { Marks, Meant } from './marks.ts';
import type { Paper } from './paper.ts';
import type { Search } from './search.ts';
import { readTexts, type Texts, usesOf } from './texts.ts';
import type { CubeUse, Violation } from './verdict.ts';
import { MOST_JUDGED_SETS, paintOf, workOut } from './workOut.ts';

/** The table as the writer sees it. */
export interface Position extends Cubes {
  universe: readonly Card[];
  goal?: unknown;
  after: After;
  moved?: unknown;
  avoid?: unknown;
}

export interface JudgedPaper {
  goal: Goal;
  violations: Violation[];
  readings: Reading[];
  /** How many ways of grouping there are. */
  count: bigint;
  /** Whether `readings` holds every outcome. */
  complete: boolean;
  cubes: CubeUse[];
}

/** The work for a short paper of one reading. */
const PAPER = 4;

/** Judges the Solution with this number on the paper. `solution` is 0 for the first. */
export function judgePaper(
  paper: Paper,
  solution: number,
  position: Position,
  rules: ShakeRules,
  search: Search,
): JudgedPaper {
  takes(PAPER);
  const violations: Violation[] = [];
  const found: Found = (rule, facts, place) =>
    violations.push({ rule, clause: rules.cites[rule], facts, place: { solution, ...place } });

  const goal = goalOf(paper, position, rules, found);
  const texts = readTexts(paper, rules, found);
  const cubes = texts.isUnread ? [] : cubesOf(paper, texts, solution, position, rules, found);

  const paint = paintOf(paper, rules, found);
  const misses = (value: number) => !goal.values.includes(value);
  const worked = workOut(texts, position.universe, paint, rules, found, misses, MOST_JUDGED_SETS);
  meetsGoal(worked, goal, rules, found);
  obeysInEveryReading(worked.list, paint, rules, found);
  if (rules.avoidMoveAfter.includes(position.after)) {
    const fault = avoidFault(
      paper.avoid ?? position.avoid,
      position.moved,
      { ...position, goalValues: goal.values },
      rules,
      search,
    );
    if (fault) found(fault.rule, fault.facts);
  }
  const { list: readings, count, complete } = worked;
  return { goal, violations, readings, count, complete, cubes };
}

/** The cubes that a Solution uses, and what is wrong with how it uses them. */
function cubesOf(
  paper: Paper,
  texts: Texts,
  solution: number,
  position: Position,
  rules: ShakeRules,
  found: Found,
): CubeUse[] {
  const uses = usesOf(texts, solution);
  if (uses.length < 2 && paper.setName.trim() !== '') found('cubes.two', { key: 'solution.twoCubes' });
  const { assigned, faults } = assignCubes(uses, position, texts.marks, rules, position.after);
  for (const { rule, facts, place } of faults) found(rule, facts, place);
  needsRestriction(paper, position, texts.marks, rules, found);
  hasOperations(texts.setName.meant, rules, found);
  return assigned;
}

/** The Goal on the mat. After a No Goal challenge, the one that the writer made from the rolled digits. */
function goalOf(paper: Paper, position: Position, rules: ShakeRules, found: Found): Goal {
  if (position.after !== 'no-goal') {
    const goal = readGoal(position.goal, rules);
    if (goal.fault) found(goal.fault.rule, goal.fault.facts, { part: 'goal' });
    withinUniverse(goal, position, rules, found);
    return goal;
  }
  const goal = readGoal(paper.goal, rules);
  const { digits, fault } = goal;
  if (digits.length === 0) found('goal.written', { key: 'solution.goalMissing' });
  else if (fault) found(fault.rule, fault.facts, { part: 'goal' });
  const rolled: Cube[] = [...position.resources];
  for (const digit of digits) {
    const at = rolled.indexOf(digit);
    if (at < 0) found('goal.digits', { key: 'solution.goalOverused', cube: digit }, { part: 'goal' });
    else rolled.splice(at, 1);
  }
  withinUniverse(goal, position, rules, found);
  return goal;
}

function withinUniverse({ values }: Goal, { universe }: Position, rules: ShakeRules, found: Found): void {
  const [least = 0] = values;
  if (rules.goalWithinUniverse && least > universe.length)
    found(
      'goal.withinUniverse',
      { key: 'onSets.goal.beyondUniverse', goal: least, cards: universe.length },
      { part: 'goal' },
    );
}

function needsRestriction(
  paper: Paper,
  { required }: Position,
  { standsFor }: Marks,
  rules: ShakeRules,
  found: Found,
): void {
  if (rules.restrictions === 'none' || paper.restrictions.length > 0) return;
  const sign = required.filter(isSymbol).find((cube) => isRelation(standsFor.get(cube) ?? cube));
  if (sign) found('restriction.needed', { key: 'onSets.restriction.needed', cube: sign });
}

/** A cube counts as what it stands for, not as what it shows. */
function hasOperations(symbols: readonly Meant[], { operations }: ShakeRules, found: Found): void {
  const count = symbols.filter((symbol) => symbol.kind === 'meant' && isOperation(symbol.means)).length;
  if (count < operations.atLeast)
    found('variation.two-operations', {
      key: 'onSets.operations.tooFew',
      least: operations.atLeast,
      operations: count,
    });
}
