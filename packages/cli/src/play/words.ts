// The things on a table in the words that a person there hears: clauses with their topic and, for a screen reader, signs in words.
import { type BookId, books } from '@openshake/rules';
import { nameOfClause } from '../pretty/clauses.ts';
import { cubeWords, speakFormula } from '../pretty/spoken.ts';
import { type TableWords, wordsOf } from '../pretty/tableWords.ts';
import { sentencesWith } from '../sentences.ts';

export function wordsAt(book: BookId, plain: boolean): TableWords {
  const words = { ...wordsOf(book), clause: (clause: string) => nameOfClause(book, clause) };
  if (!plain) return words;
  const names = cubeWords(books[book].game === 'equations');
  const cube = (letter: string) => names[letter] ?? letter;
  return {
    ...words,
    equals: 'equals',
    cube,
    say: sentencesWith({ cube, value: (value) => speakFormula(words.value(value)) }),
    goal: (goal) => speakFormula(words.goal(goal)),
    value: (value) => speakFormula(words.value(value)),
    pick: (pick) => speakFormula(words.pick(pick)),
    paper: (paper) => speakFormula(words.paper(paper)),
  };
}
