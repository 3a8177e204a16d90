// The rules of one shake, as plain data: what a book and division say, changed by the variations in the order chosen.
// Topic code reads only this; it never asks which book or division it is in.
import type { Card } from './onsets/cards.ts';
import type { CubeSymbol, Relation } from './onsets/cubes.ts';
import type { Cites, RuleKey } from './rule.ts';

/** What players write a Solution after. */
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
  /** = and ⊆ may go to Forbidden only when this many cubes or fewer are in Resources; null: at any time. */
  relationsForbiddenAt: number | null;
  /** Whether a player may shift a cube from Permitted instead of moving; = and ⊆ go to Forbidden only if they may at any time. */
  shift: boolean;
}

export interface ShakeRules {
  cites: Cites;
  universe: { least: number; most: number };
  /** Whether Solutions have Restrictions, and whether grouping symbols may surround a whole Restriction. */
  restrictions: 'none' | 'ungrouped' | 'groupedOrNot';
  /** Cubes that may stand for other symbols if they are marked. */
  wild: { readonly [cube in CubeSymbol]?: WildCube };
  /** Cubes that may stand for each other without a mark, in both directions. */
  exchange: { readonly [cube in CubeSymbol]?: CubeSymbol };
  /** The faces, besides the digits, that Wild Cube may not name. */
  mayNotBeWild: readonly Relation[];
  operations: { manyTimes: boolean; atLeast: number; minus: Minus };
  /** An upside-down digit in the Goal is negative, or whichever the writer chooses. */
  upsideDown: 'negative' | 'either';
  /** Whether a Goal above the number of cards is illegal, not just out of reach. */
  goalWithinUniverse: boolean;
  requiredCube: CubeSymbol | null;
  /** Every Restriction removes a card that the others leave. */
  everyRestrictionRemoves: boolean;
  /** The set whose cards count twice, and what - means in its name. */
  doubleSet: { setName: string; minus: Minus } | null;
  requiredCard: Card | null;
  forbiddenCard: Card | null;
  /** Whether a writer may paint dots on the blank card. */
  paintBlank: boolean;
  /** The blank card painted like the forbidden card: not allowed, or the blank is then forbidden too. */
  paintedAsForbidden: 'notAllowed' | 'forbiddenToo';
  solutions: 1 | 2;
  /** What a Mover may do besides moving a cube from Resources to any section. */
  moves: MovesRule;
  fromResources: Readonly<Record<After, ResourcesRule>>;
  /** After these challenges, a Solution proves nothing without an avoid move. */
  avoidMoveAfter: readonly After[];
}

export type Minus = 'difference' | 'symmetricDifference';
