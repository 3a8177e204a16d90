// What a variation is: a transformer of the shake's rules, with a blank that its chooser fills in.
import type { ChoiceFact, ChoiceKey, ChoiceThings } from '../facts/choices.ts';
import { type Card, parseCard } from '../onsets/cards.ts';
import { type Cube, type CubeSymbol, isSymbol, parseCube } from '../onsets/cubes.ts';
import type { ShakeRules } from '../shakeRules.ts';
import type { VariationId } from './ids.ts';

/** A choice as it is written down: a name and what fills its blank. */
export interface Pick {
  name: VariationId;
  cube?: unknown;
  card?: unknown;
  set?: unknown;
  by?: unknown;
}

/** What a chooser sees: the cubes rolled, the cards dealt, and the rules as the choices so far have made them. */
export interface DealtShake {
  cubes: readonly Cube[];
  universe: readonly Card[];
  rules: ShakeRules;
}

/** Why a choice may be improper. */
export const REFUSALS = ['noEffect', 'conflict', 'chosenAlready', 'wrongBlank', 'notOffered'] as const;

export interface Refusal {
  kind: (typeof REFUSALS)[number];
  facts: ChoiceFact;
}

export const refuse =
  (kind: Refusal['kind']) =>
  <Key extends ChoiceKey>(key: Key, ...[things]: ChoiceThings<Key>): Refusal => ({
    kind,
    // The list of facts says which things go with each key.
    facts: { key, ...things } as unknown as ChoiceFact,
  });
export const noEffect = refuse('noEffect');
export const conflict = refuse('conflict');
export const wrongBlank = refuse('wrongBlank');

export interface Variation<Blank = unknown> {
  id: VariationId;
  /** What fills the blank, if there is one. */
  blank?: 'cube' | 'card' | 'set';
  /** Reads what fills the blank; undefined if it cannot. */
  fill(pick: Pick): Blank | undefined;
  /** Why it may not be chosen on this shake. */
  refuses?(shake: DealtShake, blank: Blank): Refusal | undefined;
  apply(rules: ShakeRules, blank: Blank): ShakeRules;
}

/** For variations without a blank. */
export const nothing = (): true => true;

/** Any symbol but a digit. */
export function fillCube(pick: Pick): CubeSymbol | undefined {
  const cube = typeof pick.cube === 'string' ? parseCube(pick.cube.trim()) : undefined;
  return isSymbol(cube) ? cube : undefined;
}

export const fillCard = (pick: Pick): Card | undefined =>
  typeof pick.card === 'string' ? parseCard(pick.card) : undefined;

export const anyWild = (rules: ShakeRules): boolean => Object.keys(rules.wild).length > 0;
