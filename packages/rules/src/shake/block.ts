// The challenge block in a hand: while another holds it a Mover cannot move, so the turn waits. It lengthens nobody's right to challenge.
import type { Proceedings } from '../match/proceedings.ts';
import type { Block, Player, Task } from '../match/state.ts';

/** How long this player's turn has yet to wait for the block at most. */
export function waitFor(p: Proceedings, player: Player): number {
  const { block } = p.match;
  return block && block.holder !== player && block.due !== null ? Math.max(block.due - p.at, 0) : 0;
}

/** When a task ends. Who holds the block keeps the right to dispute for as long as the block lets him. */
export function endOf({ what, player, due }: Task, block: Block | null): number | null {
  const kept = what === 'dispute' && block !== null && block.holder === player ? block.due : null;
  return due === null || kept === null ? due : Math.max(due, kept);
}

/** The turn that waits ends so much later. */
function postponeTurn(p: Proceedings, by: number): void {
  const { block, tasks } = p.match;
  const waits = tasks.filter(({ what, player }) => what === 'turn' && player !== block?.holder);
  if (by === 0 || !block || waits.length === 0) return;
  p.setTasks(tasks.map((task) => (waits.includes(task) && task.due !== null ? { ...task, due: task.due + by } : task)));
}

export function takeBlock(p: Proceedings, by: Player, inTime: boolean): void {
  const limit = p.rules.limits?.block;
  p.happen({ type: 'blockTaken', by, due: p.due(limit), inTime });
  if (limit !== undefined) postponeTurn(p, limit);
}

/** The block goes back; what the Mover was not made to wait is taken off again. */
export function giveBack(p: Proceedings): void {
  const { block } = p.match;
  if (!block) return;
  if (block.due !== null && block.due > p.at) postponeTurn(p, p.at - block.due);
  p.happen({ type: 'blockReturned', by: block.holder });
}
