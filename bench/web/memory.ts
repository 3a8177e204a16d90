// How much memory the workers take: the room and a perfect bot, questions of the bench, and a review.
import type { BookId, DivisionId } from '@openshake/rules';
import type { CDPSession, Page } from 'playwright-core';
import { openPractice } from '../../tests/web/support/practice.ts';
import { openFolder } from '../../tests/web/support/site.ts';
import type { Finding } from '../server/report.ts';
import { BOOKS } from './books.ts';

const LIMIT_MB = 200;
const MB = 1_000_000;
const SEED = 2026;
const OFTEN_MS = 250;

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
      const name = /([\w.]+)\.worker-/.exec(url)?.[1] ?? url;
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

/** Two shakes against a perfect bot; then the review of the match. */
async function measureMatch(game: string, book: BookId, division: DivisionId): Promise<Finding[]> {
  const site = await openFolder();
  try {
    const practice = await openPractice(site, SEED);
    const heaps = await Heaps.of(practice.page);
    const table = await practice.sitDown({ book, division, bot: 'perfect' });
    await table.playShakes(2);
    const { page } = practice;
    await page.goto(`${site.address}#/match/${table.id}`);
    await page.waitForFunction(() => document.querySelector('[role="progressbar"], progress') === null);
    await page.waitForTimeout(20_000);
    await heaps.stop();
    await practice.close();
    return [...heaps.most]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, bytes]) => ({
        what: `${game}, ${division}, worker ${name}`,
        measured: bytes / MB,
        unit: 'MB',
        limit: LIMIT_MB,
      }));
  } finally {
    await site.close();
  }
}

export const measureMemory = async (): Promise<Finding[]> => [
  ...(await measureMatch('On-Sets', BOOKS['On-Sets'], 'senior')),
  ...(await measureMatch('Equations', BOOKS.Equations, 'senior')),
];
