// What a level sees of what could be known: no long Solutions, and shorter ones most of the time.
import type { Occasion } from '@openshake/rules';
import type { Chance } from './chance.ts';
import type { Level } from './levels.ts';
import type { Answer, Laid, Mind } from './mind.ts';

export class Eyes {
  readonly mind: Mind;
  readonly #level: Level;
  readonly #chance: Chance;
  #shake = 0;

  constructor(mind: Mind, level: Level, chance: Chance) {
    this.mind = mind;
    this.#level = level;
    this.#chance = chance;
  }

  /** Whether this player plays only by what is proven. */
  get isExact(): boolean {
    return this.#level.horizon === Number.POSITIVE_INFINITY;
  }

  /** A new decision. What was overlooked once is overlooked for the whole shake. */
  begin(shake: number): void {
    this.#shake = shake;
    this.mind.begin();
  }

  /** True with a Solution that this player sees; false if this player is sure that there is none; null if none comes to mind. */
  proof(after: Occasion, table: Laid): Answer {
    const known = this.mind.proof(after, table);
    if (this.isExact) return known;
    if (known.answer && this.sees(known.proof.cubes, JSON.stringify(known.proof.paper))) return known;
    return { answer: this.#hasTriedAll(table) && !this.#secondThoughts(known, table) ? false : null };
  }

  /** Whether this player sees something with this many cubes. */
  sees(cubes: number, what: string): boolean {
    const { horizon, dimness } = this.#level;
    if (cubes > horizon) return false;
    return !this.#chance.happens((dimness * (cubes - 1)) / (horizon - 1), 'overlooks', this.#shake, what);
  }

  /** Whether so few cubes are left that this player can keep every Solution in mind. */
  #hasTriedAll({ required, permitted, resources }: Laid): boolean {
    return required.length + permitted.length + resources.length <= this.#level.horizon;
  }

  /** A player who overlooks a Solution usually finds it by looking again before saying that there is none. */
  #secondThoughts(known: Answer, { resources }: Laid): boolean {
    return known.answer === true && !this.#chance.happens(this.#level.dimness, 'again', this.#shake, ...resources);
  }
}
