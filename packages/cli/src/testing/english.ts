// Finds English in a text that should be in another language, by the catalogues; for tests.
import { BOOK_IDS } from '@openshake/rules';
import { en as games } from '@openshake/words/en';
import { es as juegos } from '@openshake/words/es';
import { clausesIn } from '../pretty/clauses.ts';
import { en } from '../words/en/index.ts';
import { es } from '../words/es/index.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
/** The words between the parameters of a message. The choices of a select are cut out too, because no screen shows them. */
const phrasesOf = (messages: Readonly<Record<string, string>>): string[] =>
  Object.values(messages)
    .flatMap((message) => message.split(/[{}#]/))
    .map((text) => oneLine(text).trim());

const SPANISH = phrasesOf({ ...juegos.messages, ...es.messages }).join('\n');
/** Phrases that only English has. One or two words may be a command, or the same in both languages. */
export const ENGLISH_PHRASES = [...new Set(phrasesOf({ ...games.messages, ...en.messages }))].filter(
  (phrase) => /[a-z]+ [a-z]+ [a-z]+/i.test(phrase) && !SPANISH.includes(phrase),
);

/** The texts of the clauses are English in every language. */
const CLAUSES = BOOK_IDS.flatMap((book) => clausesIn(book).map(({ says }) => says));

/** The catalogues' English in a text, ignoring line breaks. */
export const englishIn = (text: string): string[] => {
  const shown = CLAUSES.reduce((left, clause) => left.replaceAll(clause, ''), oneLine(text));
  return ENGLISH_PHRASES.filter((phrase) => shown.includes(phrase));
};
