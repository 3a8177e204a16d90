// Illegal procedure at a table: it stands until an opponent charges it, or until another player's legal action insulates it.
import type { Kind } from '../match/kind.ts';
import { losePoint } from '../match/penalties.ts';
import { leftOf } from '../match/players.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { IllegalAction, Placed, Player, Task } from '../match/state.ts';
import { takeBackChoice } from './choosing.ts';
import { beginTurn } from './moving.ts';

/** After a charge the Mover has at least so long to make the move good, unless it was made after the limit. */
const TIME_TO_CORRECT = 10_000;

/** Another player's legal action: what was illegal before now stands. */
export function insulate(p: Proceedings, by: Player): void {
  if (p.match.illegal.some((each) => each.by !== by)) p.happen({ type: 'insulated', by });
}

/** Notes that an action broke a rule, just before it happens. */
export function illegally(
  p: Proceedings,
  broken: Refusal | undefined,
  kind: Exclude<IllegalAction['kind'], 'variation' | 'leaderBonus'>,
  placed: Placed,
): void {
  if (!broken) return;
  const { phase, tasks } = p.match;
  const { rule, clause } = broken;
  const onTurn = 'player' in phase && phase.player === placed.by;
  const leader = rule === 'move.bonusLeader';
  p.happen({
    type: 'illegalDone',
    illegal: {
      by: placed.by,
      rule,
      clause,
      kind: leader ? 'leaderBonus' : kind,
      placed,
      onTurn,
      phase,
      tasks,
      lastMover: p.shake.lastMover,
      at: p.at,
    },
  });
}

/** What can still be charged: a legal Goal, whoever sets it, insulates every improper variation. */
function standing(p: Proceedings): readonly IllegalAction[] {
  const legalGoal = (p.shake.goal?.values.length ?? 0) > 0;
  return p.match.illegal.filter(({ kind }) => kind !== 'variation' || !legalGoal);
}

/** The latest illegal action of another player that can still be charged. */
const charged = (p: Proceedings, by: Player): IllegalAction | undefined =>
  standing(p).findLast((each) => each.by !== by);

export const charge: Kind<'charge'> = {
  closed(p, by) {
    if (!p.isTable) return p.refuse('illegal.charge', 'Nothing illegal stands at this table: it is refused at once.');
    if (!p.match.shake) return p.refuse('illegal.charge', 'No shake is under way, so there is nothing to charge.');
    if (!p.shake.players.includes(by)) return p.refuse('illegal.charge', `${by} takes no part in this shake.`);
  },
  happens(p, { by, what }) {
    const illegal = charged(p, by);
    if (!illegal) {
      const groundless = p.refuse(
        'illegal.groundless',
        'Nothing illegal can be charged now: the latest actions were legal, or a legal action has followed.',
      );
      p.happen({ type: 'setAside', by, what: 'charge', ...groundless });
      return { ...groundless, setAside: true };
    }
    const all = standing(p).filter((each) => each.by === illegal.by);
    for (const each of all.toReversed()) undo(p, each);
    p.happen({ type: 'charged', by, what, against: illegal.by });
    return undefined;
  },
  choices: () => [],
  free: true,
};

function undo(p: Proceedings, illegal: IllegalAction): void {
  const { by, kind, placed, rule } = illegal;
  const { fines } = p.rules;
  if (kind === 'variation') {
    if (fines.improperVariation) losePoint(p, by, 'choose.proper');
    takeBackChoice(p, by);
    return;
  }
  if (kind === 'leaderBonus') {
    losePoint(p, by, rule);
    endLeadersTurn(p, illegal);
    return;
  }
  if (rule === 'goal.bonusLeader') losePoint(p, by, rule);
  if (!placed) return;
  const { lastMover, goal } = p.shake;
  // A Goal that was set meanwhile stands, and its setter is still the one to challenge.
  const back = lastMover === by && !(kind === 'goalBonus' && goal) ? illegal.lastMover : lastMover;
  putBack(p, placed, back);
  if (kind === 'goalBonus') {
    const { phase } = p.match;
    if (phase.name === 'goal') p.happen({ type: 'phaseBegan', phase: { ...phase, bonus: p.shake.trail.length > 0 } });
    return;
  }
  if (illegal.onTurn || p.match.phase.name !== 'move') {
    p.happen({ type: 'phaseBegan', phase: illegal.phase });
    p.setTasks(illegal.tasks.map((task) => withTimeToCorrect(p, task, illegal)));
  }
}

/** The cube goes back whence it came; one that was shifted on meanwhile goes back by the same way. */
function putBack(p: Proceedings, placed: Placed, lastMover: Player | null): void {
  const { trail } = p.shake;
  const shifted = trail.findLast(({ cube, from }) => cube === placed.cube && from === placed.to);
  if (shifted && !p.shake[placed.to].includes(placed.cube))
    p.happen({ type: 'cubeReturned', placed: shifted, lastMover });
  p.happen({ type: 'cubeReturned', placed, lastMover });
}

function withTimeToCorrect(p: Proceedings, task: Task, { at }: IllegalAction): Task {
  if (task.due === null || at > task.due) return task;
  return { ...task, due: Math.max(task.due, p.at + TIME_TO_CORRECT) };
}

/** The leader's second cube goes back; the bonus was the move, and the turn is over. */
function endLeadersTurn(p: Proceedings, { by, placed, phase }: IllegalAction): void {
  const second = p.shake.trail.findLast(
    (each) => each.by === by && each.turn === placed?.turn && each.kind !== 'bonus',
  );
  if (second) putBack(p, second, by);
  const now = p.match.phase;
  const stillOnTurn = now.name === 'move' && now.player === by && phase.name === 'move' && now.turn === phase.turn;
  if (stillOnTurn || now.name !== 'move') beginTurn(p, leftOf(p.shake.players, by), 0);
}
