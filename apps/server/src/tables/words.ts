// The sentences that go with refusals, for programs and for people without a page. A page makes its own from the facts.
import type { Done } from '@openshake/host';
import { type AnyFact, type BookId, books, type LegalKind, type WireFact } from '@openshake/rules';
import { type Names, type TableWords, tableWords, wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';

const made = new Map<string, TableWords>();

function wordsFor(book: BookId): TableWords {
  const { game } = books[book];
  const known = made.get(game) ?? tableWords(game, en);
  made.set(game, known);
  return known;
}

type Said<Why> = Why & { message: string };

export const inWords = <Why extends { facts: AnyFact }>(why: Why, book: BookId): Said<Why> => ({
  ...why,
  message: wordsFor(book).say(why.facts),
});

/** The words of a table with names at its seats. */
export const wordsWith = (book: BookId, names: Names): TableWords => tableWords(books[book].game, en, names);

const plain = wordsIn(en);
/** What is wrong with something that arrived. */
export const sayWire = (facts: WireFact): string => plain.say(facts);

export const sentenceOf = (facts: AnyFact, book: BookId): string => wordsFor(book).say(facts);

/** What a sender hears about an action, as in `replay`. */
function answerOf(done: Done, book: BookId): object {
  if (!done.ok) return { ok: false, refusal: inWords(done.refusal, book) };
  const { v, setAside, illegal } = done;
  return { v, ok: true, ...(setAside && inWords(setAside, book)), ...(illegal && { illegal: inWords(illegal, book) }) };
}

/** The message about an action that somebody sent with this id. */
export const doneText = (table: string, id: string, done: Done, book: BookId): string =>
  JSON.stringify({ type: 'done', table, id, ...answerOf(done, book) });

/** The kinds of action that are open, with a sentence for each refusal. */
export const legalInWords = (legal: readonly LegalKind[], book: BookId): readonly LegalKind[] =>
  legal.map((kind) =>
    kind.open
      ? {
          ...kind,
          choices: kind.choices.map((each) => (each.breaks ? { ...each, breaks: inWords(each.breaks, book) } : each)),
        }
      : { ...kind, why: inWords(kind.why, book) },
  );
