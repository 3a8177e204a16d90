// Moving a cube: one that is safe and leaves the next player little that is, with a bonus now and then.
import { type ActionOf, nowBreaks } from '@openshake/rules';
import { type JudgedMove, type Laid, moved } from './mind.ts';
import { type Choice, type Decide, type Moment, open } from './moment.ts';

type Step = ActionOf<'move'> | ActionOf<'shift'>;

/** So many moves are looked at closely. */
const CLOSELY = 8;

export const move: Decide = (moment) => {
  const { view, me, eyes, table, level, chance, when } = moment;
  if (view.stage?.name !== 'move' || view.stage.player !== me) return undefined;
  const steps: Step[] = [...open(moment, 'move'), ...open(moment, 'shift')];
  if (steps.length === 0) return undefined;
  if (chance.happens(level.careless, 'careless', when)) return step(chance.one(steps, 'any', when));
  const bonus = bonusFirst(moment);
  if (bonus) return bonus;
  const judged = eyes.turn(table);
  const safe = safeOnes(moment, table, judged);
  const choices = safe.length > 0 ? safe : leastBad(judged);
  const chosen = choices.flatMap((each) => steps.find((action) => isSame(action, each)) ?? []);
  return step(trap(moment, chosen) ?? chance.one(steps, 'any', when));
};

const step = (action: Step | undefined): Choice | undefined => action && { action, care: 'move' };

const isSame = ({ type, cube, to }: Step, move: JudgedMove): boolean =>
  cube === move.cube && to === move.to && type === (move.from ? 'shift' : 'move');

/** Moves that nobody can rightly challenge. */
export function safeOnes({ rules }: Pick<Moment, 'rules'>, table: Laid, judged: readonly JudgedMove[]): JudgedMove[] {
  const avoids = judged.filter(({ now, possible }) => possible && now === false);
  return judged.filter((each) => {
    if (!each.possible) return false;
    if (each.now === false) return true;
    // Where a flub is only what could have been avoided, nobody is blamed for the unavoidable.
    if (!rules.claims.includes('now')) return avoids.length === 0;
    return nowBreaks(moved(table, each), rules) !== undefined;
  });
}

/** What is not known to be bad before what is. */
function leastBad(judged: readonly JudgedMove[]): JudgedMove[] {
  const unknown = judged.filter(({ now, possible }) => possible !== false && now !== true);
  const hopeful = unknown.filter(({ possible }) => possible);
  if (hopeful.length > 0) return hopeful;
  if (unknown.length > 0) return unknown;
  const possible = judged.filter((each) => each.possible);
  return possible.length > 0 ? possible : [...judged];
}

/** The move that leaves the next player the least. */
function trap({ eyes, table, level, chance, when }: Moment, steps: readonly Step[]): Step | undefined {
  const order = chance.shuffled(steps, 'moves', when);
  if (!chance.happens(level.cunning, 'trap', when)) return order[0];
  const weighed = order.slice(0, CLOSELY).map((action) => {
    const from = action.type === 'shift' ? 'permitted' : 'resources';
    const after = { ...moved(table, { ...action, ...(from === 'permitted' && { from }) }) };
    return { action, hard: eyes.mind.hardship(after) };
  });
  return weighed.sort((one, other) => other.hard - one.hard)[0]?.action;
}

/** A bonus that leaves a safe move to be made after it. */
function bonusFirst(moment: Moment): Choice | undefined {
  const { eyes, table, chance, when } = moment;
  if (!chance.happens(0.15, 'bonus', when)) return undefined;
  const bonus = chance.one(open(moment, 'bonus'), 'which', when);
  if (!bonus) return undefined;
  const after = moved(table, { cube: bonus.cube, to: 'forbidden' });
  const safe = safeOnes(moment, after, eyes.turn(after));
  return safe.length > 0 ? { action: bonus, care: 'move' } : undefined;
}

/** On a turn before which nobody could avoid that one more cube is enough. */
export const forceOut: Decide = (moment) => {
  const { eyes, table } = moment;
  const [declare] = open(moment, 'force-out');
  if (!declare) return undefined;
  const right = eyes.proof('force-out', table).answer && eyes.proof('force-out-a', table).answer === false;
  return right ? { action: declare, care: 'move' } : undefined;
};
