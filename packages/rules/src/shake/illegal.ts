// Illegal procedure at a table: an opponent may charge it until another player's legal action insulates it.
import type { Broken } from '../match/kind.ts';
import type { Proceedings } from '../match/proceedings.ts';
import type { IllegalAction, Placed, Player } from '../match/state.ts';

/** Another player acted legally, so nobody may charge the earlier illegal actions anymore. */
export function insulate(p: Proceedings, by: Player): void {
  if (p.match.illegal.some((each) => each.by !== by)) p.happen({ type: 'insulated', by });
}

/** Records the rules that an action breaks, just before it happens. */
export function illegally(p: Proceedings, broken: Broken, by: Player, placed: Placed | null): void {
  if (broken.length === 0) return;
  const limit = p.match.tasks.find(({ what }) => what === 'turn' || what === 'goal') ?? null;
  const rules = broken.map(({ rule, clause }) => ({ rule, clause }));
  p.happen({ type: 'illegalDone', illegal: { by, broken: rules, placed, limit, at: p.at } });
}

/** The last cube, if it is in Forbidden. Everybody sees it there, and nobody can go on until it goes back. */
export function lastCubeInForbidden({ match: { phase, shake } }: Proceedings): Placed | undefined {
  if (phase.name !== 'move' || shake?.resources.length !== 0) return undefined;
  const last = shake.trail.findLast(({ from }) => from === 'resources');
  return last?.to === 'forbidden' ? last : undefined;
}

/** The illegal action that put it there. */
export function stuckCube(p: Proceedings): IllegalAction | undefined {
  const last = lastCubeInForbidden(p);
  return last && p.match.illegal.find(({ placed }) => placed?.nth === last.nth);
}
