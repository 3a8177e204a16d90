// All variations by name, how a shake's rules come from its division and the choices, and why a choice may be refused.
import { type Division, divisionRules, type OnSetsBook } from '../books/book.ts';
import type { ChoiceFact } from '../facts/choices.ts';
import { quote } from '../quote.ts';
import type { RuleKey } from '../rule.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { absoluteValue } from './absoluteValue.ts';
import { blankCardWild } from './blankCardWild.ts';
import { forbiddenCard, requiredCard } from './cards.ts';
import { doubleSet } from './doubleSet.ts';
import type { VariationId } from './ids.ts';
import { unionIntersection, universeNull } from './interchangeable.ts';
import { multipleOperations } from './multipleOperations.ts';
import { noNullRestrictions } from './noNullRestrictions.ts';
import { parsePick } from './pick.ts';
import { requiredCube } from './requiredCube.ts';
import { shiftFromPermitted } from './shiftFromPermitted.ts';
import { symmetricDifference } from './symmetricDifference.ts';
import { twoOperations } from './twoOperations.ts';
import { twoSolutions } from './twoSolutions.ts';
import { type DealtShake, type Pick, type Refusal, refuse, type Variation, wrongBlank } from './variation.ts';
import { wildCube } from './wildCube.ts';

export { VARIATION_IDS, type VariationId } from './ids.ts';
export { type DealtShake, type Pick, REFUSALS, type Refusal, type Variation } from './variation.ts';

export const variations: Readonly<Record<VariationId, Variation>> = Object.fromEntries(
  (
    [
      requiredCube,
      wildCube,
      unionIntersection,
      universeNull,
      twoOperations,
      multipleOperations,
      shiftFromPermitted,
      noNullRestrictions,
      absoluteValue,
      doubleSet,
      requiredCard,
      forbiddenCard,
      blankCardWild,
      symmetricDifference,
      twoSolutions,
    ] as Variation[]
  ).map((variation) => [variation.id, variation]),
) as Record<VariationId, Variation>;

export interface IgnoredPick {
  name: string;
  facts: ChoiceFact;
}

/**
 * The rules of a shake: those of the division, its standing variations, then the choices in their order.
 * A choice that cannot apply at all is left out and named. The table asks whether a choice is proper (see `whyNotChoose`).
 */
export function shakeRules(
  book: OnSetsBook,
  division: Division,
  picks: readonly unknown[] | false,
): { rules: ShakeRules; ignored: IgnoredPick[] } {
  const ignored: IgnoredPick[] = [];
  // A table may play without any variation, the standing ones included.
  if (picks === false) return { rules: divisionRules(book, division), ignored };
  let rules = rulesBeforeChoices(book, division);
  const chosen = new Set<VariationId>();
  const none = division.standing.length + division.offered.length === 0;
  for (const value of picks) {
    const pick = parsePick(value);
    const name = pick?.name ?? nameOf(value);
    const variation = pick && variations[pick.name];
    const blank = pick && variation?.fill(pick);
    if (none) ignored.push({ name, facts: { key: 'choice.noneHere' } });
    else if (!variation) ignored.push({ name, facts: { key: 'choice.unknown' } });
    else if (blank === undefined) ignored.push({ name, facts: blankMissing(variation).facts });
    else if (chosen.has(variation.id)) ignored.push({ name, facts: chosenAlready(variation).facts });
    else {
      rules = variation.apply(rules, blank);
      chosen.add(variation.id);
    }
  }
  return { rules, ignored };
}

/** Books and divisions never change, so their rules are worked out once. */
const standingRules = new WeakMap<Division, Map<OnSetsBook, ShakeRules>>();

function rulesBeforeChoices(book: OnSetsBook, division: Division): ShakeRules {
  const known = standingRules.get(division) ?? new Map<OnSetsBook, ShakeRules>();
  standingRules.set(division, known);
  const rules =
    known.get(book) ??
    division.standing.reduce((so, id) => variations[id].apply(so, true), divisionRules(book, division));
  known.set(book, rules);
  return rules;
}

const nameOf = (value: unknown): string =>
  quote(typeof value === 'object' && value !== null && 'name' in value ? value.name : value);

const blankMissing = ({ id, blank = 'cube' }: Variation): Refusal =>
  wrongBlank('choice.blank', { variation: id, blank });
const chosenAlready = ({ id }: Variation): Refusal => refuse('chosenAlready')('choice.already', { variation: id });
const notOffered = refuse('notOffered');

/** Why a choice is improper (II-C-2); undefined if it is proper. */
export function whyNotChoose(
  value: unknown,
  division: Division,
  shake: DealtShake,
  chosen: readonly VariationId[],
): (Refusal & { rule: RuleKey; clause: string }) | undefined {
  const refusal = refusalOf(parsePick(value), division, shake, chosen);
  return refusal && { ...refusal, rule: 'choose.proper', clause: shake.rules.cites['choose.proper'] };
}

function refusalOf(
  pick: Pick | undefined,
  division: Division,
  shake: DealtShake,
  chosen: readonly VariationId[],
): Refusal | undefined {
  if (!pick) return notOffered('choice.unknown');
  const variation = variations[pick.name];
  if (division.standing.includes(pick.name))
    return refuse('chosenAlready')('choice.standing', { variation: pick.name });
  if (!division.offered.includes(pick.name)) return notOffered('choice.notOffered', { variation: pick.name });
  if (chosen.includes(pick.name)) return chosenAlready(variation);
  const blank = variation.fill(pick);
  if (blank === undefined) return blankMissing(variation);
  return variation.refuses?.(shake, blank);
}
