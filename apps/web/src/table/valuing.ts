// Asks the worker what a Solution is worth, a little after the last key: only practice shows it.
import type { GameName } from '@openshake/rules';

export interface ValueQuestion {
  game: GameName;
  rulebook: string;
  division: string;
  variations: readonly unknown[] | false;
  universe: readonly string[];
  /** As the judge takes it. */
  solution: {
    equation?: string;
    setName?: string;
    restrictions?: readonly string[];
    wild?: unknown;
    blank?: unknown;
  };
}

export type Valued =
  | { game: 'equations'; steps: readonly { text: string; value: string }[]; value?: string; equal?: boolean }
  | {
      game: 'on-sets';
      legal: boolean;
      ways: number | string;
      readings: readonly { text: string; value: number }[];
      /** The cards named, and those that the Restrictions leave, if all readings agree. */
      cards?: readonly string[];
      left?: readonly string[];
    };

const WAIT_MS = 120;
let worker: Worker | undefined;
let asked = 0;

/** Only the last question is answered. Call the returned function to stop. */
export function valueSoon(question: ValueQuestion, hear: (valued: Valued) => void): () => void {
  asked += 1;
  const id = asked;
  const listen = ({ data }: MessageEvent<{ id: number; valued: Valued }>) => {
    if (data.id === id) hear(data.valued);
  };
  const timer = setTimeout(() => {
    worker ??= new Worker(new URL('../workers/values.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', listen);
    worker.postMessage({ id, question });
  }, WAIT_MS);
  return () => {
    clearTimeout(timer);
    worker?.removeEventListener('message', listen);
  };
}
