// How much memory the workers take: the room and a perfect bot, a hint, a review, and questions of the bench.
import type { BookId } from '@openshake/rules';
import type { CDPSession, Page } from 'playwright-core';
import { QUESTIONS, type Question } from '../../apps/web/src/screens/bench/benchState.ts';
import { openPractice, type PracticePage } from '../../tests/web/support/practice.ts';
import { say } from '../../tests/web/support/say.ts';
import { openFolder } from '../../tests/web/support/site.ts';
import type { Finding } from '../server/report.ts';
import { BOOKS } from './books.ts';

const LIMIT_MB = 200;
const MB = 1_000_000;
const SEED = 2026;
const OFTEN_MS = 250;
/** Longer than the bench searches before it says that it does not know yet. */
const SEARCH_MS = 120_000;

/** Everything that runs beside the page. The room and the bots are those of the game. */
const WORKERS = ['room', 'bots', 'advice', 'review', 'solve'] as const;
type Game = keyof typeof BOOKS;

/** What the bench is asked, about positions with nearly everything still in Resources. */
const POSITIONS: Readonly<Record<'possible' | 'goals', Readonly<Record<Game, string>>>> = {
  possible: {
    'On-Sets': "goal=row+2+3&universe=B+R+G+Y+BR+BG+RY+GY+BRG+RGY+BGY+BRGY&resources=B+B+R+R+G+G+Y+Y+U+N+-+'+V+A+=+1",
    Equations: 'goal=24&required=%5E&resources=0+1+3+5+6+7+8+9+1+3+5+%2B+-+x+/+r+r+x+-',
  },
  goals: {
    'On-Sets': "universe=B+R+G+Y+BR+BG+RY+GY+BRG+RGY+BGY+BRGY&resources=B+B+R+R+G+G+Y+Y+U+N+-+'+V+A+=+1+2+3",
    Equations: 'resources=0+1+2+3+4+5+6+7+8+9+1+2+3+4+5+%2B+-+x+/+%5E+r+r+x+-',
  },
};

/** A worker that is let go stays a moment longer, so that its heap can still be looked at. */
function lingering(ms: number): void {
  const { terminate } = Worker.prototype;
  Worker.prototype.terminate = function (this: Worker) {
    setTimeout(() => terminate.call(this), ms);
  };
}

/** The heaps of a page's workers, looked at again and again. A busy worker answers when it is done, with its heap as large as it became. */
class Heaps {
  readonly #devtools: CDPSession;
  readonly #workers = new Map<string, { name: string; waiting: boolean }>();
  /** The largest heap of each kind of worker, in bytes, with what is garbage. */
  readonly most = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #count = 0;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async of(page: Page): Promise<Heaps> {
    const devtools = await page.context().newCDPSession(page);
    const heaps = new Heaps(devtools);
    devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type, url } }) => {
      if (type !== 'worker') return;
      const name = /(\w+)\.worker-/.exec(url)?.[1] ?? url;
      heaps.#workers.set(sessionId, { name, waiting: false });
    });
    devtools.on('Target.detachedFromTarget', ({ sessionId }) => void heaps.#workers.delete(sessionId));
    devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      const worker = heaps.#workers.get(sessionId);
      const { result } = JSON.parse(message) as { result?: { totalSize?: number } };
      if (!worker || result?.totalSize === undefined) return;
      worker.waiting = false;
      heaps.most.set(worker.name, Math.max(heaps.most.get(worker.name) ?? 0, result.totalSize));
    });
    await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    heaps.#timer = setInterval(() => heaps.#look(), OFTEN_MS);
    return heaps;
  }

  #look(): void {
    for (const [sessionId, worker] of this.#workers) {
      if (worker.waiting) continue;
      worker.waiting = true;
      this.#count += 1;
      const message = JSON.stringify({ id: this.#count, method: 'Runtime.getHeapUsage' });
      this.#devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => {});
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#devtools.detach();
  }
}

/** Plays two shakes against a perfect bot, and asks for a hint in each; then the review of the match. */
async function playAndReview(practice: PracticePage, book: BookId): Promise<void> {
  const { page, site } = practice;
  const table = await practice.sitDown({ book, division: 'senior', bot: 'perfect' });
  const { you } = table;
  for (const shakes of [1, 2]) {
    const isMyMove = () => {
      const { phase } = table.view();
      return phase.name === 'move' && phase.player === you && table.match.shakes.length === shakes - 1;
    };
    await table.play(() => isMyMove() || table.match.shakes.length >= shakes);
    if (isMyMove()) {
      await page.getByRole('button', { name: say('practice.hint'), exact: true }).click();
      await page.locator('.pr-found, .pr-help .line').first().waitFor({ timeout: SEARCH_MS });
    }
    await table.playShakes(shakes);
  }
  await page.goto(`${site.address}#/match/${table.id}?review=1`);
  await page.locator('.rv-graph').waitFor({ timeout: SEARCH_MS });
  await page.getByRole('button', { name: say('reviewing.stop') }).waitFor({ state: 'detached', timeout: SEARCH_MS });
}

/** Asks the bench, and waits until it has answered or says that it does not know yet. */
async function ask({ page, site }: PracticePage, book: BookId, position: string, question: Question): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site.address}#/bench?book=${book}&division=senior&${position}&ask=${question}`);
  const isAnswered = (at: number): boolean => {
    const answer = document.querySelectorAll('.bench-qa')[at]?.querySelector('[aria-live]');
    return answer != null && !answer.querySelector('.soft, .bench-asking [aria-hidden="true"]');
  };
  const at = QUESTIONS.indexOf(question);
  await page.waitForFunction(isAnswered, at, { timeout: SEARCH_MS });
  // It says so where it cannot even ask the solver.
  const fault = page.locator('.bench-qa').nth(at).locator('span.bench-n');
  if (await fault.count()) throw new Error(`${position}: ${await fault.first().innerText()}`);
}

async function measureGame(game: Game): Promise<Finding[]> {
  const book: BookId = BOOKS[game];
  const site = await openFolder();
  try {
    const practice = await openPractice(site, SEED);
    await practice.page.addInitScript(lingering, OFTEN_MS * 4);
    await practice.page.reload();
    const heaps = await Heaps.of(practice.page);
    await playAndReview(practice, book);
    await practice.page.waitForTimeout(OFTEN_MS * 4);
    for (const question of ['possible', 'goals'] as const) {
      await ask(practice, book, POSITIONS[question][game], question);
      await practice.page.waitForTimeout(OFTEN_MS * 4);
    }
    await heaps.stop();
    await practice.close();
    const unseen = WORKERS.filter((name) => !heaps.most.has(name));
    if (unseen.length > 0) throw new Error(`${game}: no heap was seen of ${unseen.join(', ')}.`);
    return WORKERS.map((name) => ({
      what: `${game}, worker ${name}`,
      measured: (heaps.most.get(name) ?? 0) / MB,
      unit: 'MB',
      limit: LIMIT_MB,
    }));
  } finally {
    await site.close();
  }
}

export const measureMemory = async (): Promise<Finding[]> => [
  ...(await measureGame('On-Sets')),
  ...(await measureGame('Equations')),
];
