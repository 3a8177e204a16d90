// A review for people: shake by shake, move by move, and how many mistakes each player made.
import type { Lesson, ShakeReview } from '@openshake/advice';
import { type AdviceFact, books } from '@openshake/rules';
import { lessonParts } from '../advice/lessonPage.ts';
import { AdviceWords } from '../advice/words.ts';
import type { ErrorAnswer } from '../errorAnswer.ts';
import { tellingLines } from '../play/telling.ts';
import { title } from '../pretty/lines.ts';
import { harmless, type Page, speechOf, wrap } from '../pretty/page.ts';
import type { ReviewAnswer } from './answer.ts';

/** Why there is no review. */
function errorPage({ error }: ErrorAnswer, page: Page): string {
  const { paint, width } = page;
  const title = paint.bold(paint.red(`! ${speechOf(page).words.say({ key: 'review.failed' })}`));
  return [title, ...wrap(harmless(error.message), width - 2).map((line) => `  ${line}`), ''].join('\n');
}

export function reviewPage(answer: ReviewAnswer | ErrorAnswer, page: Page): string {
  if ('error' in answer) return errorPage(answer, page);
  const { review, progress, people: names } = answer;
  const advice = new AdviceWords(review.rulebook, { speech: speechOf(page), names, plain: page.plain ?? false });
  const say = (fact: AdviceFact): string => advice.words.say(fact);
  const sentence = (fact: AdviceFact): string[] => ['', ...wrap(harmless(say(fact)), page.width)];
  const isEmpty = review.shakes.every(({ steps }) => steps.length === 0);
  return [
    page.paint.bold(harmless(say({ key: 'review.title', players: review.players }))),
    ...wrap(`${books[review.rulebook].title}, ${review.division}`, page.width).map(page.paint.dim),
    ...review.shakes.flatMap((shake) => shakeLines(shake, advice, page)),
    ...(isEmpty ? sentence({ key: 'review.nothing' }) : mistakeLines(review, advice, page)),
    ...(review.complete ? [] : sentence({ key: 'review.stopped', ...progress })),
    ...(review.complete && !review.exact ? sentence({ key: 'review.inexact' }) : []),
    '',
  ].join('\n');
}

function shakeLines(shake: ShakeReview, advice: AdviceWords, page: Page): string[] {
  const { words, teller } = advice;
  const { lesson, goalSetter: player } = shake;
  if (shake.steps.length === 0 && !lesson) return [];
  return [
    '',
    title(harmless(words.say({ key: 'story.shakeBegan', shake: shake.shake, player })), page),
    ...tellingLines(advice.lines(teller.steps(shake)), page),
    ...(lesson
      ? lessonLines(lesson, advice, page)
      : tellingLines([{ text: words.say({ key: 'review.unfinished' }) }], page)),
  ];
}

/** What the steps do not say: how the papers did, what cost points, the scores. */
function lessonLines(lesson: Lesson, advice: AdviceWords, page: Page): string[] {
  const { words } = advice;
  const { papers, costs, solver, scores } = lessonParts(lesson, advice, true);
  const part = (key: 'papers' | 'costs' | 'solver' | 'scores', lines: readonly string[]) =>
    lines.length > 0 ? [page.paint.dim(words.say({ key: `lesson.${key}` })), ...lines] : [];
  return [
    ...part('papers', tellingLines(papers, page)),
    ...part('costs', tellingLines(costs, page)),
    // If a move was the mistake, its step has already said what the solver knows.
    ...part('solver', lesson.mistake ? [] : tellingLines(solver, page)),
    ...part('scores', tellingLines([{ text: scores }], page)),
  ];
}

function mistakeLines(review: ReviewAnswer['review'], advice: AdviceWords, page: Page): string[] {
  const told = advice.teller.mistakes(review).map((fact) => ({ text: advice.words.say(fact) }));
  return ['', title(advice.words.say({ key: 'review.mistakes' }), page), ...tellingLines(told, page)];
}
