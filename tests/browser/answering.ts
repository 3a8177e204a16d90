// In a page's worker: takes requests from the wire and answers each as `openshake solve` does.
import { answerQuestion } from '../../packages/cli/src/solve/answer.ts';

interface Letter {
  requests: unknown[];
  /** How many milliseconds a question gets. */
  limitMs?: number;
}

interface World {
  postMessage(message: unknown): void;
  addEventListener(event: 'message', listen: (event: { data: Letter }) => void): void;
}

const world = globalThis as unknown as World;
world.addEventListener('message', ({ data: { requests, limitMs } }) =>
  world.postMessage(requests.map((request) => answerQuestion(request, limitMs))),
);
