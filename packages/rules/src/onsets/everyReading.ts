// What every reading of a Solution must do: equal the Goal and obey the variations that look at cards.
import type { ShakeRules } from '../shakeRules.ts';
import { BLANK, type Card, type CardSet, has, makeCard } from './cards.ts';
import type { Found } from './found.ts';
import type { Goal } from './goal.ts';
import type { Reading, Readings } from './interpret.ts';
import { showText } from './print.ts';

export function meetsGoal({ list: readings, complete }: Readings, goal: Goal, rules: ShakeRules, found: Found): void {
  if (goal.values.length === 0) return;
  const missing = readings.find(({ value }) => !goal.values.includes(value));
  if (!missing) {
    if (!complete) found('value.everyReading', 'It has more different readings than can be told apart: group it.');
    return;
  }
  const wanted = `the Goal is ${goal.values.join(' or ')}`;
  const hit = readings.find(({ value }) => goal.values.includes(value));
  // If readings were left out, one of them may equal the Goal.
  if (!hit && complete) {
    const values = [...new Set(readings.map(({ value }) => value))].sort((one, other) => one - other);
    const told = values.length > 1 ? ', as it is read' : '';
    found('value.equalsGoal', `The Set-Name ${counts(values.slice(0, MOST_VALUES), rules)}${told}; ${wanted}.`);
  }
  if (hit || !complete || readings.some(({ value }) => value !== missing.value)) {
    const read = showText([...missing.restrictions, missing.text()].join('; '));
    found('value.everyReading', `It can be read as ${read}, which ${counts([missing.value], rules)}; ${wanted}.`);
  }
}

/** A sentence names this many different values. */
const MOST_VALUES = 5;

function counts(values: readonly number[], { doubleSet }: ShakeRules): string {
  const list = values.join(' or ');
  if (doubleSet) return `counts ${list} with the Double Set ${showText(doubleSet.setName)}`;
  return `names ${list} ${list === '1' ? 'card' : 'cards'}`;
}

/** The variations that look at cards hold in every reading. */
export function obeysInEveryReading(readings: readonly Reading[], paint: Card, rules: ShakeRules, found: Found): void {
  const { requiredCard, forbiddenCard } = rules;
  const some = (breaks: (reading: Reading) => boolean) => readings.some(breaks);
  if (requiredCard !== null && some(({ named }) => !has(named, requiredCard)))
    found('variation.required-card', `The card ${makeCard(requiredCard)} must be in the set; it is not.`);
  if (forbiddenCard !== null && some(({ named }) => has(named, forbiddenCard)))
    found('variation.forbidden-card', `The card ${makeCard(forbiddenCard)} must not be in the set; it is.`);
  else if (
    forbiddenCard !== null &&
    rules.paintedAsForbidden === 'forbiddenToo' &&
    paint !== BLANK &&
    paint === forbiddenCard &&
    some(({ named }) => has(named, BLANK))
  )
    found(
      'variation.forbidden-card',
      `The blank card is painted as the forbidden card ${makeCard(paint)}, so it must not be in the set either.`,
    );
  if (rules.everyRestrictionRemoves) {
    const idle = readings.flatMap(({ removed, restrictions }) =>
      restrictions
        .filter((_, index) => !removesOwn(removed, index))
        .map((text) => ({ text, alone: removed.length === 1 })),
    )[0];
    if (idle) {
      const why = idle.alone
        ? 'removes no card; every Restriction must'
        : 'removes no card that the other Restrictions leave; each must';
      found('variation.no-null-restrictions', `${showText(idle.text)} ${why}.`);
    }
  }
}

/** Whether a Restriction removes a card that all the others leave: then it removes one in every order. */
const removesOwn = (removed: readonly CardSet[], index: number): boolean =>
  removed.reduce((own, set, at) => (at === index ? own : own & ~set), removed[index] ?? 0) !== 0;
