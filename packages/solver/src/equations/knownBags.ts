// What a solver knows about bags for one meaning of the 0. It makes the lists only when something is known: few cubes need none.
import type { PackedBags } from './packed.ts';
import type { Value } from './value.ts';

export class KnownBags {
  #found: Map<string, Value> | undefined;
  #none: Set<string> | undefined;
  /** Solutions of few cubes. Every Solution holds one of them, as far as the cubes were swept. */
  readonly smallest: PackedBags = [];

  /** A value that equals the Goal's. */
  get found(): Map<string, Value> {
    this.#found ??= new Map();
    return this.#found;
  }

  /** Those without one, by which expressions the search looked for. */
  get none(): Set<string> {
    this.#none ??= new Set();
    return this.#none;
  }
}
