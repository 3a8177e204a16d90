// Holding the challenge block: nobody may move meanwhile, so the turn waits. It gives nobody extra time to challenge.
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { Block, Player, Task } from '../match/state.ts';

/** Why play waits while somebody holds the block, and what the holder has to do. */
export function whyWait(p: Proceedings, by: Player): Refusal | undefined {
  const { block } = p.match;
  if (!block) return undefined;
  return block.holder === by
    ? p.refuse('block.held', 'block.own')
    : p.refuse('block.held', 'block.held', { player: block.holder });
}

/** The longest that this player's turn may still have to wait for the block. */
export function waitFor(p: Proceedings, player: Player): number {
  const { block } = p.match;
  return block && block.holder !== player && block.due !== null ? Math.max(block.due - p.at, 0) : 0;
}

/** When a task ends. The holder of the block may dispute for as long as the block's own time lasts. */
export function endOf({ what, player, due }: Task, block: Block | null): number | null {
  const kept = what === 'dispute' && block !== null && block.holder === player ? block.due : null;
  return due === null || kept === null ? due : Math.max(due, kept);
}

/** Moves the end of the waiting turn by this much time. */
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

/** The block goes back. The Mover's turn loses the extra time that was not needed. */
export function giveBack(p: Proceedings): void {
  const { block } = p.match;
  if (!block) return;
  if (block.due !== null && block.due > p.at) postponeTurn(p, p.at - block.due);
  p.happen({ type: 'blockReturned', by: block.holder });
}
