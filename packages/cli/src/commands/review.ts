// `openshake review`: stored matches in, and move by move what was safe, what was a mistake, and what was better.
import { makeJson } from '@openshake/rules/notation';
import { answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import type { ErrorAnswer } from '../errorAnswer.ts';
import { layout } from '../pretty/page.ts';
import { readMatches } from '../replay/reading.ts';
import { type ReviewAnswer, reviewOnTheWire, reviewRequest } from '../review/answer.ts';
import { reviewPage } from '../review/page.ts';
import { ProgressLine } from '../review/progress.ts';
import { type Around, EXIT, type ExitStatus } from '../surroundings.ts';
import { readArgs } from '../usage.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export async function review(args: string[], around: Around): Promise<ExitStatus> {
  const { stdin, stdout, stderr, speech } = around;
  const { on, words } = readArgs('review', args, {
    json: 'boolean',
    color: 'boolean',
    'no-color': 'boolean',
  });
  const page = layout(choosePaint(on, around), stdout.columns, false, speech);
  // Only JSON is for programs.
  const answering = on.json ? around.wireSpeech : speech;
  if (words.length === 0 && stdin.isTTY) stderr.write(`${speech.say('reading.matches', { command: 'review' })}\n`);

  const line = new ProgressLine(stderr, (progress) => speech.words.say({ key: 'review.progress', ...progress }));
  const stop = new AbortController();
  // A second Ctrl-C does not wait.
  const interrupt = () => {
    if (stop.signal.aborted) process.exit(EXIT.interrupted);
    stop.abort();
  };
  const show = (answer: ReviewAnswer | ErrorAnswer): string => {
    line.clear();
    if (on.json) return `${makeJson(reviewOnTheWire(answer, answering))}\n`;
    return `${reviewPage(answer, page)}\n`;
  };
  // One match at a time, so that the progress is for one.
  let before: Promise<unknown> = Promise.resolve();
  const answer = (request: unknown): Promise<ReviewAnswer | ErrorAnswer> => {
    const next = before.then(() =>
      reviewRequest(request, { speech: answering, stop: stop.signal, progress: (progress) => line.show(progress) }),
    );
    before = next;
    return next;
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    const status = await answerLines<ReviewAnswer | ErrorAnswer>(
      words,
      { speech: answering, read: readMatches, answer, show },
      around,
    );
    return stop.signal.aborted ? EXIT.interrupted : status;
  } finally {
    line.clear();
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}
