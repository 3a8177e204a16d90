// A mind for either game: what can be known of a position, within an allowance of work.
import { type BookId, books } from '@openshake/rules';
import { Chance } from './chance.ts';
import { EquationsMind } from './games/equations.ts';
import { OnSetsMind } from './games/onsets.ts';
import type { Mind } from './mind.ts';

export interface MindOptions {
  /** The most cubes of a Solution that comes to mind; without it, all of them. */
  horizon?: number;
  /** Which Goals come to mind first. */
  chance?: Chance;
  /** Asked while it searches: once true, it gives up. */
  hurry?: () => boolean;
  /** How many times the work of a bot goes into one decision. */
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
