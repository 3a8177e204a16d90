// The tables of reasons as values: every clause exists, every key is a rule of its game, and every rule that a judge cites can be named.
import { describe, expect, it } from 'vitest';
import type { DivisionId } from '../book.ts';
import { books } from '../index.ts';
import { bookReasons } from './index.ts';

for (const book of Object.values(books))
  describe(book.id, () => {
    const clauses = new Set(bookReasons[book.id].contents.all);
    const rules = Object.keys(book.cites);
    /** Keys that no judge reports by themselves, and one that the table finds in either game. */
    const extra = ['value.none', 'mark.meaningless', 'goal.none', 'goal.read', 'paper.oneSolution'];
    for (const division of Object.keys(book.divisions) as DivisionId[]) {
      const reasons = bookReasons[book.id].reasons(division);

      it(`${division} cites existing clauses only`, () => {
        const exists = (clause: string) =>
          clauses.has(clause) || [...clauses].some((each) => each.startsWith(`${clause}-`));
        expect(reasons.map(({ clause }) => clause).filter((clause) => !exists(clause))).toEqual([]);
      });

      it(`${division} states rules of the game only`, () => {
        const isRule = (key: string) =>
          rules.includes(key) || extra.includes(key) || (key.startsWith('goal.') && rules.includes(key.slice(5)));
        expect(reasons.flatMap(({ states }) => states).filter((key) => !isRule(key))).toEqual([]);
      });
    }
  });
