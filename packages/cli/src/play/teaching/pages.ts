// The page of a lesson, and the papers of a shake worked out in full.
import { type MatchState, type PresentedPaper, positionOf } from '@openshake/rules';
import { answerRequest } from '../../answer.ts';
import { harmless, type Page, wrap } from '../../pretty/page.ts';
import { prettyAnswer } from '../../pretty/verdict.ts';
import { tellingLines } from '../telling.ts';
import type { Lesson } from './lesson.ts';

export function lessonLines({ title, papers, solver, scores }: Lesson, totals: string, page: Page): string[] {
  const { paint, width } = page;
  const part = (head: string, lines: readonly string[]) => (lines.length > 0 ? [paint.dim(head), ...lines] : []);
  const wrapped = (text: string) => wrap(harmless(text), width - 2).map((line) => `  ${line}`);
  return [
    '',
    ...wrap(harmless(title), width).map(paint.bold),
    ...part('Solutions', tellingLines(papers, page)),
    ...part('What the solver knows', tellingLines(solver, page)),
    ...part('Scores', [...wrapped(scores), ...wrapped(`Together: ${totals}`)]),
  ];
}

/** The papers of a match that stands at its checking, each in front of the judge. */
export function paperPages(match: MatchState, page: Page): string[] {
  const { phase } = match;
  if (phase.name !== 'check') return [];
  const { phase: _, ...position } = positionOf(match);
  return Object.entries(phase.answers).map(([writer, answer]) => {
    const head = page.paint.bold(`${harmless(writer)}'s Solution`);
    if (!('paper' in answer)) return `${head}\n  none\n`;
    const request = { ...position, after: phase.occasion, ...answer.paper };
    return `${head}\n${prettyAnswer(answerRequest(request), request, page)}`;
  });
}

/** A paper that was not handed in, judged for who wrote it alone. */
export function triedPage(match: MatchState, paper: PresentedPaper, page: Page): string {
  const { phase: _, after = 'now', ...position } = positionOf(match);
  const request = { ...position, after, ...paper };
  return prettyAnswer(answerRequest(request), request, page);
}
