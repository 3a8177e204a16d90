// Charging illegal procedure at a table, while it can still be charged.
import { type Decide, isOpen } from './moment.ts';

export const charge: Decide = (moment) => {
  const { illegal, me: by, level, chance, when } = moment;
  if (!illegal || !isOpen(moment, 'charge')) return undefined;
  if (chance.happens(level.shy, 'shy', illegal.at, when)) return undefined;
  return { action: { type: 'charge', by, what: illegal.clause }, care: 'look' };
};
