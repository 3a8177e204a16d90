// Asking for a position and for a Solution, question by question.
import { randomInt } from 'node:crypto';
import { CUBE_SECTIONS, listInWords } from '@openshake/protocol';
import {
  AFTERS,
  type After,
  BOOK_IDS,
  type BookId,
  books,
  CUBES,
  type Cube,
  type Division,
  type DivisionId,
  type OnSetsBook,
  type ShakeRules,
  shakeRules,
  variations,
} from '@openshake/rules';
import { AFTER_WORDS, capital } from '../inPlainWords.ts';
import { type Conversation, type Read, understood } from './conversation.ts';
import {
  type Goal,
  type MoveWritten,
  type PickWritten,
  readChoice,
  readCubes,
  readGoal,
  readMove,
  readUniverse,
  readVariations,
} from './reading.ts';

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

const onSetsBooks = BOOK_IDS.map((id) => books[id]).filter((book): book is OnSetsBook => book.game === 'on-sets');
const bookIds = onSetsBooks.map((book) => book.id);

/** The newest book is the likeliest. */
const USUAL_BOOK = 'agloa-onsets-2023';
const USUAL_DIVISION = 'middle';

/** With a Goal on the mat. Without one it is a No Goal challenge. */
const CALLS = AFTERS.filter((after) => after !== 'no-goal');
const USUAL_CALLS: readonly After[] = ['now', 'impossible', 'last-cube', 'end-of-round'];

const numbered = (rows: readonly (readonly [name: string, words: string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, words], at) => `  ${at + 1}  ${name.padEnd(width)}  ${words}`.trimEnd()).join('\n');
};

/** `example` instead of a rulebook asks for the ready position. */
export async function askBook(talk: Conversation): Promise<OnSetsBook | 'example'> {
  talk.say(numbered(onSetsBooks.map(({ id, title }) => [id, title] as const)));
  const choose = readChoice(bookIds);
  const id = await talk.ask({
    ask: 'Which rulebook?',
    hint: 'A number or a name. Type example to see a verdict at once, quit to leave.',
    otherwise: USUAL_BOOK,
    read: (answer): Read<string> => (answer.toLowerCase() === 'example' ? understood('example') : choose(answer)),
  });
  return onSetsBooks.find((book) => book.id === id) ?? 'example';
}

async function askDivision(talk: Conversation, book: OnSetsBook): Promise<[DivisionId, Division]> {
  const all = Object.entries(book.divisions) as [DivisionId, Division][];
  const names = all.map(([name]) => name);
  const [first] = all;
  if (first === undefined) throw new Error(`${book.id} has no division`);
  const name = await talk.ask({
    ask: `Which division, ${listInWords(names, 'or')}?`,
    otherwise: names.find((one) => one === USUAL_DIVISION) ?? first[0],
    read: readChoice(names),
  });
  return all.find(([one]) => one === name) ?? first;
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

const CUBES_HINT = `Cubes by their symbols, with or without spaces: ${CUBES.join(' ')}. A is Λ, U is ∪, N is ∩, C is ⊆. Enter for none.`;

/** The cubes of each section in turn; the forms are explained once. */
async function askSections<S extends string>(talk: Conversation, names: readonly S[]): Promise<Record<S, Cube[]>> {
  const sections: [S, Cube[]][] = [];
  for (const name of names) {
    const elsewhere = sections.reduce((sum, [, cubes]) => sum + cubes.length, 0);
    const hint = sections.length === 0 ? { hint: CUBES_HINT } : {};
    sections.push([name, await talk.ask({ ask: `${capital(name)}?`, ...hint, read: readCubes(elsewhere) })]);
  }
  return Object.fromEntries(sections) as Record<S, Cube[]>;
}

const GOAL_FORMS = '5, 2+3, 2x3, L 2 3 1 for (2x3)+1, T 2 1 3 for 2x(1+3). Put u before an upside-down digit: u3.';

async function askAfter(talk: Conversation, rules: ShakeRules): Promise<After> {
  const calls = rules.avoidMoveAfter.length > 0 ? CALLS : USUAL_CALLS;
  talk.say(numbered(calls.map((call) => [call, AFTER_WORDS[call]] as const)));
  return talk.ask({ ask: 'What came before the writing?', otherwise: 'now', read: readChoice(calls) });
}

/** The rules that a position is played by. */
export function rulesOf({ rulebook, division, variations }: Position): ShakeRules {
  const book = onSetsBooks.find(({ id }) => id === rulebook);
  const own = book?.divisions[division];
  if (!book || !own) throw new Error(`${rulebook} has no ${division} division of On-Sets`);
  return shakeRules(book, own, variations).rules;
}

export async function askPosition(talk: Conversation, book: OnSetsBook): Promise<Position> {
  const [name, division] = await askDivision(talk, book);
  const picks = await askVariations(talk, division);
  const { rules } = shakeRules(book, division, picks);
  const universe = await talk.ask({
    ask: 'Universe?',
    hint: 'The cards by their dots, as in: B BR RY BRGY blank. Or a number, to have so many dealt.',
    read: readUniverse(randomInt),
  });
  talk.say(`  ${universe.join('  ')}`);
  const noGoal = 'none';
  const goal = await talk.ask({
    ask: 'Goal?',
    hint: `${GOAL_FORMS} Write ${noGoal} after a No Goal challenge.`,
    read: (answer): Read<Goal | undefined> =>
      answer.toLowerCase() === noGoal ? understood(undefined) : readGoal(answer),
  });
  const start = { rulebook: book.id, division: name, variations: picks, universe };
  if (goal === undefined) {
    const { resources } = await askSections(talk, ['resources']);
    return { ...start, required: [], permitted: [], forbidden: [], resources, after: 'no-goal' };
  }
  const sections = await askSections(talk, CUBE_SECTIONS);
  const after = await askAfter(talk, rules);
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
export async function askSolution(talk: Conversation, position: Position, rules: ShakeRules): Promise<Solution> {
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
