// Asking for a position of On-Sets and for a Solution, question by question.
import { randomInt } from 'node:crypto';
import { CUBE_SECTIONS, ON_SETS_CUBES } from '@openshake/protocol';
import {
  AFTERS,
  type After,
  type BookId,
  books,
  type Division,
  type DivisionId,
  type OnSetsBook,
} from '@openshake/rules';
import { type Cube, type ShakeRules, shakeRules, variations } from '@openshake/rules/onsets';
import { type Conversation, type Read, understood } from './conversation.ts';
import {
  type Goal,
  type MoveWritten,
  type PickWritten,
  readGoal,
  readMove,
  readUniverse,
  readVariations,
} from './onSetsReading.ts';
import type { Round } from './round.ts';
import { askAfter, askDivision, askSections, NO_GOAL, USUAL_CALLS } from './table.ts';

export interface Position {
  rulebook: BookId;
  division: DivisionId;
  variations: PickWritten[];
  universe: string[];
  goal?: Goal;
  required: Cube[];
  permitted: Cube[];
  forbidden: Cube[];
  resources: Cube[];
  after: After;
  moved?: MoveWritten;
}

export interface Solution {
  goal?: Goal;
  restrictions: string[];
  setName: string;
  blank?: string;
  avoid?: MoveWritten;
}

const CALLS = AFTERS.filter((after) => after !== 'no-goal');

const LETTERS = 'A is Λ, U is ∪, N is ∩, C is ⊆.';

function divisionOf(book: OnSetsBook, name: DivisionId): Division {
  const division = book.divisions[name];
  if (!division) throw new Error(`${book.id} has no ${name} division`);
  return division;
}

async function askVariations(talk: Conversation, { standing, offered }: Division): Promise<PickWritten[]> {
  if (offered.length === 0) return [];
  const blanks = { cube: ' (cube)', card: ' (card)', set: ' (set)' } as const;
  const names = offered.map((id) => {
    const { blank } = variations[id];
    return id + (blank === undefined ? '' : blanks[blank]);
  });
  const always = standing.length > 0 ? ` Always played here: ${standing.join(', ')}.` : '';
  return talk.ask({
    ask: 'Variations, in the order chosen?',
    hint: `Choices: ${names.join(', ')}.${always} Put commas between them, as in: wild-cube G, two-operations. Press Enter for none.`,
    read: readVariations,
  });
}

const GOAL_FORMS = '5, 2+3, 2x3, L 2 3 1 for (2x3)+1, T 2 1 3 for 2x(1+3). Put u before an upside-down digit: u3.';

async function askPosition(talk: Conversation, book: OnSetsBook): Promise<Position> {
  const name = await askDivision(talk, book);
  const division = divisionOf(book, name);
  const picks = await askVariations(talk, division);
  const { rules } = shakeRules(book, division, picks);
  const universe = await talk.ask({
    ask: 'Universe?',
    hint: 'The cards by their dots, as in: B BR RY BRGY blank. Or a number, to have so many dealt.',
    read: readUniverse(randomInt),
  });
  talk.say(`  ${universe.join('  ')}`);
  const goal = await talk.ask({
    ask: 'Goal?',
    hint: `${GOAL_FORMS} Write ${NO_GOAL} after a No Goal challenge.`,
    read: (answer): Read<Goal | undefined> =>
      answer.toLowerCase() === NO_GOAL ? understood(undefined) : readGoal(answer),
  });
  const start = { rulebook: book.id, division: name, variations: picks, universe };
  if (goal === undefined) {
    const { resources } = await askSections(talk, ['resources'], ON_SETS_CUBES, LETTERS);
    return { ...start, required: [], permitted: [], forbidden: [], resources, after: 'no-goal' };
  }
  const sections = await askSections(talk, CUBE_SECTIONS, ON_SETS_CUBES, LETTERS);
  const after = await askAfter(talk, rules.avoidMoveAfter.length > 0 ? CALLS : USUAL_CALLS);
  const moved = rules.avoidMoveAfter.includes(after)
    ? await talk.ask({
        ask: 'The move that is charged?',
        hint: 'As in: B to required. Enter for none.',
        read: readMove,
      })
    : undefined;
  const position = { ...start, goal, ...sections, after };
  return moved === undefined ? position : { ...position, moved };
}

async function askRestrictions(talk: Conversation): Promise<string[]> {
  const restrictions: string[] = [];
  for (;;) {
    const text = await talk.ask({
      ask: `Restriction ${restrictions.length + 1}?`,
      ...(restrictions.length === 0 ? { hint: 'As in: B C R, or: G = A. An empty line ends the Restrictions.' } : {}),
      read: understood,
    });
    if (text === '') return restrictions;
    restrictions.push(text);
  }
}

/** A Solution for the position, with all that its rules ask for. */
async function askSolution(talk: Conversation, position: Position, rules: ShakeRules): Promise<Solution> {
  const goal =
    position.goal === undefined
      ? await talk.ask({ ask: 'The Goal that could have been set?', hint: GOAL_FORMS, read: readGoal })
      : undefined;
  const restrictions = rules.restrictions === 'none' ? [] : await askRestrictions(talk);
  const setName = await talk.ask({
    ask: 'Set-Name?',
    hint: "As in: (B U R) - G'. A cube that stands for another symbol is marked with a colon: G:U.",
    read: understood,
  });
  const blank = rules.paintBlank
    ? await talk.ask({ ask: 'Dots painted on the blank card?', hint: 'As in: BG. Enter for none.', read: understood })
    : '';
  const avoid = rules.avoidMoveAfter.includes(position.after)
    ? await talk.ask({
        ask: 'The move that would have been safe?',
        hint: 'As in: R to forbidden. Enter for none.',
        read: readMove,
      })
    : undefined;
  return {
    ...(goal === undefined ? {} : { goal }),
    restrictions,
    setName,
    ...(blank === '' ? {} : { blank }),
    ...(avoid === undefined ? {} : { avoid }),
  };
}

async function askPaper(talk: Conversation, position: Position, rules: ShakeRules): Promise<object> {
  const papers: Solution[] = [];
  while (papers.length < rules.solutions) {
    if (rules.solutions > 1) talk.say(`Solution ${papers.length + 1} of ${rules.solutions}`);
    papers.push(await askSolution(talk, position, rules));
  }
  return papers.length > 1 ? { solutions: papers } : { solution: papers[0] };
}

/** The round of a position that is there already. */
export function onSetsRound(position: Position): Round {
  const book = books[position.rulebook];
  if (book.game !== 'on-sets') throw new Error(`${book.id} is not a rulebook of On-Sets`);
  const { rules } = shakeRules(book, divisionOf(book, position.division), position.variations);
  return { position, askPaper: (talk) => askPaper(talk, position, rules) };
}

export const askOnSetsRound = async (talk: Conversation, book: OnSetsBook): Promise<Round> =>
  onSetsRound(await askPosition(talk, book));
