// An answer of the solver for people: the headline, and below it the Solution, the moves or the Goals.
import type { ErrorAnswer } from '../answerLines.ts';
import { capital } from '../inPlainWords.ts';
import type { SolveAnswer } from '../solve/answer.ts';
import { textOf } from './anyValue.ts';
import { MARGIN, optionalRow, row } from './lines.ts';
import { showGoal, showSigns } from './onSetsGoal.ts';
import { harmless, type Page, wrap } from './page.ts';
import { field } from './position.ts';

/** An answer for people, ending in a line break. */
export function prettySolved(answer: SolveAnswer | ErrorAnswer, request: unknown, page: Page): string {
  const { paint } = page;
  const name = answer.id === null || answer.id === undefined ? '' : `  ${paint.dim(harmless(textOf(answer.id)))}`;
  const under = (text: string) => wrap(harmless(text), page.width - MARGIN.length).map((line) => `${MARGIN}${line}`);
  if ('error' in answer)
    return `${paint.bold(paint.red('! Could not be answered'))}${name}\n${under(answer.error.message).join('\n')}\n`;
  if (answer.answer === null)
    return `${paint.bold(paint.yellow('? Not found in time'))}${name}\n${row('Searched', textOf(answer.searched), page).join('\n')}\n`;
  const headline = answer.answer ? paint.green('✓ Yes') : paint.red('✗ No');
  const lines = [
    ...row('Question', textOf(field(request, 'question')), page),
    ...[field(answer, 'solution'), ...listOf(field(answer, 'solutions'))].flatMap((one) => solutionLines(one, page)),
    ...optionalRow('Resources', showSigns(listOf(field(answer, 'fromResources')).map(String).join(' ')), page),
    ...listOf(field(answer, 'moves')).flatMap((move) => row('Move', moveText(move), page)),
    ...listOf(field(answer, 'goals')).flatMap((goal) => row('Goal', goalText(goal), page)),
  ];
  return `${paint.bold(headline)}${name}\n${lines.join('\n')}\n`;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function solutionLines(solution: unknown, page: Page): string[] {
  if (solution === undefined) return [];
  const equation = field(solution, 'equation');
  if (equation !== undefined) return row('Equation', textOf(equation), page);
  return [
    ...listOf(field(solution, 'restrictions')).flatMap((text) => row('Restriction', showSigns(textOf(text)), page)),
    ...row('Set-Name', showSigns(textOf(field(solution, 'setName'))), page),
    ...optionalRow('Blank card', textOf(field(solution, 'blank')), page),
  ];
}

function moveText(move: unknown): string {
  const from = field(move, 'from');
  const shifted = from === undefined ? '' : ` (from ${capital(textOf(from))})`;
  return `${showSigns(textOf(field(move, 'cube')))} to ${capital(textOf(field(move, 'to')))}${shifted}`;
}

function goalText(goal: unknown): string {
  const cubes = field(goal, 'cubes');
  const how = cubes === null || cubes === undefined ? 'no Solution' : `${textOf(cubes)} cubes at least`;
  return `${showGoal(field(goal, 'goal'))}: ${how}`;
}
