// English sentences for what the rules say, in the signs of the game.
import type { AnyFact } from '@openshake/rules';
import { FACTS } from '@openshake/rules/facts';
import type { VariationId } from '@openshake/rules/onsets';
import { makeWords, type Things } from '@openshake/words';
import { en } from '@openshake/words/en';

/** How things are shown unless a table shows them in its own way. */
const PLAIN: Things = {
  name: (player) => player,
  cube: (cube) => cube,
  formula: (text) => text,
  value: String,
  clause: (clause) => clause,
};

/** A fact as a sentence. */
export const sentencesWith = (things: Partial<Things> = {}): ((fact: AnyFact) => string) =>
  makeWords(en, FACTS, { ...PLAIN, ...things }).say;

const sayPlain = sentencesWith();

/** A variation by the name that the books give it. */
export const variationTitle = (id: VariationId): string => sayPlain({ key: `variation.${id}` });
