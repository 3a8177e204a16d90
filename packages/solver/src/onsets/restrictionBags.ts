// Which bags of cubes may make the Restriction part of a box, the smallest first.
import { countOf, INTERSECTION, LEAF_KINDS, type Leaves, one, PRIME, SIGN_KINDS, type Signs, UNION } from './bags.ts';
import type { Case } from './boxes.ts';
import type { Families } from './families.ts';
import { EQUALS, FIRST_SIGN, SUBSET } from './pools.ts';

/** The cubes of a whole Restriction part. */
export interface RestrictionBag {
  leaves: Leaves;
  signs: Signs;
  equals: number;
  subsets: number;
  /** How many Restrictions there are; a chain is one. */
  statements: number;
}

/** How many relations a Restriction part must and may have. */
export const relationsIn = (counts: readonly number[]): number => (counts[EQUALS] ?? 0) + (counts[SUBSET] ?? 0);

/** Under Multiple Operations, tries bags with this few more leaves than sides one by one; of larger ones, only those that hold the others. */
const FEW_MORE = 1;

/**
 * Bags with this many relations, until `visit` says true: every one or, if B ∪ B or B ∩ B can be written any number of times, only those that
 * hold the others, because more of B in a Restriction can say whatever B says.
 */
export function someRestrictionBag(
  { inRestriction: least, most }: Case,
  families: Families,
  relations: number,
  which: 'every' | 'fullest',
  visit: (bag: RestrictionBag) => boolean,
): boolean {
  const { manyTimes } = families.algebra;
  const at = (counts: readonly number[], pool: number) => counts[pool] as number;
  let topLeaves = 0;
  for (let pool = 0; pool < LEAF_KINDS; pool += 1) topLeaves += at(most, pool);
  const signBags = manyTimes ? manyTimesSigns(least, most) : onceSigns(least, most);
  if (signBags.length === 0) return false;

  let onlyFull = false;
  const someLeaves = (pool: number, size: number, leaves: Leaves, found: (leaves: Leaves) => boolean): boolean => {
    if (pool === LEAF_KINDS) return size === 0 && found(leaves);
    const top = Math.min(size, at(most, pool));
    for (let count = at(least, pool); count <= top; count += 1) {
      if (onlyFull && count > 0 && count < at(most, pool)) count = at(most, pool);
      if (count > top) break;
      if (someLeaves(pool + 1, size - count, leaves + count * one(pool), found)) return true;
    }
    return false;
  };

  for (let size = relations + 1; size <= topLeaves; size += 1)
    for (const { signs, joining, atLeast } of signBags) {
      const absorbs = manyTimes && countOf(signs, UNION) + countOf(signs, INTERSECTION) > 0;
      onlyFull = which === 'fullest' && absorbs && size > relations + 1 + FEW_MORE;
      for (let equals = at(least, EQUALS); equals <= Math.min(relations, at(most, EQUALS)); equals += 1) {
        const subsets = relations - equals;
        if (subsets < at(least, SUBSET) || subsets > at(most, SUBSET)) continue;
        // Each Restriction has one more side than relations, and each side one more leaf than joining signs.
        const exactly = size - relations - joining;
        const top = atLeast ? Math.min(exactly, relations) : exactly;
        if (top < 1 || top > relations) continue;
        for (let statements = atLeast ? 1 : top; statements <= top; statements += 1)
          if (someLeaves(0, size, 0, (leaves) => visit({ leaves, signs, equals, subsets, statements }))) return true;
      }
    }
  return false;
}

/** Every bag with this many relations. */
export function restrictionBags(box: Case, families: Families, relations: number): RestrictionBag[] {
  const bags: RestrictionBag[] = [];
  someRestrictionBag(box, families, relations, 'every', (bag) => {
    bags.push(bag);
    return false;
  });
  return bags;
}

interface SignBag {
  signs: Signs;
  /** How many sets its signs join; under Multiple Operations, the least number. */
  joining: number;
  atLeast: boolean;
}

function onceSigns(least: readonly number[], most: readonly number[]): SignBag[] {
  let bags: SignBag[] = [{ signs: 0, joining: 0, atLeast: false }];
  for (let sign = 0; sign < SIGN_KINDS; sign += 1) {
    const next: SignBag[] = [];
    for (const bag of bags)
      for (let count = least[FIRST_SIGN + sign] as number; count <= (most[FIRST_SIGN + sign] as number); count += 1)
        next.push({
          signs: bag.signs + count * one(sign),
          joining: bag.joining + (sign === PRIME ? 0 : count),
          atLeast: false,
        });
    bags = next;
  }
  return bags.sort((a, b) => a.joining - b.joining);
}

function manyTimesSigns(least: readonly number[], most: readonly number[]): SignBag[] {
  let signs = 0;
  let joining = 0;
  for (let sign = 0; sign < SIGN_KINDS; sign += 1) {
    const must = least[FIRST_SIGN + sign] as number;
    if (must > 0 && !most[FIRST_SIGN + sign]) return [];
    if (!most[FIRST_SIGN + sign]) continue;
    signs += one(sign) * (sign === PRIME ? 1 : 1 + must);
    joining += sign === PRIME ? 0 : must;
  }
  return [{ signs, joining, atLeast: true }];
}
