// A row of a log as a move leaves it, for the server that only appends.
import type { Row } from '@openshake/host';

export const moveRow = (v: number): Row => ({
  v,
  format: 1,
  id: `act-${v}`,
  at: 1_000 * v,
  action: { type: 'move', by: 'b', cube: '2', to: 'forbidden' },
  events: [
    {
      type: 'cubePlaced',
      placed: { nth: 1, by: 'b', kind: 'move', cube: '2', from: 'resources', to: 'forbidden', turn: 1 },
      at: 1_000 * v,
    },
    { type: 'phaseBegan', phase: { name: 'move', player: 'c', turn: 2, bonus: false, lost: 0 }, at: 1_000 * v },
    { type: 'tasksSet', tasks: [{ player: 'c', what: 'turn', due: null, extra: false }], at: 1_000 * v },
  ],
});
