// The bots and programs at a table. The room asks each one after every change, and their plans wait for their moment. A slow one keeps nobody waiting.
import type { MatchView, Player, Refusal } from '@openshake/rules';
import type { Chance } from './dice.ts';
import type { Deed, Seated } from './seated.ts';
import { type Meant, MOST_REFUSALS, soonest } from './soonest.ts';
import { RETRY_MS, type Timer } from './timer.ts';

/** A deed, and the moment at which it is ready. */
export interface Ready extends Meant {
  ready: number;
}

export class Asking {
  readonly #seats: ReadonlyMap<Player, Seated>;
  readonly #timer: Timer;
  readonly #changed: () => void;
  readonly #failed: (error: unknown) => void;
  readonly #refusals = new Map<Player, number>();
  /** An answer to an earlier question is about another table. */
  #question = 0;
  readonly #thinking = new Set<Player>();
  #meant: Ready[] = [];

  /** `changed`: called whenever somebody has answered. */
  constructor(
    seats: Readonly<Record<Player, Seated>>,
    timer: Timer,
    changed: () => void,
    failed: (error: unknown) => void,
  ) {
    this.#seats = new Map(Object.entries(seats));
    this.#timer = timer;
    this.#changed = changed;
    this.#failed = failed;
  }

  /** Whether somebody is still thinking. */
  get isThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** The moment of the first planned deed; Infinity if nobody plans one. */
  get next(): number {
    return Math.min(...this.#meant.map(({ ready }) => ready));
  }

  /** Shows everybody the table, except those who were refused too often. */
  ask(at: number, see: (seat: Player) => MatchView): void {
    this.stop();
    const question = this.#question;
    const asked = [...this.#seats].filter(([seat]) => (this.#refusals.get(seat) ?? 0) < MOST_REFUSALS);
    for (const [seat] of asked) this.#thinking.add(seat);
    for (const [seat, seated] of asked) void this.#askOne(seat, seated, see(seat), question, at);
  }

  /** Forgets all plans: the table has changed. */
  stop(): void {
    this.#question += 1;
    const thinking = [...this.#thinking];
    this.#thinking.clear();
    this.#meant = [];
    for (const seat of thinking) this.#safely(() => this.#seats.get(seat)?.overtaken?.());
  }

  /** The first deed that is ready. Chance breaks ties. */
  first(at: number, chance: Chance): Ready | undefined {
    const places = [...this.#seats.keys()];
    const ready = this.#meant
      .filter((meant) => meant.ready <= at)
      .sort((one, other) => places.indexOf(one.by) - places.indexOf(other.by));
    const first = soonest(ready, chance);
    return ready.find(({ by }) => by === first?.by);
  }

  /** Something happened, so everybody may try again. */
  forgive(): void {
    this.#refusals.clear();
  }

  refuse({ by, deed }: Meant, why: Refusal): void {
    this.#count(by);
    this.#safely(() => this.#seats.get(by)?.refused?.(why, deed));
  }

  #safely(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** How many times in a row this seat did nothing useful. */
  #count(by: Player): number {
    const count = (this.#refusals.get(by) ?? 0) + 1;
    this.#refusals.set(by, count);
    return count;
  }

  async #askOne(by: Player, seated: Seated, view: MatchView, question: number, at: number): Promise<void> {
    let deed: Deed | null = null;
    let fails = false;
    try {
      deed = await seated.act(view);
      if (deed && !(deed.after >= 0 && deed.after < Infinity))
        throw new RangeError(`A deed cannot come after ${deed.after} ms.`);
    } catch (error) {
      deed = null;
      fails = true;
      this.#failed(error);
    }
    if (question !== this.#question) return;
    this.#thinking.delete(by);
    if (deed) this.#meant.push({ by, deed, ready: at + deed.after });
    if (fails && this.#count(by) < MOST_REFUSALS) this.#askAgain(by, seated, view, question, at);
    this.#changed();
  }

  /** A program that failed may work the next time. */
  #askAgain(by: Player, seated: Seated, view: MatchView, question: number, at: number): void {
    this.#timer.at(this.#timer.now() + RETRY_MS, () => {
      if (question !== this.#question) return;
      this.#thinking.add(by);
      void this.#askOne(by, seated, view, question, at + RETRY_MS);
    });
  }
}
