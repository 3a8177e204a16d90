// The graph of a shake as data: one column a step, with the safe moves that it left and the challenge that was right after it.
import { hasMissed, isMistake, type ShakeReview, type Step } from '@openshake/advice';
import { type GameName, legalKind, type MatchState, type PromptJudge, publicTable } from '@openshake/rules';
import { type Lip, layOut, lipOf } from '../../../table/cubes.ts';
import type { Moment } from '../moments.ts';

export interface Column {
  step: Step;
  /** Counts the moves of the shake from 1; 0 for the Goal and what comes before it. */
  move: number;
  by: string;
  /** The cube that was moved; null for a Goal or a claim. */
  cube: string | null;
  /** The colour of an Equations cube. */
  lip: Lip | undefined;
  /** How many moves of the next player were safe, and of how many; null if nobody knows, or nobody moved after it. */
  safe: number | null;
  all: number | null;
  /** The challenge that was right then. */
  right: 'now' | 'impossible' | null;
  isMistake: boolean;
  hasMissed: boolean;
}

const faultOf = (step: Step): Column['right'] => {
  if ('claim' in step) return null;
  if (step.what === 'goal') return step.after.possible.answer === false ? 'impossible' : null;
  return step.fault ?? (step.verdict === 'late' ? 'impossible' : null);
};

/** The colour of the cube that was moved last. */
function lipAt(match: MatchState | undefined): Lip | undefined {
  const nth = match?.shake?.trail.at(-1)?.nth;
  const at = match && nth !== undefined ? layOut(publicTable(match)).moved.get(nth) : undefined;
  return at === undefined ? undefined : lipOf(at);
}

/** How many moves the player on turn could choose from. */
export function movesAt(match: MatchState, search: PromptJudge): number | null {
  if (match.phase.name !== 'move') return null;
  const count = (type: 'move' | 'shift') => {
    const kind =
      match.phase.name === 'move' ? legalKind(match, type, match.phase.player, { at: match.at, search }) : undefined;
    return kind?.open ? kind.choices.filter(({ breaks }) => !breaks).length : 0;
  };
  return count('move') + count('shift');
}

export function columnsOf(
  { steps }: Pick<ShakeReview, 'steps'>,
  moments: readonly Moment[],
  search: PromptJudge,
  game: GameName,
): Column[] {
  let moves = 0;
  return steps.map((step, at): Column => {
    const isMove = 'cube' in step;
    if (isMove && step.before !== null) moves += 1;
    // What the next player had: the bonus before a move is not a turn of its own.
    const next = steps.slice(at + 1).find((each) => 'cube' in each && each.what !== 'bonus');
    const match = moments.find(({ v }) => v === step.action)?.match;
    const all = match ? movesAt(match, search) : null;
    const right = faultOf(step);
    const found = all !== null && next && 'safe' in next ? (next.safe?.length ?? null) : null;
    // Where no Solution is possible anymore, no move is safe.
    const known = found ?? (right === 'impossible' ? 0 : null);
    return {
      step,
      move: isMove && step.before !== null ? moves : 0,
      by: step.by,
      cube: isMove ? step.cube : null,
      lip: isMove && game === 'equations' ? lipAt(match) : undefined,
      safe: known === null || all === null ? null : Math.min(known, all),
      all,
      right,
      isMistake: isMistake(step),
      hasMissed: hasMissed(step),
    };
  });
}
