// The page of a verdict on Equations: what was written, what is wrong and where, and its value.
import type { Place as EquationPlace, Verdict as EquationVerdict } from '@openshake/rules/equations';
import { type EquationsPaper, readEquationsPaper, showEquationSigns as showSigns, showValue } from '@openshake/words';
import type { SaidEquationVerdict } from '../inWords.ts';
import type { Speech } from '../words/speech.ts';
import { aboutText, showApprox, turnedCubes } from './equationNumbers.ts';
import { marked, optionalRow, row, table, title, violationLines } from './lines.ts';
import { harmless, type Page, speechOf } from './page.ts';
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

/** The approximate value of a Solution whose digits alone would look equal to the Goal. */
function aboutSolution({ value, approx, goalApprox, goalValues, violations }: EquationVerdict, speech: Speech): string {
  const goals = [...goalValues.map(String), ...(goalApprox === undefined ? [] : [goalApprox])];
  const misses = violations.some(({ rule }) => rule === 'value.equalsGoal');
  return approx !== undefined && approx !== '?' && misses && goals.includes(approx)
    ? `  ${speech.say('number.close', { number: showApprox(approx) })}`
    : aboutText(approx, value, speech);
}

function goalLines({ goal }: EquationsPaper, verdict: EquationVerdict, page: Page): string[] {
  if (goal === undefined) return [];
  const speech = speechOf(page);
  const { say } = speech;
  const label = say('label.goal');
  const values =
    say('number.or', { numbers: verdict.goalValues.map(showValue) }) +
    aboutText(verdict.goalApprox, verdict.goalValues[0], speech);
  if ('words' in goal) return row(label, goal.words, page);
  if (values !== '') return row(label, goal.text === values ? values : `${goal.text}  =  ${values}`, page);
  const step = stopIn(verdict, 'goal');
  const why =
    step === undefined
      ? say('page.noValue')
      : `(${say(verdict.undecided ? 'number.undecided' : 'number.stops.goal', { step })})`;
  return [...marked(label, goal.text, placesIn(verdict, 'goal'), page), ...row('', why, page)];
}

function paperLines(paper: EquationsPaper, verdict: EquationVerdict, page: Page): string[] {
  const speech = speechOf(page);
  const { say } = speech;
  const texts = [paper.goal && 'text' in paper.goal ? paper.goal.text : '', paper.equation];
  return [
    ...(paper.ownGoal ? goalLines(paper, verdict, page) : []),
    ...marked(say('label.equation'), paper.equation, placesIn(verdict, 'equation'), page),
    ...optionalRow(say('label.wild'), paper.wild, page),
    ...optionalRow(say('label.turnedCubes'), turnedCubes(texts, speech).join(', '), page),
  ];
}

export interface Headline {
  sign: '✓' | '✗' | '?';
  words: string;
}

export const headlineOf = ({ correct }: { correct: boolean | null }, { say }: Speech): Headline =>
  correct ? { sign: '✓', words: say('verdict.correct') } : { sign: '✗', words: say('verdict.incorrect') };

/** The headline. It says so if we have no proof. */
export function equationsHeadline(verdict: SaidEquationVerdict, speech: Speech): Headline {
  const { say } = speech;
  const { correct, certainty, undecided = [] } = verdict;
  if (correct === null) {
    const why = undecided[0]?.message ?? say('verdict.undecided.equal');
    return { sign: '?', words: say('verdict.undecided', { why }) };
  }
  if (correct && typeof certainty === 'object')
    return { sign: '?', words: say('verdict.noProof', { digits: certainty.digits }) };
  return headlineOf(verdict, speech);
}

function valueLines(verdict: EquationVerdict, page: Page): string[] {
  const { value } = verdict;
  const step = stopIn(verdict, 'equation');
  const speech = speechOf(page);
  const { say } = speech;
  const label = say('label.value');
  if (value !== undefined) return row(label, showValue(value) + aboutSolution(verdict, speech), page);
  if (step === undefined) return [];
  return row(label, say(verdict.undecided ? 'number.undecided' : 'number.stops', { step }), page);
}

function cubeLines({ cubes }: EquationVerdict, page: Page): string[] {
  if (cubes.length === 0) return [];
  // If some cubes are turned or marked, the page explains how to write them.
  const plain = cubes.every(({ written, cube }) => written === cube);
  const speech = speechOf(page);
  const { say, words } = speech;
  const sign = (letter: string) => (page.plain ? nameSign(showSigns(letter), speech) : showSigns(letter));
  const rows = cubes.map(({ written, cube, as, from }) => [
    plain ? '' : harmless(sign(written)),
    sign(cube),
    as === cube ? '' : sign(as),
    words.say({ key: 'named.section', section: from }),
  ]);
  const head = [say('column.written'), say('column.cube'), say('column.standsFor'), say('column.from')];
  return [title(say('label.cubes'), page), ...table(head, rows, page)];
}

/** What is undecided and not in the headline. */
const besides = ({ correct, undecided = [] }: SaidEquationVerdict) =>
  correct === null ? undecided.slice(1) : undecided;

/** The parts of the page, some of them empty. */
export function equationsParts(verdict: SaidEquationVerdict, request: unknown, page: Page): string[][] {
  const { say, words } = speechOf(page);
  const paper = readEquationsPaper(request, words);
  return [
    [
      ...playedByLines(request, page),
      ...(paper.ownGoal ? [] : goalLines(paper, verdict, page)),
      ...matLines(request, showSigns, page),
      ...afterLines(request, page),
    ],
    paperLines(paper, verdict, page),
    violationLines(verdict.violations, page),
    violationLines(besides(verdict), page, say('page.undecided.else')),
    (verdict.warnings ?? []).flatMap(({ message }) => row(say('label.note'), message, page)),
    valueLines(verdict, page),
    cubeLines(verdict, page),
  ];
}
