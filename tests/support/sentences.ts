// Facts as sentences, as every language says them.
import type { AnyFact } from '@openshake/rules';
import { FACTS } from '@openshake/rules/facts';
import { makeWords, type Things } from '@openshake/words';
import { en } from '@openshake/words/en';
import { es } from '@openshake/words/es';

const AS_IT_IS: Things = {
  name: (player) => player,
  cube: (cube) => cube,
  formula: (text) => text,
  value: String,
  clause: (clause) => clause,
};

const WORDS = [en, es].map((catalogue) => makeWords(catalogue, FACTS, AS_IT_IS));

/** The sentence in each language, English first. */
export const sentences = (fact: AnyFact): string[] => WORDS.map((words) => words.say(fact));
