// The rules of one shake, as plain data: what a book and division say, changed by the variations in the order chosen.
// Topic code reads only this; it never asks which book or division it is in.
import type { Card } from './onsets/cards.ts';
import type { CubeSymbol, Relation } from './onsets/cubes.ts';
import type { Cites, RuleKey } from './rule.ts';

/** After what a Solution is written. */
export const AFTERS = [
  'now',
  'impossible',
  'last-cube',
  'end-of-round',
  'no-goal',
  'a-flub',
  'p-flub',
  'ca-flub',
  'force-out',
  'force-out-a',
  'force-out-b',
] as const;
export type After = (typeof AFTERS)[number];

/** How many cubes of Resources a Solution may use, and the rule that says so. */
export interface ResourcesRule {
  most: 'none' | 'one' | 'any';
  rule: RuleKey;
}

/** What a wild cube may stand for. `itself`: it may also be used as what it shows, without a mark. */
export interface WildCube {
  mayMean: readonly CubeSymbol[];
  itself: boolean;
}

export interface MovesRule {
  /** = and ⊆ go to Forbidden only once no more than so many cubes are in Resources; null where they may at any time. */
  relationsForbiddenAt: number | null;
  /** Whether a cube in Permitted may go to Required or Forbidden instead of a move; = and ⊆ only where they may go to Forbidden at any time. */
  shift: boolean;
}

export interface ShakeRules {
  cites: Cites;
  universe: { least: number; most: number };
  /** Whether Solutions have a Restriction part, and if so whether grouping symbols may stand round a whole Restriction. */
  restrictions: 'none' | 'ungrouped' | 'groupedOrNot';
  /** Cubes that may stand for other symbols if they are marked. */
  wild: { readonly [cube in CubeSymbol]?: WildCube };
  /** Cubes that may stand for each other without a mark, in both directions. */
  exchange: { readonly [cube in CubeSymbol]?: CubeSymbol };
  /** The faces of which Wild Cube may not be chosen, beside the digits. */
  mayNotBeWild: readonly Relation[];
  operations: { manyTimes: boolean; atLeast: number; minus: Minus };
  /** An upside-down digit of the Goal is negative, or either as the writer likes. */
  upsideDown: 'negative' | 'either';
  /** Whether a Goal above the number of cards is no legal Goal, apart from being out of reach. */
  goalWithinUniverse: boolean;
  requiredCube: CubeSymbol | null;
  /** Every Restriction removes a card that the others leave. */
  everyRestrictionRemoves: boolean;
  /** The set whose cards count twice, with what - means in its name. */
  doubleSet: { setName: string; minus: Minus } | null;
  requiredCard: Card | null;
  forbiddenCard: Card | null;
  /** Whether a writer may paint dots on the blank card. */
  paintBlank: boolean;
  /** The blank card painted like the forbidden card: not allowed, or the blank is then forbidden too. */
  paintedAsForbidden: 'notAllowed' | 'forbiddenToo';
  solutions: 1 | 2;
  /** What a Mover may do beside moving a cube of Resources to any section. */
  moves: MovesRule;
  fromResources: Readonly<Record<After, ResourcesRule>>;
  /** After these a Solution proves nothing without an avoid move. */
  avoidMoveAfter: readonly After[];
}

export type Minus = 'difference' | 'symmetricDifference';
