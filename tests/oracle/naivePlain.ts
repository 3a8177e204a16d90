/**
 * Finds the simplest Solution in the most naive way: every tree over every choice of cubes, with how many cubes it uses, how many V, Λ
 * and padded parts it has, and how deep it is; and the same two numbers for a written Solution. For small positions only.
 */
import {
  type Attempt,
  bits,
  type Cards,
  everyAttempt,
  hasAll,
  holdsFace,
  inForce,
  makesRestriction,
  minusIsSymmetric,
  type NaiveTable,
  NaiveTooLarge,
  needsRestriction,
  restricts,
} from './naiveSolver.ts';

/** V, Λ and padded parts; then the depth. */
export interface Plain {
  extras: number;
  depth: number;
}

/** A set of the sixteen cards, as bits. The rules do not say which dots each number means. */
type Every = number;
const EVERY: Every = 0xffff;
const DOTS = ['B', 'R', 'G', 'Y'];
const dotsOn = (number: number): string => DOTS.filter((_, at) => number & (1 << at)).join('');

const setOf = (symbol: string): Every => {
  let every = 0;
  for (let number = 0; number < 16; number += 1)
    if (symbol === 'V' || (symbol !== 'A' && dotsOn(number).includes(symbol))) every |= 1 << number;
  return every;
};

const work = (sign: string, left: Every, right: Every, symmetric: boolean): Every => {
  if (sign === 'U') return left | right;
  if (sign === 'N') return left & right;
  return symmetric ? left ^ right : left & ~right;
};

/** X ∪ X, X ∩ V, X − Λ: just what one operand names. X − X, X ∪ X′: nothing or everything. */
const isPadded = (left: Every, right: Every, joined: Every): boolean => [left, right, 0, EVERY].includes(joined);

const leafPlain = (symbol: string): Plain => ({ extras: 'VA'.includes(symbol) ? 1 : 0, depth: 0 });
const join = (one: Plain, other: Plain, padded: boolean): Plain => ({
  extras: one.extras + other.extras + Number(padded),
  depth: 1 + Math.max(one.depth, other.depth),
});
const prime = (one: Plain, isPrimed: boolean): Plain => ({
  extras: one.extras + Number(isPrimed),
  depth: one.depth + 1,
});
const beside = (one: Plain, other: Plain): Plain => ({
  extras: one.extras + other.extras,
  depth: Math.max(one.depth, other.depth),
});
const isNoWorse = (one: Plain, other: Plain): boolean => one.extras <= other.extras && one.depth <= other.depth;

export const isPlainer = (one: Plain, other: Plain): boolean =>
  one.extras < other.extras || (one.extras === other.extras && one.depth < other.depth);

/** Things by key; for each key, only those that no other beats in both numbers. */
class Plainest<T extends { plain: Plain }> {
  readonly #all = new Map<string, T[]>();
  size = 0;

  add(key: string, one: T): boolean {
    const there = this.#all.get(key) ?? [];
    if (there.some((other) => isNoWorse(other.plain, one.plain))) return false;
    const left = there.filter((other) => !isNoWorse(one.plain, other.plain));
    this.size += 1 + left.length - there.length;
    if (this.size > MOST) throw new NaiveTooLarge();
    this.#all.set(key, [...left, one]);
    return true;
  }

  values(): T[] {
    return [...this.#all.values()].flat();
  }
}

const MOST = 12_000;

interface Named {
  cubes: number;
  signs: number;
  every: Every;
  isPrimed: boolean;
  plain: Plain;
}

/** Every Set-Name over exactly these set cubes. */
class Names {
  readonly #attempt: Attempt;
  readonly #many: boolean;
  readonly #symmetric: boolean;
  readonly #known = new Map<number, Named[]>();

  constructor(attempt: Attempt, table: NaiveTable) {
    this.#attempt = attempt;
    this.#many = inForce(table, 'multiple-operations');
    this.#symmetric = minusIsSymmetric(table);
  }

  #using(sets: number): Named[] {
    const known = this.#known.get(sets);
    if (known) return known;
    const { cubes, mayUse } = this.#attempt;
    const found = new Plainest<Named>();
    const add = (named: Named) => found.add(`${named.cubes} ${named.signs} ${named.every} ${named.isPrimed}`, named);
    const [first, ...others] = bits(sets);
    if (first !== undefined && others.length === 0)
      for (const symbol of cubes[first]?.means ?? [])
        add({ cubes: sets, signs: 0, every: setOf(symbol), isPrimed: false, plain: leafPlain(symbol) });
    for (let part = (sets - 1) & sets; part > 0; part = (part - 1) & sets)
      for (const left of this.#using(part))
        for (const right of this.#using(sets & ~part)) {
          if (!this.#many && left.cubes & right.cubes) continue;
          for (const [at, { means }] of cubes.entries()) {
            const cube = 1 << at;
            if (!(mayUse & cube) || (!this.#many && (left.cubes | right.cubes) & cube)) continue;
            for (const sign of means) {
              if (!['U', 'N', '-'].includes(sign)) continue;
              const every = work(sign, left.every, right.every, this.#symmetric);
              add({
                cubes: left.cubes | right.cubes | cube,
                signs: Math.min(2, left.signs + right.signs + 1),
                every,
                isPrimed: false,
                plain: join(left.plain, right.plain, isPadded(left.every, right.every, every)),
              });
            }
          }
        }
    const open = found.values();
    for (let named = open.pop(); named; named = open.pop())
      for (const [at, { means }] of cubes.entries()) {
        const cube = 1 << at;
        if (!(mayUse & cube) || !means.includes("'") || (!this.#many && named.cubes & cube)) continue;
        const primed = {
          cubes: named.cubes | cube,
          signs: Math.min(2, named.signs + 1),
          every: EVERY & ~named.every,
          isPrimed: true,
          plain: prime(named.plain, named.isPrimed),
        };
        if (add(primed)) open.push(primed);
      }
    const all = found.values();
    this.#known.set(sets, all);
    return all;
  }

  all(): Named[] {
    const { cubes, mayUse } = this.#attempt;
    const isSet = (symbol: string) => 'BRGYVA'.includes(symbol);
    const mask = bits(mayUse).reduce((so, at) => (cubes[at]?.means.some(isSet) ? so | (1 << at) : so), 0);
    const all: Named[] = [];
    for (let part = mask; part > 0; part = (part - 1) & mask) all.push(...this.#using(part));
    return all;
  }
}

/** The dealt cards of a set, as bits in the order of the deal. */
const dealt = (every: Every, { universe }: NaiveTable, paint: string): Cards =>
  universe.reduce((so, card, at) => {
    const dots = card === 'blank' ? paint : card;
    const number = DOTS.reduce((sum, dot, index) => (dots.includes(dot) ? sum + (1 << index) : sum), 0);
    return every & (1 << number) ? so | (1 << at) : so;
  }, 0);

interface Chain {
  cubes: number;
  keeps: Cards;
  last: Cards;
  plain: Plain;
}

interface Part {
  cubes: number;
  keeps: Cards[];
  plain: Plain;
}

/** Every Restriction part that obeys its own cube rules. */
function partsOf(attempt: Attempt, names: readonly Named[], table: NaiveTable): Part[] {
  const { cubes, mayUse, paint } = attempt;
  const all = (1 << table.universe.length) - 1;
  const many = inForce(table, 'multiple-operations');
  const isSign = (at: number) => cubes[at]?.means.some((symbol) => ['U', 'N', '-', "'"].includes(symbol)) ?? false;
  const signs = bits(mayUse).reduce((so, at) => (isSign(at) ? so | (1 << at) : so), 0);
  const clash = (one: number, other: number) => (one & other & (many ? ~signs : -1)) !== 0;
  const relations = bits(mayUse).filter((at) => cubes[at]?.means.some((symbol) => '=C'.includes(symbol)));
  const begun = new Plainest<Chain>();
  for (const { cubes: used, every, plain } of names) {
    const last = dealt(every, table, paint);
    begun.add(`${used} ${last}`, { cubes: used, keeps: all, last, plain });
  }
  const sides = begun.values();
  const whole = new Plainest<Chain>();
  let open = sides;
  while (open.length > 0) {
    const next = new Plainest<Chain>();
    for (const chain of open)
      for (const at of relations) {
        if (chain.cubes & (1 << at)) continue;
        for (const side of sides) {
          if (clash(chain.cubes, side.cubes)) continue;
          const isEqual = cubes[at]?.means.includes('=');
          const keeps = chain.keeps & (isEqual ? ~(chain.last ^ side.last) : ~chain.last | side.last);
          const plain = join(chain.plain, side.plain, keeps === chain.keeps);
          const longer = { cubes: chain.cubes | side.cubes | (1 << at), keeps, last: side.last, plain };
          next.add(`${longer.cubes} ${keeps} ${longer.last & keeps}`, longer);
        }
      }
    open = next.values();
    for (const chain of open) whole.add(`${chain.cubes} ${chain.keeps}`, chain);
  }
  const found = new Plainest<Part>();
  let parts: Part[] = [{ cubes: 0, keeps: [], plain: { extras: 0, depth: 0 } }];
  while (parts.length > 0) {
    const next = new Plainest<Part>();
    for (const part of parts)
      for (const chain of whole.values()) {
        if (clash(part.cubes, chain.cubes)) continue;
        const keeps = [...part.keeps, chain.keeps].sort((one, other) => one - other);
        const more = { cubes: part.cubes | chain.cubes, keeps, plain: beside(part.plain, chain.plain) };
        next.add(`${more.cubes} ${keeps}`, more);
      }
    parts = next.values();
    for (const part of parts) found.add(`${part.cubes} ${part.keeps}`, part);
  }
  return found.values();
}

/** The simplest Solution for a set of cards: its number of cubes, and how simple it is. */
export interface NaivePlainest {
  cubes: number;
  plain: Plain;
}

/** For every set of dealt cards that a Solution can name, the simplest Solution. */
export function naivePlainest(table: NaiveTable, fromResources: number): Map<Cards, NaivePlainest> {
  const best = new Map<Cards, NaivePlainest>();
  const note = (mask: number, cards: Cards, plain: Plain) => {
    const cubes = bits(mask).length;
    const known = best.get(cards);
    const isBetter = !known || cubes < known.cubes || (cubes === known.cubes && isPlainer(plain, known.plain));
    if (isBetter) best.set(cards, { cubes, plain });
  };
  let looked = 0;
  for (const attempt of everyAttempt(table, fromResources)) {
    const { cubes, isGood, paint } = attempt;
    const names = new Names(attempt, table).all();
    const setNames = names.filter(
      (named) =>
        hasAll(named.cubes, cubes, (cube) => cube.from === 'required' && !makesRestriction(cube, table)) &&
        named.signs >= (inForce(table, 'two-operations') ? 2 : 0),
    );
    if (!needsRestriction(cubes, table))
      for (const { cubes: used, signs, every, plain } of setNames) {
        const cards = dealt(every, table, paint);
        if (signs > 0 && holdsFace(used, cubes, table) && isGood(cards)) note(used, cards, plain);
      }
    if (!restricts(table) || setNames.length === 0) continue;
    for (const { cubes: used, keeps, plain } of partsOf(attempt, names, table)) {
      if (!hasAll(used, cubes, (cube) => cube.from === 'required')) continue;
      const without = (index: number) => keeps.reduce((so, each, at) => (at === index ? so : so & each), -1);
      const everyCard = (1 << table.universe.length) - 1;
      const isNull = keeps.some((mine, index) => (everyCard & without(index) & ~mine) === 0);
      if (inForce(table, 'no-null-restrictions') && isNull) continue;
      const left = keeps.reduce((so, each) => so & each, everyCard);
      looked += setNames.length;
      if (looked > 2_000_000) throw new NaiveTooLarge();
      for (const named of setNames) {
        const cards = dealt(named.every, table, paint) & left;
        const together = beside(named.plain, plain);
        if (holdsFace(named.cubes | used, cubes, table) && isGood(cards))
          note(named.cubes | used, cards, { ...together, depth: together.depth + 1 });
      }
    }
  }
  return best;
}

/** A worked-out part of a text. */
interface Read {
  every: Every;
  isPrimed: boolean;
  plain: Plain;
}

/** A written Solution: the dealt cards that it names, and how simple it is. Missing grouping gets the simplest reading. */
export function readPlain(
  { restrictions = [], setName, blank = '' }: { restrictions?: string[]; setName: string; blank?: string },
  table: NaiveTable,
): { cards: Cards; plain: Plain } {
  const symmetric = minusIsSymmetric(table);
  const all = (1 << table.universe.length) - 1;
  const named = readRow(tokensOf(setName), symmetric);
  if (restrictions.length === 0) return { cards: dealt(named.every, table, blank), plain: named.plain };
  let left = all;
  let together = named.plain;
  for (const text of restrictions) {
    const tokens = tokensOf(text);
    const at = tokens.flatMap((token, index) => (/^[=C]$/.test(token) ? [index] : []));
    const sides = [-1, ...at].map((from, index) => readRow(tokens.slice(from + 1, at[index]), symmetric));
    let keeps = all;
    let [plain, last] = [sides[0]?.plain ?? { extras: 0, depth: 0 }, dealt(sides[0]?.every ?? 0, table, blank)];
    for (const [index, side] of sides.slice(1).entries()) {
      const cards = dealt(side.every, table, blank);
      const kept = keeps & (tokens[at[index] ?? 0] === '=' ? ~(last ^ cards) : ~last | cards);
      plain = join(plain, side.plain, kept === keeps);
      keeps = kept;
      last = cards;
    }
    left &= keeps;
    together = beside(together, plain);
  }
  return { cards: dealt(named.every, table, blank) & left, plain: { ...together, depth: together.depth + 1 } };
}

/** The intended symbols: `B:U` means ∪. */
const tokensOf = (text: string): string[] =>
  [...text.matchAll(/(?:[BRGYVAUN'=C-]:)?([BRGYVAUN'=C()-])/g)].map(([, meant]) => meant ?? '');

function readRow(tokens: readonly string[], symmetric: boolean): Read {
  const operands: Read[] = [];
  const signs: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const last = operands.at(-1);
    if (token === "'" && last)
      operands[operands.length - 1] = {
        every: EVERY & ~last.every,
        isPrimed: true,
        plain: prime(last.plain, last.isPrimed),
      };
    else if (['U', 'N', '-'].includes(token)) signs.push(token);
    else if (token === '(') {
      let depth = 1;
      let end = at + 1;
      for (; depth > 0; end += 1) depth += tokens[end] === '(' ? 1 : tokens[end] === ')' ? -1 : 0;
      // A group in brackets is not a set with ′, even if ′ is its last sign.
      operands.push(readRow(tokens.slice(at + 1, end - 1), symmetric));
      at = end - 1;
    } else operands.push({ every: setOf(token), isPrimed: false, plain: leafPlain(token) });
  }
  return readStretch(operands, signs, symmetric);
}

/** Only ∪, or only ∩, names the same in any grouping and order. No other row is written without grouping. */
function readStretch(operands: readonly Read[], signs: readonly string[], symmetric: boolean): Read {
  const [only] = operands;
  const [sign = ''] = signs;
  if (operands.length === 1 && only) return only;
  if (operands.length > 2 && (sign === '-' || signs.some((each) => each !== sign)))
    throw new RangeError('This row has more than one reading.');
  const all = (1 << operands.length) - 1;
  let best: Read | undefined;
  for (let part = 1; part < all; part += 1) {
    // For −, the order matters.
    if (sign === '-' && part !== 1) continue;
    const chosen = (mask: number) => operands.filter((_, at) => mask & (1 << at));
    const left = readStretch(chosen(part), signs.slice(0, bits(part).length - 1), symmetric);
    const right = readStretch(chosen(all & ~part), signs.slice(0, bits(all & ~part).length - 1), symmetric);
    const every = work(sign, left.every, right.every, symmetric);
    const plain = join(left.plain, right.plain, isPadded(left.every, right.every, every));
    if (!best || isPlainer(plain, best.plain)) best = { every, isPrimed: false, plain };
  }
  if (!best) throw new RangeError('There is no set here.');
  return best;
}
