// The thread that reviews finished matches.
import { Reviewer, reviewInWords } from '@openshake/advice';
import { books } from '@openshake/rules';
import { tableWords } from '@openshake/words';
import { en } from '@openshake/words/en';
import { readRows } from '../stores/records.ts';
import { UnreadableRow } from '../stores/store.ts';
import { answerQuestions } from './thread.ts';
import type { StoredLog } from './threads.ts';

function eventsOf({ id, setup, texts }: StoredLog) {
  try {
    return readRows(id, setup, 1, texts).map((row) => row.events);
  } catch (error) {
    if (error instanceof UnreadableRow) return { unreadable: error.v };
    throw error;
  }
}

answerQuestions<'review'>(({ log, ms }) => {
  const until = performance.now() + ms;
  const { setup } = log;
  const events = eventsOf(log);
  if ('unreadable' in events) return events;
  const reviewer = new Reviewer({ setup, events }, { stop: () => performance.now() >= until });
  // A review that runs out of time says that it is not complete.
  for (const _ of reviewer.steps()) if (performance.now() >= until) break;
  const { say } = tableWords(books[setup.book].game, en);
  return { id: null, ...reviewInWords(reviewer.reviewSoFar, say) };
});
