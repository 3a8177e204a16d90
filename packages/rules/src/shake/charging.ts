// Charging illegal procedure, and taking back your own last cube.
import type { Kind } from '../match/kind.ts';
import { losePoint } from '../match/penalties.ts';
import type { Proceedings } from '../match/proceedings.ts';
import type { IllegalAction, Player } from '../match/state.ts';
import type { TableRule } from '../tableRules.ts';
import { takeBackChoice } from './choosing.ts';
import { lastCubeInForbidden, stuckCube } from './illegal.ts';
import { undo } from './undoing.ts';

/** The latest illegal action of another player that can still be charged. */
const latestOf = (p: Proceedings, by: Player): IllegalAction | undefined =>
  p.match.illegal.findLast((each) => each.by !== by);

export const charge: Kind<'charge'> = {
  closed(p, by) {
    if (!p.isTable) return p.refuse('illegal.charge', 'charge.strict');
    if (p.match.shake?.players.includes(by) === false) return p.refuse('illegal.charge', 'who.sitsOut', { player: by });
  },
  happens(p, { by, what }) {
    const latest = latestOf(p, by);
    const [first] = latest?.broken ?? [];
    if (!latest || !first) {
      const groundless = p.refuse('illegal.groundless', 'charge.nothing');
      p.happen({ type: 'setAside', by, what: 'charge', ...groundless });
      return { ...groundless, setAside: true };
    }
    const all = p.match.illegal.filter((each) => each.by === latest.by);
    const { by: against } = latest;
    p.happen({ type: 'charged', by, ...(what !== undefined && { what }), against, clause: first.clause, illegal: all });
    p.happen({ type: 'madeGood', by: latest.by });
    for (const { broken } of all) for (const { rule } of broken) fine(p, latest.by, rule);
    if (all.some(({ placed }) => placed === null)) takeBackChoice(p, latest.by);
    undo(p, all, true);
    return undefined;
  },
  choices: () => [],
  free: true,
};

/** The points that an illegal action costs. */
function fine(p: Proceedings, player: Player, rule: TableRule): void {
  const { leaderBonus, improperVariation } = p.rules.fines;
  const points =
    rule === 'choose.proper'
      ? improperVariation
      : rule === 'goal.bonusLeader' || rule === 'move.bonusLeader'
        ? leaderBonus
        : 0;
  if (points > 0) losePoint(p, player, rule);
}

/** A Mover who notices that the last cube went to Forbidden may take it back before anyone charges it. The clock keeps running. */
export const takeBack: Kind<'take-back'> = {
  closed(p, by) {
    if (lastCubeInForbidden(p)?.by !== by) return p.refuse('lastCube.section', 'takeBack.lastCube');
  },
  happens(p, { by }) {
    const last = stuckCube(p);
    p.happen({ type: 'takenBack', by });
    if (last) undo(p, [last], false);
    return undefined;
  },
  choices: (_, by) => [{ type: 'take-back', by }],
};
