// Asks the worker of advice. One question at a time: a new one, or stopping, ends the one before.
import type { MatchView, Player } from '@openshake/rules';
import type { AdviceAnswer, AdviceQuestion, Thought } from '../workers/advising.ts';

type Wanted =
  | { what: 'hint'; past: readonly MatchView[] }
  | { what: 'safe'; thoughts: readonly Thought[] }
  | { what: 'rightly' };

export interface Advising {
  /** undefined: it was stopped. */
  ask(view: MatchView, seat: Player, wanted: Wanted, ms: number): Promise<AdviceAnswer | undefined>;
  /** Ends the question. A worker that has answered stays for the next one. */
  stop(): void;
  /** Nothing will be asked any more: the worker ends too. */
  close(): void;
}

const open = (): Worker => new Worker(new URL('../workers/advice.worker.ts', import.meta.url), { type: 'module' });

export function openAdvising(): Advising {
  let worker: Worker | undefined;
  let asked = 0;
  let end: ((answer: AdviceAnswer | undefined) => void) | undefined;

  function close(): void {
    worker?.terminate();
    worker = undefined;
    end?.(undefined);
    end = undefined;
  }

  /** A search hears nothing while it runs, so whoever stops it ends its thread. */
  function stop(): void {
    if (end) close();
  }

  return {
    stop,
    close,
    ask(view, seat, wanted, ms) {
      stop();
      asked += 1;
      const ask = asked;
      const thread = worker ?? open();
      worker = thread;
      return new Promise((resolve) => {
        end = resolve;
        const done = (answer: AdviceAnswer) => {
          if (answer.ask !== ask) return;
          end = undefined;
          resolve(answer);
        };
        thread.onmessage = ({ data }: MessageEvent<AdviceAnswer>) => done(data);
        thread.onerror = ({ message }) => {
          thread.terminate();
          if (worker === thread) worker = undefined;
          done({ ask, what: 'failed', why: message });
        };
        thread.postMessage({ ask, view, seat, ms, ...wanted } satisfies AdviceQuestion);
      });
    },
  };
}
