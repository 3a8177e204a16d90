// What a level sees of what could be known: long Solutions not at all, shorter ones most of the time.
import type { Occasion } from '@openshake/rules';
import type { Chance } from './chance.ts';
import type { Level } from './levels.ts';
import type { Answer, JudgedMove, Laid, Mind } from './mind.ts';

export class Eyes {
  readonly mind: Mind;
  readonly #level: Level;
  readonly #chance: Chance;

  constructor(mind: Mind, level: Level, chance: Chance) {
    this.mind = mind;
    this.#level = level;
    this.#chance = chance;
  }

  /** Whether this player plays by what is proven alone. */
  get isExact(): boolean {
    return this.#level.horizon === Number.POSITIVE_INFINITY;
  }

  /** A Solution that is not seen is not known to be there, and what nobody sees is not known to be impossible. */
  proof(after: Occasion, table: Laid): Answer {
    const known = this.mind.proof(after, table);
    if (this.isExact) return known;
    if (known.answer)
      return this.#sees(known.proof.cubes, JSON.stringify(known.proof.paper)) ? known : { answer: null };
    return known;
  }

  turn(table: Laid): JudgedMove[] {
    return this.mind.turn(table);
  }

  #sees(cubes: number, what: string): boolean {
    const { horizon, dimness } = this.#level;
    if (cubes > horizon) return false;
    return !this.#chance.happens((dimness * (cubes - 1)) / (horizon - 1), 'overlooks', what);
  }
}
