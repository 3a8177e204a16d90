// Asks for a position of On-Sets and for a Solution, question by question.
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
import type { Text } from '../words/texts/index.ts';
import { type Conversation, type Read, understood } from './conversation.ts';
import {
  GOAL_FORMS,
  type Goal,
  type MoveWritten,
  type PickWritten,
  readGoal,
  readMove,
  readUniverse,
  readVariations,
} from './onSetsReading.ts';
import type { Round } from './round.ts';
import { withoutWords } from './signs.ts';
import { askAfter, askDivision, askSections, NO_GOAL, NO_GOAL_HINT, OR_NONE, USUAL_CALLS } from './table.ts';

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

/** The judge gets whatever is written. */
const readFormula = (answer: string): Read<string> => understood(withoutWords(answer, 'on-sets'));

const LETTERS: Text = { key: 'prompt.letters.onSets' };

function divisionOf(book: OnSetsBook, name: DivisionId): Division {
  const division = book.divisions[name];
  if (!division) throw new Error(`${book.id} has no ${name} division`);
  return division;
}

async function askVariations(talk: Conversation, { standing, offered }: Division): Promise<PickWritten[]> {
  if (offered.length === 0) return [];
  const { say } = talk.speech;
  const names = offered.map((name) => {
    const { blank } = variations[name];
    return blank === undefined ? name : say('prompt.variation', { name, blank });
  });
  const always: Text[] = standing.length > 0 ? [{ key: 'prompt.variations.always', names: standing.join(', ') }] : [];
  return talk.ask({
    ask: { key: 'prompt.variations' },
    hint: [
      { key: 'prompt.variations.choices', names: names.join(', ') },
      ...always,
      { key: 'prompt.variations.forms' },
      OR_NONE,
    ],
    read: readVariations,
  });
}

async function askPosition(talk: Conversation, book: OnSetsBook): Promise<Position> {
  const name = await askDivision(talk, book);
  const division = divisionOf(book, name);
  const picks = await askVariations(talk, division);
  const { rules } = shakeRules(book, division, picks);
  const universe = await talk.ask({
    ask: { key: 'prompt.universe' },
    hint: { key: 'prompt.universe.forms' },
    read: readUniverse(randomInt),
  });
  talk.say(`  ${universe.join('  ')}`);
  const goal = await talk.ask({
    ask: { key: 'prompt.goal' },
    hint: [GOAL_FORMS, NO_GOAL_HINT],
    read: (answer): Read<Goal | undefined> =>
      answer.toLowerCase() === NO_GOAL ? understood(undefined) : readGoal(answer),
  });
  const start = { rulebook: book.id, division: name, variations: picks, universe };
  if (goal === undefined) {
    const { resources } = await askSections(talk, ['resources'], 'on-sets', ON_SETS_CUBES, LETTERS);
    return { ...start, required: [], permitted: [], forbidden: [], resources, after: 'no-goal' };
  }
  const sections = await askSections(talk, CUBE_SECTIONS, 'on-sets', ON_SETS_CUBES, LETTERS);
  const after = await askAfter(talk, rules.avoidMoveAfter.length > 0 ? CALLS : USUAL_CALLS);
  const moved = rules.avoidMoveAfter.includes(after)
    ? await talk.ask({
        ask: { key: 'prompt.moved' },
        hint: [{ key: 'prompt.moved.forms' }, OR_NONE],
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
      ask: { key: 'prompt.restriction', number: restrictions.length + 1 },
      ...(restrictions.length === 0 ? { hint: { key: 'prompt.restriction.forms' } } : {}),
      read: readFormula,
    });
    if (text === '') return restrictions;
    restrictions.push(text);
  }
}

/** A Solution for the position, with everything that its rules ask for. */
async function askSolution(talk: Conversation, position: Position, rules: ShakeRules): Promise<Solution> {
  const goal =
    position.goal === undefined
      ? await talk.ask({ ask: { key: 'prompt.goal.missed' }, hint: GOAL_FORMS, read: readGoal })
      : undefined;
  const restrictions = rules.restrictions === 'none' ? [] : await askRestrictions(talk);
  const setName = await talk.ask({
    ask: { key: 'prompt.setName' },
    hint: { key: 'prompt.setName.forms' },
    read: readFormula,
  });
  const blank = rules.paintBlank
    ? await talk.ask({
        ask: { key: 'prompt.painted' },
        hint: [{ key: 'prompt.painted.forms' }, OR_NONE],
        read: understood,
      })
    : '';
  const avoid = rules.avoidMoveAfter.includes(position.after)
    ? await talk.ask({
        ask: { key: 'prompt.avoid' },
        hint: [{ key: 'prompt.avoid.forms' }, OR_NONE],
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
    if (rules.solutions > 1)
      talk.say(talk.speech.say('prompt.solutionOf', { number: papers.length + 1, count: rules.solutions }));
    papers.push(await askSolution(talk, position, rules));
  }
  return papers.length > 1 ? { solutions: papers } : { solution: papers[0] };
}

/** The round for an existing position. */
export function onSetsRound(position: Position): Round {
  const book = books[position.rulebook];
  if (book.game !== 'on-sets') throw new Error(`${book.id} is not a rulebook of On-Sets`);
  const { rules } = shakeRules(book, divisionOf(book, position.division), position.variations);
  return { position, askPaper: (talk) => askPaper(talk, position, rules) };
}

export const askOnSetsRound = async (talk: Conversation, book: OnSetsBook): Promise<Round> =>
  onSetsRound(await askPosition(talk, book));
