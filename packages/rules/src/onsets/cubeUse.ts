// Which physical cube serves each written symbol. Wild and interchangeable cubes leave a choice. If any assignment obeys every rule, one is found.
import type { JudgeFact } from '../facts/judge.ts';
import type { RuleKey } from '../rule.ts';
import type { After, ShakeRules } from '../shakeRules.ts';
import { CUBES_IN_KIT, type Cube, type CubeSymbol, isOperation, isRelation, isSymbol, SYMBOLS } from './cubes.ts';
import { type Marks, type MeantCube, servedBy } from './marks.ts';
import type { CubeUse, Place } from './verdict.ts';

/** The cubes on the table. */
export interface Cubes {
  required: readonly Cube[];
  permitted: readonly Cube[];
  forbidden: readonly Cube[];
  resources: readonly Cube[];
}

/** A symbol of the Solution that has a meaning, and its place. */
export interface Use {
  symbol: MeantCube;
  place: Place;
}

export interface CubeFault {
  rule: RuleKey;
  facts: JudgeFact;
  place?: Place;
}

const PARTS = ['restriction', 'setName'] as const;
type Part = (typeof PARTS)[number];
type ByPart<T> = Record<Part, T>;

/** What is known about the cubes that show one symbol. */
interface Stock {
  required: number;
  permitted: number;
  resources: number;
  forbidden: number;
  /** In Resources, when none of them may be used anymore. */
  closed: number;
  /** Under Multiple Operations, a cube that stands for an operation serves many times. */
  manyTimes: boolean;
  /** The parts that must use every Required one. */
  neededIn: readonly Part[];
}

/** What one way of serving the symbols costs. The first difference decides. A Solution within the rules costs nothing but Resources. */
type Cost = [unserved: number, requiredUnused: number, requiredCubeUnused: number, fromResources: number];

/** Assigns cubes to the symbols of one Solution, and finds what is wrong with its use of cubes. */
export function assignCubes(
  uses: readonly Use[],
  cubes: Cubes,
  marks: Marks,
  rules: ShakeRules,
  after: After,
): { assigned: CubeUse[]; faults: CubeFault[] } {
  const kinds = kindsOf(uses, cubes, rules);
  const stocks = takeStock(kinds, uses, cubes, marks, rules, after);
  const served = shareOut(kinds, uses, stocks, marks, rules);
  const assigned: CubeUse[] = [];
  const faults: CubeFault[] = [];
  const taken: CubeSymbol[] = [];
  for (const cube of kinds) {
    const stock = stocks[cube];
    const symbolsOf = served[cube];
    for (const part of PARTS) {
      const symbols = symbolsOf[part];
      const used = cubesUsed(stock, symbols.length);
      for (const [index, { symbol, place }] of symbols.entries()) {
        const which = stock.manyTimes ? Math.min(index, used - 1) : index;
        const from = sectionOf(which, used, stock);
        if (from) assigned.push({ place, written: symbol.text, cube, as: symbol.means, from });
      }
      const [unserved] = symbols.slice(stock.manyTimes && used > 0 ? symbols.length : used);
      if (unserved) faults.push(noCube(cube, part, symbols.length, used, stock, unserved.place));
      const unused = stock.neededIn.includes(part) ? stock.required - used : 0;
      if (unused > 0) faults.push(requiredLeft(cube, part, unused, stock.required));
    }
    const [, , , fromResources] = costOf(stock, false, counts(symbolsOf));
    taken.push(...Array<CubeSymbol>(fromResources).fill(cube));
  }
  const { most, rule } = rules.fromResources[after];
  if (most === 'one' && taken.length > 1)
    faults.push({ rule, facts: { key: 'solution.fromResources', cubes: taken, taken: taken.length } });
  const { requiredCube } = rules;
  if (requiredCube !== null && !assigned.some(({ cube }) => cube === requiredCube))
    faults.push({
      rule: 'variation.required-cube',
      facts: { key: 'onSets.requiredCube.unused', cube: requiredCube },
    });
  return { assigned: inTextOrder(assigned), faults };
}

const inTextOrder = (assigned: readonly CubeUse[]): CubeUse[] =>
  assigned.toSorted(
    (one, other) =>
      PARTS.indexOf(one.place.part as Part) - PARTS.indexOf(other.place.part as Part) ||
      (one.place.restriction ?? 0) - (other.place.restriction ?? 0) ||
      (one.place.at ?? 0) - (other.place.at ?? 0),
  );

/** The kinds of cube that matter: those written, those that may serve for them, and those in Required. */
function kindsOf(uses: readonly Use[], { required }: Cubes, { exchange }: ShakeRules): CubeSymbol[] {
  const kinds = new Set<CubeSymbol>();
  for (const { symbol } of uses) {
    kinds.add(symbol.cube);
    const partner = exchange[symbol.cube];
    if (partner !== undefined) kinds.add(partner);
  }
  for (const cube of required) if (isSymbol(cube)) kinds.add(cube);
  return SYMBOLS.filter((cube) => kinds.has(cube));
}

function takeStock(
  kinds: readonly CubeSymbol[],
  uses: readonly Use[],
  cubes: Cubes,
  marks: Marks,
  rules: ShakeRules,
  after: After,
): Record<CubeSymbol, Stock> {
  const hasRestriction = uses.some(({ place }) => place.part === 'restriction');
  const stocks = forEachOf(kinds, (cube): Stock => {
    const means = marks.standsFor.get(cube) ?? cube;
    const onlyRestricts = rules.restrictions !== 'none' && isRelation(means);
    return {
      required: 0,
      permitted: 0,
      resources: 0,
      forbidden: 0,
      closed: 0,
      manyTimes: rules.operations.manyTimes && isOperation(means),
      neededIn: PARTS.filter((part) => (part === 'restriction' ? hasRestriction : !onlyRestricts)),
    };
  });
  for (const section of ['required', 'permitted', 'forbidden', 'resources'] as const) {
    const pile = section === 'resources' && rules.fromResources[after].most === 'none' ? 'closed' : section;
    for (const cube of cubes[section]) if (isSymbol(cube) && kinds.includes(cube)) stocks[cube][pile] += 1;
  }
  return stocks;
}

/** How many different cubes serve this many symbols: if one would do, as many as Required calls for. */
function cubesUsed({ required, permitted, resources, manyTimes }: Stock, symbols: number): number {
  return Math.min(symbols, manyTimes ? Math.max(1, required) : symbols, required + permitted + resources);
}

function costOf(stock: Stock, isRequiredCube: boolean, symbols: ByPart<number>): Cost {
  const used = (part: Part) => cubesUsed(stock, symbols[part]);
  const unserved = (part: Part) => (stock.manyTimes && used(part) > 0 ? 0 : symbols[part] - used(part));
  return [
    unserved('restriction') + unserved('setName'),
    stock.neededIn.reduce((sum, part) => sum + Math.max(0, stock.required - used(part)), 0),
    isRequiredCube && used('restriction') + used('setName') === 0 ? 1 : 0,
    // One cube from Resources may serve both parts.
    Math.max(
      0,
      used('restriction') - stock.required - stock.permitted,
      used('setName') - stock.required - stock.permitted,
    ),
  ];
}

/** Which symbols the cubes of each kind serve. Only interchangeable cubes leave a choice, pair by pair. */
function shareOut(
  kinds: readonly CubeSymbol[],
  uses: readonly Use[],
  stocks: Record<CubeSymbol, Stock>,
  marks: Marks,
  rules: ShakeRules,
): Record<CubeSymbol, ByPart<Use[]>> {
  const none = () => each((): Use[] => []);
  const served = forEachOf(kinds, none);
  const free = forEachOf(kinds, none);
  for (const use of uses) {
    const { symbol, place } = use;
    const mine = servedBy(symbol, marks, rules).length === 1 ? served : free;
    mine[symbol.cube][place.part as Part].push(use);
  }
  for (const one of kinds) {
    const other = rules.exchange[one];
    if (other === undefined || !kinds.includes(other) || SYMBOLS.indexOf(other) < SYMBOLS.indexOf(one)) continue;
    // If nothing else decides, a cube serves its own symbol.
    const either = each((part) => [...free[one][part], ...free[other][part]]);
    if (either.restriction.length + either.setName.length === 0) continue;
    const cost = (give: ByPart<number>): Cost => {
      const toOne = each((part) => served[one][part].length + give[part]);
      const toOther = each((part) => served[other][part].length + either[part].length - give[part]);
      const costs = [
        costOf(stocks[one], rules.requiredCube === one, toOne),
        costOf(stocks[other], rules.requiredCube === other, toOther),
      ];
      return [0, 1, 2, 3].map((index) => costs.reduce((sum, each) => sum + (each[index] ?? 0), 0)) as Cost;
    };
    let best = each((part) => free[one][part].length);
    let least = cost(best);
    const isFree = least.every((part) => part === 0);
    for (const restriction of isFree ? [] : worthTrying(either.restriction.length))
      for (const setName of worthTrying(either.setName.length)) {
        const now = cost({ restriction, setName });
        if (isLess(now, least)) [best, least] = [{ restriction, setName }, now];
      }
    for (const part of PARTS) {
      served[one][part] = [...served[one][part], ...either[part].slice(0, best[part])];
      served[other][part] = [...served[other][part], ...either[part].slice(best[part])];
    }
  }
  return served;
}

/** How many symbols to give to one cube of a pair. Beyond what a kit holds, only the ends differ. */
const worthTrying = (symbols: number): number[] =>
  Array.from({ length: symbols + 1 }, (_, count) => count).filter(
    (count) => count <= CUBES_IN_KIT || symbols - count <= CUBES_IN_KIT,
  );

const each = <T>(make: (part: Part) => T): ByPart<T> => ({
  restriction: make('restriction'),
  setName: make('setName'),
});
const forEachOf = <T>(kinds: readonly CubeSymbol[], make: (cube: CubeSymbol) => T): Record<CubeSymbol, T> => {
  const record = {} as Record<CubeSymbol, T>;
  for (const cube of kinds) record[cube] = make(cube);
  return record;
};
const counts = (served: ByPart<Use[]>): ByPart<number> => each((part) => served[part].length);

function isLess(one: Cost, other: Cost): boolean {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}

function sectionOf(which: number, used: number, { required, permitted }: Stock): CubeUse['from'] | undefined {
  if (which < 0 || which >= used) return undefined;
  return which < required ? 'required' : which < required + permitted ? 'permitted' : 'resources';
}

function noCube(cube: CubeSymbol, part: Part, written: number, used: number, stock: Stock, place: Place): CubeFault {
  const { forbidden, closed } = stock;
  const facts: JudgeFact =
    used === 0 && forbidden > 0 && closed === 0
      ? { key: 'solution.allForbidden', cube, forbidden }
      : { key: 'solution.tooFewCubes', part, cube, written, usable: used, forbidden, closed };
  return { rule: forbidden > 0 ? 'cubes.forbidden' : 'cubes.available', facts, place };
}

const requiredLeft = (cube: CubeSymbol, part: Part, unused: number, required: number): CubeFault => ({
  rule: 'cubes.required',
  facts: { key: 'solution.requiredUnused', part, cube, unused, required },
});
