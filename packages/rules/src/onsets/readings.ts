// Every reading of a row of sets without grouping. There may be millions, but their distinct values are found without listing them.
import { takes } from '../atOnce.ts';
import type { Minus } from '../shakeRules.ts';
import { ALL_CARDS, BLANK, type Card, type CardSet, cardsWith, NO_CARDS } from './cards.ts';
import type { BinaryOperation, Colour, SetSymbol } from './cubes.ts';
import type { Operand, Row } from './parse.ts';

/** What the six set symbols name in one Universe, and what − means there. */
export interface World {
  universe: CardSet;
  sets: Readonly<Record<SetSymbol, CardSet>>;
  minus: Minus;
}

/** A Universe whose blank card is painted with some dots (0 for none). */
export function makeWorld(universe: CardSet, minus: Minus, paint: Card = BLANK): World {
  const withDot = (colour: Colour, index: number): CardSet => (cardsWith(colour) | ((paint >> index) & 1)) & universe;
  const sets = {
    B: withDot('B', 0),
    R: withDot('R', 1),
    G: withDot('G', 2),
    Y: withDot('Y', 3),
    V: universe,
    A: NO_CARDS,
  };
  return { universe, minus, sets };
}

/** What an operation makes of two sets. */
export const work = (operation: BinaryOperation, left: CardSet, right: CardSet, minus: Minus): CardSet => {
  if (operation === 'U') return left | right;
  if (operation === 'N') return left & right;
  return minus === 'difference' ? left & ~right : left ^ right;
};

/** How much work is left for one paper, in pairs of sets. It is counted, not timed, so the same paper always gets the same answer. */
export interface Effort {
  left: number;
}

/** About this many pairs of sets take as long as one unit of `takes`. */
const PAIRS = 1_500;

/** Does this much of the work. Past the effort, the caller leaves outcomes out. */
export function spend(effort: Effort, pairs: number): void {
  effort.left -= pairs;
  takes(pairs / PAIRS);
}

/** Rows of 15 sets, the most that a kit can make, take about a tenth of this at worst. Past it, outcomes are left out. */
const ENOUGH_EFFORT = 20_000_000;
/** No kit makes longer rows, so less is enough. It grows like the work for a row that always names the same set, so such rows are always complete. */
const LONG_ROW = 18;
const effortForLongRows = (sets: number): number => 300_000 + sets ** 3 / 5;
/** A set that is kept takes as much memory as this many pairs take time. */
const KEEPING = 16;
/** Once the effort is spent, each stretch is split in this many places, joins this many of its sets with others, and keeps this many. */
const FEW_SPLITS = 4;
const FEW_JOINED = 4;
const FEW_KEPT = 16;

/** For a text with this many sets in all. */
export const newEffort = (sets: number): Effort => ({
  left: sets > LONG_ROW ? effortForLongRows(sets) : ENOUGH_EFFORT,
});

/** How many sets are in a row, including those in its groups. */
export const setsIn = (row: Row): number =>
  row.operands.reduce((sum, { of }) => sum + (typeof of === 'string' ? 1 : setsIn(of)), 0);

/**
 * All values of a row: for every stretch of it, from the shortest, the sets it can name. The work grows with the number of distinct sets,
 * never with the number of readings. Texts are built only on request: see `Values.text`.
 */
class Values {
  private readonly row: Row;
  private readonly world: World;
  private readonly effort: Effort;
  private isCut = false;
  private readonly inner: (Values | undefined)[];
  /** For stretch [from, to]: set → how it came about: split * 2^32 + left * 2^16 + right. */
  private readonly stretches: Map<CardSet, number>[][];
  /** For stretch [from, to]: its sets once more, as a list. */
  private readonly lists: CardSet[][][];

  constructor(row: Row, world: World, effort: Effort) {
    this.row = row;
    this.world = world;
    this.effort = effort;
    this.inner = row.operands.map(({ of }) => (typeof of === 'string' ? undefined : new Values(of, world, effort)));
    const size = row.operands.length;
    this.stretches = row.operands.map((operand, index) => {
      const stretch: Map<CardSet, number>[] = [];
      stretch[index] = new Map(this.operandSets(operand, index).map((set) => [set, 0]));
      return stretch;
    });
    this.lists = this.stretches.map((stretch) => stretch.map((sets) => [...sets.keys()]));
    for (let length = 2; length <= size; length += 1)
      for (let from = 0; from + length <= size; from += 1) this.fill(from, from + length - 1);
  }

  get sets(): CardSet[] {
    return this.lists[0]?.at(-1) ?? [];
  }

  /** Whether every set that the row can name was found. */
  get isComplete(): boolean {
    return !this.isCut && this.inner.every((values) => values?.isComplete ?? true);
  }

  /** One reading of the whole row that names this set. */
  text(set: CardSet): string {
    return this.write(0, this.row.operands.length - 1, set, false);
  }

  private stretch(from: number, to: number): Map<CardSet, number> {
    return this.stretches[from]?.[to] ?? new Map();
  }

  private operandSets({ of, primed }: Operand, index: number): CardSet[] {
    const sets = typeof of === 'string' ? [this.world.sets[of]] : (this.inner[index]?.sets ?? []);
    return primed ? sets.map((set) => this.world.universe & ~set) : sets;
  }

  private fill(from: number, to: number): void {
    const found = new Map<CardSet, number>();
    // The rightmost split comes first, as in `eachReading`, so the reading from left to right is found first.
    for (let split = to - 1; split >= from; split -= 1) {
      if (this.effort.left <= 0 && to - split > FEW_SPLITS) break;
      const operation = this.row.operations[split] ?? 'U';
      const lefts = this.joined(from, split);
      const rights = this.joined(split + 1, to);
      for (const left of lefts) {
        if (this.effort.left <= 0 && found.size >= (lefts.length > FEW_JOINED ? 1 : FEW_KEPT)) break;
        const before = found.size;
        for (const right of rights) {
          const set = work(operation, left, right, this.world.minus);
          if (!found.has(set)) found.set(set, split * 2 ** 32 + left * 2 ** 16 + right);
        }
        spend(this.effort, rights.length + (found.size - before) * KEEPING);
      }
    }
    this.isCut ||= this.effort.left <= 0;
    const [stretch, list] = [this.stretches[from], this.lists[from]];
    if (stretch) stretch[to] = found;
    if (list) list[to] = [...found.keys()];
  }

  /** The sets of a stretch that are joined with others: all, or a few once the effort is spent. */
  private joined(from: number, to: number): CardSet[] {
    const sets = this.lists[from]?.[to] ?? [];
    return this.effort.left > 0 ? sets : sets.slice(0, FEW_JOINED);
  }

  private write(from: number, to: number, set: CardSet, grouped: boolean): string {
    const operand = this.row.operands[from];
    if (from === to && operand) return this.writeOperand(operand, from, set);
    const how = this.stretch(from, to).get(set) ?? 0;
    const split = Math.floor(how / 2 ** 32);
    const left = this.write(from, split, Math.floor(how / 2 ** 16) & ALL_CARDS, true);
    const right = this.write(split + 1, to, how & ALL_CARDS, true);
    const text = `${left} ${this.row.operations[split]} ${right}`;
    return grouped ? `(${text})` : text;
  }

  private writeOperand({ of, primed }: Operand, index: number, set: CardSet): string {
    const inner = primed ? this.world.universe & ~set : set;
    const text = typeof of === 'string' ? of : `(${this.inner[index]?.text(inner)})`;
    return primed ? `${text}'` : text;
  }
}

/** The distinct sets that a row names over all its readings, with a way to write one reading of each. */
export function valuesOf(
  row: Row,
  world: World,
  effort: Effort = newEffort(setsIn(row)),
): { sets: CardSet[]; isComplete: boolean; text(set: CardSet): string } {
  return new Values(row, world, effort);
}

const CATALAN: bigint[] = [1n];
const catalan = (n: number): bigint => {
  for (let k = CATALAN.length; k <= n; k += 1)
    CATALAN[k] = ((CATALAN[k - 1] ?? 1n) * BigInt(4 * k - 2)) / BigInt(k + 1);
  return CATALAN[n] ?? 1n;
};

/** How many ways a row can be grouped. */
export function countReadings(row: Row): bigint {
  return row.operands.reduce(
    (count, { of }) => (typeof of === 'string' ? count : count * countReadings(of)),
    catalan(row.operands.length - 1),
  );
}

/** Each reading of a row, written out, with the set it names. For rows with few readings. */
export function* eachReading(row: Row, world: World): Generator<{ set: CardSet; text: string }> {
  yield* stretchReadings(row, 0, row.operands.length - 1, world, false);
}

function* stretchReadings(
  row: Row,
  from: number,
  to: number,
  world: World,
  grouped: boolean,
): Generator<{ set: CardSet; text: string }> {
  const operand = row.operands[from];
  if (from === to && operand) {
    yield* operandReadings(operand, world);
    return;
  }
  // The rightmost split comes first: most people see the reading from left to right first.
  for (let split = to - 1; split >= from; split -= 1) {
    const operation = row.operations[split] ?? 'U';
    for (const left of stretchReadings(row, from, split, world, true))
      for (const right of stretchReadings(row, split + 1, to, world, true)) {
        const text = `${left.text} ${operation} ${right.text}`;
        yield { set: work(operation, left.set, right.set, world.minus), text: grouped ? `(${text})` : text };
      }
  }
}

function* operandReadings({ of, primed }: Operand, world: World): Generator<{ set: CardSet; text: string }> {
  const prime = ({ set, text }: { set: CardSet; text: string }) =>
    primed ? { set: world.universe & ~set, text: `${text}'` } : { set, text };
  if (typeof of === 'string') yield prime({ set: world.sets[of], text: of });
  else for (const { set, text } of eachReading(of, world)) yield prime({ set, text: `(${text})` });
}
