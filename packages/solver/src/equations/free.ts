// 0, 1 and −1 come out whatever one side of an operation is: 0 × x, 1^x, x^0, and powers of −1, for which only odd or even counts.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import type { BagIndex } from './bagIndex.ts';
import { FIRST_SIGN } from './bags.ts';
import type { Side } from './invert.ts';
import type { Group, Made } from './listed.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { ANY, EVEN, HALF, kindOf, ODD, Parities } from './parity.ts';
import type { Quest } from './quest.ts';
import type { Search } from './search.ts';
import { OVER, POWER, ROOT, signAt, TIMES } from './signs.ts';
import { standFor, Undecided, type Value } from './value.ts';

/** One of this many values of a bag is usually enough when it does not matter which. */
const SAMPLES = 2;

const YES = 1;
const NO = 2;

/** One side that makes the number with nearly anything on the other side. */
interface Rule {
  readonly sign: number;
  readonly known: number;
  readonly side: Side;
}

const RULES: Readonly<Record<number, readonly Rule[]>> = {
  0: [
    { sign: TIMES, known: 0, side: 'left' },
    { sign: OVER, known: 0, side: 'left' },
    { sign: POWER, known: 0, side: 'left' },
    { sign: ROOT, known: 0, side: 'right' },
  ],
  1: [
    { sign: POWER, known: 1, side: 'left' },
    { sign: POWER, known: 0, side: 'right' },
    { sign: ROOT, known: 1, side: 'right' },
    { sign: POWER, known: -1, side: 'left' },
    { sign: ROOT, known: -1, side: 'right' },
  ],
  [-1]: [
    { sign: POWER, known: -1, side: 'left' },
    { sign: ROOT, known: -1, side: 'right' },
  ],
};

/** Whether a number on this side makes 0, 1 or −1 whatever the other side is. Those are found separately. */
export const isFree = (sign: number, { n, d }: Near, side: Side): boolean =>
  d === 1 &&
  [0, 1, -1].some((made) => RULES[made]?.some((rule) => rule.sign === sign && rule.known === n && rule.side === side));

export class Free {
  readonly #search: Search;
  readonly #index: BagIndex;
  /** Bags of up to this many symbols are listed with all their values. */
  readonly #most: number;
  readonly #signs: readonly number[];
  readonly #find: (wanted: Near, size: number) => readonly Made[];
  readonly #samples: Value[][] = [];
  readonly #parities: Parities;
  /**
   * For each rule, or for what it asks of the other side: which bags have a suitable value, as far as anyone asked.
   * If anything was left undecided, the whole family is.
   */
  readonly #serving = new Map<Rule | number, Int8Array>();
  /** Results for −1 and numbers that only the judge can decide, by sign and number. */
  readonly #judged = new Map<string, Value | undefined>();

  constructor(
    search: Search,
    index: BagIndex,
    most: number,
    signs: readonly number[],
    find: (wanted: Near, size: number) => readonly Made[],
  ) {
    this.#search = search;
    this.#index = index;
    this.#most = most;
    this.#signs = signs;
    this.#find = find;
    this.#parities = new Parities(search, most);
  }

  /** Takes every new bag that makes the wanted 0, 1 or −1 this way. */
  each(quest: Quest): void {
    for (const rule of RULES[quest.wanted.n] ?? []) {
      if (!this.#signs.includes(rule.sign)) continue;
      for (let size = 1; size <= quest.size - 2; size += 1) this.#follow(quest, rule, size);
    }
  }

  #follow(quest: Quest, rule: Rule, size: number): void {
    const index = this.#index;
    const rest = quest.size - 1 - size;
    const [from, to] = [index.first[rest] ?? 0, index.first[rest + 1] ?? 0];
    if (from === to) return;
    const known = standFor(near.lowest(rule.known, 1));
    const serving = this.#servingFor(quest, rule);
    for (const { bags } of this.#find(known, size))
      for (const bag of bags) {
        this.#search.step();
        index.visitOpen(bag, from, to, rule.sign, quest, (other, joined) => {
          if (serving[other] === NO) return;
          serving[other] ||= this.#makes(quest, rule, known, other, rest) ? YES : NO;
          if (serving[other] === YES) quest.take(joined);
        });
      }
  }

  /** If powers and roots are free, −1 asks the same of an exponent and of an index. */
  #servingFor({ wanted }: Quest, rule: Rule): Int8Array {
    const isFreely = rule.known === -1 && !this.#search.combiner.wholeOnly;
    const asks = isFreely ? kindFor(rule.sign, wanted.n) : rule;
    const serving = this.#serving.get(asks) ?? new Int8Array(this.#index.length);
    this.#serving.set(asks, serving);
    return serving;
  }

  /** Whether some value of the bag works. */
  #makes(quest: Quest, rule: Rule, known: Value, bag: number, size: number): boolean {
    const { sign, known: whole, side } = rule;
    const counts = this.#index.countsOf(bag);
    const kind = whole === -1 ? kindFor(sign, quest.wanted.n) : ANY;
    const offer = (sample: Value): boolean => {
      this.#search.step();
      if ((kindOf(sample) & kind) === 0) return false;
      const value = this.#combineOnce(sign, known, sample, side);
      return value !== undefined && value.d === 1 && value.n === quest.wanted.n;
    };
    if (whole === -1) {
      const { may, samples } = this.#parities.of(this.#search.bagOf(counts));
      const sample = samples.get(kind);
      if (sample && offer(sample)) return true;
      if ((may & kind) === 0) return false;
    } else if (this.#samplesOf(bag).some(offer)) return true;
    else if (size <= this.#most) return false;
    return this.#search.some(counts, offer);
  }

  #combine(sign: number, known: Value, value: Value, side: Side): Value | undefined {
    const { combiner } = this.#search;
    return side === 'left'
      ? combiner.combine(signAt(sign), known, value)
      : combiner.combine(signAt(sign), value, known);
  }

  /** What only the judge can decide about −1 is asked once for equal numbers, because there are many ways to write them. */
  #combineOnce(sign: number, known: Value, value: Value, side: Side): Value | undefined {
    const isSettled = known.n !== -1 || value.d !== 0 || value.surd;
    const key = isSettled ? undefined : keyOfExact(value);
    if (key === undefined) return this.#combine(sign, known, value, side);
    const asked = `${sign} ${key}`;
    if (!this.#judged.has(asked)) this.#judged.set(asked, this.#combine(sign, known, value, side));
    return this.#judged.get(asked);
  }

  /** If nothing says what the other side must be, tries everything it can be. */
  tryAll(quest: Quest, sign: number, group: Group, size: number, side: Side): void {
    const index = this.#index;
    for (const { value: known, bags } of group.members)
      for (const bag of bags)
        for (let other = index.first[size] ?? 0; other < (index.first[size + 1] ?? 0); other += 1) {
          const joined = index.joined(bag, other, sign);
          if (joined < 0 || !quest.isOpen(joined)) continue;
          this.#search.some(index.countsOf(other), (value) => {
            this.#search.step();
            const made = this.#combine(sign, known, value, side);
            if (!made || !near.mayEqual(made, quest.wanted)) return false;
            if (!quest.isFraction) quest.found.push({ value: made, bags: [joined] });
            else if (this.#search.isEqual(made, quest.wanted, standFor(quest.wanted).exact)) {
              quest.take(joined);
              return true;
            }
            return false;
          });
        }
  }

  /** A few values of a bag, made by taking away one digit and one sign. */
  #samplesOf(bag: number): readonly Value[] {
    const known = this.#samples[bag];
    if (known) return known;
    const index = this.#index;
    const counts = index.countsOf(bag);
    const samples = bag < (index.first[this.#most + 1] ?? 0) ? [...this.#search.valuesOf(counts)] : [];
    this.#samples[bag] = samples;
    if (samples.length > 0) return samples;
    for (let sign = FIRST_SIGN; sign < counts.length; sign += 1) {
      if (counts[sign] === 0) continue;
      for (let digit = 0; digit < FIRST_SIGN; digit += 1) {
        if (counts[digit] === 0) continue;
        const rest = index.with(bag, [], [sign, digit]);
        if (rest < 0) continue;
        for (const leaf of this.#samplesOf(index.numberOf(EQUATION_CUBES.map((_, at) => (at === digit ? 1 : 0)))))
          for (const value of this.#samplesOf(rest)) {
            const made = this.#search.combiner.combine(signAt(sign), value, leaf);
            if (made && samples.push(made) >= SAMPLES) return samples;
          }
      }
      if (sign !== ROOT) continue;
      const rest = index.with(bag, [], [sign]);
      for (const value of rest < 0 ? [] : this.#samplesOf(rest)) {
        const made = this.#search.combiner.combine('r', undefined, value);
        if (made && samples.push(made) >= SAMPLES) return samples;
      }
    }
    return samples;
  }
}

/** The same for numbers that the judge writes the same way, which are equal. */
function keyOfExact(value: Value): string | undefined {
  try {
    return value.exact.key;
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return undefined;
  }
}

/** What an exponent of −1, or the index of its root, must be for 1 or −1. */
const kindFor = (sign: number, wanted: number): number => (wanted < 0 ? ODD : sign === POWER ? EVEN : HALF);
