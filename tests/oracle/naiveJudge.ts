/**
 * A second, deliberately naive judge for the four On-Sets books, written from the text of the rules, to check the real
 * one against: it reads every grouping as a tree, works out every tree with plain sets of card names, and tries every
 * way of building the paper from the cubes. It shares nothing with the packages.
 *
 * Left out: whether the avoid move of a 2011 A Flub, CA Flub or Force Out challenge for Reason A would have been safe
 * (BOS12, BOS15). Here `avoid` is fine if it names a cube and a section. `leavesAvoidOpen` finds such requests, whose
 * verdict "correct" says nothing about the avoid move.
 *
 * `value`, `cards` and `restrictedUniverse` are there only if every text and every mark has a meaning and all readings
 * agree; `restrictedUniverse` only beside a Restriction part.
 */

export interface NaiveVerdict {
  correct: boolean;
  goalValues: number[];
  value?: number;
  cards?: string[];
  restrictedUniverse?: string[];
}

/** The request is well formed, but trying everything would take too long. */
export class TooLarge extends Error {}

/** One way to group a whole Solution, worked out. */
export interface NaiveReading {
  value: number;
  cards: string[];
  universe: string[];
  /** For each Restriction, the cards that break it. */
  removed: string[][];
}

const MOST_OPERANDS = 8;
const MOST_READINGS = 20_000;
const MOST_STEPS = 200_000;

const COLOURS = ['B', 'R', 'G', 'Y'];
const SETS = [...COLOURS, 'V', 'A'];
const BINARY = ['U', 'N', '-'];
const OPERATIONS = [...BINARY, "'"];
const RELATIONS = ['=', 'C'];
const SYMBOLS = [...SETS, ...OPERATIONS, ...RELATIONS];
const DIGITS = ['1', '2', '3', '4', '5'];
const SHOWN: Record<string, string> = { '∪': 'U', '∩': 'N', '−': '-', '′': "'", Λ: 'A', '⊆': 'C' };
const EXCHANGES = [
  { name: 'union-intersection-interchangeable', pair: ['U', 'N'] },
  { name: 'universe-null-interchangeable', pair: ['V', 'A'] },
];
const STANDING = ['multiple-operations', 'union-intersection-interchangeable', 'universe-null-interchangeable'];

const DIVISIONS: Record<string, string[]> = {
  'mlag-onsets-basic-2011': ['minor', 'elementary', 'middle'],
  'mlag-onsets-adventurous-2017': ['elementary', 'middle', 'junior', 'senior'],
  'mlag-onsets-basic-2019': ['minor', 'elementary', 'middle', 'junior', 'senior'],
  'agloa-onsets-2023': ['basic', 'elementary', 'middle', 'junior', 'senior'],
};

// ---------------------------------------------------------------------------------------------------------------------
// The table

interface Cube {
  face: string;
  section: 'required' | 'permitted' | 'resources';
}

interface Variation {
  name: string;
  fill: string;
}

interface Table {
  rulebook: string;
  variations: Variation[];
  universe: string[];
  cubes: Cube[];
  rolledDigits: string[];
  after: string;
  /** Middle and up in the Adventurous books. */
  playsRestrictions: boolean;
  /** = stands for any set and C for any operation: the MLAG basic books. */
  relationsAreWild: boolean;
}

type Fields = Record<string, unknown>;

function isFields(thing: unknown): thing is Fields {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

/** A written character as the cube's letter; undefined if no cube shows it. */
function symbolOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const upper = text.trim().toUpperCase();
  const letter = SHOWN[upper] ?? upper;
  return SYMBOLS.includes(letter) ? letter : undefined;
}

function allCards(): string[] {
  let cards = [''];
  for (const colour of COLOURS) cards = [...cards, ...cards.map((card) => card + colour)];
  return cards.map((card) => (card === '' ? 'blank' : card));
}

function readTable(request: unknown): Table {
  if (!isFields(request)) throw new Error('The request is not an object.');
  const { rulebook, division } = request;
  if (typeof rulebook !== 'string' || DIVISIONS[rulebook] === undefined) throw new Error('There is no such rulebook.');
  if (typeof division !== 'string' || !DIVISIONS[rulebook].includes(division))
    throw new Error('There is no such division.');

  const universe = request.universe;
  if (!Array.isArray(universe)) throw new Error('There is no Universe.');
  const known = allCards();
  for (const card of universe) if (!known.includes(card)) throw new Error(`There is no card ${card}.`);
  if (new Set(universe).size !== universe.length) throw new Error('A card was dealt twice.');

  const cubes: Cube[] = [];
  const rolledDigits: string[] = [];
  for (const section of ['required', 'permitted', 'forbidden', 'resources'] as const) {
    const lying = request[section] ?? [];
    if (!Array.isArray(lying)) throw new Error(`There is no list of cubes in ${section}.`);
    for (const cube of lying) {
      if (DIGITS.includes(cube)) {
        if (section === 'resources') rolledDigits.push(cube);
        continue;
      }
      const face = symbolOf(cube);
      if (face === undefined) throw new Error(`There is no cube ${cube}.`);
      if (section !== 'forbidden') cubes.push({ face, section });
    }
  }

  const basicBook = rulebook === 'mlag-onsets-basic-2011' || rulebook === 'mlag-onsets-basic-2019';
  const listed = Array.isArray(request.variations) ? request.variations.filter(isFields) : [];
  const variations = listed.map((entry) => ({
    name: String(entry.name),
    fill: String(entry.cube ?? entry.set ?? entry.card ?? ''),
  }));
  if (!basicBook && request.variations !== false && (division === 'junior' || division === 'senior'))
    for (const name of STANDING) variations.push({ name, fill: '' });

  return {
    rulebook,
    variations,
    universe: [...universe],
    cubes,
    rolledDigits,
    after: typeof request.after === 'string' ? request.after : 'now',
    playsRestrictions: !basicBook && division !== 'elementary' && division !== 'basic',
    relationsAreWild: basicBook,
  };
}

function inForce(table: Table, name: string): boolean {
  return table.variations.some((variation) => variation.name === name);
}

function fillsOf(table: Table, name: string): string[] {
  return table.variations.filter((variation) => variation.name === name).map((variation) => variation.fill);
}

/** VII-B-4-e, VII-B-4-f, VIII-A, XI-B, III-D-2; BOS11, BOS12, BOS15. */
function mostResources(after: string): number {
  if (['impossible', 'end-of-round', 'no-goal', 'p-flub'].includes(after)) return Number.POSITIVE_INFINITY;
  if (after === 'last-cube') return 0;
  return 1;
}

// ---------------------------------------------------------------------------------------------------------------------
// The Goal

function goalCubes(goal: unknown): { digit: number; upsideDown: boolean }[] | undefined {
  if (!isFields(goal) || !Array.isArray(goal.cubes)) return undefined;
  const cubes: { digit: number; upsideDown: boolean }[] = [];
  for (const cube of goal.cubes) {
    if (typeof cube !== 'string') return undefined;
    const upsideDown = cube.startsWith('u');
    const digit = upsideDown ? cube.slice(1) : cube;
    if (!DIGITS.includes(digit)) return undefined;
    cubes.push({ digit: Number(digit), upsideDown });
  }
  return cubes;
}

/** III-B-1: the only legal configurations. */
function valueOfShape(shape: unknown, numbers: number[]): number | undefined {
  const [a = 0, b = 0, c = 0] = numbers;
  const count = numbers.length;
  if (shape === 'single' && count === 1) return a;
  if (shape === 'row' && count === 2) return a + b;
  if (shape === 'row' && count === 3) return a + b + c;
  if (shape === 'column' && count === 2) return a * b;
  if (shape === 'column' && count === 3) return a * b * c;
  if (shape === 'L' && count === 3) return a * b + c;
  if (shape === 'T' && count === 3) return a * (b + c);
  return undefined;
}

export function naiveGoalValues(goal: unknown, absoluteValue: boolean): number[] {
  if (!isFields(goal)) return [];
  let values: number[] = [];
  if (Array.isArray(goal.values)) {
    values = goal.values.filter((value) => Number.isInteger(value));
  } else {
    let choices: number[][] = [[]];
    for (const { digit, upsideDown } of goalCubes(goal) ?? []) {
      const ways = !upsideDown ? [digit] : absoluteValue ? [-digit, digit] : [-digit];
      choices = choices.flatMap((chosen) => ways.map((way) => [...chosen, way]));
    }
    for (const numbers of choices) {
      const value = valueOfShape(goal.shape, numbers);
      if (value !== undefined) values.push(value);
    }
  }
  // -0 would differ from 0 in a comparison by text.
  const legal = values.filter((value) => value >= 0).map((value) => value + 0);
  return [...new Set(legal)].sort((a, b) => a - b);
}

/** III-D-2: after a No Goal challenge, the Goal is laid out with the rolled digits. */
function goalWasRolled(goal: unknown, table: Table): boolean {
  const cubes = goalCubes(goal);
  if (cubes === undefined) return false;
  const left = [...table.rolledDigits];
  for (const { digit } of cubes) {
    const at = left.indexOf(String(digit));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------------
// The paper: what is written, and what each written cube stands for

const OPENING = ['(', '[', '{'];
const CLOSING = [')', ']', '}'];

interface Written {
  bracket: string; // '' for a cube
  cube: string; // '' for a bracket
  ownMark: string | undefined;
}

/** The text as cubes and brackets; undefined if something in it is neither. */
function writtenIn(text: unknown): Written[] | undefined {
  if (typeof text !== 'string') return undefined;
  const characters = [...text].filter((character) => character.trim() !== '');
  const written: Written[] = [];
  let at = 0;
  while (at < characters.length) {
    const character = characters[at] ?? '';
    if (OPENING.includes(character) || CLOSING.includes(character)) {
      written.push({ bracket: character, cube: '', ownMark: undefined });
      at += 1;
      continue;
    }
    const cube = symbolOf(character);
    if (cube === undefined) return undefined;
    if (characters[at + 1] === ':') {
      const ownMark = symbolOf(characters[at + 2]);
      if (ownMark === undefined) return undefined;
      written.push({ bracket: '', cube, ownMark });
      at += 3;
    } else {
      written.push({ bracket: '', cube, ownMark: undefined });
      at += 1;
    }
  }
  return written;
}

interface Paper {
  restrictions: Word[][];
  setName: Word[];
  marks: Map<string, Set<string>>;
  paint: string;
}

/** A written cube or bracket, and what it stands for. */
interface Word extends Written {
  meaning: string; // the bracket itself for a bracket
}

function exchangedPair(table: Table, one: string, other: string): boolean {
  return EXCHANGES.some(
    ({ name, pair }) => inForce(table, name) && pair.includes(one) && pair.includes(other) && one !== other,
  );
}

/** Whether this cube may be marked as that symbol. */
function markIsLegal(table: Table, cube: string, symbol: string): boolean {
  if (cube === symbol) return true;
  if (exchangedPair(table, cube, symbol)) return true;
  if (table.relationsAreWild && cube === '=' && SETS.includes(symbol)) return true;
  if (table.relationsAreWild && cube === 'C' && OPERATIONS.includes(symbol)) return true;
  const wild = fillsOf(table, 'wild-cube').some((fill) => symbolOf(fill) === cube);
  return wild && (table.playsRestrictions || !RELATIONS.includes(symbol));
}

function collectMarks(solution: Fields, texts: Written[][]): Map<string, Set<string>> | undefined {
  const marks = new Map<string, Set<string>>();
  const add = (cube: string, symbol: string) => marks.set(cube, new Set([...(marks.get(cube) ?? []), symbol]));
  for (const { cube, ownMark } of texts.flat()) if (ownMark !== undefined) add(cube, ownMark);
  const beside = solution.wild ?? {};
  if (!isFields(beside)) return undefined;
  for (const [written, meant] of Object.entries(beside)) {
    const cube = symbolOf(written);
    const symbol = symbolOf(meant);
    // A mark for an unused cube says nothing.
    if (cube === undefined || !texts.flat().some((each) => each.cube === cube)) continue;
    if (symbol === undefined) return undefined;
    add(cube, symbol);
  }
  return marks;
}

/** Marks are allowed, and a cube stands for one symbol, except for the two of an exchange. */
function marksAreLegal(table: Table, marks: Map<string, Set<string>>): boolean {
  for (const [cube, symbols] of marks) {
    for (const symbol of symbols) {
      if (!markIsLegal(table, cube, symbol)) return false;
      for (const other of symbols) if (other !== symbol && !exchangedPair(table, symbol, other)) return false;
    }
  }
  return true;
}

/** What a written cube stands for; undefined if the paper does not say clearly. */
function meaningOf(
  table: Table,
  solution: Fields,
  marks: Map<string, Set<string>>,
  { cube, ownMark }: Written,
): string | undefined {
  if (ownMark !== undefined) return ownMark;
  const beside = Object.entries(isFields(solution.wild) ? solution.wild : {}).find(
    ([written]) => symbolOf(written) === cube,
  );
  if (beside !== undefined) return symbolOf(beside[1]);
  // A mark within an exchange says only which cube is in that place.
  const symbols = [...(marks.get(cube) ?? [])].filter(
    (symbol) => symbol !== cube && !exchangedPair(table, cube, symbol),
  );
  if (symbols.length > 1) return undefined;
  if (symbols[0] !== undefined) return symbols[0];
  if (table.relationsAreWild && RELATIONS.includes(cube)) return undefined;
  return cube;
}

function wordsOf(table: Table, solution: Fields, marks: Map<string, Set<string>>, text: Written[]): Word[] | undefined {
  const words: Word[] = [];
  for (const written of text) {
    const meaning = written.bracket !== '' ? written.bracket : meaningOf(table, solution, marks, written);
    if (meaning === undefined) return undefined;
    words.push({ ...written, meaning });
  }
  return words;
}

/** The colors painted on the blank card ('' for none); undefined if the paint is impossible. */
function paintOf(table: Table, solution: Fields): string | undefined {
  const written = solution.blank ?? '';
  if (typeof written !== 'string') return undefined;
  const text = written.replace(/\s/g, '').toUpperCase();
  if (text === '' || text === 'BLANK') return '';
  if (!inForce(table, 'blank-card-wild')) return undefined;
  const letters = [...text];
  if (letters.some((letter) => !COLOURS.includes(letter))) return undefined;
  if (new Set(letters).size !== letters.length) return undefined;
  return COLOURS.filter((colour) => letters.includes(colour)).join('');
}

function readPaper(table: Table, solution: unknown): Paper | undefined {
  if (typeof solution === 'string') return readPaper(table, { setName: solution });
  if (!isFields(solution)) return undefined;
  const { restrictions: part = [] } = solution;
  const listed = typeof part === 'string' ? [part] : (part ?? []);
  if (!Array.isArray(listed)) return undefined;
  const setName = writtenIn(solution.setName);
  if (setName === undefined) return undefined;
  const restrictions: Written[][] = [];
  for (const text of listed) {
    const written = text === null ? [] : writtenIn(text);
    if (written === undefined) return undefined;
    // An empty line on the paper is nothing.
    if (written.length > 0) restrictions.push(written);
  }
  const marks = collectMarks(solution, [...restrictions, setName]);
  if (marks === undefined || !marksAreLegal(table, marks)) return undefined;
  const paint = paintOf(table, solution);
  if (paint === undefined) return undefined;
  const words = [...restrictions, setName].map((text) => wordsOf(table, solution, marks, text));
  const meant = words.filter((text) => text !== undefined);
  if (meant.length !== words.length) return undefined;
  return { restrictions: meant.slice(0, -1), setName: meant.at(-1) ?? [], marks, paint };
}

// ---------------------------------------------------------------------------------------------------------------------
// Groupings

/** Sets side by side with binary signs between them. A bracketed set is its own row. */
interface Row {
  operands: { inner: Row | string; primes: number }[];
  signs: string[];
}

type Tree =
  | { kind: 'set'; symbol: string }
  | { kind: 'complement'; of: Tree }
  | { kind: 'binary'; sign: string; left: Tree; right: Tree };

/** The words as a row; undefined if they name no set. */
function rowOf(words: Word[]): Row | undefined {
  const row: Row = { operands: [], signs: [] };
  let at = 0;
  while (true) {
    const word = words[at];
    if (word === undefined) return undefined;
    let inner: Row | string | undefined;
    if (OPENING.includes(word.meaning)) {
      const end = closingOf(words, at);
      if (end === undefined) return undefined;
      inner = rowOf(words.slice(at + 1, end));
      at = end + 1;
    } else if (SETS.includes(word.meaning)) {
      inner = word.meaning;
      at += 1;
    }
    if (inner === undefined) return undefined;
    let primes = 0;
    while (words[at]?.meaning === "'") {
      primes += 1;
      at += 1;
    }
    row.operands.push({ inner, primes });
    const sign = words[at];
    if (sign === undefined) return row;
    if (!BINARY.includes(sign.meaning)) return undefined;
    row.signs.push(sign.meaning);
    at += 1;
  }
}

/** Where the bracket that opens at `start` closes; undefined if it does not, or closes with another kind of bracket. */
function closingOf(words: Word[], start: number): number | undefined {
  const open: string[] = [];
  for (let at = start; at < words.length; at += 1) {
    const bracket = words[at]?.bracket ?? '';
    if (OPENING.includes(bracket)) open.push(bracket);
    if (CLOSING.includes(bracket)) {
      const last = open.pop() ?? '';
      if (OPENING.indexOf(last) !== CLOSING.indexOf(bracket)) return undefined;
      if (open.length === 0) return at;
    }
  }
  return undefined;
}

/** Every grouping of a row. */
function treesOf(row: Row): Tree[] {
  if (row.operands.length > MOST_OPERANDS) throw new TooLarge('Too many sets in a row.');
  const operands = row.operands.map(({ inner, primes }) => {
    let trees: Tree[] = typeof inner === 'string' ? [{ kind: 'set', symbol: inner }] : treesOf(inner);
    for (let prime = 0; prime < primes; prime += 1) trees = trees.map((of) => ({ kind: 'complement', of }));
    return trees;
  });
  const trees = groupings(operands, row.signs);
  if (trees.length > MOST_READINGS) throw new TooLarge('Too many groupings.');
  return trees;
}

function groupings(operands: Tree[][], signs: string[]): Tree[] {
  if (operands.length === 1) return operands[0] ?? [];
  const trees: Tree[] = [];
  signs.forEach((sign, at) => {
    for (const left of groupings(operands.slice(0, at + 1), signs.slice(0, at)))
      for (const right of groupings(operands.slice(at + 1), signs.slice(at + 1))) {
        trees.push({ kind: 'binary', sign, left, right });
        if (trees.length > MOST_READINGS) throw new TooLarge('Too many groupings.');
      }
  });
  return trees;
}

// ---------------------------------------------------------------------------------------------------------------------
// Sets of cards

interface Cards {
  universe: string[];
  paint: string;
  symmetricDifference: boolean;
}

function hasColour(card: string, colour: string, paint: string): boolean {
  return (card === 'blank' ? paint : card).includes(colour);
}

function setOf(tree: Tree, cards: Cards): Set<string> {
  const { universe } = cards;
  if (tree.kind === 'set') {
    if (tree.symbol === 'V') return new Set(universe);
    if (tree.symbol === 'A') return new Set();
    return new Set(universe.filter((card) => hasColour(card, tree.symbol, cards.paint)));
  }
  if (tree.kind === 'complement') {
    const set = setOf(tree.of, cards);
    return new Set(universe.filter((card) => !set.has(card)));
  }
  const left = setOf(tree.left, cards);
  const right = setOf(tree.right, cards);
  if (tree.sign === 'U') return new Set(universe.filter((card) => left.has(card) || right.has(card)));
  if (tree.sign === 'N') return new Set(universe.filter((card) => left.has(card) && right.has(card)));
  if (cards.symmetricDifference) return new Set(universe.filter((card) => left.has(card) !== right.has(card)));
  return new Set(universe.filter((card) => left.has(card) && !right.has(card)));
}

function withoutRepeats<T>(things: T[], textOf: (thing: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const thing of things) if (!seen.has(textOf(thing))) seen.set(textOf(thing), thing);
  return [...seen.values()];
}

/** Every different set that a row may name. */
function setsOf(row: Row, cards: Cards): Set<string>[] {
  const sets = treesOf(row).map((tree) => setOf(tree, cards));
  return withoutRepeats(sets, (set) => cards.universe.filter((card) => set.has(card)).join());
}

function everyChoice<T>(options: T[][]): T[][] {
  let choices: T[][] = [[]];
  for (const some of options) {
    choices = choices.flatMap((chosen) => some.map((one) => [...chosen, one]));
    if (choices.length > MOST_READINGS) throw new TooLarge('Too many readings.');
  }
  return choices;
}

/** VI-B-2: the sides of a Restriction and the = or C signs between them; undefined if it is not a Restriction. */
function restrictionOf(table: Table, words: Word[]): { sides: Row[]; links: string[] } | undefined {
  // VI-B-3: only the 2023 book allows brackets around the whole Restriction.
  if (table.rulebook === 'agloa-onsets-2023' && OPENING.includes(words[0]?.meaning ?? ''))
    if (closingOf(words, 0) === words.length - 1) return restrictionOf(table, words.slice(1, -1));
  const parts: Word[][] = [[]];
  const links: string[] = [];
  let depth = 0;
  for (const word of words) {
    if (OPENING.includes(word.meaning)) depth += 1;
    if (CLOSING.includes(word.meaning)) depth -= 1;
    if (RELATIONS.includes(word.meaning)) {
      if (depth !== 0) return undefined;
      links.push(word.meaning);
      parts.push([]);
    } else parts.at(-1)?.push(word);
  }
  if (links.length === 0) return undefined;
  const sides = parts.map(rowOf).filter((side) => side !== undefined);
  if (sides.length !== parts.length) return undefined;
  return { sides, links };
}

/** For each reading of a Restriction, the cards that break it. */
function removals(restriction: { sides: Row[]; links: string[] }, cards: Cards): string[][] {
  const readings = everyChoice(restriction.sides.map((side) => setsOf(side, cards))).map((sides) =>
    cards.universe.filter((card) =>
      restriction.links.some((link, at) => {
        const left = sides[at]?.has(card);
        const right = sides[at + 1]?.has(card);
        return link === '=' ? left !== right : left && !right;
      }),
    ),
  );
  return withoutRepeats(readings, (removed) => removed.join());
}

/** XIII Double Set: its − is a symmetric difference only if that variation was chosen before it. */
function doubledCards(table: Table, paint: string): string[] {
  const doubled = new Set<string>();
  table.variations.forEach((variation, at) => {
    if (variation.name !== 'double-set') return;
    const symmetricDifference = table.variations.slice(0, at).some(({ name }) => name === 'symmetric-difference');
    const words = wordsOf({ ...table, relationsAreWild: false }, {}, new Map(), writtenIn(variation.fill) ?? []);
    const row = rowOf(words ?? []);
    if (row === undefined) return;
    const [set] = setsOf(row, { universe: table.universe, paint, symmetricDifference });
    for (const card of set ?? []) doubled.add(card);
  });
  return [...doubled];
}

/** Every reading of a whole Solution; undefined if a part has no meaning. */
function readingsOf(table: Table, paper: Paper): NaiveReading[] | undefined {
  if (paper.restrictions.length > 0 && !table.playsRestrictions) return undefined;
  const setName = rowOf(paper.setName);
  if (setName === undefined) return undefined;
  const restrictions = paper.restrictions.map((words) => restrictionOf(table, words));
  const meant = restrictions.filter((restriction) => restriction !== undefined);
  if (meant.length !== restrictions.length) return undefined;

  const symmetricDifference = inForce(table, 'symmetric-difference');
  const whole: Cards = { universe: table.universe, paint: paper.paint, symmetricDifference };
  const doubled = doubledCards(table, paper.paint);
  const readings: NaiveReading[] = [];
  for (const removed of everyChoice(meant.map((restriction) => removals(restriction, whole)))) {
    const universe = table.universe.filter((card) => !removed.some((cards) => cards.includes(card)));
    for (const set of setsOf(setName, { ...whole, universe })) {
      const cards = universe.filter((card) => set.has(card));
      const value = cards.length + cards.filter((card) => doubled.includes(card)).length;
      readings.push({ value, cards, universe, removed });
      if (readings.length > MOST_READINGS) throw new TooLarge('Too many readings.');
    }
  }
  return readings;
}

// ---------------------------------------------------------------------------------------------------------------------
// What the variations ask of the cards

function cardsAreAllowed(table: Table, paper: Paper, { cards, removed }: NaiveReading): boolean {
  for (const card of fillsOf(table, 'required-card')) if (!cards.includes(card)) return false;
  for (const card of fillsOf(table, 'forbidden-card')) {
    if (cards.includes(card)) return false;
    // A blank painted as the forbidden card: 2023 bars it from the set, and 2017 forbids the paint.
    if (paper.paint !== '' && paper.paint === card) {
      if (table.rulebook === 'mlag-onsets-adventurous-2017') return false;
      if (cards.includes('blank')) return false;
    }
  }
  if (inForce(table, 'no-null-restrictions'))
    for (const [at, mine] of removed.entries()) {
      const others = removed.filter((_, other) => other !== at).flat();
      if (!mine.some((card) => !others.includes(card))) return false;
    }
  return true;
}

function hasTwoOperations(paper: Paper): boolean {
  return paper.setName.filter((word) => OPERATIONS.includes(word.meaning)).length >= 2;
}

// ---------------------------------------------------------------------------------------------------------------------
// Building the paper from the cubes

type Part = 'restriction' | 'setName';

/** A place on the paper that one cube must fill. */
interface Place {
  part: Part;
  faces: string[];
  isOperation: boolean;
}

/** Which faces may fill this place: the written cube or, for a plain symbol, its exchange. */
function facesFor(table: Table, paper: Paper, word: Word): string[] {
  if (word.ownMark !== undefined || word.meaning !== word.cube) return [word.cube];
  const faces = [word.cube];
  for (const { name, pair } of EXCHANGES) {
    if (!inForce(table, name) || !pair.includes(word.cube)) continue;
    for (const partner of pair) {
      if (partner === word.cube) continue;
      // XIII-A-3 (c): a wild cube that stands for a symbol outside the pair has left the exchange.
      const marked = [...(paper.marks.get(partner) ?? [])];
      if (marked.every((symbol) => pair.includes(symbol))) faces.push(partner);
    }
  }
  return faces;
}

function standsForRelation(paper: Paper, face: string): boolean {
  const marked = [...(paper.marks.get(face) ?? [])];
  return RELATIONS.includes(marked[0] ?? face);
}

function canBeBuilt(table: Table, paper: Paper): boolean {
  const placesIn = (part: Part, words: Word[]): Place[] =>
    words
      .filter((word) => word.bracket === '')
      .map((word) => ({
        part,
        faces: facesFor(table, paper, word),
        isOperation: OPERATIONS.includes(word.meaning),
      }));
  const places = [
    ...paper.restrictions.flatMap((words) => placesIn('restriction', words)),
    ...placesIn('setName', paper.setName),
  ];
  const manyTimes = inForce(table, 'multiple-operations');
  const hasRestrictionPart = paper.restrictions.length > 0;
  const limit = mostResources(table.after);
  const cubes = table.cubes;
  const filled: { place: Place; cube: Cube }[] = [];
  let steps = 0;

  function isUsed(cube: Cube, part?: Part): boolean {
    return filled.some((use) => use.cube === cube && (part === undefined || use.place.part === part));
  }

  function mayFill(cube: Cube, place: Place): boolean {
    if (!place.faces.includes(cube.face)) return false;
    const before = filled.filter((use) => use.cube === cube && use.place.part === place.part);
    if (before.length === 0) return true;
    return manyTimes && place.isOperation && before.every((use) => use.place.isOperation);
  }

  function resourcesInUse(): number {
    return cubes.filter((cube) => cube.section === 'resources' && isUsed(cube)).length;
  }

  function obeysTheMat(): boolean {
    if (cubes.filter((cube) => isUsed(cube)).length < 2) return false;
    for (const cube of cubes.filter(({ section }) => section === 'required')) {
      if (hasRestrictionPart && !isUsed(cube, 'restriction')) return false;
      const relation = standsForRelation(paper, cube.face);
      if (relation && !hasRestrictionPart) return false;
      if (!relation && !isUsed(cube, 'setName')) return false;
    }
    for (const fill of fillsOf(table, 'required-cube'))
      if (!cubes.some((cube) => cube.face === symbolOf(fill) && isUsed(cube))) return false;
    return true;
  }

  function fillFrom(at: number): boolean {
    steps += 1;
    if (steps > MOST_STEPS) throw new TooLarge('Too many ways to take the cubes.');
    const place = places[at];
    if (place === undefined) return obeysTheMat();
    for (const cube of cubes) {
      if (!mayFill(cube, place)) continue;
      filled.push({ place, cube });
      if (resourcesInUse() <= limit && fillFrom(at + 1)) return true;
      filled.pop();
    }
    return false;
  }

  return fillFrom(0);
}

// ---------------------------------------------------------------------------------------------------------------------
// The verdict

interface Judged {
  correct: boolean;
  readings: NaiveReading[] | undefined;
}

function judgeOne(table: Table, solution: unknown, goalValues: number[]): Judged {
  const paper = readPaper(table, solution);
  const readings = paper && readingsOf(table, paper);
  if (paper === undefined || readings === undefined) return { correct: false, readings: undefined };
  const correct =
    readings.every(({ value }) => goalValues.includes(value)) &&
    readings.every((reading) => cardsAreAllowed(table, paper, reading)) &&
    (!inForce(table, 'two-operations') || hasTwoOperations(paper)) &&
    canBeBuilt(table, paper);
  return { correct, readings };
}

const NEEDS_AVOID = ['a-flub', 'ca-flub', 'force-out-a'];

/** Whether the verdict also depends on an avoid move, which this judge does not check. */
export function leavesAvoidOpen(request: unknown): boolean {
  return isFields(request) && NEEDS_AVOID.includes(String(request.after));
}

function avoidIsWellFormed(request: Fields, solution: unknown): boolean {
  const avoid = request.avoid ?? (isFields(solution) ? solution.avoid : undefined);
  if (!isFields(avoid)) return false;
  return symbolOf(avoid.cube) !== undefined && ['required', 'permitted', 'forbidden'].includes(String(avoid.to));
}

function papersOf(request: Fields): unknown[] {
  if (Array.isArray(request.solutions)) return request.solutions;
  return request.solution === undefined ? [] : [request.solution];
}

export function naiveJudge(request: unknown): NaiveVerdict {
  const table = readTable(request);
  const fields = request as Fields;
  const papers = papersOf(fields);
  const [first, second] = papers;
  const absoluteValue = inForce(table, 'absolute-value');
  const noGoal = table.after === 'no-goal';
  const goalOf = (solution: unknown): unknown => {
    if (!noGoal) return fields.goal;
    if (isFields(solution) && solution.goal !== undefined) return solution.goal;
    return isFields(first) ? first.goal : undefined;
  };

  const goalValues = naiveGoalValues(goalOf(first), absoluteValue);
  const judged = papers.map((paper) => judgeOne(table, paper, naiveGoalValues(goalOf(paper), absoluteValue)));
  let correct = judged.every((one) => one.correct);
  if (noGoal && !papers.every((paper) => goalWasRolled(goalOf(paper), table))) correct = false;
  if (NEEDS_AVOID.includes(table.after) && !avoidIsWellFormed(fields, first)) correct = false;
  if (inForce(table, 'two-solutions')) {
    if (papers.length !== 2 || second === undefined) correct = false;
    // XIII-D-14: in every reading, the second names a card that the first does not.
    for (const one of judged[0]?.readings ?? [])
      for (const other of judged[1]?.readings ?? [])
        if (other.cards.every((card) => one.cards.includes(card))) correct = false;
  } else if (papers.length !== 1) correct = false;

  const verdict: NaiveVerdict = { correct, goalValues };
  const readings = judged[0]?.readings;
  const [some] = readings ?? [];
  if (readings === undefined || some === undefined) return verdict;
  if (readings.every(({ value }) => value === some.value)) verdict.value = some.value;
  if (readings.every(({ cards }) => cards.join() === some.cards.join())) verdict.cards = some.cards;
  if (some.removed.length > 0 && readings.every(({ universe }) => universe.join() === some.universe.join()))
    verdict.restrictedUniverse = some.universe;
  return verdict;
}

/** Every reading of one Solution at the request's table, for a generator that looks for a fitting Goal. */
export function naiveReadings(request: unknown, solution: unknown): NaiveReading[] | undefined {
  const table = readTable(request);
  const paper = readPaper(table, solution);
  return paper && readingsOf(table, paper);
}
