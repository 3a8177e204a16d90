// A practice table under observation: what the page sends to its room, what the room answers, and what the seat sees.
import { parseSeenVersion } from '@openshake/protocol/wire';
import type { BookId, DivisionId, MatchView } from '@openshake/rules';
import { books } from '@openshake/rules';
import type { BrowserContextOptions } from 'playwright-core';
import { hurry } from './practice.ts';
import { openPage, type Watched } from './site.ts';

export interface PracticePlan {
  book: BookId;
  division: DivisionId;
  bot: string;
  seed: number;
}

/** An answer of the room, and whether somebody else came first. */
export interface RoomAnswer {
  action: unknown;
  ok: boolean;
  refusal?: unknown;
  /** The table went on between the touch and the answer. */
  overtaken: boolean;
}

interface Observed {
  answers: RoomAnswer[];
  troubles: string[];
  sent: number;
  version: unknown;
  v: number;
}

/** Runs in the page before anything else: listens to the workers, and draws chance from a seed. */
function observe(seed: number): void {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  crypto.getRandomValues = <Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes => {
    if (bytes instanceof Uint32Array) for (let at = 0; at < bytes.length; at += 1) bytes[at] = next();
    else if (bytes) {
      const each = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at < each.length; at += 1) each[at] = next() >>> 24;
    }
    return bytes;
  };
  const seen: Observed = { answers: [], troubles: [], sent: 0, version: null, v: -1 };
  Object.assign(globalThis, { observed: seen });
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    readonly #acts = new Map<string, { action: unknown; v: number }>();

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      const post = this.postMessage.bind(this) as (...letters: unknown[]) => void;
      this.postMessage = (letter: unknown, ...more: unknown[]) => {
        const act = letter as { type?: string; sent?: { id: string; action: unknown } };
        if (act?.type === 'act' && act.sent) {
          seen.sent += 1;
          this.#acts.set(act.sent.id, { action: act.sent.action, v: seen.v });
        }
        post(letter, ...more);
      };
      this.addEventListener('error', (error) => seen.troubles.push(`worker: ${error.message}`));
      this.addEventListener('message', ({ data }) => {
        if (data?.type === 'seen') {
          if (data.version.v !== seen.v) seen.v = data.version.v;
          seen.version = data.version;
        }
        if (data?.type === 'trouble' && data.trouble) seen.troubles.push(`trouble: ${data.trouble}`);
        if (data?.type !== 'done') return;
        const act = this.#acts.get(data.done.id);
        this.#acts.delete(data.done.id);
        const overtaken = act === undefined || seen.v > act.v;
        seen.answers.push({ action: act?.action, ok: data.done.ok, refusal: data.done.refusal, overtaken });
      });
    }
    /** Whoever leaves the table waits for no answer. */
    override terminate(): void {
      seen.sent -= this.#acts.size;
      this.#acts.clear();
      super.terminate();
    }
  };
}

export interface PracticePage extends Watched {
  /** What happened since it was asked last. */
  observed(): Promise<Observed>;
  view(): Promise<MatchView | null>;
}

/** Opens the page for somebody who plays this book and division. */
export async function openFor(
  address: string,
  plan: PracticePlan,
  options: BrowserContextOptions = {},
): Promise<PracticePage> {
  const { book, division, bot, seed } = plan;
  const { game } = books[book];
  const none = { 'on-sets': null, equations: null };
  const settings = { game, bot, book: { ...none, [game]: book }, division: { ...none, [game]: division } };
  const watched = await openPage(address, options, async (page) => {
    // As where no address is secure: a service worker would answer for the room's code, which is hurried here.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await hurry(page);
    await page.addInitScript(observe, seed);
    await page.addInitScript((kept) => {
      if (localStorage.getItem('openshake.settings') === null) localStorage.setItem('openshake.settings', kept);
    }, JSON.stringify(settings));
  });
  const observed = () => watched.page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);
  return {
    ...watched,
    observed,
    async view() {
      const { version } = await observed();
      const read = version === null ? null : parseSeenVersion(version);
      return read?.ok ? read.value.view : null;
    },
  };
}
