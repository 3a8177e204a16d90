// The Goal: one to three digit cubes in one of a few shapes, and the numbers that it may stand for.
import type { JudgeFact } from '../facts/judge.ts';
import { quote } from '../quote.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { type Digit, isDigit } from './cubes.ts';
import { GOAL_SHAPES, MOST_GOAL_DIGITS } from './goalShapes.ts';

interface GoalCube {
  digit: Digit;
  upsideDown: boolean;
}

export interface Goal {
  /** Whole numbers, not negative, in ascending order; none if the Goal is not legal. */
  values: number[];
  /** Why it has no value. */
  fault?: { rule: 'goal.shape' | 'goal.negative'; facts: JudgeFact };
  /** Its digit cubes; none for a Goal given by its values. */
  digits: Digit[];
}

const none = (facts: JudgeFact, digits: Digit[] = [], rule: 'goal.shape' | 'goal.negative' = 'goal.shape'): Goal => ({
  values: [],
  fault: { rule, facts },
  digits,
});

/** Reads a Goal as a Goal-setter or a hurried writer may have put it. */
export function readGoal(goal: unknown, rules: ShakeRules): Goal {
  if (goal === undefined || goal === null) return none({ key: 'goal.notThere' });
  if (typeof goal !== 'object') return none({ key: 'onSets.goal.notLaidOut', text: quote(goal) });
  if ('values' in goal) return readValues(goal.values);
  const { shape, cubes } = goal as { shape?: unknown; cubes?: unknown };
  if (!Array.isArray(cubes) || cubes.length === 0) return none({ key: 'onSets.goal.noDigits' });
  const read = cubes.map(readCube);
  const wrong = read.indexOf(undefined);
  if (wrong >= 0) return none({ key: 'onSets.goal.notDigit', text: quote(cubes[wrong]) });
  const digitCubes = read.flatMap((cube) => (cube ? [cube] : []));
  const digits = digitCubes.map(({ digit }) => digit);
  if (cubes.length > MOST_GOAL_DIGITS) return none({ key: 'onSets.goal.tooManyDigits', digits: cubes.length }, digits);
  const meaning = GOAL_SHAPES.find((each) => each.shape === shape && each.digits === cubes.length);
  if (!meaning) return none({ key: 'onSets.goal.noShape' }, digits);

  const values = new Set<number>();
  for (const [a = 0, b = 0, c = 0] of eachWay(digitCubes, rules)) values.add(meaning.value(a, b, c) + 0);
  const legal = [...values].filter((value) => value >= 0).sort((one, other) => one - other);
  if (legal.length === 0) return none({ key: 'onSets.goal.negative', values: [...values] }, digits, 'goal.negative');
  return { values: legal, digits };
}

/** No Goal for study needs more values than this. */
const MOST_VALUES = 1_000;

/** A Goal for study just names its values. */
function readValues(values: unknown): Goal {
  const legal = Array.isArray(values) ? values.filter((value) => Number.isSafeInteger(value) && value >= 0) : [];
  if (legal.length === 0) return none({ key: 'onSets.goal.noValue' });
  return { values: [...new Set<number>(legal)].slice(0, MOST_VALUES).sort((one, other) => one - other), digits: [] };
}

function readCube(cube: unknown): GoalCube | undefined {
  const text = String(typeof cube === 'number' || typeof cube === 'string' ? cube : '').trim();
  const upsideDown = /^u/i.test(text);
  const digit = upsideDown ? text.slice(1) : text;
  return isDigit(digit) ? { digit, upsideDown } : undefined;
}

/** How the cubes may be read: an upside-down one is negative; under Absolute Value, either. */
function eachWay(cubes: readonly GoalCube[], { upsideDown }: ShakeRules): number[][] {
  return cubes.reduce<number[][]>(
    (ways, cube) => {
      const number = Number(cube.digit);
      const readings = !cube.upsideDown ? [number] : upsideDown === 'negative' ? [-number] : [-number, number];
      return ways.flatMap((way) => readings.map((reading) => [...way, reading]));
    },
    [[]],
  );
}
