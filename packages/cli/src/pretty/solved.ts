// The solver's answer for people: the headline, the position, and below it the Solution, the moves or the Goals.
import type { Found as Answered, CutShort } from '@openshake/advice';
import { QUESTIONS } from '@openshake/protocol';
import { BOOK_IDS, books } from '@openshake/rules';
import { field, showEquationSigns, type TableWords, textOf } from '@openshake/words';
import type { ErrorAnswer } from '../errorAnswer.ts';
import type { InWords } from '../inWords.ts';
import type { SolveAnswer } from '../solve/answer.ts';
import type { Speech } from '../words/speech.ts';
import { MARGIN, optionalRow, row, violationLines } from './lines.ts';
import { onSetsTableLines } from './onSetsTable.ts';
import { harmless, type Page, speechOf, wrap } from './page.ts';
import { paperParts } from './paperLines.ts';
import { afterLines, matLines, playedByLines } from './position.ts';
import { stepText, workedParts } from './steps.ts';
import { wordsOf } from './tableWords.ts';

type Found = InWords<Answered>;

/** An answer for people. Ends with a line break. */
export function prettySolved(answer: SolveAnswer | ErrorAnswer, request: unknown, page: Page): string {
  const { paint } = page;
  const name = answer.id === null || answer.id === undefined ? '' : `  ${paint.dim(harmless(textOf(answer.id)))}`;
  if ('error' in answer) {
    const why = wrap(harmless(answer.error.message), page.width - MARGIN.length).map((line) => `${MARGIN}${line}`);
    return `${paint.bold(paint.red(`! ${speechOf(page).say('solved.failed')}`))}${name}\n${why.join('\n')}\n`;
  }
  const parts = [positionLines(answer, request, page), ...answerParts(answer, request, page)];
  const shown = parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${paint.bold(headline(answer, page))}${name}\n${shown.join('\n\n')}\n`;
}

function headline({ answer }: Found | CutShort, page: Page): string {
  const { yellow, green, red } = page.paint;
  const { say } = speechOf(page);
  if (answer === null) return yellow(`? ${say('solved.unknown')}`);
  return answer ? green(`✓ ${say('solved.yes')}`) : red(`✗ ${say('solved.no')}`);
}

/** An answered question is well formed, so its rulebook is one of ours. */
function bookOf(request: unknown) {
  const id = BOOK_IDS.find((each) => each === field(request, 'rulebook'));
  return id === undefined ? undefined : books[id];
}

const wordsFor = (request: unknown, speech: Speech): TableWords | undefined => {
  const book = bookOf(request);
  return book && wordsOf(book.id, speech);
};

function positionLines(answer: Found | CutShort, request: unknown, page: Page): string[] {
  const speech = speechOf(page);
  const { say } = speech;
  const asked = field(request, 'question');
  const question = QUESTIONS.find((each) => each === asked);
  const goal = field(request, 'goal');
  const shown = goal === undefined ? '' : (wordsFor(request, speech)?.goal(goal) ?? '');
  const goalLines = optionalRow(say('label.goal'), shown, page);
  const ignored = answer.answer === null ? undefined : answer.ignoredVariations;
  return [
    ...row(say('label.question'), question === undefined ? textOf(asked) : say(`question.${question}`), page),
    ...(bookOf(request)?.game === 'equations'
      ? [...playedByLines(request, page), ...goalLines, ...matLines(request, showEquationSigns, page)]
      : onSetsTableLines(request, ignored && [...ignored], goalLines, page)),
    ...(field(request, 'after') === undefined ? [] : afterLines(request, page)),
  ];
}

function answerParts(answer: Found | CutShort, request: unknown, page: Page): string[][] {
  if (answer.answer === null) return [searchedLines(answer, page)];
  const { goalFault, fromResources = [], moves, goals } = answer;
  const speech = speechOf(page);
  const { say } = speech;
  const words = wordsFor(request, speech);
  const cube = (one: string) => words?.cube(one) ?? one;
  return [
    goalFault ? violationLines([goalFault], page) : [],
    ...solutionParts(answer, request, page),
    optionalRow(say('label.fromResources'), fromResources.map(cube).join(' '), page),
    ...severalParts(answer, words, page),
    moves?.length === 0
      ? row(say('label.moves'), say('solved.noMove'), page)
      : (moves ?? []).flatMap((move, at) =>
          row(at === 0 ? say('label.moves') : '', moveText(move, cube, speech), page),
        ),
    goals?.length === 0
      ? row(say('label.goals'), say('solved.noGoal'), page)
      : fewestFirst(goals ?? []).flatMap((goal, at) =>
          row(
            at === 0 ? say('label.goals') : '',
            goalText(goal, (laid) => words?.goal(laid) ?? textOf(laid), speech),
            page,
          ),
        ),
  ];
}

function solutionParts({ solution, solutions }: Found, request: unknown, page: Page): string[][] {
  if (solution === undefined && solutions === undefined) return [];
  return paperParts(solutions === undefined ? { solution } : { solutions }, bookOf(request)?.game ?? 'on-sets', page);
}

/** Several Solutions, numbered, the simplest first, each worked out. */
const severalParts = ({ found = [] }: Found, words: TableWords | undefined, page: Page): string[][] =>
  workedParts(
    found.map(({ solution, steps }, at) => ({
      title: `${at + 1}. ${words?.paper({ solution }) ?? ''}`,
      steps: steps.map((step) => stepText(step, speechOf(page))),
    })),
    page,
  );

/** How far a search got without an answer. */
function searchedLines({ searched }: CutShort, page: Page): string[] {
  const { say } = speechOf(page);
  const amount = (name: string): number => Number(field(searched, name) ?? 0);
  const [steps, from, undecided] = [amount('steps'), amount('cubesFrom'), amount('undecided')];
  const [goals, moves] = [amount('goals'), amount('moves')];
  return [
    ...row(say('label.why'), say(undecided > 0 ? 'solved.why.undecided' : 'solved.why.stopped'), page),
    ...row(say('label.searched'), say('solved.steps', { count: steps }), page),
    ...optionalRow('', from > 0 ? say('solved.cubes', { count: from }) : '', page),
    ...optionalRow('', goals > 0 ? say('solved.goals', { count: goals }) : '', page),
    ...optionalRow('', moves > 0 ? say('solved.moves', { count: moves }) : '', page),
    ...optionalRow('', undecided > 0 ? say('solved.undecided', { count: undecided }) : '', page),
  ];
}

function moveText(move: object, cube: (one: string) => string, { say, words }: Speech): string {
  const [from, to] = [field(move, 'from'), textOf(field(move, 'to'))];
  const moved = words.say({ key: 'move.to', cube: cube(textOf(field(move, 'cube'))), section: to });
  return from === undefined ? moved : say('solved.shifted', { move: moved, from: textOf(from) });
}

const cubesOf = (goal: object): number => Number(field(goal, 'cubes') ?? Number.POSITIVE_INFINITY);

/** The Goals with the fewest cubes, and last those without a Solution. */
const fewestFirst = (goals: readonly object[]): object[] =>
  goals.toSorted((one, other) => {
    const [mine, its] = [cubesOf(one), cubesOf(other)];
    return mine === its ? 0 : mine - its;
  });

function goalText(goal: object, laid: (goal: unknown) => string, { say }: Speech): string {
  const [count, shown] = [cubesOf(goal), laid(field(goal, 'goal'))];
  return Number.isFinite(count) ? say('solved.goal', { goal: shown, count }) : say('solved.goal.none', { goal: shown });
}
