// Starting a shake: coming back to the table, rolling, setting cubes out where the book has it, dealing.
import { type Decide, open } from './moment.ts';

export const start: Decide = (moment) => {
  const { rules, chance, when } = moment;
  const roll = chance.one(open(moment, 'roll'), 'roll', when);
  if (roll) return { action: roll, care: 'habit' };
  // More than the rules allow are taken away again, so nobody gains by them.
  const most = rules.cards?.most ?? 0;
  const deals = open(moment, 'deal').filter(({ cards }) => typeof cards === 'number' && cards <= most);
  const deal = chance.one(deals, 'deal', when);
  return deal && { action: deal, care: 'habit' };
};

/** Whoever was sent away from the table, or lost the way to it, comes back. */
export const comeBack: Decide = (moment) => {
  const [action] = open(moment, 'return');
  return action && { action, care: 'habit' };
};
