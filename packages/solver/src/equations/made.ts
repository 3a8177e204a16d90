// Lists of the bags of single fractions, kept as they are asked for. When there are too many, all are dropped.
import type { Group } from './level.ts';
import type { PackedBags } from './packed.ts';

/** Keeps this much, in numbers of eight bytes. */
const MOST_KEPT = 8_000_000;
/** A list takes this much besides its bags. If there are none, only that is remembered. */
const LIST_KEPT = 60;
const NONE_KEPT = 6;

export class Made {
  #bySize: Map<number | string, Group | 'none'>[] = [];
  #kept = 0;

  get(key: number | string, size: number): Group | 'none' | undefined {
    return this.#bySize[size]?.get(key);
  }

  keep(key: number | string, size: number, group: Group): void {
    const isNone = group.bags.length === 0;
    this.#kept += isNone ? NONE_KEPT : group.bags.length + LIST_KEPT;
    if (this.#kept > MOST_KEPT) {
      this.#bySize = [];
      this.#kept = 0;
    }
    this.#bySize[size] ??= new Map();
    this.#bySize[size]?.set(key, isNone ? 'none' : group);
  }

  /** All smaller bags kept for a fraction. */
  smaller(key: number | string, size: number): PackedBags {
    const bags: PackedBags = [];
    for (let less = 1; less < size; less += 1) {
      const group = this.get(key, less);
      if (group && group !== 'none') for (const word of group.bags) bags.push(word);
    }
    return bags;
  }
}
