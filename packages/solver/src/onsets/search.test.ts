// The search of the basic game against positions made by hand, with its own reader and its own brute force.
import { type BasicPosition, type CubeSymbol, makeCard, parseCard } from '@openshake/rules/onsets';
import { describe, expect, test } from 'vitest';
import { mulberry32 } from '../../../../tests/oracle/random.ts';
import { positionOf } from './position.ts';
import { search } from './search.ts';

/** A Set-Name with no cube, one cube or any number of cubes from Resources. */
const setNameOf = (from: BasicPosition, fromResources: number) =>
  search.basicSetName(from, fromResources === 0 ? 'none' : fromResources === 1 ? 'one' : 'any');

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const symbols = (text: string): CubeSymbol[] => words(text) as CubeSymbol[];

const { rules } = positionOf({
  rulebook: 'mlag-onsets-basic-2011',
  division: 'middle',
  variations: [],
  universe: [],
  required: [],
  permitted: [],
  forbidden: [],
  resources: [],
});

/** A position in one line: cards, Goal values and the cubes of each section. */
function position(cards: string, goals: number[], required: string, permitted = '', resources = ''): BasicPosition {
  return {
    rules,
    universe: words(cards).map((card) => parseCard(card) ?? expect.unreachable(`${card} is no card`)),
    goalValues: goals,
    required: symbols(required),
    permitted: symbols(permitted),
    resources: symbols(resources),
  };
}

// Sets of cards as lists of names. It shares nothing with the search, which counts in bits.
type Names = readonly string[];
const namesOf = (from: BasicPosition): Names => from.universe.map(makeCard);
const setNamed = (all: Names, symbol: string): Names =>
  symbol === 'V' ? all : symbol === 'A' ? [] : all.filter((card) => card !== 'blank' && card.includes(symbol));

function operate(all: Names, sign: string, left: Names, right: Names): Names {
  const inLeft = (card: string) => left.includes(card);
  const inRight = (card: string) => right.includes(card);
  if (sign === 'U') return all.filter((card) => inLeft(card) || inRight(card));
  if (sign === 'N') return all.filter((card) => inLeft(card) && inRight(card));
  return all.filter((card) => inLeft(card) && !inRight(card));
}

/** Reads a Set-Name that has only one reading, and returns its cards and the cubes as written. */
function read(text: string, all: Names, about: string): { cards: Names; written: string[] } {
  const tokens = text.match(/[=C]:.|[^ ]/g) ?? [];
  const written: string[] = [];
  let at = 0;
  const meaningAt = () => tokens[at]?.slice(-1) ?? '';
  const take = () => {
    written.push(tokens[at] ?? '');
    at += 1;
  };
  function operand(): Names {
    let cards: Names;
    if (tokens[at] === '(') {
      at += 1;
      cards = whole();
      expect(tokens[at], `parenthesis in ${about}`).toBe(')');
      at += 1;
    } else {
      expect('BRGYVA', `set in ${about}`).toContain(meaningAt() || 'the end');
      cards = setNamed(all, meaningAt());
      take();
    }
    while (meaningAt() === "'") {
      cards = operate(all, '-', all, cards);
      take();
    }
    return cards;
  }
  function whole(): Names {
    const left = operand();
    const sign = meaningAt();
    if (!['U', 'N', '-'].includes(sign)) return left;
    take();
    return operate(all, sign, left, operand());
  }
  const cards = whole();
  expect(at, `the end of ${about}`).toBe(tokens.length);
  return { cards, written };
}

const count = (list: readonly string[], item: string): number => list.filter((other) => other === item).length;

/** Everything that makes a Set-Name correct, from its text alone. */
function expectCorrect(text: string, from: BasicPosition, fromResources: number, about = text): void {
  const { cards, written } = read(text, namesOf(from), about);
  expect(from.goalValues, about).toContain(cards.length);
  expect(written.length, about).toBeGreaterThanOrEqual(2);

  const cubes = written.map((cube) => cube.charAt(0));
  const onMat = [...from.required, ...from.permitted];
  let taken = 0;
  for (const cube of new Set([...cubes, ...onMat])) {
    const used = count(cubes, cube);
    expect(used, `Required ${cube} in ${about}`).toBeGreaterThanOrEqual(count(from.required, cube));
    expect(used, `${cube} in ${about}`).toBeLessThanOrEqual(count([...onMat, ...from.resources], cube));
    taken += Math.max(0, used - count(onMat, cube));
  }
  expect(taken, `cubes from Resources in ${about}`).toBeLessThanOrEqual(fromResources);

  for (const wild of ['=', 'C']) {
    const marks = written.filter((cube) => cube.startsWith(wild));
    expect(new Set(marks).size, `marks of ${wild} in ${about}`).toBeLessThanOrEqual(1);
    for (const mark of marks) expect(mark, about).toHaveLength(3);
  }
}

function expectSetName(from: BasicPosition, fromResources: number): string {
  const text = setNameOf(from, fromResources);
  if (text === undefined) return expect.unreachable('a Set-Name exists');
  expectCorrect(text, from, fromResources);
  return text;
}

/** Every order of every choice of cubes, read as postfix notation: slow, and with no part of the search in it. */
function bruteForce(from: BasicPosition, fromResources: number): boolean {
  const all = namesOf(from);
  const cubes = [
    ...from.required.map((cube) => ({ cube, section: 'required' })),
    ...from.permitted.map((cube) => ({ cube, section: 'permitted' })),
    ...from.resources.map((cube) => ({ cube, section: 'resources' })),
  ];
  function reaches(stack: readonly Names[], used: readonly number[], meaning: Record<string, string>): boolean {
    const usedFrom = (section: string) => used.filter((index) => cubes[index]?.section === section).length;
    if (usedFrom('resources') > fromResources) return false;
    const [only, ...others] = stack;
    if (only && others.length === 0 && used.length >= 2 && usedFrom('required') === from.required.length) {
      if (from.goalValues.includes(only.length)) return true;
    }
    return cubes.some(({ cube }, index) => {
      if (used.includes(index)) return false;
      const symbol = meaning[cube] ?? cube;
      const top = stack.at(-1);
      const below = stack.at(-2);
      if ('BRGYVA'.includes(symbol)) return reaches([...stack, setNamed(all, symbol)], [...used, index], meaning);
      if (symbol === "'") {
        if (!top) return false;
        return reaches([...stack.slice(0, -1), operate(all, '-', all, top)], [...used, index], meaning);
      }
      if (!top || !below) return false;
      return reaches([...stack.slice(0, -2), operate(all, symbol, below, top)], [...used, index], meaning);
    });
  }
  const has = (wild: string) => cubes.some(({ cube }) => cube === wild);
  const sets = has('=') ? ['B', 'R', 'G', 'Y', 'V', 'A'] : ['B'];
  const operations = has('C') ? ['U', 'N', '-', "'"] : ['U'];
  return sets.some((set) => operations.some((operation) => reaches([], [], { '=': set, C: operation })));
}

const FACES = symbols("B B B R R R G G Y Y U U U N N - ' ' = = C C V A");

/** Up to six cubes, two to seven cards; most cubes are on the mat, so the answer is sometimes no. */
function randomPosition(seed: number): BasicPosition {
  const random = mulberry32(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const universe = [...Array(16).keys()].filter(() => random() < 0.4).slice(0, 7);
  const sections = { required: [] as CubeSymbol[], permitted: [] as CubeSymbol[], resources: [] as CubeSymbol[] };
  for (let left = 2 + below(5); left > 0; left -= 1) {
    const section = (['required', 'permitted', 'resources'] as const)[below(3)] ?? 'required';
    sections[section].push(FACES[below(FACES.length)] ?? 'B');
  }
  return { rules, universe, goalValues: [below(universe.length + 1)], ...sections };
}

const ANY_NUMBER = Number.POSITIVE_INFINITY;
const SEEDS = Array.from({ length: 400 }, (_, index) => 20110 + index);

/** Compares search and brute force on every seed. Both answers must come up often enough to mean something. */
function expectAgreement(fromResources: number, change: (from: BasicPosition) => BasicPosition = (from) => from): void {
  let correct = 0;
  for (const seed of SEEDS) {
    const from = change(randomPosition(seed));
    const about = `seed ${seed}, ${fromResources} from Resources, ${JSON.stringify({ ...from, rules: undefined })}`;
    const text = setNameOf(from, fromResources);
    expect(text !== undefined, about).toBe(bruteForce(from, fromResources));
    if (text === undefined) continue;
    expectCorrect(text, from, fromResources, `${about}: ${text}`);
    correct += 1;
  }
  expect(correct).toBeGreaterThan(SEEDS.length / 20);
  expect(correct).toBeLessThan((SEEDS.length * 19) / 20);
}

// B has three of these cards, R and G two each, Y one.
const CARDS = 'B R BR G BG Y blank';

describe('with one more cube', () => {
  test('[mlag-onsets-basic-2011 BOS15-a] one cube from Resources completes the Set-Name', () => {
    const from = position(CARDS, [4], 'B', 'R', 'U N G');
    expect(expectSetName(from, 1)).toMatch(/^(B U R|R U B)$/);
    expect(setNameOf(from, 0)).toBeUndefined();
  });

  test('[mlag-onsets-basic-2011 BOS15-a] the cube may be the second of its kind', () => {
    const from = position(CARDS, [5], 'B U', 'R G', 'U -');
    expect(setNameOf(from, 0)).toBeUndefined();
    expectSetName(from, 1);
  });

  test('[mlag-onsets-basic-2011 BOS15-a] every Required cube is used, a Permitted one need not be', () => {
    expect(expectSetName(position(CARDS, [1], 'B', 'R G N U'), 0)).not.toContain('U');
    expect(setNameOf(position(CARDS, [1], 'B R U', 'N'), 0)).toBeUndefined();
    expect(expectSetName(position(CARDS, [4], "B '", "' R"), 0)).toBe("B'");
  });

  test('[mlag-onsets-basic-2011 BOS15-a] one cube alone is not a Solution', () => {
    expect(setNameOf(position(CARDS, [3], 'B'), ANY_NUMBER)).toBeUndefined();
    expect(expectSetName(position(CARDS, [3], 'B', "' '"), 0)).toBe("B''");
  });

  test('[mlag-onsets-basic-2011 BOS15-a] agrees with a brute force on small positions', () => {
    expectAgreement(1);
  });
});

describe('in Force Out', () => {
  test('[mlag-onsets-basic-2011 BOS11] two cubes that are needed from Resources are one too many', () => {
    const from = position(CARDS, [5], 'B U', 'R', 'U G');
    expect(setNameOf(from, 1)).toBeUndefined();
    expectSetName(from, ANY_NUMBER);
  });

  test('[mlag-onsets-basic-2011 BOS11] the last cube in Resources is not needed when the mat has it all', () => {
    expect(expectSetName(position(CARDS, [4], 'B U', 'R', 'N'), 1)).not.toContain('N');
  });

  test('[mlag-onsets-basic-2011 BOS11] agrees with a brute force on the mat alone', () => {
    expectAgreement(0);
  });
});

describe('with all cubes', () => {
  test('[mlag-onsets-basic-2011 BOS15-b] no union reaches the blank card', () => {
    const from = position(CARDS, [7], 'B', 'R U', 'U U G G Y Y N - A A');
    expect(setNameOf(from, ANY_NUMBER)).toBeUndefined();
    expectSetName({ ...from, resources: [...from.resources, "'"] }, ANY_NUMBER);
  });

  test('[mlag-onsets-basic-2011 BOS15-b] more Required operations than the sets can serve', () => {
    expect(setNameOf(position(CARDS, [0, 1, 2, 3, 4, 5, 6, 7], 'U N -', 'B', 'R G'), ANY_NUMBER)).toBeUndefined();
  });

  test('[mlag-onsets-basic-2011 BOS15-b] no Goal value, or only one that no set can have', () => {
    expect(setNameOf(position(CARDS, [], 'B', 'U', 'R'), ANY_NUMBER)).toBeUndefined();
    expect(setNameOf(position(CARDS, [-1, 8], 'B', 'U', "R ' V"), ANY_NUMBER)).toBeUndefined();
  });

  test('[mlag-onsets-basic-2011 BOS15-b] any of several Goal values will do', () => {
    expect(expectSetName(position(CARDS, [9, 4], 'B', 'U', 'R'), ANY_NUMBER)).toMatch(/^(B U R|R U B)$/);
  });

  test('[mlag-onsets-basic-2011 BOS15-b] a digit cube that strayed into a section does not count', () => {
    const from = position(CARDS, [4], 'B 3', 'R', 'U 1');
    expect(setNameOf(from, ANY_NUMBER)).toMatch(/^(B U R|R U B)$/);
  });

  test('[mlag-onsets-basic-2011 BOS15-b] fifteen cubes, and no Set-Name in all of them', () => {
    const cards = 'B R G Y BR BG BY RG RY GY BRG blank';
    expect(setNameOf(position(cards, [12], '', '', 'B B R R G G Y Y U N - - A A A'), ANY_NUMBER)).toBeUndefined();
    expect(setNameOf(position(cards, [12], 'B B R R G G Y Y U N - U C C C'), ANY_NUMBER)).toBeUndefined();
    const most = position(cards, [13], '', '', "B B R R G G Y Y U N - ' = C C");
    expect(setNameOf(most, ANY_NUMBER)).toBeUndefined();
  });

  test('[mlag-onsets-basic-2011 BOS15-b] agrees with a brute force on small positions', () => {
    expectAgreement(ANY_NUMBER);
  });
});

describe('with wild cubes', () => {
  test('[mlag-onsets-basic-2011 BOS4] = stands for a set and says which', () => {
    expect(expectSetName(position(CARDS, [4], '= U', 'R'), 0)).toMatch(/^(=:B U R|R U =:B)$/);
    expect(expectSetName(position(CARDS, [7], '= U', 'R'), 0)).toMatch(/^(=:V U R|R U =:V)$/);
    expect(expectSetName(position(CARDS, [0], '= N', 'R'), 0)).toContain('=:');
  });

  test('[mlag-onsets-basic-2011 BOS4] C stands for an operation and says which', () => {
    expect(expectSetName(position(CARDS, [4], 'C B R'), 0)).toMatch(/^(B C:U R|R C:U B)$/);
    expect(expectSetName(position(CARDS, [2], 'C B R'), 0)).toBe('B C:- R');
    expect(expectSetName(position(CARDS, [3], 'C B R U'), 0)).toMatch(/^\((B U R|R U B)\) C:'$/);
  });

  test('[mlag-onsets-basic-2011 BOS4] all = cubes stand for one set', () => {
    expect(setNameOf(position(CARDS, [4], '= = U'), 0)).toBeUndefined();
    expect(expectSetName(position(CARDS, [3], '= = U'), 0)).toBe('=:B U =:B');
  });

  test('[mlag-onsets-basic-2011 BOS4] all C cubes stand for one operation', () => {
    expect(setNameOf(position(CARDS, [3], 'C C B R G'), 0)).toBeUndefined();
    expectSetName(position(CARDS, [3], 'C - B R G'), 0);
    expectSetName(position(CARDS, [5], 'C C B R G'), 0);
  });

  test('[mlag-onsets-basic-2011 BOS4] a wild cube from Resources counts as one', () => {
    const from = position(CARDS, [4], 'B', '', 'C =');
    expect(setNameOf(from, 1)).toMatch(/^B C:'$/);
    expect(setNameOf({ ...from, goalValues: [5] }, 1)).toBeUndefined();
  });

  test('[mlag-onsets-basic-2011 BOS4] agrees with a brute force when a = and a C are Required', () => {
    const wild = (from: BasicPosition): BasicPosition => ({
      ...from,
      required: [...from.required.slice(0, 1), '=', 'C'],
      permitted: from.permitted.slice(0, 2),
      resources: from.resources.slice(0, 1),
    });
    expectAgreement(1, wild);
  });
});
