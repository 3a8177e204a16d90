// One question for a thread, and the promise of its answer.
import type { Desk } from './desk.ts';
import type { AnswerTo, Question } from './messages.ts';
import type { Turn } from './threads.ts';

export interface Patience {
  /** A thread that takes longer than this is ended. */
  ms: number;
  /** How many threads may die over the question. */
  deaths: number;
}

export function askOnce<What extends keyof AnswerTo>(
  desk: Desk,
  question: Extract<Question, { what: What }>,
  { ms, deaths }: Patience,
  turn?: Turn,
): Promise<AnswerTo[What]> {
  return new Promise((resolve, reject) => {
    let died = 0;
    desk.add({
      patience: ms,
      ...(turn && { turn }),
      question: () => question,
      isWatched: () => true,
      // A thread answers questions of its own kind.
      answered: (answer) => resolve(answer as AnswerTo[What]),
      failed: reject,
      closed: () => reject(new Error('The threads are closed.')),
      died() {
        died += 1;
        if (died < deaths) return true;
        reject(new Error('The threads died over this question.'));
        return false;
      },
    });
  });
}
