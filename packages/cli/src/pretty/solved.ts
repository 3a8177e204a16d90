// An answer of the solver for people: the headline, the position, and below it the Solution, the moves or the Goals.
import type { CutShort, Found } from '@openshake/advice';
import { QUESTIONS, type Question } from '@openshake/protocol';
import { BOOK_IDS, books } from '@openshake/rules';
import type { ErrorAnswer } from '../errorAnswer.ts';
import { capital } from '../inPlainWords.ts';
import type { SolveAnswer } from '../solve/answer.ts';
import { textOf } from './anyValue.ts';
import { showSigns as showEquationSigns } from './equationSigns.ts';
import { MARGIN, optionalRow, row, violationLines } from './lines.ts';
import { onSetsTableLines } from './onSetsTable.ts';
import { harmless, type Page, wrap } from './page.ts';
import { paperParts } from './paperLines.ts';
import { afterLines, field, matLines, playedByLines } from './position.ts';
import { stepText, workedParts } from './steps.ts';
import { type TableWords, wordsOf } from './tableWords.ts';

const QUESTION_WORDS: Readonly<Record<Question, string>> = {
  now: 'Can a Solution be written with the mat and at most one cube of Resources?',
  possible: 'Can a Solution be written with the mat and any cubes of Resources?',
  avoid: 'Which moves keep a Solution possible, and not yet Now?',
  goals: 'Which Goals can be set, and with how few cubes is each solved?',
};

/** An answer for people, ending in a line break. */
export function prettySolved(answer: SolveAnswer | ErrorAnswer, request: unknown, page: Page): string {
  const { paint } = page;
  const name = answer.id === null || answer.id === undefined ? '' : `  ${paint.dim(harmless(textOf(answer.id)))}`;
  if ('error' in answer) {
    const why = wrap(harmless(answer.error.message), page.width - MARGIN.length).map((line) => `${MARGIN}${line}`);
    return `${paint.bold(paint.red('! Could not be answered'))}${name}\n${why.join('\n')}\n`;
  }
  const parts = [positionLines(answer, request, page), ...answerParts(answer, request, page)];
  const shown = parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${paint.bold(headline(answer, page))}${name}\n${shown.join('\n\n')}\n`;
}

function headline({ answer }: Found | CutShort, { paint }: Page): string {
  if (answer === null) return paint.yellow('? Not known');
  return answer ? paint.green('✓ Yes') : paint.red('✗ No');
}

/** What was answered is well formed, so its rulebook is one of ours. */
function bookOf(request: unknown) {
  const id = BOOK_IDS.find((each) => each === field(request, 'rulebook'));
  return id === undefined ? undefined : books[id];
}

const wordsFor = (request: unknown): TableWords | undefined => {
  const book = bookOf(request);
  return book && wordsOf(book.id);
};

function positionLines(answer: Found | CutShort, request: unknown, page: Page): string[] {
  const asked = field(request, 'question');
  const question = QUESTIONS.find((each) => each === asked);
  const goal = field(request, 'goal');
  const goalLines = optionalRow('Goal', goal === undefined ? '' : (wordsFor(request)?.goal(goal) ?? ''), page);
  const ignored = answer.answer === null ? undefined : answer.ignoredVariations;
  return [
    ...row('Question', question === undefined ? textOf(asked) : QUESTION_WORDS[question], page),
    ...(bookOf(request)?.game === 'equations'
      ? [...playedByLines(request, page), ...goalLines, ...matLines(request, showEquationSigns, page)]
      : onSetsTableLines(request, ignored && [...ignored], goalLines, page)),
    ...(field(request, 'after') === undefined ? [] : afterLines(request, page)),
  ];
}

function answerParts(answer: Found | CutShort, request: unknown, page: Page): string[][] {
  if (answer.answer === null) return [searchedLines(answer, page)];
  const { goalFault, fromResources = [], moves, goals } = answer;
  const words = wordsFor(request);
  const cube = (one: string) => words?.cube(one) ?? one;
  return [
    goalFault ? violationLines([goalFault], page) : [],
    ...solutionParts(answer, request, page),
    optionalRow('Of Resources', fromResources.map(cube).join(' '), page),
    ...severalParts(answer, words, page),
    moves?.length === 0
      ? row('Moves', 'no move avoids it', page)
      : (moves ?? []).flatMap((move, at) => row(at === 0 ? 'Moves' : '', moveText(move, cube), page)),
    goals?.length === 0
      ? row('Goals', 'none can be set', page)
      : fewestFirst(goals ?? []).flatMap((goal, at) =>
          row(
            at === 0 ? 'Goals' : '',
            goalText(goal, (laid) => words?.goal(laid) ?? textOf(laid)),
            page,
          ),
        ),
  ];
}

function solutionParts({ solution, solutions }: Found, request: unknown, page: Page): string[][] {
  if (solution === undefined && solutions === undefined) return [];
  return paperParts(solutions === undefined ? { solution } : { solutions }, bookOf(request)?.game ?? 'on-sets', page);
}

/** Several Solutions, numbered, the plainest first, each worked out. */
const severalParts = ({ found = [] }: Found, words: TableWords | undefined, page: Page): string[][] =>
  workedParts(
    found.map(({ solution, steps }, at) => ({
      title: `${at + 1}. ${words?.paper({ solution }) ?? ''}`,
      steps: steps.map(stepText),
    })),
    page,
  );

const plural = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/** How far a search came that found no answer. */
function searchedLines({ searched }: CutShort, page: Page): string[] {
  const told = (name: string): number => Number(field(searched, name) ?? 0);
  const [steps, from, undecided] = [told('steps'), told('cubesFrom'), told('undecided')];
  const [goals, moves] = [told('goals'), told('moves')];
  return [
    ...row('Why', undecided > 0 ? 'not everything could be decided' : 'the search was given up before its end', page),
    ...row('Searched', plural(steps, 'step'), page),
    ...optionalRow('', from > 0 ? `no Solution has fewer than ${plural(from, 'cube')}` : '', page),
    ...optionalRow('', goals > 0 ? `${plural(goals, 'Goal')} answered` : '', page),
    ...optionalRow('', moves > 0 ? `${plural(moves, 'move')} answered` : '', page),
    ...optionalRow('', undecided > 0 ? `${plural(undecided, 'comparison')} that nobody could settle` : '', page),
  ];
}

function moveText(move: object, cube: (one: string) => string): string {
  const from = field(move, 'from');
  const shifted = from === undefined ? '' : ` (from ${capital(textOf(from))})`;
  return `${cube(textOf(field(move, 'cube')))} to ${capital(textOf(field(move, 'to')))}${shifted}`;
}

const cubesOf = (goal: object): number => Number(field(goal, 'cubes') ?? Number.POSITIVE_INFINITY);

/** The Goals that need the fewest cubes, and last those that have no Solution. */
const fewestFirst = (goals: readonly object[]): object[] =>
  goals.toSorted((one, other) => {
    const [mine, its] = [cubesOf(one), cubesOf(other)];
    return mine === its ? 0 : mine - its;
  });

function goalText(goal: object, laid: (goal: unknown) => string): string {
  const cubes = cubesOf(goal);
  return `${laid(field(goal, 'goal'))}: ${Number.isFinite(cubes) ? plural(cubes, 'cube') : 'no Solution'}`;
}
