// Asks for a position of Equations and for an Equation, question by question.
import { CUBE_SECTIONS, EQUATIONS_CUBES } from '@openshake/protocol';
import { type After, type BookId, books, type DivisionId, type EquationsBook } from '@openshake/rules';
import type { Cube as EquationCube } from '@openshake/rules/equations';
import type { Text } from '../words/texts/index.ts';
import { type Conversation, type Read, understood } from './conversation.ts';
import { GOAL_FORMS, readGoal, readZero } from './equationsReading.ts';
import type { Round } from './round.ts';
import { withoutWords } from './signs.ts';
import { askAfter, askDivision, askSections, NO_GOAL, NO_GOAL_HINT, USUAL_CALLS } from './table.ts';

export interface Position {
  rulebook: BookId;
  division: DivisionId;
  goal?: string;
  required: EquationCube[];
  permitted: EquationCube[];
  forbidden: EquationCube[];
  resources: EquationCube[];
  after: After;
}

export interface Solution {
  goal?: string;
  equation: string;
  wild?: { 0: string };
}

/** The rules of this division. */
const rulesOf = (book: EquationsBook, division: DivisionId) => ({ ...book.rules, ...book.divisions[division] });
type Rules = ReturnType<typeof rulesOf>;

const LETTERS: Text = { key: 'prompt.letters.equations' };

/** How to write what only some divisions play. */
const turnedHint = ({ turnedCubes }: Rules): Text[] => (turnedCubes ? [{ key: 'prompt.turned' }] : []);

async function askPosition(talk: Conversation, book: EquationsBook): Promise<Position> {
  const division = await askDivision(talk, book);
  const goal = await talk.ask({
    ask: { key: 'prompt.goal' },
    hint: [GOAL_FORMS, ...turnedHint(rulesOf(book, division)), NO_GOAL_HINT],
    read: (answer): Read<string | undefined> =>
      answer.toLowerCase() === NO_GOAL ? understood(undefined) : readGoal(answer),
  });
  const start = { rulebook: book.id, division };
  if (goal === undefined) {
    const { resources } = await askSections(talk, ['resources'], 'equations', EQUATIONS_CUBES, LETTERS);
    return { ...start, required: [], permitted: [], forbidden: [], resources, after: 'no-goal' };
  }
  const sections = await askSections(talk, CUBE_SECTIONS, 'equations', EQUATIONS_CUBES, LETTERS);
  const after = await askAfter(talk, USUAL_CALLS);
  return { ...start, goal, ...sections, after };
}

/** Whether the writer may still have to say what a 0 stands for. */
const leavesZeroOpen = (text: string): boolean => text.includes('0') && !/0\s*:/.test(text);

async function askSolution(talk: Conversation, position: Position, rules: Rules): Promise<Solution> {
  const goal =
    position.goal ??
    (await talk.ask({
      ask: { key: 'prompt.goal.missed' },
      hint: [GOAL_FORMS, ...turnedHint(rules)],
      read: readGoal,
    }));
  const equation = await talk.ask({
    ask: { key: 'prompt.equation' },
    hint: [{ key: 'prompt.equation.forms', goal }, ...turnedHint(rules)],
    read: (answer) => understood(withoutWords(answer, 'equations')),
  });
  const zero =
    rules.zeroWild && leavesZeroOpen(`${goal} ${equation}`)
      ? await talk.ask({
          ask: { key: 'prompt.zero' },
          hint: { key: 'prompt.zero.forms' },
          read: readZero,
        })
      : undefined;
  return {
    ...(position.goal === undefined ? { goal } : {}),
    equation,
    ...(zero === undefined ? {} : { wild: { 0: zero } }),
  };
}

/** The round for an existing position. */
export function equationsRound(position: Position): Round {
  const book = books[position.rulebook];
  if (book.game !== 'equations') throw new Error(`${book.id} is not a rulebook of Equations`);
  const rules = rulesOf(book, position.division);
  return { position, askPaper: async (talk) => ({ solution: await askSolution(talk, position, rules) }) };
}

export const askEquationsRound = async (talk: Conversation, book: EquationsBook): Promise<Round> =>
  equationsRound(await askPosition(talk, book));
