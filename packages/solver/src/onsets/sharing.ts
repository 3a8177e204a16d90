// How the cubes of a Restriction part are shared: between its Restrictions, and between the sides of one.
import { countOf, eachBagWithin, joiningIn, type Leaves, type Signs, sizeOf, someBagWithin } from './bags.ts';
import type { Families, Relating } from './families.ts';
import type { RestrictionBag } from './restrictionBags.ts';

/** The cubes of one Restriction: a chain has one more side than relations. */
export interface Part {
  leaves: Leaves;
  signs: Signs;
  equals: number;
  subsets: number;
}

/** A bag split in two: some leaves and signs, and the others. */
export type Shares = readonly [Leaves, Signs, Leaves, Signs];

/** The chain without its last link, and that link. */
export interface LastLink {
  before: Part;
  side: readonly [Leaves, Signs];
  relating: Relating;
}

export class Sharing {
  readonly #families: Families;
  readonly #spend: (ways: number) => void;

  /** `spend` gets the number of ways found. */
  constructor(families: Families, spend: (ways: number) => void) {
    this.#families = families;
    this.#spend = spend;
  }

  /** Every way to split a Restriction part into its first chain and the others. The first is the one with the first kind of leaf. */
  *firstAndOthers(bag: RestrictionBag): Generator<[Part, RestrictionBag]> {
    const { leaves, signs, equals, subsets, statements } = bag;
    const relations = equals + subsets;
    let first = 0;
    while (countOf(leaves, first) === 0) first += 1;
    for (let someEquals = 0; someEquals <= equals; someEquals += 1)
      for (let someSubsets = 0; someSubsets <= subsets; someSubsets += 1) {
        const mine = someEquals + someSubsets;
        if (mine < 1 || relations - mine < statements - 1) continue;
        for (const [part, partSigns, others, otherSigns] of this.#between(
          leaves,
          signs,
          mine + 1,
          relations - mine + statements - 1,
        )) {
          if (countOf(part, first) === 0) continue;
          yield [
            { leaves: part, signs: partSigns, equals: someEquals, subsets: someSubsets },
            {
              leaves: others,
              signs: otherSigns,
              equals: equals - someEquals,
              subsets: subsets - someSubsets,
              statements: statements - 1,
            },
          ];
        }
      }
  }

  /** The chain without its last link, for each relation that may be the last. */
  *withoutLast({ leaves, signs, equals, subsets }: Part): Generator<LastLink> {
    for (const [part, partSigns, others, otherSigns] of this.#between(leaves, signs, equals + subsets, 1)) {
      const side = [others, otherSigns] as const;
      if (equals > 0)
        yield { before: { leaves: part, signs: partSigns, equals: equals - 1, subsets }, side, relating: 'equals' };
      if (subsets > 0)
        yield { before: { leaves: part, signs: partSigns, equals, subsets: subsets - 1 }, side, relating: 'subset' };
    }
  }

  /** All ways to share cubes between this many sides and this many others. */
  #between(leaves: Leaves, signs: Signs, sides: number, otherSides: number): Shares[] {
    const found: Shares[] = [];
    const size = sizeOf(leaves);
    if (!this.#families.algebra.manyTimes) {
      eachBagWithin(signs, (part) => {
        const needed = joiningIn(part) + sides;
        if (size - needed !== joiningIn(signs - part) + otherSides) return;
        someBagWithin(leaves, needed, (taken) => {
          found.push([taken, part, leaves - taken, signs - part]);
          return false;
        });
      });
      this.#spend(found.length);
      return found;
    }
    const may = this.#families.mayWrite(signs);
    eachBagWithin(signs - may, (must) => {
      const partSigns = must + may;
      const otherSigns = signs - must;
      const most = size - otherSides - this.#families.mustWrite(otherSigns);
      for (let taken = sides + sizeOf(must); taken <= most; taken += 1)
        someBagWithin(leaves, taken, (part) => {
          found.push([part, partSigns, leaves - part, otherSigns]);
          return false;
        });
    });
    this.#spend(found.length);
    return found;
  }
}
