// The question that a judge may have to ask a search. The answer comes from outside: `rules` never searches.
import type { ResourcesRule, ShakeRules } from '../shakeRules.ts';
import type { Card } from './cards.ts';
import type { CubeSymbol } from './cubes.ts';

/** A position of the basic game, in which a Solution is a Set-Name. */
export interface BasicPosition {
  rules: ShakeRules;
  universe: readonly Card[];
  goalValues: readonly number[];
  required: readonly CubeSymbol[];
  permitted: readonly CubeSymbol[];
  resources: readonly CubeSymbol[];
}

/** What a search can tell a judge about a position. */
export interface Search {
  /** A correct Set-Name, with its marks, that takes none, one or any cubes from Resources; undefined if there is none. Exact. */
  basicSetName(position: BasicPosition, from: ResourcesRule['most']): string | undefined;
}
