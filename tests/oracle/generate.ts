/**
 * Random judge requests for the four On-Sets books: positions of the real kit with papers, of which a good share is
 * correct and a share spoiled on purpose. It avoids what the rules leave open (see the list at `randomRequest`).
 */
import { type NaiveReading, naiveGoalValues, naiveReadings, TooLarge } from './naiveJudge.ts';
import { pick, type Random, shuffled, whole } from './random.ts';

// ---------------------------------------------------------------------------------------------------------------------
// The kit and the books

const COLOURS = ['B', 'R', 'G', 'Y'];
const SETS = [...COLOURS, 'V', 'A'];
const BINARY = ['U', 'N', '-'];
const OPERATIONS = [...BINARY, "'"];
const RELATIONS = ['=', 'C'];
const SYMBOLS = [...SETS, ...OPERATIONS, ...RELATIONS];
const SHOWN: Record<string, string> = { U: '∪', N: '∩', '-': '−', "'": '′', A: 'Λ', C: '⊆' };
const PARTNER: Record<string, string> = { U: 'N', N: 'U', V: 'A', A: 'V' };

const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

const ELEMENTARY = [
  'required-cube',
  'wild-cube',
  'wild-cube',
  'union-intersection-interchangeable',
  'universe-null-interchangeable',
  'two-operations',
  'multiple-operations',
  'shift-from-permitted',
];
// Variations that affect many rules appear twice, so they are chosen more often.
const MIDDLE = [...ELEMENTARY, 'no-null-restrictions', 'absolute-value'];
const JUNIOR = [
  'required-cube',
  'wild-cube',
  'wild-cube',
  'two-operations',
  'shift-from-permitted',
  'no-null-restrictions',
  'absolute-value',
  'double-set',
  'required-card',
  'forbidden-card',
  'blank-card-wild',
];
const SENIOR = [...JUNIOR, 'symmetric-difference', 'two-solutions', 'two-solutions'];
const CHOICES: Record<string, string[]> = { elementary: ELEMENTARY, middle: MIDDLE, junior: JUNIOR, senior: SENIOR };

const LATER_AFTER = ['now', 'now', 'now', 'impossible', 'last-cube', 'end-of-round', 'no-goal'];
const AFTER_2011 = [
  'p-flub',
  'p-flub',
  'force-out',
  'force-out-b',
  'force-out-b',
  'no-goal',
  'end-of-round',
  'last-cube',
  'a-flub',
  'ca-flub',
  'force-out-a',
];
const PROVED_WITH_AVOID = ['a-flub', 'ca-flub', 'force-out-a'];

const BOOKS = [
  {
    rulebook: 'agloa-onsets-2023',
    divisions: ['basic', 'elementary', 'middle', 'middle', 'junior', 'senior', 'senior'],
    share: 8,
  },
  {
    rulebook: 'mlag-onsets-adventurous-2017',
    divisions: ['elementary', 'middle', 'middle', 'junior', 'senior', 'senior'],
    share: 6,
  },
  { rulebook: 'mlag-onsets-basic-2019', divisions: ['minor', 'elementary', 'middle', 'junior', 'senior'], share: 3 },
  { rulebook: 'mlag-onsets-basic-2011', divisions: ['minor', 'elementary', 'middle'], share: 3 },
];

/** A cube of this shake, not a digit. */
interface Die {
  face: string;
}

interface Shake {
  rulebook: string;
  division: string;
  basicBook: boolean;
  playsRestrictions: boolean;
  names: string[]; // the variations chosen
  wildFace: string; // '' for none
  dice: Die[];
  universe: string[];
  after: string;
}

function isInForce(shake: Shake, name: string): boolean {
  if (shake.names.includes(name)) return true;
  const standing = !shake.basicBook && (shake.division === 'junior' || shake.division === 'senior');
  return standing && (name === 'multiple-operations' || name.endsWith('-interchangeable'));
}

/** The symbol that this one may be exchanged for at this table. */
function partnerOf(shake: Shake, symbol: string): string | undefined {
  const name = 'UN'.includes(symbol) ? 'union-intersection-interchangeable' : 'universe-null-interchangeable';
  return isInForce(shake, name) ? PARTNER[symbol] : undefined;
}

function roll(random: Random, withoutRelations: boolean): Die[] {
  const faces: string[] = [];
  for (let cube = 0; cube < 8; cube += 1) faces.push(pick(random, ['R', 'R', 'B', 'B', 'G', 'Y']));
  for (let cube = 0; cube < 4; cube += 1) faces.push(pick(random, ['U', 'U', 'N', 'N', '-', "'"]));
  if (withoutRelations) faces.push('V', 'A', pick(random, ['V', 'A']));
  else for (let cube = 0; cube < 3; cube += 1) faces.push(pick(random, ['=', '=', 'C', 'C', 'V', 'A']));
  return shuffled(random, faces).map((face) => ({ face }));
}

function deal(random: Random, most: number, fewest: number, withBlank: boolean): string[] {
  let cards = [''];
  for (const colour of COLOURS) cards = [...cards, ...cards.map((card) => card + colour)];
  const deck = shuffled(random, cards.slice(1));
  const universe = deck.slice(0, whole(random, fewest, most));
  if (withBlank || random() < 0.5) universe[whole(random, 0, universe.length - 1)] = 'blank';
  return universe;
}

function startShake(random: Random): Shake {
  const book = pick(
    random,
    BOOKS.flatMap((one) => Array.from({ length: one.share }, () => one)),
  );
  const division = pick(random, book.divisions);
  const basicBook = book.rulebook.startsWith('mlag-onsets-basic');
  const playsRestrictions = !basicBook && division !== 'elementary' && division !== 'basic';
  const names: string[] = [];
  const choices = basicBook ? [] : (CHOICES[division] ?? []);
  const wanted = pick(random, [0, 1, 1, 2, 2, 2, 3, 3]);
  for (const name of [...new Set(shuffled(random, choices))].slice(0, wanted)) {
    if (name === 'forbidden-card' && names.includes('required-card')) continue;
    if (name === 'required-card' && names.includes('forbidden-card')) continue;
    names.push(name);
  }
  const dice = roll(random, !basicBook && !playsRestrictions);
  const mayBeWild = dice
    .map(({ face }) => face)
    .filter((face) => {
      if (names.includes('symmetric-difference') && face === '-') return false;
      return !RELATIONS.includes(face) || (book.rulebook === 'mlag-onsets-adventurous-2017' && division === 'middle');
    });
  const many = division === 'senior' && !basicBook;
  return {
    rulebook: book.rulebook,
    division,
    basicBook,
    playsRestrictions,
    names,
    wildFace: names.includes('wild-cube') ? pick(random, mayBeWild) : '',
    dice,
    universe: deal(random, many ? 14 : 12, many ? 10 : 6, names.includes('blank-card-wild')),
    after: pick(random, book.rulebook === 'mlag-onsets-basic-2011' ? AFTER_2011 : LATER_AFTER),
  };
}

// ---------------------------------------------------------------------------------------------------------------------
// Papers built from the cubes

/** One way to put a die on the paper. */
interface Way {
  die: Die;
  name: string; // the written cube
  meaning: string;
  marked: boolean; // it needs a mark to stand for its meaning
}

type Piece = { bracket: string } | { way: Way; mark: string };

interface Draft {
  restrictions: Piece[][];
  setName: Piece[];
  wild: Record<string, string> | undefined;
  blank: string | undefined;
}

/** What the wild cubes stand for on one paper. */
interface Meanings {
  wild: string;
  equals: string;
  subset: string;
  explicitExchange: boolean;
}

function chooseMeanings(random: Random, shake: Shake): Meanings {
  const usable = shake.playsRestrictions ? SYMBOLS : SYMBOLS.filter((symbol) => !RELATIONS.includes(symbol));
  return {
    wild: random() < 0.3 ? shake.wildFace : pick(random, [...usable, ...OPERATIONS]),
    equals: pick(random, SETS),
    subset: pick(random, OPERATIONS),
    explicitExchange: random() < 0.06 && !'UNVA'.includes(shake.wildFace || 'U'),
  };
}

function waysOf(shake: Shake, meanings: Meanings, die: Die): Way[] {
  const { face } = die;
  const as = (meaning: string): Way => ({ die, name: face, meaning, marked: true });
  if (shake.basicBook && face === '=') return [as(meanings.equals)];
  if (shake.basicBook && face === 'C') return [as(meanings.subset)];
  if (face === shake.wildFace && meanings.wild !== face) {
    const partner = partnerOf(shake, meanings.wild);
    // A wild ∪ used as ∩ is the exchange again. The plain symbol is written below.
    if (partner !== face) return partner === undefined ? [as(meanings.wild)] : [as(meanings.wild), as(partner)];
  }
  const partner = partnerOf(shake, face);
  if (partner === undefined) return [{ die, name: face, meaning: face, marked: false }];
  if (meanings.explicitExchange) return [as(face), as(partner)];
  const plain = { die, name: face, meaning: face, marked: false };
  const partnerHasLeft = shake.wildFace === partner && meanings.wild !== partner && meanings.wild !== face;
  return partnerHasLeft ? [plain] : [plain, { die, name: partner, meaning: partner, marked: false }];
}

/** The cubes left for one part of a paper. */
interface Supply {
  take(meanings: string[]): Way | undefined;
}

function supplyOf(random: Random, ways: Way[], manyTimes: boolean): Supply {
  const spent = new Set<Die>();
  return {
    take(meanings) {
      const open = ways.filter((way) => {
        if (!meanings.includes(way.meaning)) return false;
        return !spent.has(way.die) || (manyTimes && OPERATIONS.includes(way.meaning));
      });
      if (open.length === 0) return undefined;
      const way = pick(random, open);
      spent.add(way.die);
      return way;
    },
  };
}

type Branch = { way: Way; primes: Way[] } | { left: Branch; sign: Way; right: Branch; primes: Way[] };

/** A set of up to `most` cubes that name sets, with complements here and there. */
function buildSet(random: Random, supply: Supply, most: number, primeChance: number): Branch | undefined {
  const first = supply.take(SETS);
  if (first === undefined) return undefined;
  let branches: Branch[] = [{ way: first, primes: [] }];
  const signs: Way[] = [];
  while (branches.length < most) {
    const sign = supply.take(BINARY);
    const way = sign && supply.take(SETS);
    if (way === undefined || sign === undefined) break;
    branches.push({ way, primes: [] });
    signs.push(sign);
  }
  while (branches.length > 1) {
    const at = whole(random, 0, branches.length - 2);
    const [left, right] = [branches[at], branches[at + 1]];
    const [sign] = signs.splice(at, 1);
    if (left === undefined || right === undefined || sign === undefined) break;
    branches = [...branches.slice(0, at), { left, sign, right, primes: [] }, ...branches.slice(at + 2)];
  }
  const [root] = branches;
  if (root === undefined) return undefined;
  for (const branch of everyBranch(root)) {
    while (random() < primeChance) {
      const prime = supply.take(["'"]);
      if (prime === undefined) break;
      branch.primes.push(prime);
    }
  }
  return root;
}

function everyBranch(branch: Branch): Branch[] {
  return 'way' in branch ? [branch] : [branch, ...everyBranch(branch.left), ...everyBranch(branch.right)];
}

function piecesOf(random: Random, root: Branch, groupChance: number, extraChance: number): Piece[] {
  const write = (branch: Branch, isRoot: boolean): Piece[] => {
    const atom = 'way' in branch;
    let pieces: Piece[] = atom
      ? [{ way: branch.way, mark: '' }]
      : [...write(branch.left, false), { way: branch.sign, mark: '' }, ...write(branch.right, false)];
    const grouped = !atom && (branch.primes.length > 0 || (!isRoot && random() < groupChance));
    if (grouped || random() < extraChance) pieces = bracketed(random, pieces);
    return [...pieces, ...branch.primes.map((way) => ({ way, mark: '' }))];
  };
  return write(root, true);
}

function bracketed(random: Random, pieces: Piece[]): Piece[] {
  const [open, close] = random() < 0.7 ? BRACKETS[0] : pick(random, BRACKETS);
  return [{ bracket: open }, ...pieces, { bracket: close }];
}

function draftPaper(random: Random, shake: Shake): Draft {
  const meanings = chooseMeanings(random, shake);
  const ways = shake.dice.flatMap((die) => waysOf(shake, meanings, die));
  const manyTimes = isInForce(shake, 'multiple-operations');
  const groupChance = random() < 0.6 ? 1 : 0.5;
  const extraChance = random() < 0.15 ? 0.15 : 0;
  const setOf = (supply: Supply, most: number, primes: number) => {
    const root = buildSet(random, supply, most, primes);
    return root && piecesOf(random, root, groupChance, extraChance);
  };

  const restrictions: Piece[][] = [];
  if (shake.playsRestrictions && random() < 0.6) {
    const supply = supplyOf(random, ways, manyTimes);
    for (let wanted = pick(random, [1, 1, 1, 2, 2, 2, 3]); wanted > 0; wanted -= 1) {
      let pieces = setOf(supply, pick(random, [1, 1, 1, 2, 2, 3]), 0.12);
      let links = 0;
      for (let chain = pick(random, [1, 1, 1, 1, 2, 3]); chain > 0 && pieces; chain -= 1) {
        const link = supply.take(RELATIONS);
        const side = link && setOf(supply, pick(random, [1, 1, 1, 2, 2, 3]), 0.12);
        if (link === undefined || side === undefined) break;
        pieces = [...pieces, { way: link, mark: '' }, ...side];
        links += 1;
      }
      if (pieces === undefined || links === 0) break;
      if (shake.rulebook === 'agloa-onsets-2023' && random() < 0.06) pieces = bracketed(random, pieces);
      restrictions.push(pieces);
    }
  }
  const most = pick(random, [1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6, 7]);
  const primes = isInForce(shake, 'two-operations') ? 0.3 : 0.14;
  const setName = setOf(supplyOf(random, ways, manyTimes), most, primes) ?? [];
  const draft: Draft = { restrictions, setName, wild: undefined, blank: undefined };
  writeMarks(random, draft);
  selfMark(random, shake, meanings, draft);
  if (shake.names.includes('blank-card-wild') && random() < 0.7)
    draft.blank = COLOURS.filter(() => random() < 0.5).join('');
  return draft;
}

/** Puts the marks on the paper: on every such cube, on one of them, or beside the text. */
function writeMarks(random: Random, draft: Draft): void {
  const pieces = [...draft.restrictions.flat(), ...draft.setName].filter((piece) => 'way' in piece);
  for (const name of new Set(pieces.filter(({ way }) => way.marked).map(({ way }) => way.name))) {
    const mine = pieces.filter(({ way }) => way.marked && way.name === name);
    const [first] = mine;
    if (first === undefined) continue;
    const meaning = first.way.meaning;
    const isExchange = mine.some(({ way }) => way.name === way.meaning || PARTNER[way.name] === way.meaning);
    const style = !isExchange && mine.every(({ way }) => way.meaning === meaning) ? random() : 0;
    if (style >= 0.75) draft.wild = { ...draft.wild, [name]: meaning };
    if (style < 0.4 || style > 0.95) for (const piece of mine) piece.mark = piece.way.meaning;
    else if (style < 0.75) pick(random, mine).mark = meaning;
  }
}

/** A redundant mark. */
function selfMark(random: Random, shake: Shake, meanings: Meanings, draft: Draft): void {
  const face = shake.wildFace;
  if (face === '' || meanings.wild !== face || 'UNVA'.includes(face) || random() > 0.2) return;
  const pieces = [...draft.restrictions.flat(), ...draft.setName].filter((piece) => 'way' in piece);
  const mine = pieces.filter(({ way }) => way.name === face);
  if (mine.length > 0 && random() < 0.5) pick(random, mine).mark = face;
  else draft.wild = { [face]: face };
}

function diceIn(pieces: Piece[]): Set<Die> {
  return new Set(pieces.filter((piece) => 'way' in piece).map(({ way }) => way.die));
}

// ---------------------------------------------------------------------------------------------------------------------
// Handwriting

interface Hand {
  alphabet: number; // the chance that a symbol is written as the table shows it
  lower: number;
  spacing: number;
}

function chooseHand(random: Random): Hand {
  return {
    alphabet: pick(random, [0, 0, 0, 0, 1, 0.5]),
    lower: pick(random, [0, 0, 0, 0, 1, 0.5]),
    spacing: pick(random, [1, 1, 1, 1, 0, 2]),
  };
}

function symbolText(random: Random, hand: Hand, symbol: string): string {
  const shown = SHOWN[symbol];
  if (shown !== undefined && random() < hand.alphabet) return shown;
  return random() < hand.lower ? symbol.toLowerCase() : symbol;
}

function textOf(random: Random, hand: Hand, pieces: Piece[]): string {
  const words = pieces.map((piece) => {
    if ('bracket' in piece) return piece.bracket;
    const cube = symbolText(random, hand, piece.way.name);
    return piece.mark === '' ? cube : `${cube}:${symbolText(random, hand, piece.mark)}`;
  });
  if (hand.spacing === 1)
    return words
      .join(' ')
      .replace(/([([{]) /g, '$1')
      .replace(/ ([)\]}'′])/g, '$1');
  return words.join(hand.spacing === 0 ? '' : pick(random, ['  ', ' ', '   ', '\t']));
}

type Fields = Record<string, unknown>;

function paperOf(random: Random, hand: Hand, draft: Draft): Fields {
  const paper: Fields = { setName: textOf(random, hand, draft.setName) };
  if (draft.restrictions.length > 0 || random() < 0.4)
    paper.restrictions = draft.restrictions.map((pieces) => textOf(random, hand, pieces));
  if (draft.wild !== undefined)
    paper.wild = Object.fromEntries(
      Object.entries(draft.wild).map(([cube, symbol]) => [
        symbolText(random, hand, cube),
        symbolText(random, hand, symbol),
      ]),
    );
  if (draft.blank !== undefined) paper.blank = random() < 0.1 ? draft.blank.toLowerCase() : draft.blank;
  return paper;
}

// ---------------------------------------------------------------------------------------------------------------------
// Where the cubes are

type Section = 'required' | 'permitted' | 'forbidden' | 'resources';

function place(random: Random, shake: Shake, drafts: Draft[]): Map<Die, Section> {
  const places = new Map<Die, Section>();
  if (shake.after === 'no-goal' && random() < 0.9) {
    for (const die of shake.dice) places.set(die, 'resources');
    return places;
  }
  const anyNumber = ['impossible', 'end-of-round', 'no-goal', 'p-flub'].includes(shake.after);
  let resourcesLeft = anyNumber ? 99 : shake.after === 'last-cube' ? 0 : random() < 0.88 ? 1 : 2;
  const relations = new Set(
    drafts.flatMap((draft) =>
      draft.restrictions
        .flat()
        .filter((piece) => 'way' in piece)
        .filter(({ way }) => RELATIONS.includes(way.meaning))
        .map(({ way }) => way.die),
    ),
  );
  const mayBeRequired = (die: Die): boolean =>
    drafts.every((draft) => {
      const inRestrictions = diceIn(draft.restrictions.flat()).has(die);
      if (relations.has(die)) return inRestrictions;
      return diceIn(draft.setName).has(die) && (draft.restrictions.length === 0 || inRestrictions);
    });
  const used = new Set(drafts.flatMap((draft) => [...diceIn([...draft.restrictions.flat(), ...draft.setName])]));
  const requiredChance = pick(random, [0.2, 0.5, 0.8]);
  for (const die of shuffled(random, shake.dice)) {
    if (used.has(die)) {
      if (mayBeRequired(die) && random() < requiredChance) places.set(die, 'required');
      else if (resourcesLeft > 0 && random() < 0.4) {
        places.set(die, 'resources');
        resourcesLeft -= 1;
      } else places.set(die, 'permitted');
    } else if (shake.after === 'last-cube') places.set(die, random() < 0.75 ? 'forbidden' : 'permitted');
    else places.set(die, pick(random, ['forbidden', 'forbidden', 'permitted', 'resources', 'resources']));
  }
  // Misplaced cubes. Equal cubes may still serve, so some of these papers stay correct.
  if (random() < 0.12) places.set(pick(random, shake.dice), 'required');
  if (random() < 0.12) places.set(pick(random, [...used]), 'required');
  if (random() < 0.12) places.set(pick(random, [...used]), 'forbidden');
  if (random() < 0.12) places.set(pick(random, [...used]), 'resources');
  if (random() < 0.1) places.delete(pick(random, shake.dice));
  return places;
}

// ---------------------------------------------------------------------------------------------------------------------
// Goals

interface ShapedGoal {
  shape: string;
  cubes: string[];
}

function everyGoal(): ShapedGoal[] {
  const faces = ['1', '2', '3', '4', '5', 'u1', 'u2', 'u3', 'u4', 'u5'];
  const goals: ShapedGoal[] = [];
  for (const a of faces) {
    goals.push({ shape: 'single', cubes: [a] });
    for (const b of faces) {
      for (const shape of ['row', 'column']) goals.push({ shape, cubes: [a, b] });
      for (const c of faces) for (const shape of ['row', 'column', 'L', 'T']) goals.push({ shape, cubes: [a, b, c] });
    }
  }
  return goals;
}

const GOALS = everyGoal();

/** The Goals by value, without and with Absolute Value. */
const GOALS_BY_VALUE = [false, true].map((absoluteValue) => {
  const byValue = new Map<number, ShapedGoal[]>();
  for (const goal of GOALS)
    for (const value of naiveGoalValues(goal, absoluteValue)) byValue.set(value, [...(byValue.get(value) ?? []), goal]);
  return byValue;
});

function goalWith(random: Random, values: number[], absoluteValue: boolean): ShapedGoal | undefined {
  const candidates = GOALS_BY_VALUE[absoluteValue ? 1 : 0]?.get(values[0] ?? -1) ?? [];
  const fitting = candidates.filter((goal) => {
    const legal = naiveGoalValues(goal, absoluteValue);
    return values.every((value) => legal.includes(value));
  });
  // Small Goals with few cubes are more likely than their share of all layouts.
  const short = fitting.filter(({ cubes }) => cubes.length < 3);
  if (fitting.length === 0) return undefined;
  return pick(random, short.length > 0 && random() < 0.4 ? short : fitting);
}

function oddGoal(random: Random): unknown {
  const digit = () => pick(random, ['1', '2', '3', '4', '5', 'u1', 'u2', 'u3']);
  return pick<() => unknown>(random, [
    () => ({ shape: 'other', cubes: [digit(), digit()] }),
    () => ({ shape: 'row', cubes: [digit()] }),
    () => ({ shape: 'L', cubes: [digit(), digit()] }),
    () => ({ shape: 'single', cubes: [digit(), digit()] }),
    () => ({ shape: 'column', cubes: [digit(), '7'] }),
    () => ({ shape: 'T', cubes: [digit(), digit(), digit(), digit()] }),
    () => ({ shape: 'single', cubes: ['u4'] }),
    () => ({ values: [] }),
  ])();
}

function chooseGoal(random: Random, shake: Shake, readings: NaiveReading[]): unknown {
  const values = [...new Set(readings.map(({ value }) => value))];
  const absoluteValue = isInForce(shake, 'absolute-value');
  const outright = shake.after !== 'no-goal';
  if (random() < 0.03) return oddGoal(random);
  if (values.length > 0 && random() < 0.08) {
    const near = [Math.max(0, (values[0] ?? 0) + pick(random, [-1, 1]))];
    const missed = goalWith(random, near, absoluteValue);
    if (missed !== undefined) return missed;
  }
  if (values.length === 0 || random() < 0.09) {
    if (outright && random() < 0.3) return { values: [whole(random, 0, 12)] };
    return pick(random, GOALS);
  }
  const shaped = goalWith(random, values, absoluteValue);
  if (shaped !== undefined && (!outright || random() < 0.6)) return shaped;
  if (outright && random() < 0.75)
    return { values: shuffled(random, random() < 0.3 ? [...values, whole(random, 0, 9)] : values) };
  return goalWith(random, [pick(random, values)], absoluteValue) ?? pick(random, GOALS);
}

/** The three digits of the shake: those of the Goal, and others. */
function rollDigits(random: Random, goal: unknown): { inGoal: string[]; others: string[] } {
  const cubes = typeof goal === 'object' && goal !== null && 'cubes' in goal ? goal.cubes : [];
  const inGoal = Array.isArray(cubes) ? cubes.map((cube) => String(cube).replace('u', '')) : [];
  const others: string[] = [];
  while (inGoal.length + others.length < 3) others.push(pick(random, ['1', '1', '2', '3', '4', '5']));
  return { inGoal: inGoal.filter((digit) => '12345'.includes(digit)), others };
}

// ---------------------------------------------------------------------------------------------------------------------
// Variations and their blanks

function doubleSet(random: Random): string {
  const [one, other] = shuffled(random, [...COLOURS, 'V', 'A']);
  const sign = pick(random, ['U', 'N', '-', '-', '-']);
  return pick(random, [
    `${one}`,
    `${one}'`,
    `${one} ${sign} ${other}`,
    `${one} ${sign} ${other}`,
    `(${one} ${sign} ${other})'`,
    `${one} ${sign} ${other}'`,
    `${one}${sign}${other}`,
  ]);
}

function fillVariations(random: Random, shake: Shake, fills: Map<string, string>): Fields[] {
  return shake.names.map((name) => {
    const entry: Fields = { name };
    const fill = fills.get(name);
    if (name.endsWith('-cube')) entry.cube = fill;
    if (name.endsWith('-card')) entry.card = fill;
    if (name === 'double-set') entry.set = fill;
    if (random() < 0.2) entry.by = pick(random, ['ann', 'bob', 'cy']);
    return entry;
  });
}

// ---------------------------------------------------------------------------------------------------------------------
// Spoiling

function replaceAt(text: string, at: number, by: string, length = 1): string {
  const characters = [...text];
  characters.splice(at, length, by);
  return characters.join('');
}

function positionsOf(text: string, wanted: string): number[] {
  return [...text].flatMap((character, at) => (wanted.includes(character) ? [at] : []));
}

/** A slip of the pen. */
function spoilText(random: Random, text: string): string {
  const length = [...text].length;
  const anywhere = () => whole(random, 0, Math.max(0, length - 1));
  const symbol = () => pick(random, SYMBOLS);
  const brackets = positionsOf(text, '()[]{}');
  const cubes = positionsOf(text, "BRGYVAUN-'=C∪∩−′Λ⊆");
  const slips: (() => string)[] = [
    () => `${text} = ${whole(random, 0, 9)}`,
    () => replaceAt(text, anywhere(), ` ${symbol()} `, 0),
    () => replaceAt(text, anywhere(), String(whole(random, 1, 5)), 0),
    () => replaceAt(text, anywhere(), pick(random, ['?', 'X', ':', '&', '"', '(', ')']), 0),
    () => text.replace(/:./gu, ''),
    () => text.replace(/:./u, ''),
    () => `${text} ${pick(random, OPERATIONS)}`,
    () => `(${text}`,
    () => `'${text}`,
    () => `(${text})`,
    () => `[${text}]'`,
  ];
  if (brackets.length > 0) {
    slips.push(() => replaceAt(text, pick(random, brackets), ' '));
    slips.push(() => replaceAt(text, pick(random, brackets), pick(random, [...'()[]{}'])));
  }
  if (cubes.length > 0) {
    slips.push(() => replaceAt(text, pick(random, cubes), symbol()));
    slips.push(() => replaceAt(text, pick(random, cubes), symbol()));
    slips.push(() => replaceAt(text, pick(random, cubes), symbol()));
    slips.push(() => replaceAt(text, pick(random, cubes), ' '));
    slips.push(() => {
      const at = pick(random, cubes);
      return replaceAt(text, at, `${[...text][at]}:${symbol()}`);
    });
  }
  return pick(random, slips)();
}

function spoilPaper(random: Random, shake: Shake, paper: Fields): void {
  const restrictions = Array.isArray(paper.restrictions) ? paper.restrictions.map(String) : [];
  const slip = random();
  if (slip < 0.55) paper.setName = spoilText(random, String(paper.setName));
  else if (slip < 0.75 && restrictions.length > 0) {
    const at = whole(random, 0, restrictions.length - 1);
    restrictions[at] = spoilText(random, restrictions[at] ?? '');
    paper.restrictions = restrictions;
  } else if (slip < 0.79) paper.restrictions = [...restrictions, pick(random, ['', ' ', 'B = R', 'R C G', 'B'])];
  else if (slip < 0.83) paper.restrictions = restrictions.slice(1);
  else if (slip < 0.86) delete paper.wild;
  else if (slip < 0.89) paper.blank = pick(random, ['B', 'RG', 'BRGY', 'X']);
  else if (slip < 0.92) paper.setName = pick<unknown>(random, ['', ' ', '()', 5, null, ['B', 'U', 'R'], {}]);
  else if (slip < 0.94) paper.restrictions = pick<unknown>(random, ['B = R', 7, [3], [null], { a: 1 }]);
  else if (slip < 0.96) paper.wild = pick<unknown>(random, ['B', { B: '4' }, { '?': 'U' }, 3, ['B:U']]);
  else if (shake.wildFace !== '' && String(paper.setName).toUpperCase().includes(shake.wildFace))
    paper.wild = { [shake.wildFace]: pick(random, SYMBOLS) };
  else paper.setName = spoilText(random, spoilText(random, String(paper.setName)));
}

// ---------------------------------------------------------------------------------------------------------------------
// Putting it together

function readingsOf(request: object, paper: Fields): NaiveReading[] {
  try {
    return naiveReadings(request, paper) ?? [];
  } catch (problem) {
    if (problem instanceof TooLarge) return [];
    throw problem;
  }
}

/** Whether every reading leaves the second Solution its own card. */
function addsACard(first: NaiveReading[], second: NaiveReading[]): boolean {
  return second.every((other) => first.every((one) => other.cards.some((card) => !one.cards.includes(card))));
}

function avoidFor(random: Random, request: Fields, places: Map<Die, Section>): void {
  const onMat = [...places].filter(([, section]) => section !== 'resources');
  const [die, section] = onMat.length > 0 ? pick(random, onMat) : [{ face: 'B' }, 'permitted'];
  request.moved = { cube: die.face, to: section };
  const form = random();
  if (form < 0.25) return;
  const cubes = [die.face, ...[...places].filter(([, at]) => at === 'resources').map(([other]) => other.face)];
  const to = pick(random, ['required', 'permitted', 'forbidden']);
  const avoid: unknown =
    form < 0.7
      ? { cube: pick(random, cubes), to }
      : pick<unknown>(random, [
          { cube: pick(random, cubes), to: 'goal' },
          { to },
          'B to forbidden',
          7,
          { cube: 'X', to },
        ]);
  const solution = request.solution;
  if (random() < 0.5 || typeof solution !== 'object' || solution === null) request.avoid = avoid;
  else request.solution = { ...solution, avoid };
}

/**
 * One judge request. It avoids what the rules and the contract leave open: a mark beside the text for a cube
 * that is neither wild nor written; a plain ∪ beside a marked `U:N` of an exchange that is not wild; a No-Goal paper
 * whose Goal names its values; two papers without Two Solutions; variations in a basic book.
 */
export function randomRequest(random: () => number): object {
  const shake = startShake(random);
  const fills = new Map<string, string>();
  fills.set('wild-cube', shake.wildFace);
  fills.set('double-set', doubleSet(random));
  const request: Fields = {
    id: `${whole(random, 1, 999_999)}`,
    rulebook: shake.rulebook,
    division: shake.division,
    variations: fillVariations(random, { ...shake, names: shake.names.filter((name) => !name.startsWith('r')) }, fills),
    universe: shake.universe,
  };

  // A few drafts, until one obeys what we know so far.
  const hand = chooseHand(random);
  let draft = draftPaper(random, shake);
  let paper = paperOf(random, hand, draft);
  let readings = readingsOf(request, paper);
  const isPoor = () =>
    readings.length === 0 ||
    diceIn([...draft.restrictions.flat(), ...draft.setName]).size < 2 ||
    new Set(readings.map(({ value }) => value)).size > 1 + Math.floor(3 * random()) ||
    readings.some(({ universe }) => universe.length === 0) ||
    (shake.names.includes('two-operations') && signsIn(draft.setName) < 2) ||
    (shake.names.includes('no-null-restrictions') &&
      readings.some(({ removed }) => removed.some((cards) => cards.length === 0)));
  for (let attempt = 0; attempt < 8 && isPoor() && random() < 0.85; attempt += 1) {
    draft = draftPaper(random, shake);
    paper = paperOf(random, hand, draft);
    readings = readingsOf(request, paper);
  }
  const drafts = [draft];
  const papers = [paper];
  if (shake.names.includes('two-solutions') && random() < 0.95) {
    let second = draftPaper(random, shake);
    let secondPaper = paperOf(random, hand, second);
    let secondReadings = readingsOf(request, secondPaper);
    const values = readings.map(({ value }) => value);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const fits = secondReadings.every(({ value }) => values.includes(value)) && signsIn(second.setName) > 0;
      if (secondReadings.length > 0 && fits && addsACard(readings, secondReadings)) break;
      second = draftPaper(random, shake);
      secondPaper = paperOf(random, hand, second);
      secondReadings = readingsOf(request, secondPaper);
    }
    drafts.push(second);
    papers.push(secondPaper);
    readings = [...readings, ...secondReadings];
  }

  fillCardsAndCubes(random, shake, drafts, readings, fills);
  request.variations = fillVariations(random, shake, fills);
  const goal = chooseGoal(random, shake, readings);
  const places = place(random, shake, drafts);
  layOut(random, shake, request, places, goal, papers);

  if (random() < 0.36) {
    const at = whole(random, 0, papers.length - 1);
    const spoilt = { ...papers[at] };
    spoilPaper(random, shake, spoilt);
    if (!marksAnExchange(shake, papers[at]) && !marksAnExchange(shake, spoilt)) papers[at] = spoilt;
  }
  if (papers.length > 1 && random() < 0.04) papers.pop();
  if (papers.length > 1 && random() < 0.04) papers[1] = { ...papers[0] };
  if (shake.names.includes('two-solutions') && (papers.length > 1 || random() < 0.5)) request.solutions = papers;
  else request.solution = papers[0];
  if (random() < 0.003) request.solution = pick<unknown>(random, [null, 'B U R', 3]);
  if (PROVED_WITH_AVOID.includes(shake.after)) avoidFor(random, request, places);
  return request;
}

/** Whether a cube is marked as itself or as its exchange partner. The rules do not say whether such a mark applies elsewhere. */
function marksAnExchange(shake: Shake, paper: Fields | undefined): boolean {
  const letter = (text: string) => Object.keys(SHOWN).find((symbol) => SHOWN[symbol] === text) ?? text.toUpperCase();
  const text = JSON.stringify([paper?.restrictions, paper?.setName]);
  const marks = [...text.matchAll(/(\S)\s*:\s*(\S)/gu)].map(([, cube = '', symbol = '']) => [cube, symbol]);
  if (typeof paper?.wild === 'object' && paper.wild !== null) marks.push(...Object.entries(paper.wild));
  return marks.some(([cube = '', symbol = '']) => {
    const partner = partnerOf(shake, letter(cube));
    return partner !== undefined && [letter(cube), partner].includes(letter(symbol));
  });
}

function signsIn(pieces: Piece[]): number {
  return pieces.filter((piece) => 'way' in piece && OPERATIONS.includes(piece.way.meaning)).length;
}

function fillCardsAndCubes(
  random: Random,
  shake: Shake,
  drafts: Draft[],
  readings: NaiveReading[],
  fills: Map<string, string>,
): void {
  const inAll = shake.universe.filter((card) => readings.every(({ cards }) => cards.includes(card)));
  const inNone = shake.universe.filter((card) => readings.every(({ cards }) => !cards.includes(card)));
  const cardFrom = (cards: string[]) => pick(random, cards.length > 0 && random() < 0.8 ? cards : shake.universe);
  fills.set('required-card', cardFrom(inAll));
  // Blank Card Wild and a forbidden blank card are in conflict.
  const mayBeForbidden = shake.names.includes('blank-card-wild') ? inNone.filter((card) => card !== 'blank') : inNone;
  const forbidden = cardFrom(mayBeForbidden);
  fills.set('forbidden-card', forbidden);
  if (forbidden === 'blank' && shake.names.includes('blank-card-wild'))
    fills.set('forbidden-card', shake.universe.find((card) => card !== 'blank') ?? 'blank');
  const faces = drafts.map((draft) => [
    ...new Set([...diceIn([...draft.restrictions.flat(), ...draft.setName])].map(({ face }) => face)),
  ]);
  const inEach = (faces[0] ?? []).filter((face) => faces.every((mine) => mine.includes(face)));
  const rolled = shake.dice.map(({ face }) => face);
  fills.set('required-cube', pick(random, inEach.length > 0 && random() < 0.8 ? inEach : rolled));
}

/** Writes the sections, the Goal and `after` into the request. */
function layOut(
  random: Random,
  shake: Shake,
  request: Fields,
  places: Map<Die, Section>,
  goal: unknown,
  papers: Fields[],
): void {
  const shown = random() < 0.04;
  const cubesIn = (section: Section) =>
    [...places].filter(([, at]) => at === section).map(([{ face }]) => (shown ? (SHOWN[face] ?? face) : face));
  const { inGoal, others } = rollDigits(random, goal);
  request.required = cubesIn('required');
  request.permitted = cubesIn('permitted');
  request.forbidden = cubesIn('forbidden');
  request.resources = cubesIn('resources');
  if (shake.after === 'no-goal') {
    const digits = random() < 0.9 ? [...inGoal, ...others] : ['1', '2', '5'];
    request.resources = shuffled(random, [...cubesIn('resources'), ...digits]);
    if (random() < 0.99) for (const paper of papers) paper.goal = goal;
  } else {
    request.goal = goal;
    request.forbidden = shuffled(random, [...cubesIn('forbidden'), ...others]);
  }
  request.after = shake.after;
}
