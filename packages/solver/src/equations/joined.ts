// What two values make together, worked out only where it is asked for.
import type { Combiner } from './combine.ts';
import type { Side } from './invert.ts';
import type { Made } from './listed.ts';
import { signAt } from './signs.ts';
import type { Value } from './value.ts';

/** `known` stands on this side of the sign; a root without an index has none. */
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

/** Bags joined by a sign: each makes the one value. */
export class Joined implements Made {
  readonly bags: readonly number[];
  #work: (() => Value | undefined) | undefined;
  #value: Value | undefined;

  constructor(bags: readonly number[], work: () => Value | undefined) {
    this.bags = bags;
    this.#work = work;
  }

  get value(): Value | undefined {
    if (this.#work) {
      this.#value = this.#work();
      this.#work = undefined;
    }
    return this.#value;
  }
}
