// How plain something is, as one number: the smaller, the plainer. First what it could do without, then its depth, then how easy it is to read.
//
// What a Solution could do without: each V and Λ, and each part that is padding. A join is padding if it names just what one of its operands
// names, or nothing, or everything, whatever cards are dealt (X ∪ X, X ∩ V, X − X); so is ′ after ′, and a relation that removes no card.
// The depth is the tree's. A relation is a sign of the tree, and Restrictions with their Set-Name are one more level.
import { type Card, countCards } from '@openshake/rules/onsets';
import { MINUS, PRIME } from './bags.ts';
import { EVERY_ROW, type Table } from './truthTables.ts';

export type Plainness = number;

/** Twelve bits for how easy it is to read, eight for the depth, the rest for what it could do without. */
const EASE = (1 << 12) - 1;
const LEVEL = 1 << 12;
const DEPTH = 0xff * LEVEL;
const EXTRA = 1 << 20;

/** Less plain than anything. */
export const NOT_AT_ALL: Plainness = 0x7fff_ffff;

/** V and Λ are the sets after the colors. */
const FIRST_WITHOUT_COLOUR = 4;

export const plainLeaf = (leaf: number): Plainness => (leaf < FIRST_WITHOUT_COLOUR ? 0 : EXTRA);

/** Two parts side by side. */
export const beside = (one: Plainness, other: Plainness): Plainness =>
  (one & ~DEPTH) + (other & ~DEPTH) + Math.max(one & DEPTH, other & DEPTH);

export const oneDeeper = (one: Plainness): Plainness => one + LEVEL;

/** Whether a join of two sets changes nothing, or names nothing or everything. */
export const isPadding = (left: Table, right: Table, joined: Table): boolean =>
  joined === left || joined === right || joined === 0 || joined === EVERY_ROW;

/** The sooner a child learns a sign, the easier it is to read. */
const SIGN_EASE: Readonly<Record<number, number>> = { [MINUS]: 1, [PRIME]: 1 };

export const plainJoin = (sign: number, left: Plainness, right: Plainness, padding: boolean): Plainness =>
  beside(left, right) + LEVEL + (SIGN_EASE[sign] ?? 0) + (padding ? EXTRA : 0);

export const plainPrime = (operand: Plainness, isPrimed: boolean): Plainness =>
  operand + LEVEL + (SIGN_EASE[PRIME] ?? 0) + (isPrimed ? EXTRA : 0);

export const plainLink = (left: Plainness, right: Plainness, removes: boolean): Plainness =>
  beside(left, right) + LEVEL + (removes ? 0 : EXTRA);

/** A wild cube that stands for something else, or a dot to paint, is one more thing to keep in mind. */
const IN_MIND = 4;
export const withInMind = (one: Plainness, wildCubes: number, paint: Card): Plainness =>
  one + Math.min(IN_MIND * (wildCubes + countCards(paint)), EASE - (one & EASE));

/** The least plain of all with at most this many unneeded parts. No part of something is less plain than the whole. */
export const leastPlainWith = (extras: number): Plainness => (extras + 1) * EXTRA - 1;
