// Whose turn it is, worked out from the moves that still stand. So the order of charges does not matter.
import type { Proceedings } from '../match/proceedings.ts';
import type { IllegalAction, MatchState, Moving, Placed, Player, Shake, Task } from '../match/state.ts';
import { waitFor } from './block.ts';

/** After a cube goes back, its Mover has at least this long, unless it was moved after the countdown. */
const TIME_TO_CORRECT = 10_000;

interface Standing {
  moving: Moving;
  lastMover: Player | null;
  /** With its turns renumbered. */
  trail: readonly Placed[];
}

type Step = { placed: Placed } | { passed: Player } | { sentOut: Player };

/** The moves and lost turns that decide whose turn it is, in order. */
function stepsOf({ trail, passes, sentOut }: Shake): Step[] {
  const steps = [
    ...trail.map((placed) => ({ nth: placed.nth, step: { placed } })),
    ...passes.map(({ nth, player }) => ({ nth, step: { passed: player } })),
    ...sentOut.map(({ nth, player }) => ({ nth, step: { sentOut: player } })),
  ];
  return steps.sort((one, other) => one.nth - other.nth).map(({ step }) => step);
}

/** A move out of turn does not use up a turn, nor does a last cube in the wrong section. */
export function standing({ players: seats }: MatchState, shake: Shake): Standing {
  const playing = new Set(shake.players);
  for (const { player } of shake.sentOut) playing.add(player);
  const next = (player: Player) => nextOf(seats, player, playing);
  const isFromResources = ({ from, turn }: Placed) => from === 'resources' && turn > 0;
  let left = shake.resources.length + shake.trail.filter(isFromResources).length;
  let lastMover = shake.goal ? shake.goalSetter : (shake.trail.at(-1)?.by ?? null);
  let player = next(shake.goalSetter);
  let turn = 1;
  let bonus = false;
  let lost = 0;
  const trail: Placed[] = [];
  const pass = (inARow: number) => {
    player = next(player);
    turn += 1;
    bonus = false;
    lost = inARow;
  };
  for (const step of stepsOf(shake)) {
    if ('passed' in step) {
      if (step.passed === player) pass(lost + 1);
      continue;
    }
    if ('sentOut' in step) {
      playing.delete(step.sentOut);
      if (step.sentOut === player) pass(0);
      continue;
    }
    const { placed } = step;
    if (placed.turn === 0) {
      trail.push(placed);
      continue;
    }
    trail.push(placed.turn === turn ? placed : { ...placed, turn });
    lastMover = placed.by;
    if (placed.from === 'resources') left -= 1;
    if (placed.by !== player) continue;
    if (placed.kind === 'bonus') bonus = true;
    else if (left > 0) pass(0);
  }
  return { moving: { name: 'move', player, turn, bonus, lost }, lastMover, trail };
}

/** The first of these to the left of this player. */
function nextOf(seats: readonly Player[], player: Player, playing: ReadonlySet<Player>): Player {
  const at = Math.max(seats.indexOf(player), 0);
  for (let away = 1; away < seats.length; away += 1) {
    const other = seats[(at + away) % seats.length];
    if (other !== undefined && playing.has(other)) return other;
  }
  return player;
}

/** Begins the next turn with its full time. */
export function beginTurn(p: Proceedings): void {
  const { moving } = standing(p.match, p.shake);
  p.happen({ type: 'phaseBegan', phase: moving });
  p.setTasks([wholeTurn(p, moving)]);
}

function wholeTurn(p: Proceedings, { player, turn }: Moving): Task {
  const limits = p.rules.limits ?? undefined;
  const due = p.due(turn === 1 ? limits?.firstTurn : limits?.turn);
  return { player, what: 'turn', due: due === null ? null : due + waitFor(p, player), extra: false };
}

/** After these actions were undone, the moves that stand decide the turn. `grace`: whether the Mover gets time to correct. */
export function resumeTurn(p: Proceedings, undone: readonly IllegalAction[], grace: boolean): void {
  const { moving } = standing(p.match, p.shake);
  const { phase, tasks } = p.match;
  const goesOn = phase.name === 'move' && phase.player === moving.player;
  if (!goesOn || phase.turn !== moving.turn || phase.bonus !== moving.bonus || phase.lost !== moving.lost)
    p.happen({ type: 'phaseBegan', phase: moving });
  if (!goesOn) p.setTasks([timeLeft(p, moving, undone, grace)]);
  else if (grace) p.setTasks(tasks.map((task) => withTimeToCorrect(p, task, undone)));
}

/** The time left of a turn that was cut short. Another player's action stopped its clock; the Mover's own did not. */
function timeLeft(p: Proceedings, moving: Moving, undone: readonly IllegalAction[], grace: boolean): Task {
  const { player } = moving;
  const cut = undone.findLast(({ limit }) => limit?.player === player);
  if (!cut?.limit) return wholeTurn(p, moving);
  const { limit, by, at } = cut;
  if (limit.due === null) return limit;
  const stopped = by === player ? 0 : p.at - at;
  const task = { ...limit, due: limit.due + stopped + waitFor(p, player) };
  return grace ? withTimeToCorrect(p, task, undone) : task;
}

/** A move made in the additional minute gains no time. */
export function withTimeToCorrect(p: Proceedings, task: Task, undone: readonly IllegalAction[]): Task {
  const { player, due } = task;
  const own = undone.filter(({ by }) => by === player);
  const late = own.some(({ limit }) => limit?.player === player && limit.extra);
  if (due === null || player === null || own.length === 0 || late) return task;
  return { ...task, due: Math.max(due, p.at + TIME_TO_CORRECT + waitFor(p, player)) };
}
