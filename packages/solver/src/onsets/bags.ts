// Bags of cubes as packed numbers: how many of each of the six sets (leaves of a Set-Name) and of each of the four signs.
// Five bits per count, because a kit has 18 cubes.

/** Counts of B R G Y V Λ. */
export type Leaves = number;
/** Counts of ∪ ∩ − ′. Under Multiple Operations see `families.ts`. */
export type Signs = number;

export const LEAF_KINDS = 6;
export const SIGN_KINDS = 4;
const BITS = 5;
const MOST = (1 << BITS) - 1;

export const countOf = (bag: number, kind: number): number => (bag >> (BITS * kind)) & MOST;
export const one = (kind: number): number => 1 << (BITS * kind);

/** The highest bit of every count. */
const HIGHEST_BITS = Array.from({ length: LEAF_KINDS }, (_, kind) => one(kind) << (BITS - 1)).reduce((a, b) => a | b);

/** Bags with no more of a kind than this can be compared all at once. */
export const MOST_COMPARED = (1 << (BITS - 1)) - 1;

/** Whether a bag has at least as many of each kind as another: each count is lent its highest bit, and none may use it up. */
export const holds = (bag: number, part: number): boolean =>
  (((bag | HIGHEST_BITS) - part) & HIGHEST_BITS) === HIGHEST_BITS;

/** How many cubes are in a bag. */
export function sizeOf(bag: number): number {
  let size = 0;
  for (let rest = bag; rest !== 0; rest >>= BITS) size += rest & MOST;
  return size;
}

/** The signs that join two sets: all but the last kind, ′. */
export const UNION = 0;
export const INTERSECTION = 1;
export const MINUS = 2;
export const PRIME = 3;
const JOINING = one(PRIME) - 1;
export const joiningIn = (signs: Signs): number => sizeOf(signs & JOINING);

/** Every bag of the given size within another, until `visit` says true. */
export function someBagWithin(whole: number, size: number, visit: (part: number) => boolean): boolean {
  return someFrom(whole, size, 0, 0, visit);
}

function someFrom(rest: number, size: number, kind: number, part: number, visit: (part: number) => boolean): boolean {
  if (size === 0) return visit(part);
  if (rest === 0) return false;
  const there = rest & MOST;
  const most = Math.min(there, size);
  for (let count = 0; count <= most; count += 1)
    if (someFrom(rest >> BITS, size - count, kind + 1, part + count * one(kind), visit)) return true;
  return false;
}

/** Every bag within another, of any size. */
export function eachBagWithin(whole: number, visit: (part: number) => void): void {
  eachFrom(whole, 0, 0, visit);
}

function eachFrom(rest: number, kind: number, part: number, visit: (part: number) => void): void {
  if (rest === 0) {
    visit(part);
    return;
  }
  const there = rest & MOST;
  for (let count = 0; count <= there; count += 1) eachFrom(rest >> BITS, kind + 1, part + count * one(kind), visit);
}
