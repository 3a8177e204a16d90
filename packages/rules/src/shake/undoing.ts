// Undoing illegal actions: their cubes go back, and so do the moves that depended on them. The moves that still stand decide the mat and the turn.
import type { Proceedings } from '../match/proceedings.ts';
import type { IllegalAction, Placed, Shake, Spot } from '../match/state.ts';
import type { TableRule } from '../tableRules.ts';
import { giveBack } from './block.ts';
import { resumeTurn, standing, withTimeToCorrect } from './turns.ts';

const breaks = ({ broken }: IllegalAction, rule: TableRule): boolean => broken.some((each) => each.rule === rule);

/** A leader's bonus that breaks no other rule counts as the regular move of that turn. */
const countsAsMove = ({ broken }: IllegalAction): boolean =>
  broken.length === 1 && broken[0]?.rule === 'move.bonusLeader';

/** A digit that was the bonus goes to Forbidden anyway once the Goal is set. */
const staysForbidden = (p: Proceedings, { cube, turn }: Placed): boolean =>
  turn === 0 && p.shake.goal !== null && p.game.leftOver([cube]).length > 0;

/** The regular move that followed a bonus on the same turn. */
const moveAfter = ({ trail }: Shake, { by, turn, nth }: Placed): Placed | undefined =>
  trail.find((each) => each.nth > nth && each.by === by && each.turn === turn && each.kind !== 'bonus');

/** Takes cubes back. `grace`: whether their Mover gets time to move again. */
export function undo(p: Proceedings, undone: readonly IllegalAction[], grace: boolean): void {
  const gone = new Set<number>();
  const counted: Placed[] = [];
  for (const illegal of undone) {
    // Earlier undoing may have renumbered the turns of the trail.
    const placed = p.shake.trail.find(({ nth }) => nth === illegal.placed?.nth);
    if (!placed || staysForbidden(p, placed)) continue;
    if (countsAsMove(illegal)) counted.push(placed);
    else gone.add(placed.nth);
    const second = breaks(illegal, 'move.bonusLeader') ? moveAfter(p.shake, placed) : undefined;
    if (second) gone.add(second.nth);
  }
  if (gone.size + counted.length === 0) return;
  for (const placed of counted) p.happen({ type: 'bonusCounted', placed });
  // Shifted cubes first: an identical cube may have been shifted from the same place.
  const back = returning(p, gone).toReversed();
  for (const placed of back) if (placed.kind === 'shift') p.happen({ type: 'cubeReturned', placed });
  for (const placed of back) if (placed.kind !== 'shift') p.happen({ type: 'cubeReturned', placed });
  const { trail, lastMover } = standing(p.match, p.shake);
  p.happen({ type: 'trailMended', trail, lastMover });
  goOn(p, undone, grace);
  // The move to challenge is gone, and nobody may challenge themselves.
  if (p.match.phase.name === 'move' && p.match.block?.holder === lastMover) giveBack(p);
}

/** The moves that go back. A cube stays if another player's legal or insulated action has shifted it since. */
function returning(p: Proceedings, gone: Set<number>): Placed[] {
  const { trail } = p.shake;
  const owners = new Set(trail.filter(({ nth }) => gone.has(nth)).map(({ by }) => by));
  const isOpen = ({ nth, by }: Placed) => owners.has(by) || p.match.illegal.some(({ placed }) => placed?.nth === nth);
  for (;;) {
    const falls = fallen(p.shake, gone);
    const kept = falls.find((each) => !gone.has(each.nth) && !isOpen(each));
    if (!kept) return falls;
    const under = trail.findLast(
      ({ nth, cube, to }) => nth < kept.nth && gone.has(nth) && cube === kept.cube && to === kept.from,
    );
    if (!under) return falls;
    gone.delete(under.nth);
  }
}

/** The moves that are taken back, and the shifts that are impossible without them. */
function fallen(shake: Shake, gone: ReadonlySet<number>): Placed[] {
  const { trail } = shake;
  const counts = new Map<string, number>();
  const add = (spot: Spot, cube: string, by: number) => {
    const key = `${spot} ${cube}`;
    counts.set(key, (counts.get(key) ?? 0) + by);
    return counts.get(key) ?? 0;
  };
  for (const spot of ['resources', 'required', 'permitted', 'forbidden'] as const)
    for (const cube of shake[spot]) add(spot, cube, 1);
  for (const { cube, from, to } of trail) {
    add(to, cube, -1);
    add(from, cube, 1);
  }
  return trail.filter(({ nth, cube, from, to }) => {
    if (gone.has(nth) || (counts.get(`${from} ${cube}`) ?? 0) === 0) return true;
    add(from, cube, -1);
    add(to, cube, 1);
    return false;
  });
}

function goOn(p: Proceedings, undone: readonly IllegalAction[], grace: boolean): void {
  const { phase, tasks } = p.match;
  if (phase.name === 'goal') {
    p.happen({ type: 'phaseBegan', phase: { ...phase, bonus: p.shake.trail.length > 0 } });
    if (grace) p.setTasks(tasks.map((task) => withTimeToCorrect(p, task, undone)));
  }
  // With a cube back in Resources nobody writes yet, except after a challenge, a Force Out or the end of the round.
  const tooEarly =
    (phase.name === 'write' || phase.name === 'check') &&
    phase.occasion === 'last-cube' &&
    p.shake.resources.length > 0;
  if (phase.name === 'move' || tooEarly) resumeTurn(p, undone, grace);
}
