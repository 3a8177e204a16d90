// The Goal of Equations: at most six cubes that name a number, as the Goal-setter placed them.
import type { JudgeFact } from '../facts/judge.ts';
import { cut } from '../quote.ts';
import { type Evaluated, evaluate } from './evaluate.ts';
import type { WrittenGoal } from './goalText.ts';
import { readMeanings, type Zero } from './meaning.ts';
import { type Certainty, type Exact, fromInteger } from './number/index.ts';
import { type Expression, type Meant, type MeantCube, numerals, parseExpression } from './parse.ts';
import type { EquationsRules, RuleKey } from './rules.ts';
import { canBeSpaced, groupedBySpacing } from './spacing.ts';

export interface GoalFault {
  rule: RuleKey;
  facts: JudgeFact;
  at?: number;
  step?: string;
  /** Left out if it is proven. */
  certainty?: Certainty;
}

export interface Goal {
  cubes: MeantCube[];
  expression?: Expression;
  values: Exact[];
  /** How sure it is that the Goal names a number. */
  certainty: Certainty;
  faults: GoalFault[];
}

export function readGoal(goal: WrittenGoal, zero: Zero, rules: EquationsRules): Goal {
  if ('fault' in goal)
    return { cubes: [], values: [], certainty: 'proven', faults: [{ rule: 'goal.cubes', facts: goal.fault }] };
  if ('values' in goal) {
    const faults: GoalFault[] =
      goal.values.length === 0 ? [{ rule: 'goal.cubes', facts: { key: 'equations.goal.noValue' } }] : [];
    return { cubes: [], values: goal.values.map((value) => fromInteger(value)), certainty: 'proven', faults };
  }
  const meant = groupedBySpacing(goal.text, readMeanings(goal.written, zero));
  const cubes = meant.filter((symbol): symbol is MeantCube => symbol.kind === 'meant');
  const faults = laidWrongly(cubes, rules);
  if (cubes.length > rules.goal.mostCubes || cubes.length === 0)
    return { cubes, values: [], certainty: 'proven', faults };
  const { ok: expression, faults: unread } = parseExpression(meant, goal.text.length);
  faults.push(
    ...unread.map((fault) =>
      fault.rule === 'numeral.turned' ? { ...fault, rule: 'goal.turnedNumeral' as const } : fault,
    ),
  );
  if (!expression) return { cubes, values: [], certainty: 'proven', faults };
  if (!canBeSpaced(expression)) faults.push({ rule: 'goal.grouping', facts: { key: 'equations.goal.spacing' } });
  for (const { digits, at } of numerals(expression))
    if (digits.length > rules.goal.mostDigits)
      faults.push({
        rule: 'goal.numeral',
        at,
        facts: {
          key: 'equations.numeral.inGoal',
          numeral: cut(digits),
          digits: digits.length,
          most: rules.goal.mostDigits,
        },
      });
  const evaluated: Evaluated = evaluate(expression, rules);
  if ('stopped' in evaluated) faults.push(evaluated.stopped);
  const values = 'value' in evaluated && faults.length === 0 ? [evaluated.value] : [];
  const { certainty } = 'stopped' in evaluated ? evaluated.stopped : evaluated;
  return { cubes, expression, values, certainty, faults };
}

function laidWrongly(cubes: readonly MeantCube[], rules: EquationsRules): GoalFault[] {
  const faults: GoalFault[] = [];
  const { mostCubes } = rules.goal;
  if (cubes.length === 0) faults.push({ rule: 'goal.cubes', facts: { key: 'equations.goal.noCubes' } });
  if (cubes.length > mostCubes)
    faults.push({
      rule: 'goal.cubes',
      facts: { key: 'equations.goal.tooManyCubes', cubes: cubes.length, most: mostCubes },
    });
  const turned = cubes.find(({ sideways, upsideDown }) => sideways || upsideDown);
  if (turned && !rules.turnedCubes)
    faults.push({
      rule: turned.sideways ? 'goal.sideways' : 'goal.upsideDown',
      at: turned.at,
      facts: { key: 'equations.goal.turned' },
    });
  const twice = cubes.find(({ sideways, upsideDown }) => sideways && upsideDown);
  if (twice && rules.turnedCubes)
    faults.push({ rule: 'goal.turnedTwice', at: twice.at, facts: { key: 'equations.goal.turnedTwice' } });
  return faults;
}

/** The same cubes, turned the same way, in the same order, not counting grouping symbols. */
export const isSameCubes = (symbols: readonly Meant[], cubes: readonly MeantCube[]): boolean => {
  const mine = symbols.filter((symbol): symbol is MeantCube => symbol.kind === 'meant');
  return (
    mine.length === cubes.length &&
    mine.every(({ cube, sideways, upsideDown }, index) => {
      const other = cubes[index];
      return other?.cube === cube && other.sideways === sideways && other.upsideDown === upsideDown;
    })
  );
};
