// Required Card and Forbidden Card: one entry of the list with two sides. The named card must, or must not, be in the set of every Solution.
import { BLANK, type Card, makeCard } from '../onsets/cards.ts';
import { conflict, type DealtShake, fillCard, noEffect, type Refusal, refuse, type Variation } from './variation.ts';

const notThere = (card: Card): Refusal =>
  card === BLANK ? noEffect('choice.blankNotDealt') : noEffect('choice.notDealt', { card: makeCard(card) });

function notDealt({ universe, rules }: DealtShake, card: Card): Refusal | undefined {
  if (!universe.includes(card)) return notThere(card);
  if (rules.requiredCard !== null || rules.forbiddenCard !== null) return refuse('chosenAlready')('choice.cardAlready');
}

export const requiredCard: Variation<Card> = {
  id: 'required-card',
  blank: 'card',
  fill: fillCard,
  refuses: notDealt,
  apply: (rules, card) => ({ ...rules, requiredCard: card }),
};

export const forbiddenCard: Variation<Card> = {
  id: 'forbidden-card',
  blank: 'card',
  fill: fillCard,
  refuses(shake, card) {
    if (card === BLANK && shake.rules.paintBlank) return conflict('choice.blankWild');
    return notDealt(shake, card);
  },
  apply: (rules, card) => ({ ...rules, forbiddenCard: card }),
};
