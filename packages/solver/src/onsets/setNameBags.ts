// Which bags of cubes may make the Set-Name of a case, the smallest first.
import {
  countOf,
  INTERSECTION,
  joiningIn,
  LEAF_KINDS,
  type Leaves,
  one,
  PRIME,
  SIGN_KINDS,
  type Signs,
  UNION,
} from './bags.ts';
import type { Case } from './boxes.ts';
import type { Families } from './families.ts';
import { type Counts, FIRST_SIGN } from './pools.ts';

/** Called with each bag; true ends the search. */
export type VisitBag = (leaves: Leaves, signs: Signs) => boolean;

/** Under Multiple Operations, tries bags with this few leaves one by one; of larger ones, only those that hold the others. */
const FEW_LEAVES = 3;

/** Bags for a Set-Name with at least this many signs, until `visit` says true: every one, or all except those that another holds. */
export function someSetNameBag(
  of: Case,
  families: Families,
  leastSigns: number,
  visit: VisitBag,
  which: 'every' | 'fullest' = 'fullest',
): boolean {
  const bags = new SetNameBags(of, families, visit, which);
  return families.algebra.manyTimes ? bags.someManyTimes(leastSigns) : bags.someOnce(leastSigns);
}

class SetNameBags {
  readonly #least: Counts;
  readonly #most: Counts;
  readonly #spare: Counts;
  readonly #old: Counts | undefined;
  readonly #families: Families;
  readonly #visit: VisitBag;
  readonly #which: 'every' | 'fullest';
  /** The fewest and the most leaves from each pool on. */
  readonly #fewestFrom: number[] = [];
  readonly #mostFrom: number[] = [];
  #signs: Signs = 0;
  #onlyFull = false;

  constructor(
    { inSetName, most, spare, nothingNew }: Case,
    families: Families,
    visit: VisitBag,
    which: 'every' | 'fullest',
  ) {
    this.#which = which;
    this.#least = inSetName;
    this.#most = most;
    this.#spare = spare;
    this.#old = nothingNew;
    this.#families = families;
    this.#visit = visit;
    let fewest = 0;
    let all = 0;
    this.#fewestFrom[LEAF_KINDS] = 0;
    this.#mostFrom[LEAF_KINDS] = 0;
    for (let pool = LEAF_KINDS - 1; pool >= 0; pool -= 1) {
      fewest += this.#fewest(pool);
      all += most[pool] as number;
      this.#fewestFrom[pool] = fewest;
      this.#mostFrom[pool] = all;
    }
  }

  /** At least this many of a pool. If a wild cube is optional, enough that it is needed. */
  #fewest(pool: number): number {
    const least = this.#least[pool] as number;
    return this.#old ? Math.max(least, (this.#old[pool] as number) + 1) : least;
  }

  /** Each sign used as often as there are cubes: one more leaf than joining signs. */
  someOnce(leastSigns: number): boolean {
    const least: number[] = [];
    const most: number[] = [];
    let fewest = 0;
    let all = 0;
    let anySpare = 0;
    for (let sign = 0; sign < SIGN_KINDS; sign += 1) {
      const pool = FIRST_SIGN + sign;
      least[sign] = this.#fewest(pool);
      most[sign] = this.#most[pool] as number;
      fewest += least[sign] as number;
      all += most[sign] as number;
      anySpare |= this.#spare[pool] as number;
    }
    const spareOf = (sign: number) => this.#spare[FIRST_SIGN + sign] as number;
    const top = all + anySpare;
    for (let total = Math.max(leastSigns, fewest); total <= top; total += 1)
      for (let u = least[0] as number; u <= (most[0] as number) + spareOf(0); u += 1)
        for (let n = least[1] as number; n <= (most[1] as number) + spareOf(1); n += 1)
          for (let m = least[2] as number; m <= (most[2] as number) + spareOf(2); m += 1) {
            const p = total - u - n - m;
            if (p < (least[3] as number)) break;
            if (p > (most[3] as number) + spareOf(3)) continue;
            const over =
              isOver(u, most[0] as number) +
              isOver(n, most[1] as number) +
              isOver(m, most[2] as number) +
              isOver(p, most[3] as number);
            if (over > 1) continue;
            this.#signs = u * one(0) + n * one(1) + m * one(2) + p * one(3);
            if (this.#someLeaves(0, u + n + m + 1, 1 - over, 0)) return true;
          }
    return false;
  }

  /** Every sign any number of times: any number of leaves, as long as the signs that must be written fit in. */
  someManyTimes(leastSigns: number): boolean {
    if (this.#someWithSigns(-1, leastSigns)) return true;
    for (let sign = 0; sign < SIGN_KINDS; sign += 1) {
      const pool = FIRST_SIGN + sign;
      if (this.#spare[pool] && this.#most[pool] === 0 && this.#someWithSigns(sign, leastSigns)) return true;
    }
    return false;
  }

  /** `spare`: the sign that comes from Resources as the one cube, or -1. */
  #someWithSigns(spare: number, leastSigns: number): boolean {
    let signs = 0;
    for (let sign = 0; sign < SIGN_KINDS; sign += 1) {
      const pool = FIRST_SIGN + sign;
      const old = this.#old ? (this.#old[pool] as number) : -1;
      // A wild cube that joins a pool with its own cubes adds nothing.
      if (old > 0) return false;
      if (this.#most[pool] === 0 && sign !== spare) {
        if (this.#fewest(pool) > 0) return false;
        continue;
      }
      const must = Math.max(this.#fewest(pool), sign === spare ? 1 : 0);
      signs += one(sign) * (sign === PRIME ? 1 : 1 + must);
    }
    this.#signs = signs;
    const left = spare < 0 ? 1 : 0;
    const hasPrime = signs >= one(PRIME);
    const must = this.#families.mustWrite(signs);
    const fewest = Math.max(1 + must, hasPrime ? 1 : leastSigns + 1, this.#fewestFrom[0] as number);
    const top = (this.#mostFrom[0] as number) + left;
    const mayJoin = joiningIn(signs) > 0;
    // B ∪ B is B: with ∪ or ∩, more of a leaf that is already there does no harm, so the fullest bag holds the others.
    const absorbs = countOf(signs, UNION) + countOf(signs, INTERSECTION) > 0;
    for (let size = fewest; size <= (mayJoin ? top : 1); size += 1) {
      this.#onlyFull = this.#which === 'fullest' && absorbs && size > FEW_LEAVES;
      if (this.#someLeaves(0, size, left, 0)) return true;
    }
    return false;
  }

  /** This many leaves from this pool on; `left`: whether a spare cube may still be taken. */
  #someLeaves(pool: number, size: number, left: number, leaves: Leaves): boolean {
    if (size < (this.#fewestFrom[pool] as number) || size > (this.#mostFrom[pool] as number) + left) return false;
    if (pool === LEAF_KINDS) return size === 0 && this.#visit(leaves, this.#signs);
    const most = this.#most[pool] as number;
    const top = Math.min(size, most + (left > 0 ? (this.#spare[pool] as number) : 0));
    const fewest = this.#fewest(pool);
    for (let count = fewest; count <= top; count += 1) {
      if (this.#onlyFull && count > 0 && count < most) count = most;
      if (count > top) break;
      if (this.#someLeaves(pool + 1, size - count, count > most ? left - 1 : left, leaves + count * one(pool)))
        return true;
    }
    return false;
  }
}

const isOver = (count: number, most: number): number => (count > most ? 1 : 0);
