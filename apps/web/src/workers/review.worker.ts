// Reviews a match beside the page: step by step, with its progress, until it is done or the page says stop.
import { type PlayedMatch, type Progress, type Review, Reviewer } from '@openshake/advice';

export type ReviewLetter = { played: PlayedMatch } | { stop: true };
export type ReviewReply = { progress: Progress } | { review: Review } | { failed: true };

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
  if ('stop' in data) isStopped = true;
  else answer(data.played).catch(() => world.postMessage({ failed: true }));
});
