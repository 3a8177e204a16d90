// Bots that think in their own thread, so that a person's typing never waits for them.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Bot, type BotOptions, createBot, type Deed } from '@openshake/bots';
import type { Seated } from '@openshake/host';
import type { MatchView, Player } from '@openshake/rules';

/** Tells the entry of the command that this thread is for thinking. */
const THINKERS = 'openshake-thinkers';

interface ThinkersStart {
  as: typeof THINKERS;
  bots: readonly Thinker[];
}

/** A bot, and what it saw of the shake before its first question. */
export type Thinker = BotOptions & { seen: readonly MatchView[] };

interface Question {
  seat: Player;
  view: MatchView;
}

interface Asked {
  question: Question;
  answer: (deed: Deed | null) => void;
}

export const isThinkers = (data: unknown): data is ThinkersStart =>
  typeof data === 'object' && data !== null && 'as' in data && data.as === THINKERS;

function seated({ seen, ...options }: Thinker): Bot {
  const bot = createBot(options);
  for (const view of seen) bot.watch(view);
  return bot;
}

/** In the thread: views asked about together are answered together, so that no bot gains by thinking less. */
export function think(): void {
  const port = parentPort;
  if (!port || !isThinkers(workerData)) throw new Error('Only a match starts the thread in which its bots think.');
  const bots = new Map(workerData.bots.map((thinker) => [thinker.seat, seated(thinker)]));
  const answer = ({ seat, view }: Question): Deed | null => bots.get(seat)?.act(view) ?? null;
  port.on('message', (questions: readonly Question[]) => port.postMessage(questions.map(answer)));
}

/** Asks bots in their thread. If one fails there, the command fails; its match is saved. */
export class Thinkers {
  /** The channel of each bot. */
  readonly seats: Readonly<Record<Player, Seated>>;
  readonly #worker: Worker;
  /** The open questions, and who waits for each answer. */
  #batch: Asked[] = [];
  /** What the thread has not answered yet, in order. */
  readonly #waiting: Asked[][] = [];

  constructor(bots: readonly Thinker[]) {
    const start: ThinkersStart = { as: THINKERS, bots };
    // The bundle is one file: this module's address is the command's, and the entry sees what it is started for.
    this.#worker = new Worker(new URL(import.meta.url), { workerData: start });
    this.#worker.on('message', (deeds: readonly (Deed | null)[]) => {
      for (const [at, { answer }] of (this.#waiting.shift() ?? []).entries()) answer(deeds[at] ?? null);
    });
    this.seats = Object.fromEntries(bots.map(({ seat }) => [seat, { act: (view) => this.#ask({ seat, view }) }]));
  }

  #ask(question: Question): Promise<Deed | null> {
    if (this.#batch.length === 0) queueMicrotask(() => this.#send());
    return new Promise((answer) => this.#batch.push({ question, answer }));
  }

  #send(): void {
    this.#worker.postMessage(this.#batch.map(({ question }) => question));
    this.#waiting.push(this.#batch);
    this.#batch = [];
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
