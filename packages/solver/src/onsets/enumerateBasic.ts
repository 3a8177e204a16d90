// Whether a position of the basic game has a correct Set-Name, and one of the shortest. Exact: no Set-Name is left out.
import {
  type BasicPosition,
  type CubeSymbol,
  countCards,
  isRelation,
  OPERATIONS,
  type Operation,
  SETS,
  type SetSymbol,
  setOf,
} from '@openshake/rules';
import { type Bag, familiesIn, KINDS, type Kind, keyOf, nameableBags, type SetName, sizeOf } from './families.ts';

/** What the wild cubes stand for, each throughout one Set-Name; undefined where there is no such cube. */
interface Meaning {
  '=': SetSymbol | undefined;
  C: Operation | undefined;
}

/** Cubes that may make a Set-Name together, once the wild ones among them have a meaning. */
interface Choice {
  bag: Bag;
  meaning: Meaning;
}

/** A correct Set-Name with its marks that takes at most `fromResources` cubes from Resources; undefined when there is none. */
export function enumerateBasic(position: BasicPosition, fromResources: number): string | undefined {
  const familyOf = familiesIn(setOf(position.universe));
  for (const { bag, meaning } of choices(position, fromResources)) {
    for (const [set, name] of familyOf(bag)) {
      if (position.goalValues.includes(countCards(set))) return makeSetName(name, cubesOf(position), meaning);
    }
  }
  return undefined;
}

const cubesOf = ({ required, permitted, resources }: BasicPosition): readonly CubeSymbol[] => [
  ...required,
  ...permitted,
  ...resources,
];

const kindOf = (cube: CubeSymbol, meaning: Meaning): Kind | undefined => (isRelation(cube) ? meaning[cube] : cube);

const bagOf = (cubes: readonly CubeSymbol[], meaning: Meaning): Bag =>
  KINDS.map((kind) => cubes.filter((cube) => kindOf(cube, meaning) === kind).length);

function meaningsFor(cubes: readonly CubeSymbol[]): Meaning[] {
  const sets = cubes.includes('=') ? SETS : [undefined];
  const operations = cubes.includes('C') ? OPERATIONS : [undefined];
  return sets.flatMap((set) => operations.map((operation) => ({ '=': set, C: operation })));
}

/** All that may be written: every Required cube, two cubes or more, few enough from Resources. The smallest come first. */
function choices(position: BasicPosition, fromResources: number): Choice[] {
  const cubes = cubesOf(position);
  const found = new Map<string, Choice>();
  for (const meaning of meaningsFor(cubes)) {
    const required = bagOf(position.required, meaning);
    const onMat = bagOf([...position.required, ...position.permitted], meaning);
    const most = bagOf(cubes, meaning).map((count, place) => Math.min(count, (onMat[place] ?? 0) + fromResources));
    for (const bag of nameableBags(required, most)) {
      const taken = bag.reduce((sum, count, place) => sum + Math.max(0, count - (onMat[place] ?? 0)), 0);
      if (taken <= fromResources && sizeOf(bag) >= 2) found.set(keyOf(bag), { bag, meaning });
    }
  }
  return [...found.values()].sort((a, b) => sizeOf(a.bag) - sizeOf(b.bag));
}

/** Writes a Set-Name with the first cubes that serve; as Required cubes come first and Resources last, both are respected. */
function makeSetName(name: SetName, cubes: readonly CubeSymbol[], meaning: Meaning): string {
  const unused = [...cubes];

  function take(kind: Kind): string {
    const place = unused.findIndex((cube) => kindOf(cube, meaning) === kind);
    const [cube] = unused.splice(place, 1);
    return isRelation(cube) ? `${cube}:${kind}` : kind;
  }

  function write({ kind, operands: [first, second] }: SetName): string {
    if (!first) return take(kind);
    const sign = take(kind);
    if (second) return `${group(first)} ${sign} ${group(second)}`;
    return sign === kind ? `${group(first)}${sign}` : `${group(first)} ${sign}`;
  }

  /** Parentheses around everything that is not one cube leave exactly one reading. */
  const group = (part: SetName): string => (part.operands.length > 0 ? `(${write(part)})` : write(part));

  return write(name);
}
