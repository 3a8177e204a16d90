// Starting a shake: coming back to the table, rolling, setting out cubes if the book says so, dealing.
import { type Decide, open } from './moment.ts';

export const start: Decide = (moment) => {
  const { rules, chance, when } = moment;
  const roll = chance.one(open(moment, 'roll'), 'roll', when);
  if (roll) return { action: roll, care: 'habit' };
  // Extra cards are removed again, so nobody gains by them.
  const most = rules.cards?.most ?? 0;
  const deals = open(moment, 'deal').filter(({ cards }) => typeof cards === 'number' && cards <= most);
  const deal = chance.one(deals, 'deal', when);
  return deal && { action: deal, care: 'habit' };
};

/** A player who was sent away from the table, or dropped out, comes back. */
export const comeBack: Decide = (moment) => {
  const [action] = open(moment, 'return');
  return action && { action, care: 'habit' };
};
