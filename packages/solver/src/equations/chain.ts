// Expressions that we can skip, because others with as many symbols or fewer make the same.
import type { Side } from './invert.ts';
import type { Group } from './level.ts';
import * as near from './near.ts';
import type { PackedBags } from './packed.ts';
import type { Sign } from './value.ts';

/** (x + a) − b is also (x − b) + a, and the same goes for factors, so one order is enough. */
export type Chain = 'sum' | 'product';

/** A number that can trade places with others in its chain. */
export interface Term {
  readonly chain: Chain;
  readonly group: Group;
}

/** The chain where the known side of an operation is a term or a factor. */
export function chainOf(sign: Sign, side: Side): Chain | undefined {
  if (sign === '+' || (sign === '-' && side === 'right')) return 'sum';
  return sign === 'x' || (sign === '/' && side === 'right') ? 'product' : undefined;
}

/** Terms and factors come off in the order of their sizes and places: from which place on those of a size are not too early. */
export function firstInChain(beside: Term | undefined, sign: Sign, size: number): number {
  if (!beside || beside.chain !== chainOf(sign, 'right') || size > beside.group.size) return 0;
  return size < beside.group.size ? Number.POSITIVE_INFINITY : beside.group.at;
}

/** x + 0 and x × 1 are x alone. */
export const isNeutral = (group: Group, chain: Chain): boolean => near.isNumber(group, chain === 'sum' ? 0 : 1);

/**
 * If one side alone decides the result, one cube is enough for the other: 0 × y, 1^y, y^0.
 * A cube that is 1 is also −1 when turned, so its powers are not needed inside an expression.
 */
export function isIdle(sign: Sign, side: Side, { n, d, bags }: Group, isWhole: boolean): boolean {
  if (d !== 1) return false;
  const isRaised = sign === '^' ? side === 'left' : sign === 'r' && side === 'right';
  if (n === 0) return isRaised || sign === '^' || sign === 'x' || (sign === '/' && side === 'left');
  return isRaised && (n === 1 || (n === -1 && !isWhole && hasNoSign(bags)));
}

const hasNoSign = (bags: PackedBags): boolean => bags[2] === 0;
