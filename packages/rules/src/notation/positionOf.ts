// The position at which a match stands: what anybody at the table can see of it.
import type { MatchState, Player } from '../match/state.ts';
import { isFields } from './json.ts';
import type { Position } from './position.ts';

/** The choice with who made it, as a list of variations tells it. */
const signed = ({ by, pick }: { by: Player; pick: unknown }): unknown => (isFields(pick) ? { ...pick, by } : pick);

export function positionOf(match: MatchState, totals: Readonly<Record<Player, number>>): Position {
  const { book, division, players, phase, shake, block } = match;
  const placed = shake?.trail.at(-1);
  const chosen = shake?.picks.filter(({ improper }) => !improper) ?? [];
  return {
    rulebook: book,
    division,
    phase: { name: phase.name, ...('player' in phase && { player: phase.player }) },
    ...(shake?.goal && { goal: shake.goal.goal }),
    ...(shake?.universe && { universe: shake.universe }),
    required: shake?.required ?? [],
    permitted: shake?.permitted ?? [],
    forbidden: shake?.forbidden ?? [],
    resources: shake?.resources ?? [],
    variations: match.variations && chosen.map(signed),
    ...('occasion' in phase && { after: phase.occasion, ...(phase.challenger && { challenger: phase.challenger }) }),
    players,
    goalSetter: match.goalSetter,
    ...(shake?.lastMover && { lastMover: shake.lastMover }),
    ...(placed && { moved: { cube: placed.cube, to: placed.to } }),
    ...(block && { block: block.holder }),
    ...(shake && { shake: shake.number }),
    totals,
  };
}
