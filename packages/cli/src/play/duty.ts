// What the table waits for from the person, if anything.
import { type ActedType, divisionTable, type MatchView, type Player, type Task } from '@openshake/rules';
import { isOpen, type Seat } from './seat.ts';

export const DUTIES = [
  'roll',
  'deal',
  'choose',
  'goal',
  'answer',
  'turn',
  'block',
  'write',
  'check',
  'indicate',
  'sign',
] as const;
export type Duty = (typeof DUTIES)[number];

/** What the table waits for in each phase, and the action that shows it. */
const WAITED_FOR: Readonly<Record<MatchView['phase']['name'], readonly [Duty, ActedType][]>> = {
  start: [
    ['roll', 'roll'],
    ['deal', 'deal'],
  ],
  variations: [['choose', 'choose-variations']],
  goal: [['goal', 'set-goal']],
  'no-goal': [['answer', 'agree']],
  move: [],
  write: [['write', 'decline']],
  check: [
    ['indicate', 'indicate'],
    ['check', 'accept'],
  ],
  over: [['sign', 'sign']],
};

export function dutyOf(seat: Seat): Duty | null {
  const { view, you } = seat;
  if (view.block?.holder === you) return 'block';
  if (view.phase.name === 'move') return view.phase.player === you && isOpen(seat, 'move') ? 'turn' : null;
  return WAITED_FOR[view.phase.name].find(([, type]) => isOpen(seat, type))?.[0] ?? null;
}

/** Until when this player may say which Solution counts, once an opponent has asked; null without a clock. */
export function indicateDue(view: MatchView, you: Player): number | null {
  const { checking, clocks, book, division } = view;
  const asked = checking?.papers.find(({ writer }) => writer === you)?.askedWhich;
  return asked === undefined || clocks === 'none' || !isOpen({ view, you }, 'indicate')
    ? null
    : asked + divisionTable(book, division).misses.countdown;
}

/** This player's task that ends first. */
export const taskOf = ({ tasks }: MatchView, you: Player): Task | undefined =>
  tasks.filter(({ player, due }) => player === you && due !== null).sort((a, b) => (a.due ?? 0) - (b.due ?? 0))[0];
