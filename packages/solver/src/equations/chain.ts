// Expressions that need not be looked at, because others of as many symbols or fewer make the same.
import type { Side } from './invert.ts';
import type { Group } from './level.ts';
import * as near from './near.ts';
import type { PackedBags } from './packed.ts';
import type { Sign } from './value.ts';

/** (x + a) − b is (x − b) + a as well, and so with factors: only one order needs to be looked at. */
export type Chain = 'sum' | 'product';

/** A number that can change places with others of its chain. */
export interface Term {
  readonly chain: Chain;
  readonly group: Group;
}

/** The chain in which the known side of an operation is a term or a factor. */
export function chainOf(sign: Sign, side: Side): Chain | undefined {
  if (sign === '+' || (sign === '-' && side === 'right')) return 'sum';
  return sign === 'x' || (sign === '/' && side === 'right') ? 'product' : undefined;
}

/** Terms, and factors, are taken off in the order of their sizes and places: from which place on those of a size are not too early. */
export function firstInChain(beside: Term | undefined, sign: Sign, size: number): number {
  if (!beside || beside.chain !== chainOf(sign, 'right') || size > beside.group.size) return 0;
  return size < beside.group.size ? Number.POSITIVE_INFINITY : beside.group.at;
}

/** x + 0 and x × 1 are x alone. */
export const isNeutral = (group: Group, chain: Chain): boolean => near.isNumber(group, chain === 'sum' ? 0 : 1);

/**
 * Where one side decides alone what comes out, one cube will do for the other: 0 × y, 1^y, y^0. A cube that is 1 is −1 as well, turned, so that
 * powers of it need not be looked at inside of an expression.
 */
export function isIdle(sign: Sign, side: Side, { n, d, bags }: Group, isWhole: boolean): boolean {
  if (d !== 1) return false;
  const isRaised = sign === '^' ? side === 'left' : sign === 'r' && side === 'right';
  if (n === 0) return isRaised || sign === '^' || sign === 'x' || (sign === '/' && side === 'left');
  return isRaised && (n === 1 || (n === -1 && !isWhole && hasNoSign(bags)));
}

const hasNoSign = (bags: PackedBags): boolean => bags[2] === 0;
