// The challenge block in a hand: while another holds it a Mover cannot move, so the turn waits.
import type { Proceedings } from '../match/proceedings.ts';
import type { Player, Task } from '../match/state.ts';

/** How long this player's turn has yet to wait for the block at most. */
export function waitFor(p: Proceedings, player: Player): number {
  const { block } = p.match;
  return block && block.holder !== player && block.due !== null ? Math.max(block.due - p.at, 0) : 0;
}

/** The turn that waits ends so much later. */
function postponeTurn(p: Proceedings, by: number): void {
  const { block, tasks } = p.match;
  const waits = tasks.filter(({ what, player }) => what === 'turn' && player !== block?.holder);
  if (by === 0 || !block || waits.length === 0) return;
  p.setTasks(tasks.map((task) => (waits.includes(task) && task.due !== null ? { ...task, due: task.due + by } : task)));
}

export function takeBlock(p: Proceedings, by: Player): void {
  const limit = p.rules.limits?.block;
  p.happen({ type: 'blockTaken', by, due: p.due(limit) });
  if (limit === undefined) return;
  postponeTurn(p, limit);
  keepRight(p);
}

/** Who took the block in time may still say something, though the right to do so would end meanwhile. */
function keepRight(p: Proceedings): void {
  const { block, tasks } = p.match;
  const ends = block?.due;
  const isRight = ({ what }: Task) => what === 'dispute' || what === 'late-claim';
  if (typeof ends !== 'number' || !tasks.some(isRight)) return;
  p.setTasks(
    tasks.map((task) => (isRight(task) && task.due !== null ? { ...task, due: Math.max(task.due, ends) } : task)),
  );
}

/** The block goes back; what the Mover was not made to wait is taken off again. */
export function giveBack(p: Proceedings): void {
  const { block } = p.match;
  if (!block) return;
  if (block.due !== null && block.due > p.at) postponeTurn(p, p.at - block.due);
  p.happen({ type: 'blockReturned', by: block.holder });
}
