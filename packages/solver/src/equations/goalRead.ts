// A Goal as a search needs it. Each one is read once: the Goals of a thousand shakes are mostly the same few.
import {
  type Cube as EquationCube,
  type ShakeRules as EquationsRules,
  type GoalReading,
  readGoal as readGoalAs,
} from '@openshake/rules/equations';
import type { Near } from './near.ts';
import { nearOf } from './search.ts';

export interface GoalRead extends GoalReading {
  /** What is near each of its values. */
  readonly near: readonly Near[];
}

/** How many are kept for each division, and how long they may be; most Goals are no longer. */
const MOST_KEPT = 1_000;
const MOST_LETTERS = 12;

/** By the rules, each of which is one value, and by the text. Those with another meaning of the 0 have it in front. */
const known = new Map<EquationsRules, Map<string, GoalRead>>();

function read(goal: unknown, zero: EquationCube, rules: EquationsRules): GoalRead {
  const reading = readGoalAs(goal, zero, rules);
  return { ...reading, near: reading.values.map(nearOf) };
}

export function goalRead(goal: unknown, zero: EquationCube, rules: EquationsRules): GoalRead {
  if (typeof goal !== 'string' || goal.length > MOST_LETTERS) return read(goal, zero, rules);
  const key = zero === '0' ? goal : `${zero}: ${goal}`;
  const before = known.get(rules)?.get(key);
  if (before) return before;
  const now = read(goal, zero, rules);
  const goals = known.get(rules) ?? new Map<string, GoalRead>();
  if (goals.size >= MOST_KEPT) goals.clear();
  known.set(rules, goals.set(key, now));
  return now;
}
