// Judge and solver beside the page: questions come in one at a time, answers go out, with how far a search is.
import { type Answers, type Ask, answer } from '../screens/bench/answering.ts';

/** A question. A search gives up after `limitMs` milliseconds. */
export interface SolveQuestion {
  id: number;
  ask: Ask;
  limitMs: number;
}

export type SolveReport =
  | { id: number; progress: { ms: number; steps: number } }
  | { id: number; answer: Answers[Ask['what']] }
  | { id: number; failed: string };

interface World {
  postMessage(message: SolveReport): void;
  addEventListener(event: 'message', listen: (event: { data: SolveQuestion }) => void): void;
}
const world = globalThis as unknown as World;

/** How often a search tells how far it is. */
const TELL_MS = 200;

world.addEventListener('message', ({ data: { id, ask, limitMs } }) => {
  const began = performance.now();
  let told = began;
  let most = 0;
  // The search of On-Sets says how many steps it has taken.
  const stop = (steps: number = most): boolean => {
    const now = performance.now();
    most = Math.max(most, steps);
    if (now - told > TELL_MS) {
      told = now;
      world.postMessage({ id, progress: { ms: now - began, steps: most } });
    }
    return now - began > limitMs;
  };
  try {
    world.postMessage({ id, answer: answer(ask, { stop }) });
  } catch (error) {
    world.postMessage({ id, failed: String(error) });
  }
});
