// What variations change in play: a table and a judge work out the same rules.
import { describe, expect, it } from 'vitest';
import type { DivisionId } from '../books/book.ts';
import { books } from '../books/index.ts';
import { shakeRules, VARIATION_IDS } from '../variations/index.ts';
import { onSetsGame } from './onsets.ts';

const FILLED = { cube: 'U', card: 'BR', set: 'B' };

for (const book of Object.values(books))
  if (book.game === 'on-sets')
    describe.each(Object.keys(book.divisions) as DivisionId[])(`${book.id} %s`, (id) => {
      const division = book.divisions[id];
      if (!division) throw new Error(id);
      const setup = {
        ...{ book: book.id, division: id, players: ['ann', 'bob'] },
        ...({ officiating: 'strict', clocks: 'none', variations: true } as const),
      };
      const asJudged = (picks: readonly unknown[] | false) => {
        const { universe, moves, solutions } = shakeRules(book, division, picks).rules;
        const { shift, relationsForbiddenAt } = moves;
        return {
          cards: universe,
          shiftFromPermitted: shift,
          relationsToForbiddenAt: relationsForbiddenAt,
          solutions,
        };
      };

      it.each(VARIATION_IDS.filter((name) => division.offered.includes(name)))('after %s', (name) => {
        const pick = { name, ...FILLED };
        const chosen = (improper: boolean) => [{ by: 'ann', pick, improper }];
        expect(onSetsGame.fromSolutions(setup, chosen(false))).toEqual(asJudged([pick]));
        expect(onSetsGame.fromSolutions(setup, chosen(true))).toEqual(asJudged([]));
      });

      it('without variations', () => {
        expect(onSetsGame.fromSolutions({ ...setup, variations: false }, [])).toEqual(asJudged(false));
      });
    });
