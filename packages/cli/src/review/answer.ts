// One stored match in, its review out. Between two steps, other work gets its turn, so that Ctrl-C is heard.
import { setImmediate } from 'node:timers/promises';
import { type Progress, type Review, Reviewer, reviewInWords } from '@openshake/advice';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';
import { wordsOf } from '../pretty/tableWords.ts';
import { answerMatch, peopleBeside, type ReplayAnswer } from '../replay/answer.ts';
import { LoggedMatch } from '../replay/loggedMatch.ts';
import type { Speech } from '../words/speech.ts';

export interface ReviewAnswer {
  id: unknown;
  people: ReplayAnswer['people'];
  review: Review;
  /** How far the review got. */
  progress: Progress;
}

export interface ReviewOptions {
  speech: Speech;
  /** When this aborts, the review ends with what is done. */
  stop: AbortSignal;
  progress: (progress: Progress) => void;
}

export async function reviewRequest(value: unknown, options: ReviewOptions): Promise<ReviewAnswer | ErrorAnswer> {
  const answer = answerMatch(value, options.speech);
  if ('error' in answer) return answer;
  const { id, match, people, replayed } = answer;
  const { rulebook: book, division, players, officiating, clocks, variations } = match;
  const setup = { book, division, players, officiating, clocks, variations };
  const { stop } = options;
  // A log is reviewed as it was played, even if today's rules decide something differently.
  const events = value instanceof LoggedMatch ? value.events : replayed.events;
  const reviewer = new Reviewer({ setup, events }, { stop: () => stop.aborted });
  try {
    for (const progress of reviewer.steps()) {
      options.progress(progress);
      await setImmediate();
      if (stop.aborted) break;
    }
  } catch (error) {
    // Nobody decided the events of a log anew, so they may have a cube that no kit has.
    if (!(value instanceof LoggedMatch)) throw error;
    return errorAnswer(id, { key: 'log.impossible' }, options.speech);
  }
  return { id, people, review: reviewer.reviewSoFar, progress: reviewer.progress };
}

/** The answer for the wire. Each reason why a Solution is not correct has a sentence beside its facts. */
export function reviewOnTheWire(answer: ReviewAnswer | ErrorAnswer, speech: Speech): object {
  if ('error' in answer) return answer;
  const { id, people, review } = answer;
  const { say } = wordsOf(review.rulebook, speech);
  return { id, ...peopleBeside(people), ...reviewInWords(review, say) };
}
