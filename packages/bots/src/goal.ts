// Setting the Goal: one that has a Solution and is hard to play for whoever comes next; or saying rightly that there is none.
import type { PossibleGoal } from './mind.ts';
import { type Choice, type Decide, isOpen, type Moment, open } from './moment.ts';

/** So many Goals are looked at closely. */
const CLOSELY = 6;

export const setGoal: Decide = (moment) => {
  if (!isOpen(moment, 'set-goal')) return undefined;
  const { me: by, eyes, table } = moment;
  const { goals, none } = eyes.mind.goals(table);
  const [noGoal] = open(moment, 'no-goal');
  if (none && noGoal) return { action: noGoal, care: 'goal' };
  const bonus = bonusBefore(moment, goals);
  if (bonus) return bonus;
  const goal = hardest(moment, goals);
  return { action: { type: 'set-goal', by, goal: goal?.goal ?? anyGoal(moment) }, care: 'goal' };
};

function hardest({ eyes, level, chance, when }: Moment, goals: readonly PossibleGoal[]): PossibleGoal | undefined {
  const inMind = goals.filter(({ cubes }) => cubes <= level.horizon);
  const order = chance.shuffled(inMind.length > 0 ? inMind : goals, 'goals', when);
  if (!chance.happens(level.cunning, 'trap', when)) return order[0];
  const closely = order.sort((one, other) => other.cubes - one.cubes).slice(0, CLOSELY);
  const weighed = closely.map((goal) => ({ goal, hard: eyes.mind.hardship(goal.after) }));
  return weighed.sort((one, other) => other.hard - one.hard)[0]?.goal;
}

/** A bonus takes away a cube that no Goal hangs on. */
function bonusBefore(moment: Moment, goals: readonly PossibleGoal[]): Choice | undefined {
  const { chance, eyes, table, when } = moment;
  if (goals.length === 0 || !chance.happens(0.2, 'bonus', when)) return undefined;
  const bonus = chance.one(open(moment, 'bonus'), 'which', when);
  if (!bonus) return undefined;
  const after = { ...table, resources: table.resources.toSpliced(table.resources.indexOf(bonus.cube), 1) };
  return eyes.mind.goals(after).goals.length > 0 ? { action: bonus, care: 'glance' } : undefined;
}

/** Where every Goal loses and none may be declared: any. */
function anyGoal({ table }: Moment): unknown {
  const digit = table.resources.find((cube) => /\d/.test(cube)) ?? '';
  return table.universe.length > 0 ? { shape: 'single', cubes: [digit] } : digit;
}
