// How long a player thinks: as long as people do, and never past the book's limits.
import type { Acted, MatchView } from '@openshake/rules';
import type { Chance } from './chance.ts';
import type { Level } from './levels.ts';
import type { Care, Choice } from './moment.ts';

/** How long a decision takes, relative to a normal one. */
const SHARE: Readonly<Record<Care, number>> = {
  habit: 0.2,
  glance: 0.4,
  look: 0.5,
  move: 1,
  goal: 2.5,
  write: 4,
  check: 2.5,
};

/** The player never uses up a whole limit. */
const RESERVE = 3_000;

export class Thinking {
  readonly #level: Level;
  readonly #chance: Chance;
  readonly #pace: number;
  /** What the player is thinking about, and since when. Other events do not start it over. */
  #about: { what: string; since: number } = { what: '', since: 0 };

  constructor(level: Level, chance: Chance, pace: number) {
    this.#level = level;
    this.#chance = chance;
    this.#pace = pace;
  }

  /** This many milliseconds from now. */
  time({ action, care, notBefore = 0 }: Choice, view: MatchView): number {
    const { at, phase, shakes, table } = view;
    if (this.#pace === 0) return Math.max(0, notBefore - at);
    const paper = 'writer' in action ? action.writer : '';
    const what = [shakes.length, phase.name, table.variations.length, table.trail.length, action.type, paper].join(' ');
    if (this.#about.what !== what) this.#about = { what, since: at };
    // From half as long to twice as long.
    const spread = 2 ** (2 * this.#chance.of('thinks', what) - 1);
    const wanted = this.#about.since + 1_000 * this.#level.ponders * SHARE[care] * spread * this.#pace;
    return Math.max(0, Math.round(Math.min(Math.max(wanted, notBefore), limitOf(action, view) - RESERVE) - at));
  }
}

/** When it is too late: for a duty, with the block in hand, and for challenging a last cube. */
function limitOf({ type, by }: Acted, { tasks, block }: MatchView): number {
  const isClaim = type === 'challenge' || type === 'pick-up-block';
  const own = tasks.filter(({ player, what }) => player === by || (isClaim && what === 'late-claim'));
  const held = block?.holder === by ? [block] : [];
  return Math.min(...[...own, ...held].flatMap(({ due }) => due ?? []));
}
