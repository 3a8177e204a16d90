// The things on a table in words for its players: clauses with their topic and, for a screen reader, signs in words.
import { type BookId, books } from '@openshake/rules';
import { type Names, type TableThings, type TableWords, tableWords } from '@openshake/words';
import { nameOfClause } from '../pretty/clauses.ts';
import { cubeWords, speakFormula } from '../pretty/spoken.ts';
import { ENGLISH } from '../words/speech.ts';

/** `names`: who sits where. */
export function wordsAt(book: BookId, plain: boolean, speech = ENGLISH, names: Names = {}): TableWords {
  const cubes = cubeWords(books[book].game === 'equations', speech);
  const withTopics = (things: TableThings): TableThings => ({
    ...things,
    clause: (clause) => nameOfClause(book, clause, speech),
  });
  const spoken = (things: TableThings): TableThings => ({
    ...withTopics(things),
    equals: speakFormula('=', speech),
    // Without commas, a roll sounds like a formula.
    between: ', ',
    cube: (cube) => cubes[cube] ?? cube,
    goal: (goal) => speakFormula(things.goal(goal), speech),
    formula: (text) => speakFormula(things.formula(text), speech),
    value: (value) => speakFormula(things.value(value), speech),
    pick: (pick) => speakFormula(things.pick(pick), speech),
    paper: (paper) => speakFormula(things.paper(paper), speech),
  });
  return tableWords(books[book].game, speech.catalogue, names, plain ? spoken : withTopics);
}
