// Who takes a seat in the arena: bots of our own, made for each match, and programs, started once for each place and told of each match.
import { createBot } from '@openshake/bots';
import { CannotSeat, type Patience, Program } from '../bot/program.ts';
import type { Occupant, Usher } from './playBout.ts';

/** A program that cannot be started in mid-play: it forfeits, and is tried again for the next match. */
const absent = (why: string): Occupant => ({ act: () => null, gone: why });

export class Ushers {
  readonly #host: string;
  readonly #patience: Patience;
  /** Told of every process that begins or ends. */
  readonly #runs: (pid: number, runs: boolean) => void;
  /** By command and place: two seats of one match are two processes. */
  readonly #programs = new Map<string, Program>();

  constructor(host: string, patience: Patience, runs: (pid: number, runs: boolean) => void) {
    this.#host = host;
    this.#patience = patience;
    this.#runs = runs;
  }

  readonly usher: Usher = async (contestant, { match, seat, place, setup, seed }) => {
    if ('level' in contestant) return createBot({ level: contestant.level, seat, seed });
    try {
      const program = await this.#program(contestant.command, place);
      program.sit({ match, seat, setup, seed });
      return program;
    } catch (error) {
      if (error instanceof CannotSeat) return absent(error.message);
      throw error;
    }
  };

  /** The program at this place; one that is gone is started again. */
  async #program(command: string, place: number): Promise<Program> {
    const key = `${place} ${command}`;
    const running = this.#programs.get(key);
    if (running && running.gone === null) return running;
    const started = await Program.start(command, this.#host, this.#patience);
    this.#programs.set(key, started);
    const { pid, ended } = started.process;
    if (pid !== undefined) {
      this.#runs(pid, true);
      void ended.then(() => this.#runs(pid, false));
    }
    return started;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.quit()));
  }
}
