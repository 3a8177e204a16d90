// The first question: which rulebook, or a ready example.
import { BOOK_IDS, type Book, books } from '@openshake/rules';
import { type Conversation, type Read, understood } from './conversation.ts';
import { EQUATIONS_EXAMPLE, type Example, ON_SETS_EXAMPLE } from './examples.ts';
import { readChoice } from './reading.ts';

/** The newest book is the most likely. */
export const USUAL_BOOK = 'agloa-onsets-2023';

const EXAMPLES: Readonly<Record<string, Example>> = {
  example: ON_SETS_EXAMPLE,
  'example on-sets': ON_SETS_EXAMPLE,
  'example equations': EQUATIONS_EXAMPLE,
};

export function askBook(talk: Conversation): Promise<{ book: Book } | { example: Example }> {
  talk.list(BOOK_IDS.map((id) => [id, books[id].title] as const));
  const choose = readChoice(BOOK_IDS, 'numbered');
  return talk.ask({
    ask: { key: 'prompt.book' },
    hint: { key: 'prompt.book.forms' },
    otherwise: USUAL_BOOK,
    read: (answer): Read<{ book: Book } | { example: Example }> => {
      const words = answer.toLowerCase().replaceAll(/\s+/g, ' ');
      const example = Object.hasOwn(EXAMPLES, words) ? EXAMPLES[words] : undefined;
      if (example) return understood({ example });
      const chosen = choose(answer);
      return chosen.ok ? understood({ book: books[chosen.value] }) : chosen;
    },
  });
}
