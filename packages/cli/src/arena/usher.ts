// Seats the arena's players: our bots, made for each match, and programs, started once for each place.
import { createBot } from '@openshake/bots';
import { CannotSeat, type Patience, Program, type Watch } from '../bot/program.ts';
import type { Fact } from '../words/speech.ts';
import type { Occupant, Usher } from './playBout.ts';

/** A program that cannot be restarted during play forfeits. The next match tries again. */
const absent = (why: readonly Fact[]): Occupant => ({ act: () => null, gone: why });

export class Ushers {
  readonly #host: string;
  readonly #patience: Patience;
  readonly #watch: Watch;
  /** By command and place, because two seats of one match are two processes. */
  readonly #programs = new Map<string, Program>();

  constructor(host: string, patience: Patience, watch: Watch) {
    this.#host = host;
    this.#patience = patience;
    this.#watch = watch;
  }

  readonly usher: Usher = async (contestant, { match, seat, place, setup, seed }) => {
    if ('level' in contestant) return createBot({ level: contestant.level, seat, seed });
    try {
      const program = await this.#program(contestant.command, place);
      program.sit({ match, seat, setup, seed });
      return program;
    } catch (error) {
      if (error instanceof CannotSeat) return absent(error.why);
      throw error;
    }
  };

  /** The program at this place, restarted if it is gone. */
  async #program(command: string, place: number): Promise<Program> {
    const key = `${place} ${command}`;
    const running = this.#programs.get(key);
    if (running && running.gone === null) return running;
    const started = await Program.start(command, this.#host, this.#patience, this.#watch);
    this.#programs.set(key, started);
    return started;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.quit()));
  }
}
