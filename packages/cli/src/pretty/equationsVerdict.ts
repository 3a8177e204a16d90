// The page of a verdict on Equations: what was written, what is wrong and where, and what it comes to.
import type { EquationPlace, EquationVerdict } from '@openshake/rules';
import { capital } from '../inPlainWords.ts';
import { showApprox, showSigns, showValue, turnedCubes } from './equationSigns.ts';
import { type EquationsPaper, readEquationsPaper } from './equationsPaper.ts';
import { marked, optionalRow, row, table, title, violationLines } from './lines.ts';
import { harmless, type Page } from './page.ts';
import { afterLines, matLines, playedByLines } from './position.ts';

type Part = EquationPlace['part'];

const placesIn = ({ violations }: EquationVerdict, part: Part): number[] =>
  violations.flatMap(({ place }) => (place?.part === part && place.at !== undefined ? [place.at] : []));

/** The step at which one side stops naming a number, if it does. */
const stopIn = ({ violations }: EquationVerdict, part: Part): string | undefined =>
  violations.find(({ place, step }) => step !== undefined && place?.part === part)?.step;

const about = (approx: string | undefined): string => (approx === undefined ? '' : `  (about ${showApprox(approx)})`);

function goalLines({ goal }: EquationsPaper, verdict: EquationVerdict, page: Page): string[] {
  if (goal === undefined) return [];
  const values = verdict.goalValues.map(showValue).join(' or ') + about(verdict.goalApprox);
  if ('words' in goal) return row('Goal', goal.words, page);
  if (values !== '') return row('Goal', goal.text === values ? values : `${goal.text}  =  ${values}`, page);
  const step = stopIn(verdict, 'goal');
  const why = step === undefined ? '(no legal value)' : `(no value: it stops at ${step})`;
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

/** How sure it is, where it is not proven. */
function certaintyLines({ certainty }: EquationVerdict, page: Page): string[] {
  if (certainty === undefined || certainty === 'proven') return [];
  const { digits } = certainty;
  const words = digits > 0 ? `agrees to ${digits} digits` : 'could not be decided';
  return row('Certainty', `${words}; no proof is known`, page);
}

function valueLines(verdict: EquationVerdict, page: Page): string[] {
  const { value, approx } = verdict;
  const step = stopIn(verdict, 'equation');
  if (value !== undefined)
    return [...row('Value', showValue(value) + about(approx), page), ...certaintyLines(verdict, page)];
  return step === undefined ? [] : row('Value', `none: it stops at ${step}`, page);
}

function cubeLines({ cubes }: EquationVerdict, page: Page): string[] {
  if (cubes.length === 0) return [];
  // How a cube is written is told where some are turned or marked.
  const plain = cubes.every(({ written, cube }) => written === cube);
  const rows = cubes.map(({ written, cube, as, from }) => [
    plain ? '' : harmless(showSigns(written)),
    showSigns(cube),
    as === cube ? '' : showSigns(as),
    capital(from),
  ]);
  return [title('Cubes', page), ...table(['written', 'cube', 'stands for', 'from'], rows, page)];
}

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
    (verdict.warnings ?? []).flatMap(({ message }) => row('Mind', message, page)),
    valueLines(verdict, page),
    cubeLines(verdict, page),
  ];
}
