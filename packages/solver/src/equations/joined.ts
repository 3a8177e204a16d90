// What two values make together, worked out only when someone asks.
import type { Combiner } from './combine.ts';
import type { Side } from './invert.ts';
import type { Made } from './listed.ts';
import { signAt } from './signs.ts';
import type { Value } from './value.ts';

/** `known` is on this side of the sign. A root without an index has none. */
export function combined(
  combiner: Combiner,
  sign: number,
  known: Made | undefined,
  made: Made,
  side: Side,
): Value | undefined {
  const other = made.value;
  if (!other) return undefined;
  if (!known) return combiner.combine(signAt(sign), undefined, other);
  const one = known.value;
  if (!one) return undefined;
  return side === 'left' ? combiner.combine(signAt(sign), one, other) : combiner.combine(signAt(sign), other, one);
}

/** Bags joined by a sign. Each makes the same value. */
export class Joined implements Made {
  readonly bags: readonly number[];
  readonly #combiner: Combiner;
  readonly #sign: number;
  readonly #known: Made | undefined;
  readonly #made: Made;
  readonly #side: Side;
  /** Undefined is also a value. */
  #isKnown = false;
  #value: Value | undefined;

  constructor(
    bags: readonly number[],
    combiner: Combiner,
    sign: number,
    known: Made | undefined,
    made: Made,
    side: Side,
  ) {
    this.bags = bags;
    this.#combiner = combiner;
    this.#sign = sign;
    this.#known = known;
    this.#made = made;
    this.#side = side;
  }

  get value(): Value | undefined {
    if (!this.#isKnown) {
      this.#value = combined(this.#combiner, this.#sign, this.#known, this.#made, this.#side);
      this.#isKnown = true;
    }
    return this.#value;
  }
}
