// What all readings of a Solution agree on, and how many there are, as an answer gives them.
import { type Card, type CardSet, has, makeCard } from './cards.ts';
import type { Reading } from './interpret.ts';
import type { WorkedOut } from './verdict.ts';

/** The cards of a set, by name, in the order of the Universe. */
export const cardsIn = (set: CardSet, universe: readonly Card[]): string[] =>
  universe.filter((card) => has(set, card)).map(makeCard);

/** Each of value, cards and restricted Universe, if it is the same in every reading. */
export function agreed(
  readings: readonly Reading[],
  universe: readonly Card[],
): Pick<WorkedOut, 'value' | 'cards' | 'restrictedUniverse'> {
  const [first] = readings;
  if (!first) return {};
  const same = (of: (reading: Reading) => number): boolean => readings.every((reading) => of(reading) === of(first));
  return {
    ...(same(({ value }) => value) && { value: first.value }),
    ...(same(({ named }) => named) && { cards: cardsIn(first.named, universe) }),
    ...(same(({ left }) => left) && { restrictedUniverse: cardsIn(first.left, universe) }),
  };
}

/** A text if the number is too large for a JSON number. */
export const tellCount = (count: bigint): number | string =>
  count <= Number.MAX_SAFE_INTEGER ? Number(count) : String(count);
