// What every reading of a Solution must do: equal the Goal and obey the variations that look at cards.
import type { JudgeFact } from '../facts/judge.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { BLANK, type Card, type CardSet, has, makeCard } from './cards.ts';
import type { Found } from './found.ts';
import type { Goal } from './goal.ts';
import type { Reading, Readings } from './interpret.ts';

export function meetsGoal({ list: readings, complete }: Readings, goal: Goal, rules: ShakeRules, found: Found): void {
  if (goal.values.length === 0) return;
  const missing = readings.find(({ value }) => !goal.values.includes(value));
  if (!missing) {
    if (!complete) found('value.everyReading', { key: 'onSets.value.tooManyReadings' });
    return;
  }
  const hit = readings.find(({ value }) => goal.values.includes(value));
  // If readings were left out, one of them may equal the Goal.
  if (!hit && complete) {
    const values = [...new Set(readings.map(({ value }) => value))].sort((one, other) => one - other);
    found('value.equalsGoal', missesWith(values.slice(0, MOST_VALUES), goal.values, rules));
  }
  if (hit || !complete || readings.some(({ value }) => value !== missing.value)) {
    const reading = [...missing.restrictions, missing.text()].join('; ');
    found('value.everyReading', readingMisses(reading, missing.value, goal.values, rules));
  }
}

/** A sentence names this many different values. */
const MOST_VALUES = 5;

function missesWith(values: readonly number[], goal: readonly number[], { doubleSet }: ShakeRules): JudgeFact {
  const [cards = 0, ...others] = values;
  if (doubleSet) return { key: 'onSets.value.missesDoubled', values, doubleSet: doubleSet.setName, goal };
  return others.length > 0
    ? { key: 'onSets.value.missesEachWay', values, goal }
    : { key: 'onSets.value.misses', cards, goal };
}

const readingMisses = (
  reading: string,
  value: number,
  goal: readonly number[],
  { doubleSet }: ShakeRules,
): JudgeFact =>
  doubleSet
    ? { key: 'onSets.value.readingMissesDoubled', reading, value, doubleSet: doubleSet.setName, goal }
    : { key: 'onSets.value.readingMisses', reading, cards: value, goal };

/** The variations that look at cards hold in every reading. */
export function obeysInEveryReading(readings: readonly Reading[], paint: Card, rules: ShakeRules, found: Found): void {
  const { requiredCard, forbiddenCard } = rules;
  const some = (breaks: (reading: Reading) => boolean) => readings.some(breaks);
  if (requiredCard !== null && some(({ named }) => !has(named, requiredCard)))
    found('variation.required-card', { key: 'onSets.card.required', card: makeCard(requiredCard) });
  if (forbiddenCard !== null && some(({ named }) => has(named, forbiddenCard)))
    found('variation.forbidden-card', { key: 'onSets.card.forbidden', card: makeCard(forbiddenCard) });
  else if (
    forbiddenCard !== null &&
    rules.paintedAsForbidden === 'forbiddenToo' &&
    paint !== BLANK &&
    paint === forbiddenCard &&
    some(({ named }) => has(named, BLANK))
  )
    found('variation.forbidden-card', { key: 'onSets.card.paintedAsForbidden', card: makeCard(paint) });
  if (rules.everyRestrictionRemoves) {
    const idle = readings.flatMap(({ removed, restrictions }) =>
      restrictions
        .filter((_, index) => !removesOwn(removed, index))
        .map((text) => ({ text, alone: removed.length === 1 })),
    )[0];
    if (idle)
      found('variation.no-null-restrictions', {
        key: idle.alone ? 'onSets.restriction.idle' : 'onSets.restriction.idleBesideOthers',
        restriction: idle.text,
      });
  }
}

/** Whether a Restriction removes a card that all the others leave: then it removes one in every order. */
const removesOwn = (removed: readonly CardSet[], index: number): boolean =>
  removed.reduce((own, set, at) => (at === index ? own : own & ~set), removed[index] ?? 0) !== 0;
