// Double Set: the cards of the named set count twice. Its − means what − means when it is chosen.
import { countCards, setOf } from '../onsets/cards.ts';
import { nameSet, parsePlainSetName } from '../onsets/plainSetName.ts';
import { noEffect, type Variation, wrongBlank } from './variation.ts';

const MOST_SYMBOLS = 4;

export const doubleSet: Variation<string> = {
  id: 'double-set',
  blank: 'set',
  fill: (pick) => (typeof pick.set === 'string' && parsePlainSetName(pick.set) ? pick.set : undefined),
  refuses({ universe, rules }, setName) {
    const plain = parsePlainSetName(setName);
    if (!plain || plain.symbols > MOST_SYMBOLS) return wrongBlank('choice.longSet');
    const doubled = countCards(nameSet(plain, setOf(universe), rules.operations.minus));
    if (doubled === 0) return noEffect('choice.emptySet');
    if (doubled === universe.length) return wrongBlank('choice.wholeUniverse');
  },
  apply: (rules, setName) => ({ ...rules, doubleSet: { setName, minus: rules.operations.minus } }),
};
