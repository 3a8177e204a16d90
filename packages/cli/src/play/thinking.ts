// Bots that think in a thread of their own, so that the line that a person types never waits for them.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Bot, type BotOptions, createBot, type Deed } from '@openshake/bots';
import type { Seated } from '@openshake/host';
import type { MatchView, Player } from '@openshake/rules';

/** By this the entry of the command knows that it is started to think. */
const THINKERS = 'openshake-thinkers';

interface ThinkersStart {
  as: typeof THINKERS;
  bots: readonly Thinker[];
}

/** A bot, and what it has seen of the shake before it is asked first. */
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

/** In the thread: views that were asked about together are answered together, so that no bot gains by thinking less. */
export function think(): void {
  const port = parentPort;
  if (!port || !isThinkers(workerData)) throw new Error('Bots think in a thread that a match has started.');
  const bots = new Map(workerData.bots.map((thinker) => [thinker.seat, seated(thinker)]));
  const answer = ({ seat, view }: Question): Deed | null => bots.get(seat)?.act(view) ?? null;
  port.on('message', (questions: readonly Question[]) => port.postMessage(questions.map(answer)));
}

/** Asks bots in their thread. One that fails there fails the command: its match is kept. */
export class Thinkers {
  /** The channel of each bot. */
  readonly seats: Readonly<Record<Player, Seated>>;
  readonly #worker: Worker;
  /** What is asked at this moment, and who waits for each answer. */
  #batch: Asked[] = [];
  /** What the thread has not answered yet, in order. */
  readonly #waiting: Asked[][] = [];

  constructor(bots: readonly Thinker[]) {
    const start: ThinkersStart = { as: THINKERS, bots };
    // The bundle is one file: this module's address is the command's, whose entry sees what it is started for.
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
