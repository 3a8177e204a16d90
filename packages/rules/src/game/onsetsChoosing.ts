// Choosing variations in On-Sets: which choices are proper. Double Set needs the parser, so a judge answers this for the table.
import { type Card, parseCard } from '../onsets/cards.ts';
import { type Cube, SYMBOLS } from '../onsets/cubes.ts';
import { shakeRules, variations, whyNotChoose } from '../variations/index.ts';
import { parsePick } from '../variations/pick.ts';
import type { Choosing, JudgedSetup, JudgedShake } from './game.ts';
import { bookOf, proper } from './onsets.ts';

export const rulesWith = (setup: JudgedSetup, picks: readonly unknown[]) => {
  const { book, division } = bookOf(setup);
  return shakeRules(book, division, setup.variations ? picks : false).rules;
};

/** A Universe never changes and is needed often. */
const universes = new WeakMap<readonly string[], Card[]>();

export function cardsOf({ universe }: JudgedShake): Card[] {
  if (!universe) return [];
  const known = universes.get(universe) ?? universe.flatMap((card) => parseCard(card) ?? []);
  universes.set(universe, known);
  return known;
}

export const onSetsChoosing: Choosing = {
  whyImproper(setup, shake, picks) {
    const { division } = bookOf(setup);
    const cubes = (shake.rolled ?? []) as Cube[];
    const universe = cardsOf(shake);
    const before = proper(shake.picks);
    return picks.map((pick) => {
      const chosen = before.flatMap((other) => parsePick(other)?.name ?? []);
      const refusal = whyNotChoose(pick, division, { cubes, universe, rules: rulesWith(setup, before) }, chosen);
      if (!refusal) before.push(pick);
      return refusal?.facts;
    });
  },

  properPicks(setup, shake) {
    const blanks = {
      cube: [...new Set(shake.rolled ?? [])].filter((cube) => (SYMBOLS as readonly string[]).includes(cube)),
      card: shake.universe ?? [],
      set: [],
    };
    return bookOf(setup)
      .division.offered.flatMap((name) => {
        const { blank } = variations[name];
        return blank ? blanks[blank].map((fill) => ({ name, [blank]: fill })) : [{ name }];
      })
      .filter((pick) => onSetsChoosing.whyImproper(setup, shake, [pick])[0] === undefined);
  },
};
