// Blank Card Wild: each writer says which dots, if any, the blank card carries.
import { BLANK } from '../onsets/cards.ts';
import { conflict, noEffect, nothing, type Variation } from './variation.ts';

export const blankCardWild: Variation<true> = {
  id: 'blank-card-wild',
  title: 'Blank Card Wild',
  fill: nothing,
  refuses({ universe, rules }) {
    if (!universe.includes(BLANK)) return noEffect('The blank card was not dealt.');
    if (rules.forbiddenCard === BLANK) return conflict('The blank card is forbidden already, so it may not be wild.');
  },
  apply: (rules) => ({ ...rules, paintBlank: true }),
};
