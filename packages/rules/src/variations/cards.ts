// Required Card and Forbidden Card: one entry of the list with two sides. The named card must, or must not, be in the set of every Solution.
import { BLANK, type Card, makeCard } from '../onsets/cards.ts';
import { conflict, type DealtShake, fillCard, noEffect, type Refusal, refuse, type Variation } from './variation.ts';

function notDealt({ universe, rules }: DealtShake, card: Card): Refusal | undefined {
  if (!universe.includes(card)) return noEffect(`The card ${makeCard(card)} was not dealt.`);
  if (rules.requiredCard !== null || rules.forbiddenCard !== null)
    return refuse('chosenAlready')('A required or forbidden card was chosen already.');
}

export const requiredCard: Variation<Card> = {
  id: 'required-card',
  title: 'Required Card',
  blank: 'card',
  fill: fillCard,
  refuses: notDealt,
  apply: (rules, card) => ({ ...rules, requiredCard: card }),
};

export const forbiddenCard: Variation<Card> = {
  id: 'forbidden-card',
  title: 'Forbidden Card',
  blank: 'card',
  fill: fillCard,
  refuses(shake, card) {
    if (card === BLANK && shake.rules.paintBlank)
      return conflict('Blank Card Wild was chosen already, and the blank card may not be forbidden beside it.');
    return notDealt(shake, card);
  },
  apply: (rules, card) => ({ ...rules, forbiddenCard: card }),
};
