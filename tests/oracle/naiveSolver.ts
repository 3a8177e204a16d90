/**
 * Whether a Solution can be written, in the most naive way: every cube is its own object, every choice of cubes is tried, and every
 * tree over them is worked out on the dealt cards, once for each way to paint the blank card and to use a wild cube. Written from the
 * text of the rules, without truth tables, pools or families. For small positions only.
 */
import { naiveGoalValues } from './naiveJudge.ts';

export interface NaiveTable {
  rulebook: string;
  division: string;
  variations: { name: string; cube?: string; card?: string; set?: string }[];
  universe: string[];
  goal: unknown;
  required: string[];
  permitted: string[];
  forbidden: string[];
  resources: string[];
}

/** Cards as bits, in the order of the deal. */
export type Cards = number;

const SETS = ['B', 'R', 'G', 'Y', 'V', 'A'];
const SIGNS = ['U', 'N', '-', "'"];
const RELATIONS = ['=', 'C'];
const PAINTS = Array.from({ length: 16 }, (_, number) =>
  ['B', 'R', 'G', 'Y'].filter((_, at) => number & (1 << at)).join(''),
);

const isBasicBook = (table: NaiveTable) => table.rulebook.startsWith('mlag-onsets-basic');
export const restricts = (table: NaiveTable) =>
  !isBasicBook(table) && ['middle', 'junior', 'senior'].includes(table.division);

export function inForce(table: NaiveTable, name: string): boolean {
  if (table.variations.some((each) => each.name === name)) return true;
  const standing = ['multiple-operations', 'union-intersection-interchangeable', 'universe-null-interchangeable'];
  return !isBasicBook(table) && ['junior', 'senior'].includes(table.division) && standing.includes(name);
}
const blankOf = (table: NaiveTable, name: string) => table.variations.find((each) => each.name === name);

const countOf = (cards: Cards): number => cards.toString(2).replaceAll('0', '').length;

/** What a card shows if the blank has this paint. */
const dotsOf = (card: string, paint: string): string => (card === 'blank' ? paint : card);

function setNamed(symbol: string, table: NaiveTable, paint: string): Cards {
  let cards = 0;
  for (const [at, card] of table.universe.entries()) {
    const isIn = symbol === 'V' || (symbol !== 'A' && dotsOf(card, paint).includes(symbol));
    if (isIn) cards |= 1 << at;
  }
  return cards;
}

const everyCard = (table: NaiveTable): Cards => (1 << table.universe.length) - 1;

/** Whether − means "in exactly one" at this place of the list of choices. */
export function minusIsSymmetric(table: NaiveTable, before?: string): boolean {
  for (const { name } of table.variations) {
    if (name === before) return false;
    if (name === 'symmetric-difference') return true;
  }
  return false;
}

const work = (sign: string, left: Cards, right: Cards, symmetric: boolean): Cards => {
  if (sign === 'U') return left | right;
  if (sign === 'N') return left & right;
  return symmetric ? left ^ right : left & ~right;
};

/** A fully grouped name such as `(B U R)'`, for the blank of Double Set. */
function evaluate(text: string, table: NaiveTable, paint: string, symmetric: boolean): Cards {
  const tokens = [...text.replaceAll(' ', '')];
  const operand = (): Cards => {
    const token = tokens.shift() ?? '';
    let value = token === '(' ? expression() : setNamed(token, table, paint);
    while (tokens[0] === "'") {
      tokens.shift();
      value = everyCard(table) & ~value;
    }
    return value;
  };
  const expression = (): Cards => {
    let value = operand();
    while (tokens.length > 0 && tokens[0] !== ')') value = work(tokens.shift() ?? '', value, operand(), symmetric);
    tokens.shift();
    return value;
  };
  return expression();
}

interface Cube {
  face: string;
  from: 'required' | 'permitted' | 'resources';
  /** Its possible meanings in this attempt. */
  means: string[];
}

/** Every way to give each wild cube one meaning; without wild cubes, just one. */
function* attempts(table: NaiveTable): Generator<Cube[]> {
  const partner = (symbol: string): string[] => {
    if ('UN'.includes(symbol) && inForce(table, 'union-intersection-interchangeable')) return ['U', 'N'];
    if ('VA'.includes(symbol) && inForce(table, 'universe-null-interchangeable')) return ['V', 'A'];
    return [symbol];
  };
  const wild: Record<string, string[]> = {};
  if (isBasicBook(table)) {
    wild['='] = SETS;
    wild.C = SIGNS;
  }
  const chosen = blankOf(table, 'wild-cube')?.cube;
  if (chosen !== undefined) wild[chosen] = [...SETS, ...SIGNS, ...(restricts(table) ? RELATIONS : [])];
  const faces = Object.keys(wild);
  const assign = function* (at: number, meaning: Record<string, string>): Generator<Cube[]> {
    const face = faces[at];
    if (face !== undefined) {
      const own = isBasicBook(table) ? [] : [face];
      for (const means of new Set([...own, ...(wild[face] ?? [])]))
        yield* assign(at + 1, { ...meaning, [face]: means });
      return;
    }
    yield (['required', 'permitted', 'resources'] as const).flatMap((from) =>
      table[from]
        .filter((each) => !'12345'.includes(each))
        .map((each) => ({ face: each, from, means: partner(meaning[each] ?? each) })),
    );
  };
  yield* assign(0, {});
}

/** A worked-out Set-Name: which cubes it uses, how many signs it has (up to two), and the cards. */
interface Named {
  cubes: number;
  signs: number;
  cards: Cards;
}

export const bits = (mask: number): number[] =>
  Array.from({ length: 20 }, (_, at) => at).filter((at) => mask & (1 << at));

/** All Set-Names over some of the cubes, by the set cubes used. */
class Names {
  readonly #cubes: readonly Cube[];
  readonly #table: NaiveTable;
  readonly #paint: string;
  readonly #many: boolean;
  readonly #symmetric: boolean;
  readonly #known = new Map<number, Named[]>();

  constructor(cubes: readonly Cube[], table: NaiveTable, paint: string) {
    this.#cubes = cubes;
    this.#table = table;
    this.#paint = paint;
    this.#many = inForce(table, 'multiple-operations');
    this.#symmetric = minusIsSymmetric(table);
  }

  /** Every Set-Name with exactly these set cubes. Each sign may be used once, or any number of times under Multiple Operations. */
  using(sets: number): Named[] {
    const known = this.#known.get(sets);
    if (known) return known;
    const found = new Map<string, Named>();
    const add = (named: Named): boolean => {
      const key = `${named.cubes} ${named.signs} ${named.cards}`;
      if (found.has(key)) return false;
      found.set(key, named);
      return true;
    };
    const [first, ...others] = bits(sets);
    if (first !== undefined && others.length === 0)
      for (const symbol of this.#cubes[first]?.means ?? [])
        add({ cubes: sets, signs: 0, cards: setNamed(symbol, this.#table, this.#paint) });
    for (let part = (sets - 1) & sets; part > 0; part = (part - 1) & sets)
      for (const left of this.using(part))
        for (const right of this.using(sets & ~part)) {
          const used = left.cubes | right.cubes;
          if (!this.#many && left.cubes & right.cubes) continue;
          for (const [at, { means }] of this.#cubes.entries()) {
            if (!this.#many && used & (1 << at)) continue;
            for (const sign of means)
              if (['U', 'N', '-'].includes(sign))
                add({
                  cubes: used | (1 << at),
                  signs: Math.min(2, left.signs + right.signs + 1),
                  cards: work(sign, left.cards, right.cards, this.#symmetric),
                });
          }
        }
    const open = [...found.values()];
    for (let named = open.pop(); named; named = open.pop())
      for (const [at, { means }] of this.#cubes.entries()) {
        if (!means.includes("'") || (!this.#many && named.cubes & (1 << at))) continue;
        const primed = {
          cubes: named.cubes | (1 << at),
          signs: Math.min(2, named.signs + 1),
          cards: everyCard(this.#table) & ~named.cards,
        };
        if (add(primed)) open.push(primed);
      }
    const all = [...found.values()];
    this.#known.set(sets, all);
    return all;
  }

  /** Every Set-Name from these cubes. */
  within(cubes: number): Named[] {
    const sets = bits(cubes).filter((at) => this.#cubes[at]?.means.some((symbol) => SETS.includes(symbol)));
    const mask = sets.reduce((so, at) => so | (1 << at), 0);
    const all: Named[] = [];
    for (let part = mask; part > 0; part = (part - 1) & mask)
      all.push(...this.using(part).filter((named) => (named.cubes & ~cubes) === 0));
    return all;
  }
}

/** A Restriction part: its cubes, and the cards that each Restriction keeps. */
interface Restricted {
  cubes: number;
  keeps: Cards[];
}

const isSign = (cube: Cube | undefined): boolean => cube?.means.some((symbol) => SIGNS.includes(symbol)) ?? false;

function restrictionsWithin(
  cubes: number,
  list: readonly Cube[],
  names: readonly Named[],
  table: NaiveTable,
): Restricted[] {
  const many = inForce(table, 'multiple-operations');
  const signMask = list.reduce((so, cube, at) => (isSign(cube) ? so | (1 << at) : so), 0);
  const clash = (one: number, other: number) => (one & other & (many ? ~signMask : -1)) !== 0;
  const relations = bits(cubes).filter((at) => list[at]?.means.some((symbol) => RELATIONS.includes(symbol)));
  if (relations.length === 0) return [];
  // All sides that differ, then all chains of them.
  const sides = [...new Map(names.map((named) => [`${named.cubes} ${named.cards}`, named])).values()];
  interface Chain {
    cubes: number;
    keeps: Cards;
    last: Cards;
  }
  const chains = new Map<string, Chain>();
  let open: Chain[] = sides.map((side) => ({ cubes: side.cubes, keeps: everyCard(table), last: side.cards }));
  while (open.length > 0) {
    const next = new Map<string, Chain>();
    for (const chain of open)
      for (const at of relations) {
        if (chain.cubes & (1 << at)) continue;
        for (const side of sides) {
          if (clash(chain.cubes, side.cubes)) continue;
          const agrees = ~(chain.last ^ side.cards);
          const keeps = chain.keeps & (list[at]?.means.includes('=') ? agrees : ~chain.last | side.cards);
          const longer = { cubes: chain.cubes | side.cubes | (1 << at), keeps, last: side.cards };
          next.set(`${longer.cubes} ${keeps} ${longer.last}`, longer);
        }
      }
    open = [...next.values()];
    for (const chain of open) chains.set(`${chain.cubes} ${chain.keeps}`, chain);
    if (chains.size + open.length > MOST) throw new NaiveTooLarge();
  }
  // Any number of chains together.
  const all = new Map<string, Restricted>();
  let parts: Restricted[] = [{ cubes: 0, keeps: [] }];
  while (parts.length > 0) {
    const next = new Map<string, Restricted>();
    for (const part of parts)
      for (const chain of chains.values()) {
        if (clash(part.cubes, chain.cubes)) continue;
        const keeps = [...part.keeps, chain.keeps].sort((a, b) => a - b);
        const more = { cubes: part.cubes | chain.cubes, keeps };
        next.set(`${more.cubes} ${keeps}`, more);
      }
    parts = [...next.values()];
    for (const part of parts) all.set(`${part.cubes} ${part.keeps}`, part);
    if (all.size + parts.length > MOST) throw new NaiveTooLarge();
  }
  return [...all.values()];
}

/** A position beyond this is not small. */
const MOST = 60_000;
const MOST_PAPERS = 300_000;
export class NaiveTooLarge extends Error {}

/** One way to paint the blank card, read the wild cubes and take cubes from Resources. */
export interface Attempt {
  paint: string;
  cubes: readonly Cube[];
  mayUse: number;
  names: Names;
  isGood: (cards: Cards) => boolean;
}

export function* everyAttempt(table: NaiveTable, fromResources: number): Generator<Attempt> {
  const goals = naiveGoalValues(table.goal, inForce(table, 'absolute-value'));
  if (table.rulebook === 'mlag-onsets-basic-2011' && Math.min(...goals) > table.universe.length) return;
  const paints = inForce(table, 'blank-card-wild') && table.universe.includes('blank') ? PAINTS : [''];
  for (const paint of paints) {
    const banned = blankOf(table, 'forbidden-card')?.card;
    const likeBanned = paint !== '' && paint === banned;
    if (likeBanned && table.rulebook.includes('2017')) continue;
    const isGood = (cards: Cards): boolean => {
      const isIn = (card: string | undefined) =>
        card !== undefined && (cards & (1 << table.universe.indexOf(card))) !== 0;
      const required = blankOf(table, 'required-card')?.card;
      if (required !== undefined && !(table.universe.includes(required) && isIn(required))) return false;
      if (banned !== undefined && table.universe.includes(banned) && isIn(banned)) return false;
      if (likeBanned && isIn('blank')) return false;
      const doubled = blankOf(table, 'double-set')?.set;
      const twice = doubled === undefined ? 0 : evaluate(doubled, table, paint, minusIsSymmetric(table, 'double-set'));
      return goals.includes(countOf(cards) + countOf(cards & twice));
    };
    for (const cubes of attempts(table)) {
      const names = new Names(cubes, table, paint);
      const resources = cubes.flatMap(({ from }, at) => (from === 'resources' ? [at] : []));
      const mat = cubes.reduce((so, { from }, at) => (from === 'resources' ? so : so | (1 << at)), 0);
      const everything = (1 << cubes.length) - 1;
      const choices =
        fromResources === 0
          ? [mat]
          : fromResources === 1
            ? [mat, ...resources.map((at) => mat | (1 << at))]
            : [everything];
      for (const mayUse of choices) yield { paint, cubes, mayUse, names, isGood };
    }
  }
}

/** The different sets of dealt cards that Solutions name, with at most this many cubes from Resources. Stops at `enough` sets. */
export function naiveSets(table: NaiveTable, fromResources: number, enough: number): Set<Cards> {
  const found = new Set<Cards>();
  for (const attempt of everyAttempt(table, fromResources)) {
    solutionsWithin(attempt, table, found, enough);
    if (found.size >= enough) return found;
  }
  return found;
}

export const hasAll = (mask: number, cubes: readonly Cube[], asks: (cube: Cube) => boolean): boolean =>
  cubes.every((cube, at) => !asks(cube) || (mask & (1 << at)) !== 0);

export const makesRestriction = (cube: Cube, table: NaiveTable): boolean =>
  restricts(table) && cube.means.some((symbol) => RELATIONS.includes(symbol));

export const needsRestriction = (cubes: readonly Cube[], table: NaiveTable): boolean =>
  cubes.some((cube) => cube.from === 'required' && makesRestriction(cube, table));

/** Whether these cubes include the face for Required Cube. */
export function holdsFace(mask: number, cubes: readonly Cube[], table: NaiveTable): boolean {
  const face = blankOf(table, 'required-cube')?.cube;
  return face === undefined || cubes.some((cube, at) => cube.face === face && (mask & (1 << at)) !== 0);
}

function setNamesWithin({ cubes, names, mayUse }: Attempt, table: NaiveTable): Named[] {
  return names
    .within(mayUse)
    .filter(
      (named) =>
        hasAll(named.cubes, cubes, (cube) => cube.from === 'required' && !makesRestriction(cube, table)) &&
        named.signs >= (inForce(table, 'two-operations') ? 2 : 0),
    );
}

/** The Restriction parts that obey the rules, each with the cards that it leaves. */
function* partsWithin(
  { cubes, names, mayUse }: Attempt,
  table: NaiveTable,
): Generator<{ cubes: number; keeps: Cards }> {
  for (const { cubes: used, keeps } of restrictionsWithin(mayUse, cubes, names.within(mayUse), table)) {
    if (!hasAll(used, cubes, (cube) => cube.from === 'required')) continue;
    const everyOne = keeps.every((mine, index) => {
      const others = keeps.reduce((so, each, at) => (at === index ? so : so & each), everyCard(table));
      return (others & ~mine) !== 0;
    });
    if (inForce(table, 'no-null-restrictions') && !everyOne) continue;
    yield { cubes: used, keeps: keeps.reduce((so, each) => so & each, everyCard(table)) };
  }
}

function solutionsWithin(attempt: Attempt, table: NaiveTable, found: Set<Cards>, enough: number): void {
  const { cubes, isGood } = attempt;
  const holds = (mask: number) => holdsFace(mask, cubes, table);
  const setNames = setNamesWithin(attempt, table);
  if (!needsRestriction(cubes, table))
    // One cube alone is not a Solution.
    for (const { cubes: used, signs, cards } of setNames)
      if (signs > 0 && holds(used) && isGood(cards)) {
        found.add(cards);
        if (found.size >= enough) return;
      }
  if (!restricts(table)) return;
  const distinct = new Map<string, { cards: Cards; holds: boolean }>();
  for (const { cubes: used, cards } of setNames) distinct.set(`${cards} ${holds(used)}`, { cards, holds: holds(used) });
  if (distinct.size === 0) return;
  const parts = new Map<string, { keeps: Cards; holds: boolean }>();
  for (const { cubes: used, keeps } of partsWithin(attempt, table))
    parts.set(`${keeps} ${holds(used)}`, { keeps, holds: holds(used) });
  for (const part of parts.values())
    for (const name of distinct.values()) {
      if (!part.holds && !name.holds) continue;
      const cards = name.cards & part.keeps;
      if (isGood(cards)) found.add(cards);
      if (found.size >= enough) return;
    }
}

/** A Solution: its cubes on the table, the cards that it names, and everything that distinguishes it. */
export interface NaivePaper {
  cubes: number;
  cards: Cards;
  told: string;
}

/**
 * Every Solution: the intended symbols in each part, the cards that its Restrictions keep, and the named cards. Under Multiple Operations, where
 * signs are free, signs do not distinguish Solutions.
 */
export function* naivePapers(table: NaiveTable, fromResources: number): Generator<NaivePaper> {
  const many = inForce(table, 'multiple-operations');
  let looked = 0;
  for (const attempt of everyAttempt(table, fromResources)) {
    const { cubes, isGood, paint } = attempt;
    const symbols = (mask: number) =>
      bits(mask)
        .filter((at) => !(many && isSign(cubes[at])))
        .map((at) => cubes[at]?.means.join('/'))
        .sort()
        .join(' ');
    const setNames = setNamesWithin(attempt, table).map((named) => ({ ...named, symbols: symbols(named.cubes) }));
    if (!needsRestriction(cubes, table))
      for (const { cubes: used, signs, cards, symbols } of setNames)
        if (signs > 0 && holdsFace(used, cubes, table) && isGood(cards))
          yield { cubes: used, cards, told: `${paint}: ${symbols}: ${cards}` };
    if (!restricts(table) || setNames.length === 0) continue;
    for (const part of partsWithin(attempt, table)) {
      looked += setNames.length;
      if (looked > MOST_PAPERS) throw new NaiveTooLarge();
      const inPart = symbols(part.cubes);
      for (const { cubes: used, cards: named, symbols } of setNames) {
        const cards = named & part.keeps;
        const all = used | part.cubes;
        if (holdsFace(all, cubes, table) && isGood(cards))
          yield { cubes: all, cards, told: `${paint}: ${inPart}: ${part.keeps}: ${symbols}: ${cards}` };
      }
    }
  }
}

/** Whether the Solution, or the Two Solutions, can be written with at most this many cubes from Resources. */
export function naiveCanSolve(table: NaiveTable, fromResources: number): boolean {
  const enough = inForce(table, 'two-solutions') ? 2 : 1;
  return naiveSets(table, fromResources, enough).size >= enough;
}
