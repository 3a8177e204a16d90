// Blank Card Wild: each writer says which dots, if any, the blank card carries.
import { BLANK } from '../onsets/cards.ts';
import { conflict, noEffect, nothing, type Variation } from './variation.ts';

export const blankCardWild: Variation<true> = {
  id: 'blank-card-wild',
  fill: nothing,
  refuses({ universe, rules }) {
    if (!universe.includes(BLANK)) return noEffect('choice.blankNotDealt');
    if (rules.forbiddenCard === BLANK) return conflict('choice.blankForbidden');
  },
  apply: (rules) => ({ ...rules, paintBlank: true }),
};
