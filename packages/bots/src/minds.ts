// A mind for either game: what can be known about a position, within an allowance of work.
import { type BookId, books } from '@openshake/rules';
import { Chance } from './chance.ts';
import { EquationsMind } from './games/equations.ts';
import { OnSetsMind } from './games/onsets.ts';
import type { Mind } from './mind.ts';

export interface MindOptions {
  /** The most cubes in a Solution that comes to mind; no limit if left out. */
  horizon?: number;
  /** Which Goals come to mind first. */
  chance?: Chance;
  /** Asked during a search: once true, the search ends. */
  hurry?: () => boolean;
  /** How many times a bot's work goes into one decision. */
  effort?: number;
}

export function createMind(
  book: BookId,
  { horizon = Number.POSITIVE_INFINITY, chance = new Chance(1), hurry = () => false, effort = 1 }: MindOptions = {},
): Mind {
  return books[book].game === 'equations'
    ? new EquationsMind(horizon, chance, hurry, effort)
    : new OnSetsMind(hurry, effort);
}
