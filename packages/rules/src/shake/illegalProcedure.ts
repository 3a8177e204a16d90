// Illegal procedure at a table: it stands until an opponent charges it, or until another player's legal action insulates it.
import type { Kind } from '../match/kind.ts';
import { losePoint } from '../match/penalties.ts';
import { clockwiseFrom } from '../match/players.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { IllegalAction, Placed, Player, Task } from '../match/state.ts';
import type { TableRule } from '../tableRules.ts';
import { waitFor } from './block.ts';
import { takeBackChoice } from './choosing.ts';
import { beginTurn } from './moving.ts';

/** After a charge the Mover has at least so long to make the move good, unless it was made after the countdown. */
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

/** The latest illegal action of another player that can still be charged. */
const charged = (p: Proceedings, by: Player): IllegalAction | undefined =>
  p.match.illegal.findLast((each) => each.by !== by);

export const charge: Kind<'charge'> = {
  closed(p, by) {
    if (!p.isTable) return p.refuse('illegal.charge', 'Nothing illegal stands at this table: it is refused at once.');
    if (p.match.shake?.players.includes(by) === false)
      return p.refuse('illegal.charge', `${by} takes no part in this shake.`);
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
    const all = p.match.illegal.filter((each) => each.by === illegal.by);
    p.happen({ type: 'charged', by, what, against: illegal.by, clause: illegal.clause });
    for (const each of all.toReversed()) undo(p, each);
    p.happen({ type: 'madeGood', by: illegal.by });
    return undefined;
  },
  choices: () => [],
  free: true,
};

/** What the rules against a leader's bonus cost beside the cube. */
const LEADERS_BONUS: readonly TableRule[] = ['goal.bonusLeader', 'move.bonusLeader'];

function undo(p: Proceedings, illegal: IllegalAction): void {
  const { by, kind, placed, rule } = illegal;
  const { fines } = p.rules;
  if (kind === 'variation') {
    if (fines.improperVariation) losePoint(p, by, rule);
    takeBackChoice(p, by);
    return;
  }
  if (LEADERS_BONUS.includes(rule) && fines.leaderBonus) losePoint(p, by, rule);
  if (kind === 'leaderBonus') endLeadersTurn(p, illegal);
  // What another player's action has carried on, and no charge reaches any more, stays there.
  else if (placed && !staysForbidden(p, illegal) && isBack(p, placed)) takeOffMat(p, illegal, placed);
}

/** The cube goes back and the turn is as before; a Goal or a regular move that followed a bonus stands. */
function takeOffMat(p: Proceedings, illegal: IllegalAction, placed: Placed): void {
  const { by, kind } = illegal;
  const { lastMover, goal } = p.shake;
  const followed = kind === 'goalBonus' ? goal !== null : kind === 'bonus' && moveAfter(p, placed) !== undefined;
  p.happen({ type: 'cubeReturned', placed, lastMover: lastMover === by && !followed ? illegal.lastMover : lastMover });
  const { phase } = p.match;
  if (isStopped(p)) return;
  if (kind === 'goalBonus') {
    if (phase.name === 'goal') p.happen({ type: 'phaseBegan', phase: { ...phase, bonus: p.shake.trail.length > 0 } });
  } else if (followed || isLost(p, illegal)) {
    // With a cube back in Resources nobody writes yet.
    if (phase.name !== 'move') beginTurn(p, nextAfter(p, by), 0);
  } else if (illegal.onTurn || phase.name !== 'move') restore(p, illegal);
}

function restore(p: Proceedings, { phase, tasks }: IllegalAction): void {
  if ('player' in phase && !p.shake.players.includes(phase.player)) {
    beginTurn(p, nextAfter(p, phase.player), 0);
    return;
  }
  p.happen({ type: 'phaseBegan', phase });
  p.setTasks(tasks.map((task) => withTimeToCorrect(p, task)));
}

/** Who plays on after this player, who may have been sent out meanwhile. */
function nextAfter(p: Proceedings, player: Player): Player {
  const [, ...others] = clockwiseFrom(p.match.players, player);
  return others.find((each) => p.shake.players.includes(each)) ?? player;
}

/** Whether the turn does not come back: it ran out after an illegal bonus, or its player was sent out. */
function isLost(p: Proceedings, { by, kind, onTurn, phase }: IllegalAction): boolean {
  const now = p.match.phase;
  if (onTurn && !p.shake.players.includes(by)) return true;
  return kind === 'bonus' && now.name === 'move' && phase.name === 'move' && now.turn !== phase.turn;
}

/** A cube that somebody illegally carried on is first carried back. Told is whether it lies where it was put. */
function isBack(p: Proceedings, { cube, to }: Placed): boolean {
  const later = p.match.illegal.findLast(({ placed }) => placed?.cube === cube && placed.from === to);
  if (later && !p.shake[to].includes(cube)) undo(p, later);
  return p.shake[to].includes(cube);
}

/** A digit that was the bonus belongs in Forbidden anyhow once the Goal is set. */
const staysForbidden = (p: Proceedings, { kind, placed }: IllegalAction): boolean =>
  kind === 'goalBonus' && p.shake.goal !== null && placed !== null && p.game.leftOver([placed.cube]).length > 0;

/** Once play is stopped a cube may go back, but nobody moves another. */
const isStopped = ({ match: { phase } }: Proceedings): boolean =>
  (phase.name === 'write' || phase.name === 'check') && phase.occasion === 'end-of-round';

/** The regular move that followed a bonus on the same turn; the turn is over then. */
const moveAfter = (p: Proceedings, { by, turn }: Placed): Placed | undefined =>
  p.shake.trail.findLast((each) => each.by === by && each.turn === turn && each.kind !== 'bonus');

/** A move made in the additional minute wins no time. */
function withTimeToCorrect(p: Proceedings, task: Task): Task {
  if (task.due === null) return task;
  const due = task.extra ? task.due : Math.max(task.due, p.at + TIME_TO_CORRECT);
  return { ...task, due: due + waitFor(p, task.player ?? '') };
}

/** The leader's second cube goes back; the bonus was the move, and the turn is over. */
function endLeadersTurn(p: Proceedings, illegal: IllegalAction): void {
  const { by, placed, phase } = illegal;
  const second = placed ? moveAfter(p, placed) : undefined;
  // The last cube is no move to Forbidden, for a leader neither.
  if (placed && !second && p.shake.resources.length === 0) {
    takeOffMat(p, illegal, placed);
    return;
  }
  if (second && isBack(p, second)) p.happen({ type: 'cubeReturned', placed: second, lastMover: by });
  const now = p.match.phase;
  const stillOnTurn = now.name === 'move' && now.player === by && phase.name === 'move' && now.turn === phase.turn;
  if (stillOnTurn || (now.name !== 'move' && !isStopped(p))) beginTurn(p, nextAfter(p, by), 0);
}
