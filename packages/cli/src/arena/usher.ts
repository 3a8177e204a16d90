// Who takes a seat in the arena: bots of our own, made for each match, and programs, started once for each place and told of each match.
import { createBot } from '@openshake/bots';
import { CannotSeat, type Patience, Program, type Watch } from '../bot/program.ts';
import type { Fact } from '../words/speech.ts';
import type { Occupant, Usher } from './playBout.ts';

/** A program that cannot be started in mid-play: it forfeits, and is tried again for the next match. */
const absent = (why: readonly Fact[]): Occupant => ({ act: () => null, gone: why });

export class Ushers {
  readonly #host: string;
  readonly #patience: Patience;
  readonly #watch: Watch;
  /** By command and place: two seats of one match are two processes. */
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

  /** The program at this place; one that is gone is started again. */
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
