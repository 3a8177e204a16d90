// The words in which advice is told at a table: clauses with their topic and, for a screen reader, signs in words.
import { type AdviceLine, type Shown, Teller } from '@openshake/advice';
import { type BookId, books, type Player } from '@openshake/rules';
import {
  type Catalogue,
  cited,
  type Names,
  sayAfter,
  type TableThings,
  type TableWords,
  tableWords,
} from '@openshake/words';
import { en } from '@openshake/words/en';
import { commandFor } from '../play/commandFor.ts';
import { nameOfClause } from '../pretty/clauses.ts';
import { cubeWords, speakFormula } from '../pretty/spoken.ts';
import type { Told } from '../pretty/story.ts';

export interface AdviceOptions {
  catalogue?: Catalogue;
  names?: Names;
  /** For a screen reader. */
  plain?: boolean;
  /** The reader, if the reader sits at the table. */
  you?: Player | null;
}

function spoken(book: BookId, things: TableThings): TableThings {
  const names = cubeWords(books[book].game === 'equations');
  return {
    ...things,
    equals: 'equals',
    cube: (cube) => names[cube] ?? cube,
    goal: (goal) => speakFormula(things.goal(goal)),
    value: (value) => speakFormula(things.value(value)),
    pick: (pick) => speakFormula(things.pick(pick)),
    paper: (paper) => speakFormula(things.paper(paper)),
  };
}

/** Advice as it is told in one language. */
export class AdviceWords {
  readonly words: TableWords;
  readonly teller: Teller;

  constructor(book: BookId, { catalogue = en, names = {}, plain = false, you = null }: AdviceOptions = {}) {
    const words = tableWords(book, catalogue, names, (shown) => {
      const things = { ...shown, clause: (clause: string) => nameOfClause(book, clause) };
      return plain ? spoken(book, things) : things;
    });
    this.words = words;
    this.teller = new Teller(
      {
        paper: words.paper,
        goal: words.goal,
        picks: (picks) => words.all(picks.map(words.pick)),
        reasons: (reasons) => reasons.map((reason) => cited(reason, words)).join(' '),
        unproven: (why) => why,
        after: (occasion) => sayAfter(occasion, words),
        command: (action) => commandFor(action, books[book].game),
      } satisfies Shown,
      you,
    );
  }

  /** The sentences of a line, one after the other. */
  line({ sign, facts }: AdviceLine): Told {
    const text = facts.map((fact) => this.words.say(fact).trim()).join(' ');
    return { ...(sign && { sign }), text };
  }

  lines(lines: readonly AdviceLine[]): Told[] {
    return lines.map((each) => this.line(each));
  }
}
