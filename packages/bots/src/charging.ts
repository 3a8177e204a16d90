// Charging illegal procedure at a table, while it can still be charged.
import { type Decide, isOpen } from './moment.ts';

export const charge: Decide = (moment) => {
  const { illegal, me: by, table, view, level, chance, when } = moment;
  if (!illegal || !isOpen(moment, 'charge')) return undefined;
  // Once the last cube is in Forbidden, nobody can go on, so even the shy say so.
  const isStuck = view.phase.name === 'move' && table.resources.length === 0;
  if (!isStuck && chance.happens(level.shy, 'shy', illegal.at, when)) return undefined;
  return { action: { type: 'charge', by, what: illegal.broken[0]?.clause ?? '' }, care: 'look' };
};
