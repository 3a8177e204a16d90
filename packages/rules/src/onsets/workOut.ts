// What the texts of one Solution come to on the cards: every reading, or why there is none. It needs no Goal and no mat.
import { quote } from '../quote.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { BLANK, type Card, type CardSet, makeCard, parseDots, setOf } from './cards.ts';
import { isSet } from './cubes.ts';
import type { Found } from './found.ts';
import { interpret, type Readings } from './interpret.ts';
import type { Meant } from './marks.ts';
import type { Paper } from './paper.ts';
import { nameSet, parsePlainSetName } from './plainSetName.ts';
import { makeWorld, type World } from './readings.ts';
import type { Texts } from './texts.ts';

/** The dots that the writer painted on the blank card. */
export function paintOf({ blank }: Pick<Paper, 'blank'>, rules: ShakeRules, found: Found): Card {
  if (blank === undefined || blank === null) return BLANK;
  const paint = typeof blank === 'string' ? parseDots(blank) : undefined;
  if (paint === BLANK) return BLANK;
  if (!rules.paintBlank) found('blank.paint', { key: 'onSets.paint.notPlayed', variation: 'blank-card-wild' });
  else if (paint === undefined) found('blank.paint', { key: 'onSets.paint.noDots', text: quote(blank) });
  else {
    if (paint === rules.forbiddenCard && rules.paintedAsForbidden === 'notAllowed')
      found('variation.forbidden-card', { key: 'onSets.paint.forbidden', card: makeCard(paint) });
    return paint;
  }
  return BLANK;
}

/** The cards as this writer sees them, and those that count twice. */
export function cardsInPlay(universe: readonly Card[], paint: Card, rules: ShakeRules): World & { doubled: CardSet } {
  const cards = setOf(universe);
  const doubleSet = rules.doubleSet && parsePlainSetName(rules.doubleSet.setName);
  const doubled = doubleSet ? nameSet(doubleSet, cards, rules.doubleSet?.minus ?? 'difference', paint) : 0;
  return { ...makeWorld(cards, rules.operations.minus, paint), doubled };
}

const NONE: Readings = { count: 0n, list: [], complete: true };

/** Works out the texts if all of them can be read. `fails`: a value after which not every outcome matters. `most`: the sets of a part. */
export function workOut(
  { setName, restrictions }: Pick<Texts, 'setName' | 'restrictions'>,
  universe: readonly Card[],
  paint: Card,
  rules: ShakeRules,
  found: Found,
  fails: (value: number) => boolean,
  most: number,
): Readings {
  const row = setName.parsed.ok;
  const read = restrictions.flatMap(({ parsed }) => (parsed.ok ? [parsed.ok] : []));
  if (!row || read.length < restrictions.length) return NONE;
  const sets = {
    setName: countSets(setName.meant),
    restriction: countSets(restrictions.flatMap(({ meant }) => meant)),
  };
  const tooLong = Object.entries(sets).find(([, count]) => count > most);
  if (tooLong) {
    const [part, count] = tooLong;
    found('value.everyReading', { key: 'onSets.value.tooManySets', part, sets: count, most });
    return NONE;
  }
  const { doubled, ...world } = cardsInPlay(universe, paint, rules);
  return interpret(row, read, world, doubled, fails);
}

/** Ten times as many sets as a kit has cubes. Longer texts would take long to work out, and nest deeply. */
export const MOST_SETS = 200;
/** A paper is judged with the cubes of a kit: 18, and some of them join the others. No longer part can be correct. */
export const MOST_JUDGED_SETS = 24;

const countSets = (meant: readonly Meant[]): number =>
  meant.filter((symbol) => symbol.kind === 'meant' && isSet(symbol.means)).length;
