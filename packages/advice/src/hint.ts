// A hint: what a perfect player would do at this seat, and why.
import type { Bot, Proof } from '@openshake/bots';
import { type Acted, imagine, type MatchState, type MatchView, type Player } from '@openshake/rules';
import { turnNow } from './mistake.ts';
import { claimsOf, type JudgedClaim, type Move, perfectAction, safeMovesOf } from './move.ts';
import { type Study, tableOf } from './study.ts';

export interface Hint {
  /** null: there is nothing to do now. */
  action: Acted | null;
  /** The challenges that are open, and whether each is right. */
  claims: readonly JudgedClaim[];
  /** The safe moves, if it is this player's turn; null if the solver could not tell in time. */
  safe: readonly Move[] | null;
  /** Why the action is good, if the solver knows. */
  because: 'safe' | 'now' | 'impossible' | null;
  /** The Solution that proves it. */
  proof?: Proof;
}

/** `bot`: a perfect one that has watched this seat. */
export function hintFor(view: MatchView, seat: Player, bot: Bot, study: Study): Hint {
  const match = imagine(view);
  const action = sameAsLater(bot.act(view)?.action ?? null, match, seat, study);
  const { goal } = view.table;
  if (goal === null || !action) return { action, claims: [], safe: null, because: null };
  const claims = claimsOf(match, seat, study);
  const isOnTurn = view.stage?.name === 'move' && view.stage.player === seat;
  const safe = isOnTurn ? safeMovesOf(match, seat, study) : null;
  return { action, claims, safe, because: null, ...reasonFor(action, safe, tableOf(match), study) };
}

/** A review names the same perfect move for this turn. */
function sameAsLater(action: Acted | null, match: MatchState, seat: Player, study: Study): Acted | null {
  const isMove = (act: Acted | null) => act?.type === 'move' || act?.type === 'shift' || act?.type === 'bonus';
  if (!isMove(action) || match.phase.name !== 'move') return action;
  const later = perfectAction(turnNow(match), seat, study.stop);
  // A challenge that was right may be closed to this player, who has put the block down.
  return isMove(later) ? later : action;
}

function reasonFor(
  action: Acted,
  safe: readonly Move[] | null,
  table: ReturnType<typeof tableOf>,
  study: Study,
): Partial<Pick<Hint, 'because' | 'proof'>> {
  if (action.type === 'move' || action.type === 'shift') {
    const isSafe = safe?.some(
      ({ cube, to, from }) =>
        cube === action.cube && to === action.to && (from !== undefined) === (action.type === 'shift'),
    );
    return isSafe ? { because: 'safe' } : {};
  }
  if (action.type !== 'challenge') return {};
  const { now, possible } = study.standing(table);
  if (now.answer) return { because: 'now', ...(now.proof && { proof: now.proof }) };
  return possible.answer === false ? { because: 'impossible' } : {};
}
