// The page of a lesson, and the papers of a shake worked out in full.
import { type MatchState, type Occasion, type PresentedPaper, positionOf, provenAt, rulesOf } from '@openshake/rules';
import { search } from '@openshake/solver';
import { answerRequest } from '../../answer.ts';
import { nameOfClause } from '../../pretty/clauses.ts';
import { harmless, type Page, wrap } from '../../pretty/page.ts';
import { speakFormula, speakSigns } from '../../pretty/spoken.ts';
import { prettyAnswer } from '../../pretty/verdict.ts';
import { tellingLines } from '../telling.ts';
import type { Lesson } from './lesson.ts';

export function lessonLines({ title, papers, costs, solver, scores }: Lesson, totals: string, page: Page): string[] {
  const { paint, width } = page;
  const part = (head: string, lines: readonly string[]) => (lines.length > 0 ? [paint.dim(head), ...lines] : []);
  const wrapped = (text: string) => wrap(harmless(text), width - 2).map((line) => `  ${line}`);
  return [
    '',
    ...wrap(harmless(title), width).map(paint.bold),
    ...part('Solutions', tellingLines(papers, page)),
    ...part('What cost points', tellingLines(costs, page)),
    ...part('What the solver knows', tellingLines(solver, page)),
    ...part('Scores', [...wrapped(scores), ...wrapped(`Total: ${totals}`)]),
  ];
}

/** The formulas of a verdict in words, line by line. */
const spokenPage = (text: string, { width }: Page): string =>
  text
    .split('\n')
    .flatMap((line) => wrap(speakLine(line), width))
    .join('\n');

/** Numbers have signs too. */
function speakLine(line: string): string {
  const [, label, formula] = /^(Goal|Value|Wild): (.*)$/.exec(line) ?? [];
  const said = label === undefined || formula === undefined ? line : `${label}: ${speakFormula(formula)}`;
  return speakSigns(said).trim();
}

/** A paper in front of the judge, with the position that its proof is about. */
function verdictPage(match: MatchState, occasion: Occasion, paper: PresentedPaper, page: Page): string {
  const proven = provenAt(match, paper, occasion, { at: match.at, search });
  const { phase: _, moved: __, ...position } = positionOf(proven.match);
  const { charged } = proven;
  const moved = charged && { moved: { cube: charged.cube, to: charged.to } };
  const request = { ...position, after: occasion, ...paper, ...moved };
  const named = { ...page, clause: (clause: string) => nameOfClause(match.book, clause) };
  const drawn = prettyAnswer(answerRequest(request), request, named);
  return page.plain ? spokenPage(drawn, page) : drawn;
}

/** The papers of a match in its checking phase, each in front of the judge. */
export function paperPages(match: MatchState, page: Page): string[] {
  const { phase } = match;
  if (phase.name !== 'check') return [];
  return Object.entries(phase.answers).map(([writer, answer]) => {
    const head = page.paint.bold(`${harmless(writer)}'s Solution`);
    if (!('paper' in answer)) return `${head}\n  none\n`;
    return `${head}\n${verdictPage(match, phase.occasion, answer.paper, page)}`;
  });
}

/** A paper that was not handed in, judged only for its writer; before a challenge, as if the Mover had been challenged. */
export function triedPage(match: MatchState, paper: PresentedPaper, page: Page): string {
  const [claim = 'now'] = rulesOf(match).claims;
  return verdictPage(match, 'occasion' in match.phase ? match.phase.occasion : claim, paper, page);
}
