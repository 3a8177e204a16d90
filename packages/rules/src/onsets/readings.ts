// Every reading of a row of sets without grouping. There may be millions; their distinct values are found without listing them.
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

const work = (operation: BinaryOperation, left: CardSet, right: CardSet, minus: Minus): CardSet => {
  if (operation === 'U') return left | right;
  if (operation === 'N') return left & right;
  return minus === 'difference' ? left & ~right : left ^ right;
};

/**
 * All values of a row: of every stretch of it, from the shortest, which sets it can name. The work grows with the number of distinct sets,
 * never with the number of readings. Texts are built only for what is asked: see `Values.text`.
 */
class Values {
  private readonly row: Row;
  private readonly world: World;
  private readonly inner: (Values | undefined)[];
  /** For stretch [from, to]: set → how it came about: split * 2^32 + left * 2^16 + right. */
  private readonly stretches: Map<CardSet, number>[][];

  constructor(row: Row, world: World) {
    this.row = row;
    this.world = world;
    this.inner = row.operands.map(({ of }) => (typeof of === 'string' ? undefined : new Values(of, world)));
    const size = row.operands.length;
    this.stretches = row.operands.map((operand, index) => {
      const stretch: Map<CardSet, number>[] = [];
      stretch[index] = new Map(this.operandSets(operand, index).map((set) => [set, 0]));
      return stretch;
    });
    for (let length = 2; length <= size; length += 1)
      for (let from = 0; from + length <= size; from += 1) this.fill(from, from + length - 1);
  }

  get sets(): CardSet[] {
    return [...this.stretch(0, this.row.operands.length - 1).keys()];
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
    for (let split = from; split < to; split += 1) {
      const operation = this.row.operations[split] ?? 'U';
      const rights = [...this.stretch(split + 1, to).keys()];
      for (const left of this.stretch(from, split).keys())
        for (const right of rights) {
          const set = work(operation, left, right, this.world.minus);
          if (!found.has(set)) found.set(set, split * 2 ** 32 + left * 2 ** 16 + right);
        }
    }
    const stretch = this.stretches[from];
    if (stretch) stretch[to] = found;
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
export function valuesOf(row: Row, world: World): { sets: CardSet[]; text(set: CardSet): string } {
  return new Values(row, world);
}

const CATALAN: bigint[] = [1n];
const catalan = (n: number): bigint => {
  for (let k = CATALAN.length; k <= n; k += 1)
    CATALAN[k] = ((CATALAN[k - 1] ?? 1n) * BigInt(4 * k - 2)) / BigInt(k + 1);
  return CATALAN[n] ?? 1n;
};

/** In how many ways a row can be grouped. */
export function countReadings(row: Row): bigint {
  return row.operands.reduce(
    (count, { of }) => (typeof of === 'string' ? count : count * countReadings(of)),
    catalan(row.operands.length - 1),
  );
}

/** Each reading of a row, written out, with the set it names. For rows of few readings. */
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
  // The rightmost split first: the reading from left to right is what most people see first.
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
