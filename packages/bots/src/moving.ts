// Moving a cube: a safe move that leaves the next player few safe ones, with a bonus now and then.
import { type ActionOf, nowBreaks } from '@openshake/rules';
import { type JudgedMove, type Laid, moved } from './mind.ts';
import { breaking, type Choice, type Decide, type Moment, open } from './moment.ts';
import { safeMoves } from './safeMoves.ts';

type Step = ActionOf<'move'> | ActionOf<'shift'>;

/** Compares this many safe moves by what they leave. */
const CLOSELY = 8;

export const move: Decide = (moment) => {
  const { view, me, eyes, level, chance, when } = moment;
  if (view.stage?.name !== 'move' || view.stage.player !== me) return undefined;
  const steps: Step[] = [...open(moment, 'move'), ...open(moment, 'shift')];
  if (steps.length === 0) return undefined;
  const forgotten = forgetful(moment);
  if (forgotten) return forgotten;
  const careless = chance.happens(level.careless, 'careless', when);
  const bonus = careless ? undefined : bonusFirst(moment);
  if (bonus) return bonus;
  const choices = careless ? [] : eyes.isExact ? provenSafe(moment, steps) : seeminglySafe(moment, steps);
  const action = choices.length > 1 ? trap(moment, choices) : (choices[0] ?? chance.one(steps, 'any', when));
  return action && { action, care: 'move' };
};

const after = (table: Laid, action: Step): Laid =>
  moved(table, { cube: action.cube, to: action.to, ...(action.type === 'shift' && { from: 'permitted' }) });

/** Moves that nobody can rightly challenge, by proof; failing that, moves that are not proven bad. */
function provenSafe(moment: Moment, steps: readonly Step[]): Step[] {
  const { eyes, table, rules } = moment;
  const judged = eyes.mind.turn(table);
  const safe = safeMoves(rules, table, judged);
  const isSame = ({ type, cube, to }: Step, each: JudgedMove): boolean =>
    cube === each.cube && to === each.to && type === (each.from ? 'shift' : 'move');
  return (safe.length > 0 ? safe : leastBad(judged)).flatMap((each) => steps.find((step) => isSame(step, each)) ?? []);
}

/** Moves not known to be bad come before those that are. Forbidding comes first, since it gives nobody a Solution. */
function leastBad(judged: readonly JudgedMove[]): readonly JudgedMove[] {
  const unknown = judged.filter(({ now, possible }) => possible !== false && now !== true);
  const ranks = [
    unknown.filter(({ possible, to }) => possible && to === 'forbidden'),
    unknown.filter(({ possible }) => possible),
    unknown.filter(({ now }) => now === false),
    unknown,
    judged.filter(({ possible }) => possible),
  ];
  return ranks.find((each) => each.length > 0) ?? judged;
}

/** Looks at a few moves and takes those that seem fine: the player sees no Now after the move, but does see a Solution. */
function seeminglySafe({ eyes, table, rules, level, chance, when }: Moment, steps: readonly Step[]): Step[] {
  const looked = chance.shuffled(steps, 'looks at', when).slice(0, level.patience);
  const doubtful: Step[] = [];
  const fine = looked.filter((action) => {
    const then = after(table, action);
    const mayBeNow = !rules.claims.includes('now') || nowBreaks(then, rules) === undefined;
    if (mayBeNow && eyes.proof('now', then).answer) return false;
    doubtful.push(action);
    return eyes.proof('impossible', then).answer === true;
  });
  return fine.length > 0 ? fine : doubtful;
}

/** The move that leaves the next player the least. */
function trap({ eyes, table, level, chance, when }: Moment, steps: readonly Step[]): Step | undefined {
  const order = chance.shuffled(steps, 'moves', when);
  if (!chance.happens(level.cunning, 'trap', when)) return order[0];
  const weighed = order.slice(0, CLOSELY).map((action) => ({ action, hard: eyes.mind.hardship(after(table, action)) }));
  return weighed.sort((one, other) => other.hard - one.hard)[0]?.action;
}

/** How often the player thinks of a bonus at all. */
const BONUS = 0.15;

/** A bonus that leaves a safe move after it. */
function bonusFirst(moment: Moment): Choice | undefined {
  const { eyes, table, rules, chance, when } = moment;
  if (!chance.happens(BONUS, 'bonus', when)) return undefined;
  const bonus = chance.one(open(moment, 'bonus'), 'which', when);
  if (!bonus) return undefined;
  const then = moved(table, { cube: bonus.cube, to: 'forbidden' });
  const isSafe = eyes.isExact
    ? safeMoves(rules, then, eyes.mind.turn(then)).length > 0
    : eyes.proof('impossible', then).answer === true;
  return isSafe ? { action: bonus, care: 'move' } : undefined;
}

/** What children forget when only the players are watching: who leads, how early a relation may be forbidden, where the last cube goes. */
function forgetful(moment: Moment): Choice | undefined {
  const { level, chance, when, me } = moment;
  if (!chance.happens(level.forgetful, 'forgets', when)) return undefined;
  const wrong = [...breaking(moment, 'bonus'), ...breaking(moment, 'move'), ...breaking(moment, 'shift')];
  const action = chance.one(
    wrong.filter(({ by }) => by === me),
    'which',
    when,
  );
  return action && { action, care: 'move' };
}

/** On a turn when nobody could have avoided that one more cube is enough. */
export const forceOut: Decide = (moment) => {
  const { eyes, table } = moment;
  const [declare] = open(moment, 'force-out');
  if (!declare) return undefined;
  const couldAvoid = () => eyes.proof('force-out-a', table).answer;
  const isRight = eyes.proof('force-out', table).answer && (eyes.isExact ? couldAvoid() === false : !couldAvoid());
  return isRight || needsTwo(moment) ? { action: declare, care: 'move' } : undefined;
};

/** A child sees no way around the last two cubes, and forgets that both are needed. */
function needsTwo({ eyes, table, level, chance, when }: Moment): boolean {
  if (table.resources.length > 3 || !chance.happens(3 * level.hasty, 'forces', when)) return false;
  const found = eyes.proof('p-flub', table);
  return found.answer === true && found.proof.taken.length === 2;
}
