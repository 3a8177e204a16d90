// The search that a judge may use, for the avoid moves of flubs.
import type { Search } from '@openshake/rules';
import { solve } from './solve.ts';

export const search: Search = {
  basicSetName: (position, from) => solve({ ...position, forbidden: [] }, from)?.[0]?.solution.setName,
};
