// The Solutions that a review shows: the one that proves what a step says, and the shortest one that the Goal had.
import type { AdviceLine, ShakeReview, Step } from '@openshake/advice';

type GoalStep = Extract<Step, { what: 'goal' }>;
type Standing = GoalStep['after'];
export type Proof = NonNullable<Standing['possible']['proof']>;

export interface Shown {
  proof: Proof;
  /** With one more cube, with the cubes on the mat, or with any cubes. */
  how: 'now' | 'mat' | 'possible';
}

/** The facts that tell a Solution in words. It is drawn instead. */
const TOLD: ReadonlySet<string> = new Set(['review.now', 'review.mat', 'review.possible']);

/** What was better stands in a list of its own. */
const BETTER = /^(?:lesson\.safe|perfect\.)/;

/** What a step was worth, in words. Its first fact says only what happened. */
export const worthOf = ({ facts }: AdviceLine): AdviceLine['facts'] =>
  facts.slice(1).filter(({ key }) => !TOLD.has(key) && !BETTER.test(key));

/** What was so before the player acted is what a claim or a missed challenge was about. */
function standingOf(step: Step): Standing | null {
  if ('claim' in step || ('missed' in step && step.missed.length > 0)) return step.before;
  return step.after;
}

/** The Solution that the words of a step speak of. */
export function shownBy(step: Step, { facts }: AdviceLine): Shown | null {
  const told = facts.find(({ key }) => TOLD.has(key));
  const standing = standingOf(step);
  if (!told || !standing) return null;
  const { now, possible } = standing;
  if (told.key === 'review.possible') return possible.proof ? { proof: possible.proof, how: 'possible' } : null;
  return now.proof ? { proof: now.proof, how: told.key === 'review.mat' ? 'mat' : 'now' } : null;
}

/** The shortest Solution of the Goal when it was set, with the step that set it. */
export function shortestOf({ steps }: Pick<ShakeReview, 'steps'>): { proof: Proof; step: GoalStep } | null {
  const step = steps.find((each): each is GoalStep => each.what === 'goal');
  const proof = step?.after.possible.proof;
  return step && proof ? { proof, step } : null;
}
