// Bots that think in a thread of their own, so that the line that a person types never waits for them.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Bot, type BotOptions, createBot, type Deed } from '@openshake/bots';
import type { Meant } from '@openshake/host';
import type { MatchView, Player } from '@openshake/rules';

/** By this the entry of the command knows that it is started to think. */
const THINKERS = 'openshake-thinkers';

interface ThinkersStart {
  as: typeof THINKERS;
  bots: readonly Thinker[];
}

/** A bot, and what it has seen of the shake before it is asked first. */
export type Thinker = BotOptions & { seen: readonly MatchView[] };

export type Views = readonly (readonly [seat: Player, view: MatchView])[];

export const isThinkers = (data: unknown): data is ThinkersStart =>
  typeof data === 'object' && data !== null && 'as' in data && data.as === THINKERS;

function seated({ seen, ...options }: Thinker): Bot {
  const bot = createBot(options);
  for (const view of seen) bot.watch(view);
  return bot;
}

/** In the thread: every view is answered with the deeds that its bots mean, in the order in which they were asked. */
export function think(): void {
  const port = parentPort;
  if (!port || !isThinkers(workerData)) throw new Error('Bots think in a thread that a match has started.');
  const bots = new Map(workerData.bots.map((thinker) => [thinker.seat, seated(thinker)]));
  const meant = ([by, view]: Views[number]): Meant[] => {
    const deed: Deed | null = bots.get(by)?.act(view) ?? null;
    return deed ? [{ by, deed }] : [];
  };
  port.on('message', (views: Views) => port.postMessage(views.flatMap(meant)));
}

/** Asks bots in their thread. One that fails there fails the command: its match is kept. */
export class Thinkers {
  readonly #worker: Worker;
  readonly #waiting: ((meant: Meant[]) => void)[] = [];

  constructor(bots: readonly Thinker[]) {
    const start: ThinkersStart = { as: THINKERS, bots };
    // The bundle is one file: this module's address is the command's, whose entry sees what it is started for.
    this.#worker = new Worker(new URL(import.meta.url), { workerData: start });
    this.#worker.on('message', (meant: Meant[]) => this.#waiting.shift()?.(meant));
  }

  /** What the bots of these seats would do, each shown its own view. */
  ask(views: Views): Promise<Meant[]> {
    this.#worker.postMessage(views);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
