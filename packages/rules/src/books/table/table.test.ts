// The rules of play as values: every book and division as a snapshot, and a clause for every rule.
import { describe, expect, it } from 'vitest';
import { TABLE_RULES } from '../../tableRules.ts';
import { contentsOf } from '../contents/index.ts';
import { books } from '../index.ts';
import { divisionTable } from './index.ts';

for (const book of Object.values(books))
  describe(book.id, () => {
    const clauses = new Set(contentsOf(book.id));
    for (const division of Object.keys(book.divisions)) {
      const { cites, ...rules } = divisionTable(book.id, division);

      it(`${division} plays as kept`, () => {
        expect(rules).toMatchSnapshot();
      });

      it(`${division} cites an existing clause for every rule of play`, () => {
        expect(Object.keys(cites).sort()).toEqual([...TABLE_RULES].sort());
        expect(Object.entries(cites).filter(([, clause]) => !clauses.has(clause))).toEqual([]);
      });
    }
  });
