// The thread that reviews finished matches.
import { Reviewer, reviewInWords } from '@openshake/advice';
import { books } from '@openshake/rules';
import { tableWords } from '@openshake/words';
import { en } from '@openshake/words/en';
import { answerQuestions } from './thread.ts';

answerQuestions<'review'>(({ log: { setup, rows }, ms }) => {
  const until = performance.now() + ms;
  const events = rows.map((row) => row.events);
  const reviewer = new Reviewer({ setup, events }, { stop: () => performance.now() >= until });
  // A review that runs out of time says that it is not complete.
  for (const _ of reviewer.steps()) if (performance.now() >= until) break;
  const { say } = tableWords(books[setup.book].game, en);
  return { id: null, ...reviewInWords(reviewer.reviewSoFar, say) };
});
