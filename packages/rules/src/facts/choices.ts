// Why a variation may not be chosen, or does not count: every key, with the things that it names.
import type { FactKinds, FactOf, ThingsFor } from './kinds.ts';

export const CHOICE_FACTS = {
  'choice.noneHere': {},
  'choice.noneInGame': {},
  'choice.unknown': {},
  'choice.already': { variation: 'variation' },
  'choice.standing': { variation: 'variation' },
  'choice.notOffered': { variation: 'variation' },
  'choice.blank': { variation: 'variation', blank: 'word' },
  'choice.notDealt': { card: 'card' },
  'choice.blankNotDealt': {},
  'choice.cardAlready': {},
  'choice.blankForbidden': {},
  'choice.blankWild': {},
  'choice.notRequired': { cube: 'cube' },
  'choice.notWild': { cube: 'cube' },
  'choice.mayNotBeWild': { cube: 'cube' },
  'choice.minusDiffers': {},
  'choice.minusWild': {},
  'choice.noExchange': { one: 'cube', other: 'cube' },
  'choice.noRestriction': {},
  'choice.longSet': {},
  'choice.emptySet': {},
  'choice.wholeUniverse': {},
} as const satisfies FactKinds;

export type ChoiceKey = keyof typeof CHOICE_FACTS;
export type ChoiceFact = FactOf<typeof CHOICE_FACTS>;
/** What a key of a choice needs. */
export type ChoiceThings<Key extends ChoiceKey> = ThingsFor<typeof CHOICE_FACTS, Key>;
