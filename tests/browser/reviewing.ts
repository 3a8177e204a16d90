// In a page's worker: reviews matches step by step, reports progress, and stops when the page says so.
import { type PlayedMatch, type Review, Reviewer } from '@openshake/advice';

export type ReviewLetter = { played: PlayedMatch } | { stop: true };
export type ReviewReply = { progress: { done: number; of: number } } | { review: Review };

interface World {
  postMessage(message: ReviewReply): void;
  addEventListener(event: 'message', listen: (event: { data: ReviewLetter }) => void): void;
}

const world = globalThis as unknown as World;
let isStopped = false;

/** The page's messages are read between two steps. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

async function answer(played: PlayedMatch): Promise<void> {
  isStopped = false;
  const reviewer = new Reviewer(played, { stop: () => isStopped });
  for (const progress of reviewer.steps()) {
    world.postMessage({ progress });
    await rest();
    if (isStopped) break;
  }
  world.postMessage({ review: reviewer.reviewSoFar });
}

world.addEventListener('message', ({ data }) => {
  if ('played' in data) answer(data.played);
  else isStopped = true;
});
