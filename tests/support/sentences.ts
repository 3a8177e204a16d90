// Facts as sentences in every language.
import type { AnyFact } from '@openshake/rules';
import { wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';
import { es } from '@openshake/words/es';

const WORDS = [en, es].map(wordsIn);

/** The sentence in each language, English first. */
export const sentences = (fact: AnyFact): string[] => WORDS.map((words) => words.say(fact));
