// Seats that nobody is connected for. Without clocks, the room says `leave` for such a seat after a while, and `return` when somebody is back.
import type { Action, Player, Setup } from '@openshake/rules';
import type { Row } from './row.ts';
import type { Timer } from './timer.ts';

/** How long a table without clocks waits. */
export const ABSENCE_MS = 5 * 60_000;

export class Absences {
  readonly #setup: Setup;
  readonly #timer: Timer;
  readonly #act: (action: Action, isWanted: () => boolean) => void;
  /** Mostly everybody is here. Then there is no list. */
  #waits: Map<Player, () => void> | undefined;
  /** The seats that the room made leave. */
  #sentAway: Set<Player> | undefined;

  constructor(setup: Setup, timer: Timer, act: (action: Action, isWanted: () => boolean) => void) {
    this.#setup = setup;
    this.#timer = timer;
    this.#act = act;
  }

  begin(seat: Player): void {
    const { clocks, players } = this.#setup;
    if (clocks !== 'none' || !players.includes(seat) || this.#isAway(seat)) return;
    // The seat may be back before the room can say so.
    const leave = () => this.#act({ type: 'leave', by: seat }, () => this.#isAway(seat));
    this.#waits ??= new Map();
    this.#waits.set(seat, this.#timer.at(this.#timer.now() + ABSENCE_MS, leave));
  }

  end(seat: Player): void {
    this.#waits?.get(seat)?.();
    this.#waits?.delete(seat);
    if (this.#waits?.size === 0) this.#waits = undefined;
    this.#act({ type: 'return', by: seat }, () => this.#sentAway?.has(seat) === true && !this.#isAway(seat));
  }

  #isAway(seat: Player): boolean {
    return this.#waits?.has(seat) === true;
  }

  /** After a restart, the log says which seats the room made leave. */
  heard({ id, action }: Row): void {
    if (action.type === 'leave' && id === null) {
      this.#sentAway ??= new Set();
      this.#sentAway.add(action.by);
    } else if (action.type === 'leave' || action.type === 'return') this.#sentAway?.delete(action.by);
  }
}
