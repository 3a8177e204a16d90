// The page of a verdict on Equations: what was written, what is wrong and where, and what it comes to.
import type { Place as EquationPlace, Verdict as EquationVerdict } from '@openshake/rules/equations';
import { capital } from '../inPlainWords.ts';
import { aboutText, showApprox, showSigns, showValue, turnedCubes } from './equationSigns.ts';
import { type EquationsPaper, readEquationsPaper } from './equationsPaper.ts';
import { marked, optionalRow, row, table, title, violationLines } from './lines.ts';
import { harmless, type Page } from './page.ts';
import { afterLines, matLines, playedByLines } from './position.ts';
import { nameSign } from './spoken.ts';

type Part = EquationPlace['part'];

/** Everything that is wrong or undecided. */
const pointsOf = ({ violations, undecided = [] }: EquationVerdict): EquationVerdict['violations'] => [
  ...violations,
  ...undecided,
];

const placesIn = (verdict: EquationVerdict, part: Part): number[] =>
  pointsOf(verdict).flatMap(({ place }) => (place?.part === part && place.at !== undefined ? [place.at] : []));

/** The step at which one side stops naming a number, or may stop. */
const stopIn = (verdict: EquationVerdict, part: Part): string | undefined =>
  pointsOf(verdict).find(({ place, step }) => step !== undefined && place?.part === part)?.step;

/** About how much it is, for a Solution where the digits alone would make it look equal to the Goal. */
function aboutSolution({ value, approx, goalApprox, goalValues, violations }: EquationVerdict): string {
  const goals = [...goalValues.map(String), ...(goalApprox === undefined ? [] : [goalApprox])];
  const misses = violations.some(({ rule }) => rule === 'value.equalsGoal');
  return approx !== undefined && approx !== '?' && misses && goals.includes(approx)
    ? `  (very close to ${showApprox(approx)}, but proven not equal)`
    : aboutText(approx, value);
}

function goalLines({ goal }: EquationsPaper, verdict: EquationVerdict, page: Page): string[] {
  if (goal === undefined) return [];
  const values = verdict.goalValues.map(showValue).join(' or ') + aboutText(verdict.goalApprox, verdict.goalValues[0]);
  if ('words' in goal) return row('Goal', goal.words, page);
  if (values !== '') return row('Goal', goal.text === values ? values : `${goal.text}  =  ${values}`, page);
  const step = stopIn(verdict, 'goal');
  const stops = verdict.undecided ? `not known: we cannot decide ${step}` : `no value: it stops at ${step}`;
  const why = step === undefined ? '(no legal value)' : `(${stops})`;
  return [...marked('Goal', goal.text, placesIn(verdict, 'goal'), page), ...row('', why, page)];
}

function paperLines(paper: EquationsPaper, verdict: EquationVerdict, page: Page): string[] {
  const texts = [paper.goal && 'text' in paper.goal ? paper.goal.text : '', paper.equation];
  return [
    ...(paper.ownGoal ? goalLines(paper, verdict, page) : []),
    ...marked('Equation', paper.equation, placesIn(verdict, 'equation'), page),
    ...optionalRow('Wild', paper.wild, page),
    ...optionalRow('Turned cubes', turnedCubes(...texts).join(', '), page),
  ];
}

export interface Headline {
  sign: '✓' | '✗' | '?';
  words: string;
}

export const headlineOf = ({ correct }: { correct: boolean | null }): Headline =>
  correct ? { sign: '✓', words: 'Correct' } : { sign: '✗', words: 'Not correct' };

/** The first line that people read. It says so where we have no proof. */
export function equationsHeadline(verdict: EquationVerdict): Headline {
  const { correct, certainty, undecided = [] } = verdict;
  if (correct === null) {
    const why = undecided[0]?.message ?? 'We cannot decide whether the Solution equals the Goal.';
    return {
      sign: '?',
      words: `Undecided: ${why} At the table it counts as correct because nobody has shown that it is wrong.`,
    };
  }
  if (correct && typeof certainty === 'object')
    return {
      sign: '?',
      words: `Correct as far as we can tell: both sides agree to ${certainty.digits} digits, but we have no proof.`,
    };
  return headlineOf(verdict);
}

function valueLines(verdict: EquationVerdict, page: Page): string[] {
  const { value } = verdict;
  const step = stopIn(verdict, 'equation');
  if (value !== undefined) return row('Value', showValue(value) + aboutSolution(verdict), page);
  const none = verdict.undecided ? `not known: we cannot decide ${step}` : `none: it stops at ${step}`;
  return step === undefined ? [] : row('Value', none, page);
}

function cubeLines({ cubes }: EquationVerdict, page: Page): string[] {
  if (cubes.length === 0) return [];
  // How a cube is written is told where some are turned or marked.
  const plain = cubes.every(({ written, cube }) => written === cube);
  const sign = (letter: string) => (page.plain ? nameSign(showSigns(letter)) : showSigns(letter));
  const rows = cubes.map(({ written, cube, as, from }) => [
    plain ? '' : harmless(sign(written)),
    sign(cube),
    as === cube ? '' : sign(as),
    capital(from),
  ]);
  return [title('Cubes', page), ...table(['written', 'cube', 'stands for', 'from'], rows, page)];
}

/** What is undecided and not in the headline. */
const besides = ({ correct, undecided = [] }: EquationVerdict) => (correct === null ? undecided.slice(1) : undecided);

/** The parts of the page, some of them empty. */
export function equationsParts(verdict: EquationVerdict, request: unknown, page: Page): string[][] {
  const paper = readEquationsPaper(request);
  return [
    [
      ...playedByLines(request, page),
      ...(paper.ownGoal ? [] : goalLines(paper, verdict, page)),
      ...matLines(request, showSigns, page),
      ...afterLines(request, page),
    ],
    paperLines(paper, verdict, page),
    violationLines(verdict.violations, page),
    violationLines(besides(verdict), page, 'What else we cannot decide'),
    (verdict.warnings ?? []).flatMap(({ message }) => row('Note', message, page)),
    valueLines(verdict, page),
    cubeLines(verdict, page),
  ];
}
