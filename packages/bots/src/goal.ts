// Setting the Goal: one that has a Solution and is hard for the next player, or saying correctly that there is none.
import { carry, withoutAll } from '@openshake/rules';
import type { Laid, PossibleGoal } from './mind.ts';
import { type Choice, type Decide, isOpen, type Moment, open } from './moment.ts';

/** Looks closely at this many Goals. */
const CLOSELY = 4;

export const setGoal: Decide = (moment) => {
  if (!isOpen(moment, 'set-goal')) return undefined;
  const { me: by, eyes, table, chance, level, when } = moment;
  const [noGoal] = open(moment, 'no-goal');
  const { before, bonus } = beforeBonus(table);
  const { goals, none } = eyes.mind.goals(before);
  if (none && noGoal) return { action: noGoal, care: 'goal' };
  // If nothing comes to mind, or not right away, a child says that there is nothing.
  const inMind = goals.filter(({ proof }) => proof.cubes <= level.horizon);
  const rash = inMind.length === 0 ? level.rash : level.rash / 4;
  if (noGoal && chance.happens(rash, 'no goal', when)) return { action: noGoal, care: 'goal' };
  if (bonus === undefined) {
    const first = bonusFirst(moment, inMind);
    if (first) return first;
  }
  const careless = chance.happens(level.careless / 4, 'any goal', when);
  const left = (inMind.length > 0 ? inMind : goals).filter((goal) => survives(goal, bonus));
  const chosen = careless ? undefined : hardest(moment, left);
  return { action: { type: 'set-goal', by, goal: chosen?.goal ?? anyGoal(moment) }, care: 'goal' };
};

/** The table before this Goal-setter's bonus: what the player thought of then still holds. */
function beforeBonus(table: Laid): { before: Laid; bonus: string | undefined } {
  const bonus = table.trail.at(-1)?.cube;
  if (bonus === undefined) return { before: table, bonus };
  const before = { ...carry(table, bonus, 'forbidden', 'resources'), trail: table.trail.slice(0, -1) };
  return { before, bonus };
}

/** Whether a Goal can still be set, and its Solution written, without this cube. */
function survives({ after, proof }: PossibleGoal, bonus: string | undefined): boolean {
  return bonus === undefined || withoutAll(after.resources, proof.taken).includes(bonus);
}

function hardest({ eyes, level, chance, when }: Moment, goals: readonly PossibleGoal[]): PossibleGoal | undefined {
  const order = chance.shuffled(goals, 'goals', when);
  if (!chance.happens(level.cunning, 'trap', when)) return order[0];
  const closely = order.sort((one, other) => other.proof.cubes - one.proof.cubes).slice(0, CLOSELY);
  const weighed = closely.map((goal) => ({ goal, hard: eyes.mind.hardship(goal.after) }));
  return weighed.sort((one, other) => other.hard - one.hard)[0]?.goal;
}

/** How often the player thinks of a bonus at all. */
const BONUS = 0.2;

/** A bonus takes away a cube that some Goal does not need. */
function bonusFirst(moment: Moment, goals: readonly PossibleGoal[]): Choice | undefined {
  const { chance, when } = moment;
  if (!chance.happens(BONUS, 'bonus', when)) return undefined;
  const bonus = chance.one(open(moment, 'bonus'), 'which', when);
  return bonus && goals.some((goal) => survives(goal, bonus.cube)) ? { action: bonus, care: 'glance' } : undefined;
}

/** Any Goal at all: for a player who does not look, or when every Goal loses and No Goal is not allowed. */
function anyGoal({ table, chance, when }: Moment): unknown {
  const digit =
    chance.one(
      table.resources.filter((cube) => /\d/.test(cube)),
      'digit',
      when,
    ) ?? '';
  return table.universe.length > 0 ? { shape: 'single', cubes: [digit] } : digit;
}
