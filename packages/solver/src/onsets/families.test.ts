// Families against a brute force that writes down every Set-Name, and against known numbers.
import { describe, expect, test } from 'vitest';
import { type Leaves, one, type Signs } from './bags.ts';
import { type Algebra, Families } from './families.ts';
import { SET_TABLES } from './truthTables.ts';

const PLAIN: Algebra = {
  minus: 'difference',
  manyTimes: false,
  unionIsIntersection: false,
  universeIsNull: false,
};
const KINDS = 'BRGYVA';
const SIGNS = "UN-'";

const bagOf = (text: string, kinds: string): number =>
  [...text].reduce((bag, cube) => bag + one(kinds.indexOf(cube)), 0);

/** Every table of every postfix text that uses each cube exactly once. */
function bruteForce(sets: string, signs: string, algebra: Algebra): Set<number> {
  const found = new Set<number>();
  const cubes = [...sets, ...signs];
  const write = (stack: readonly number[], left: readonly string[]): void => {
    if (left.length === 0 && stack.length === 1) found.add(stack[0] ?? 0);
    for (const [at, cube] of left.entries()) {
      if (left.indexOf(cube) < at) continue;
      const rest = left.toSpliced(at, 1);
      const [top = 0, below = 0] = [stack.at(-1), stack.at(-2)];
      if (KINDS.includes(cube)) {
        const meanings = algebra.universeIsNull && 'VA'.includes(cube) ? ['V', 'A'] : [cube];
        for (const meaning of meanings) write([...stack, SET_TABLES[KINDS.indexOf(meaning)] ?? 0], rest);
      } else if (cube === "'" && stack.length > 0) write([...stack.slice(0, -1), ~top & 0xffff], rest);
      else if (cube !== "'" && stack.length > 1) {
        const meanings = algebra.unionIsIntersection && 'UN'.includes(cube) ? ['U', 'N'] : [cube];
        for (const meaning of meanings) {
          const minus = algebra.minus === 'difference' ? below & ~top : below ^ top;
          const table = meaning === 'U' ? below | top : meaning === 'N' ? below & top : minus;
          write([...stack.slice(0, -2), table], rest);
        }
      }
    }
  };
  write([], cubes);
  return found;
}

const sorted = (tables: Iterable<number>): number[] => [...tables].sort((one, other) => one - other);

describe('a family holds exactly what its cubes can name', () => {
  test.each([
    ['B', ''],
    ['B', "''"],
    ['BR', 'U'],
    ['BR', "-'"],
    ['BRG', 'U-'],
    ['BBR', "N-'"],
    ['BRV', "U-'"],
    ['BRA', 'UN'],
    ['BRGY', 'UN-'],
    ['BRGY', "UUN'"],
  ])('[agloa-onsets-2023 VII-B-4-c] %s with %s', (sets, signs) => {
    for (const algebra of [PLAIN, { ...PLAIN, minus: 'symmetricDifference' as const }])
      expect(sorted(new Families(algebra).family(bagOf(sets, KINDS), bagOf(signs, SIGNS)))).toEqual(
        sorted(bruteForce(sets, signs, algebra)),
      );
  });

  test('[agloa-onsets-2023 XIII-A-3, XIII-A-4] exchanged cubes have both meanings', () => {
    const algebra = { ...PLAIN, unionIsIntersection: true, universeIsNull: true };
    // The second of a pair counts as the first.
    for (const [sets, signs] of [
      ['BRG', 'UU'],
      ['BV', "U'"],
      ['BVV', "U-'"],
    ] as const)
      expect(sorted(new Families(algebra).family(bagOf(sets, KINDS), bagOf(signs, SIGNS)))).toEqual(
        sorted(bruteForce(sets, signs, algebra)),
      );
  });

  test('a bag that makes no Set-Name has no family', () => {
    const families = new Families(PLAIN);
    expect(families.family(bagOf('BR', KINDS), 0)).toHaveLength(0);
    expect(families.family(bagOf('B', KINDS), bagOf('U', SIGNS))).toHaveLength(0);
  });

  test('every table of a family has a name of exactly its cubes', () => {
    const families = new Families(PLAIN);
    const [leaves, signs] = [bagOf('BRGY', KINDS), bagOf("UN-'", SIGNS)];
    const count = (tree: ReturnType<Families['nameOf']>): [Leaves, Signs] => {
      const own: [Leaves, Signs] = tree.kind === 'leaf' ? [one(tree.of), 0] : [0, one(tree.of)];
      return tree.operands.map(count).reduce(([a, b], [c, d]) => [a + c, b + d], own);
    };
    for (const table of families.family(leaves, signs))
      expect(count(families.nameOf(leaves, signs, table))).toEqual([leaves, signs]);
  });
});

describe('under Multiple Operations', () => {
  const many = (minus: Algebra['minus']) => new Families({ ...PLAIN, manyTimes: true, minus });
  const may = (text: string, twice = ''): number => bagOf(text, SIGNS) + bagOf(twice, SIGNS);

  test('[agloa-onsets-2023 XIII-A-6] two of each color name 26,622 sets, all 65,536 with symmetric difference', () => {
    const twoOfEach = bagOf('BBRRGGYY', KINDS);
    expect(many('difference').family(twoOfEach, may("UN'"))).toHaveLength(26_622);
    expect(many('symmetricDifference').family(twoOfEach, may("UN-'"))).toHaveLength(65_536);
  });

  test('[agloa-onsets-2023 XIII-A-6] with ′ every complement is there; without it a lone leaf names itself', () => {
    const families = many('difference');
    const tables = families.family(bagOf('BRG', KINDS), may("U'"));
    for (const table of tables) expect(tables).toContain(~table & 0xffff);
    expect([...families.family(bagOf('B', KINDS), may('U'))]).toEqual([SET_TABLES[0]]);
  });

  test('[agloa-onsets-2023 XIII-A-6, VII-B-4-b] signs that must be written several times need leaves to join', () => {
    const families = many('difference');
    expect(families.family(bagOf('BR', KINDS), may('U', 'UU'))).toHaveLength(0);
    expect(families.family(bagOf('BRG', KINDS), may('U', 'UU'))).toHaveLength(1);
    expect(families.family(bagOf('BRG', KINDS), may('UN', 'U')).length).toBeLessThan(
      families.family(bagOf('BRG', KINDS), may('UN')).length,
    );
  });
});
