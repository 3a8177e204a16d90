// Tables for tests: a match brought to the desired point, and a player's seat there.
import type { Action, BookId, DivisionId, Officiating, Setup } from '@openshake/rules';
import { type Seat, seatOf } from '../play/seat.ts';
import { HandTable } from './handTable.ts';

interface Laid {
  book?: BookId;
  division?: DivisionId;
  players?: readonly string[];
  officiating?: Officiating;
  variations?: boolean;
  clocks?: Setup['clocks'];
}

/** A table after these actions, a second apart. */
export function tableAfter(actions: readonly Action[], laid: Laid = {}): HandTable {
  const setup: Setup = {
    book: 'agloa-onsets-2023',
    division: 'middle',
    players: ['ann', 'bob', 'Mary Jane'],
    officiating: 'strict',
    variations: false,
    clocks: 'none',
    ...laid,
  };
  const table = new HandTable(setup);
  for (const [at, action] of actions.entries()) {
    const decision = table.act(action, at * 1000);
    if (!decision.ok) throw new Error(`${action.type}: ${decision.refusal.facts.key}`);
  }
  return table;
}

export const seatAt = (table: HandTable, you = 'ann', plain = false): Seat =>
  seatOf(table.view(you, table.count * 1000), you, plain);

/** On-Sets: rolled, dealt, the Goal set. It is bob's turn, or ann's if there are two players. */
export const ON_SETS_START: readonly Action[] = [
  { type: 'roll', by: 'ann', cubes: [...'124BBRRGGYYUUN-CV='] },
  { type: 'deal', by: 'Mary Jane', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
  { type: 'set-goal', by: 'ann', goal: { shape: 'row', cubes: ['1', '2'] } },
];

export const EQUATIONS_START: readonly Action[] = [
  { type: 'roll', by: 'ann', cubes: [...'012345678912+-x/+-x/^r+-'] },
  { type: 'set-goal', by: 'ann', goal: '12' },
];
