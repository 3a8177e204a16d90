// The page of a lesson: how the papers did, what cost points, what the solver knows, the scores.
import type { Lesson } from '@openshake/advice';
import type { Player } from '@openshake/rules';
import { scoresOf } from '@openshake/words';
import { tellingLines } from '../play/telling.ts';
import { harmless, type Page, wrap } from '../pretty/page.ts';
import type { MarkedLine } from '../pretty/story.ts';
import type { AdviceWords } from './words.ts';

export interface LessonParts {
  title: string;
  papers: MarkedLine[];
  costs: MarkedLine[];
  solver: MarkedLine[];
  scores: string;
}

/** `brief`: the page already says elsewhere what was better than the mistake. */
export function lessonParts(lesson: Lesson, advice: AdviceWords, brief = false): LessonParts {
  const { words, teller } = advice;
  return {
    title: words.say(teller.title(lesson)),
    papers: advice.lines(teller.papers(lesson)),
    costs: advice.lines(teller.costs(lesson, brief)),
    solver: advice.lines(teller.solver(lesson)),
    scores: lesson.scores ? scoresOf(lesson.scores, words) : words.say({ key: 'lesson.nobodyScores' }),
  };
}

/** `totals`: the points after this shake. */
export function lessonLines(
  lesson: Lesson,
  totals: Readonly<Record<Player, number>>,
  advice: AdviceWords,
  page: Page,
): string[] {
  const { paint, width } = page;
  const { words } = advice;
  const { title, papers, costs, solver, scores } = lessonParts(lesson, advice);
  const part = (key: 'papers' | 'costs' | 'solver' | 'scores', lines: readonly string[]) =>
    lines.length > 0 ? [paint.dim(words.say({ key: `lesson.${key}` })), ...lines] : [];
  const wrapped = (text: string) => wrap(harmless(text), width - 2).map((line) => `  ${line}`);
  const total = words.say({ key: 'lesson.total', scores: scoresOf(totals, words) });
  return [
    '',
    ...wrap(harmless(title), width).map(paint.bold),
    ...part('papers', tellingLines(papers, page)),
    ...part('costs', tellingLines(costs, page)),
    ...part('solver', tellingLines(solver, page)),
    ...part('scores', [...wrapped(scores), ...wrapped(total)]),
  ];
}
