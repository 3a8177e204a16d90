// What the people at a table do: whole shakes, one after the other, that end with a challenge which nobody answers.
import { SEATS, type Seat } from './asking.ts';
import type { Deed, SeenView } from './live.ts';

const SECTIONS = ['required', 'permitted', 'forbidden'] as const;
/** With this many cubes left in Resources, somebody challenges. */
const LEFT = 4;

const rightOf = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + SEATS.length - 1) % SEATS.length] ?? 'a';
const isDigit = (cube: string): boolean => /^[1-9]$/.test(cube);

function start({ rulebook, table }: SeenView): Deed {
  const { goalSetter: seat } = table;
  const isDealt = table.shake !== null && table.universe.length > 0;
  if (!rulebook.includes('onsets') || isDealt) return { seat, action: { type: 'roll' } };
  return { seat: rightOf(seat), action: { type: 'deal', cards: 10 } };
}

function setGoal({ rulebook, table, phase }: SeenView): Deed {
  const digit = table.resources.find(isDigit);
  const goal = rulebook.includes('onsets') ? { shape: 'single', cubes: [digit] } : digit;
  return { seat: phase.player, action: { type: 'set-goal', goal } };
}

function move({ table, phase }: SeenView): Deed {
  const { resources, trail } = table;
  if (resources.length <= LEFT) return { seat: phase.player, action: { type: 'challenge', claim: 'impossible' } };
  const to = SECTIONS[trail.length % SECTIONS.length];
  return { seat: phase.player, action: { type: 'move', cube: resources[0], to } };
}

function decline({ writing }: SeenView): Deed {
  const seat = SEATS.find((each) => writing?.answers[each] === 'writing') ?? 'a';
  return { seat, action: { type: 'decline' } };
}

export function play(view: SeenView): Deed {
  const { name } = view.phase;
  if (name === 'start') return start(view);
  if (name === 'goal') return setGoal(view);
  if (name === 'move') return move(view);
  if (name === 'write') return decline(view);
  throw new Error(`The script does not know what to do in this phase: ${JSON.stringify(view)}`);
}
