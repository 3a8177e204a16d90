// The suggested Goal can be set, and the exact solver writes a Solution for it.
import { fairDice, secretOf } from '@openshake/host';
import { BOOK_IDS, type BookId, books, type DivisionId } from '@openshake/rules';
import { positionOf } from '@openshake/rules/notation';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../solve/answer.ts';
import { HandTable } from '../testing/handTable.ts';
import { seatAt } from '../testing/seats.ts';
import { completeLine, readLine } from './commands/index.ts';
import { dutyOf } from './duty.ts';
import { exampleGoal } from './exampleGoal.ts';
import { choicesOf } from './seat.ts';

/** A table at which ann must set the Goal. */
function beforeGoal(book: BookId, division: DivisionId, seed: number, variations: boolean): HandTable {
  const chance = fairDice(secretOf(String(seed))).from('all');
  const setup = { book, division, players: ['ann', 'bob'], officiating: 'strict', clocks: 'none', variations } as const;
  const table = new HandTable(setup, chance);
  const starts = ['roll', 'deal', 'choose-variations'] as const;
  for (let acted = true; acted && dutyOf(seatAt(table)) !== 'goal'; ) {
    const action = ['ann', 'bob'].flatMap((you) =>
      starts.flatMap((type) => choicesOf(seatAt(table, you), type).slice(-1)),
    )[0];
    acted = action !== undefined && table.act(action, table.count * 1000).ok;
  }
  return table;
}

describe.each(BOOK_IDS)('%s', (book) => {
  test.each(Object.keys(books[book].divisions) as DivisionId[])(
    '%s: what is offered can be set and solved',
    (division) => {
      let offered = 0;
      for (let seed = 1; seed <= 6; seed += 1) {
        const table = beforeGoal(book, division, seed, seed % 2 === 0);
        const seat = seatAt(table);
        expect(dutyOf(seat)).toBe('goal');
        const line = exampleGoal(seat);
        if (line === undefined) continue;
        offered += 1;
        const meant = readLine(`goal ${line}`, seat);
        expect(completeLine('goal ', seat)[0]).toEqual([line]);
        if (!('act' in meant)) throw new Error(`${line} is not understood`);
        expect(table.act(meant.act, 1_000_000)).toMatchObject({ ok: true });
        const { phase: _, ...position } = positionOf(table.match);
        expect(answerQuestion({ ...position, question: 'possible' }, 20_000)).toMatchObject({ answer: true });
      }
      expect(offered).toBeGreaterThan(0);
    },
  );
});

test('if no Goal has a Solution, none is suggested', () => {
  const seat = seatAt(beforeGoal('agloa-onsets-2023', 'middle', 1, false));
  const table = { ...seat.view.table, resources: ['5', 'U', 'N'], universe: ['B', 'G'] };
  expect(exampleGoal({ ...seat, view: { ...seat.view, table } })).toBeUndefined();
});
