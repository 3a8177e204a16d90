// One stored match in, its review out. Between two steps others have their turn, so that Ctrl-C is heard.
import { setImmediate } from 'node:timers/promises';
import { type Progress, type Review, Reviewer } from '@openshake/advice';
import type { ErrorAnswer } from '../errorAnswer.ts';
import { answerMatch } from '../replay/answer.ts';

export interface ReviewAnswer {
  id: unknown;
  review: Review;
  /** How far it came. */
  progress: Progress;
}

export interface ReviewOptions {
  /** Once aborted, the review ends with what is done. */
  stop: AbortSignal;
  progress: (progress: Progress) => void;
}

export async function reviewRequest(value: unknown, options: ReviewOptions): Promise<ReviewAnswer | ErrorAnswer> {
  const answer = answerMatch(value);
  if ('error' in answer) return answer;
  const { id, match, replayed } = answer;
  const { rulebook: book, division, players, officiating, clocks, variations } = match;
  const setup = { book, division, players, officiating, clocks, variations };
  const { stop } = options;
  const reviewer = new Reviewer({ setup, events: replayed.events }, { stop: () => stop.aborted });
  for (const progress of reviewer.steps()) {
    options.progress(progress);
    await setImmediate();
    if (stop.aborted) break;
  }
  return { id, review: reviewer.reviewSoFar, progress: reviewer.progress };
}

/** An answer as it goes over the wire. */
export const reviewOnTheWire = (answer: ReviewAnswer | ErrorAnswer): object =>
  'error' in answer ? answer : { id: answer.id, ...answer.review };
