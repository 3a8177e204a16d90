// Which sets of cards a bag of cubes can name when each of its cubes is used once. Wild cubes live in enumerateBasic.ts.
import {
  type BinaryOperation,
  type CardSet,
  cardsWith,
  isSet,
  NO_CARDS,
  OPERATIONS,
  type Operation,
  SETS,
  type SetSymbol,
} from '@openshake/rules';

/** What a cube may stand for in a Set-Name. The operations come first: they say how many sets are needed. */
export type Kind = Operation | SetSymbol;
export const KINDS: readonly Kind[] = [...OPERATIONS, ...SETS];

/** How many cubes of each kind, in the order of KINDS. */
export type Bag = readonly number[];

/** A Set-Name as a tree: a set has no operand, a complement one, every other operation two. */
export interface SetName {
  kind: Kind;
  operands: readonly SetName[];
}

/** Every set of cards that a bag can name, each with one of its names. */
export type Family = ReadonlyMap<CardSet, SetName>;

const EMPTY: Bag = KINDS.map(() => 0);

export const sizeOf = (bag: Bag): number => bag.reduce((sum, count) => sum + count, 0);

/** A key for maps: equal bags have equal keys. */
export const keyOf = (bag: Bag): string => String.fromCharCode(...bag);

/** How a cube changes the number of sets: each binary operation makes one of two, a complement one of one. */
const CHANGES = KINDS.map((kind) => (isSet(kind) ? 1 : kind === "'" ? 0 : -1));
const setsLeft = (bag: Bag): number => bag.reduce((sum, count, place) => sum + count * (CHANGES[place] ?? 0), 0);

/** The bags from `least` to `most` that make a whole Set-Name: one set is left when every operation is done. */
export function nameableBags(least: Bag, most: Bag): Bag[] {
  let bags = [least];
  for (const [place, limit] of most.entries()) {
    const larger: Bag[] = [];
    for (const bag of bags) {
      let count = bag[place] ?? 0;
      const end = CHANGES[place] === 1 ? Math.min(limit, count + 1 - setsLeft(bag)) : limit; // one set may be left over
      for (; count <= end; count += 1) larger.push(bag.with(place, count));
    }
    bags = larger;
  }
  return bags.filter((bag) => setsLeft(bag) === 1);
}

/** The families of all bags, each built when first asked for. Sets that are equal within the Universe count as one. */
export function familiesIn(universe: CardSet): (bag: Bag) => Family {
  const known = new Map<string, Family>();

  function familyOf(bag: Bag): Family {
    const key = keyOf(bag);
    const family = known.get(key) ?? build(bag);
    known.set(key, family);
    return family;
  }

  /** Whatever the bag names, some cube in it is done last: try each kind in that role. */
  function build(bag: Bag): Family {
    const family = new Map<CardSet, SetName>();
    for (const [place, kind] of KINDS.entries()) {
      const count = bag[place] ?? 0;
      if (count === 0) continue;
      const rest = bag.with(place, count - 1);
      if (isSet(kind)) {
        if (sizeOf(rest) === 0) family.set(cardsNamed(kind), { kind, operands: [] });
      } else if (kind === "'") {
        for (const [set, name] of familyOf(rest)) family.set(universe & ~set, { kind, operands: [name] });
      } else {
        for (const part of nameableBags(EMPTY, rest)) {
          const others = rest.map((all, index) => all - (part[index] ?? 0));
          if (kind !== '-' && keyOf(part) > keyOf(others)) continue; // the same two, the other way round
          join(kind, familyOf(part), familyOf(others), family);
        }
      }
    }
    return family;
  }

  function cardsNamed(symbol: SetSymbol): CardSet {
    if (symbol === 'V') return universe;
    return symbol === 'A' ? NO_CARDS : universe & cardsWith(symbol);
  }

  return familyOf;
}

/** Adds to `family` what an operation makes of any set on its left and any on its right. */
function join(kind: BinaryOperation, left: Family, right: Family, family: Map<CardSet, SetName>): void {
  for (const [a, first] of left) {
    for (const [b, second] of right) {
      const set = kind === 'U' ? a | b : kind === 'N' ? a & b : a & ~b;
      if (!family.has(set)) family.set(set, { kind, operands: [first, second] });
    }
  }
}
