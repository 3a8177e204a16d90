// The position at which a match stands: what anybody at the table can see of it.
import { goalSetterOf, totalsOf } from '../match/players.ts';
import type { ChosenPick, MatchState } from '../match/state.ts';
import { publicPhase } from '../view.ts';
import { isFields } from './json.ts';
import type { Position } from './position.ts';

/** A choice with who made it, as in a list of variations. */
const signed = ({ by, pick }: ChosenPick): unknown => (isFields(pick) ? { ...pick, by } : pick);

export function positionOf(match: MatchState): Position {
  const { book, division, players, phase, shake, block } = match;
  const { name, player } = publicPhase(match);
  const placed = shake?.trail.at(-1);
  const chosen = shake?.picks.filter(({ improper }) => !improper) ?? [];
  return {
    rulebook: book,
    division,
    phase: { name, ...(player !== undefined && { player }) },
    ...(shake?.goal && { goal: shake.goal.goal }),
    ...(shake?.universe && { universe: shake.universe }),
    required: shake?.required ?? [],
    permitted: shake?.permitted ?? [],
    forbidden: shake?.forbidden ?? [],
    resources: shake?.resources ?? [],
    variations: match.variations && chosen.map(signed),
    ...('occasion' in phase && { after: phase.occasion, ...(phase.challenger && { challenger: phase.challenger }) }),
    players,
    goalSetter: goalSetterOf(match),
    ...(shake?.lastMover && { lastMover: shake.lastMover }),
    ...(placed && { moved: { cube: placed.cube, to: placed.to } }),
    ...(block && { block: block.holder }),
    ...(shake && { shake: shake.number }),
    totals: totalsOf(match),
  };
}
