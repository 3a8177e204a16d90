// Advice in the words of a table: clauses with their topic and, for a screen reader, signs in words.
import { type AdviceLine, type Shown, Teller } from '@openshake/advice';
import { type BookId, books, type Player } from '@openshake/rules';
import { cited, type Names, sayAfter, sayReason, type TableWords } from '@openshake/words';
import { commandFor } from '../play/commandFor.ts';
import { wordsAt } from '../play/words.ts';
import type { MarkedLine } from '../pretty/story.ts';
import { ENGLISH, type Speech } from '../words/speech.ts';

export interface AdviceOptions {
  speech?: Speech;
  names?: Names;
  /** For a screen reader. */
  plain?: boolean;
  /** The reader's seat, if the reader is a player. */
  you?: Player | null;
}

/** Advice in one language. */
export class AdviceWords {
  readonly words: TableWords;
  readonly teller: Teller;

  constructor(book: BookId, { speech = ENGLISH, names = {}, plain = false, you = null }: AdviceOptions = {}) {
    const words = wordsAt(book, plain, speech, names);
    this.words = words;
    this.teller = new Teller(
      {
        paper: words.paper,
        goal: words.goal,
        picks: (picks) => words.all(picks.map(words.pick)),
        reasons: (reasons) => reasons.map((reason) => cited(reason, words)).join(' '),
        unproven: (why) => sayReason(why, words),
        after: (occasion) => sayAfter(occasion, words),
        command: (action) => commandFor(action, books[book].game, words.name),
      } satisfies Shown,
      you,
    );
  }

  /** The sentences of a line, joined. */
  line({ sign, facts }: AdviceLine): MarkedLine {
    const text = facts.map((fact) => this.words.say(fact).trim()).join(' ');
    return { ...(sign && { sign }), text };
  }

  lines(lines: readonly AdviceLine[]): MarkedLine[] {
    return lines.map((each) => this.line(each));
  }
}
