// `openshake review`: stored matches in; move by move what was safe, what was a mistake, and what was better.
import { makeJson } from '@openshake/rules';
import { type Catalogue, LANGUAGES, languageOf, wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';
import { es } from '@openshake/words/es';
import { answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import type { ErrorAnswer } from '../errorAnswer.ts';
import { layout } from '../pretty/page.ts';
import { readMatches } from '../replay/reading.ts';
import { type ReviewAnswer, reviewOnTheWire, reviewRequest } from '../review/answer.ts';
import { reviewPage } from '../review/page.ts';
import { ProgressLine } from '../review/progress.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { readArgs, WrongUsage } from '../usage.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const CATALOGUES: Readonly<Record<(typeof LANGUAGES)[number], Catalogue>> = { en, es };

/** The language that was asked for, else that of the system, else English. */
function catalogueFor(asked: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: Surroundings['env']): Catalogue {
  const language = languageOf(asked ?? (LC_ALL || LC_MESSAGES || LANG || ''));
  if (asked !== undefined && language === undefined)
    throw new WrongUsage(
      `There is no language "${asked}". Choose one of: ${LANGUAGES.join(', ')}.`,
      'openshake review --help',
    );
  return CATALOGUES[language ?? 'en'];
}

export async function review(args: string[], around: Surroundings): Promise<ExitStatus> {
  const { stdin, stdout, stderr, env } = around;
  const { on, texts, words } = readArgs('review', args, {
    json: 'boolean',
    lang: 'text',
    color: 'boolean',
    'no-color': 'boolean',
  });
  const catalogue = catalogueFor(texts.lang, env);
  const page = layout(choosePaint(on, around), stdout.columns);
  if (words.length === 0 && stdin.isTTY)
    stderr.write(
      'openshake review reads matches, as JSON (one a line) or as notation; end with Ctrl-D.\n' +
        'Help: openshake review --help\n',
    );

  const line = new ProgressLine(stderr, (progress) => wordsIn(catalogue).say({ key: 'review.progress', ...progress }));
  const stop = new AbortController();
  // Who presses Ctrl-C again does not want to wait.
  const interrupt = () => {
    if (stop.signal.aborted) process.exit(EXIT.interrupted);
    stop.abort();
  };
  const show = (answer: ReviewAnswer | ErrorAnswer): string => {
    line.clear();
    if (on.json) return `${makeJson(reviewOnTheWire(answer))}\n`;
    return `${reviewPage(answer, catalogue, page)}\n`;
  };
  // One match after the other, so that the progress is that of one.
  let before: Promise<unknown> = Promise.resolve();
  const answer = (request: unknown): Promise<ReviewAnswer | ErrorAnswer> => {
    const next = before.then(() =>
      reviewRequest(request, { stop: stop.signal, progress: (progress) => line.show(progress) }),
    );
    before = next;
    return next;
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    const status = await answerLines<ReviewAnswer | ErrorAnswer>(words, { read: readMatches, answer, show }, around);
    return stop.signal.aborted ? EXIT.interrupted : status;
  } finally {
    line.clear();
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}
