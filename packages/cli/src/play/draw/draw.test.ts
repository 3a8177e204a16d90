// Tables as text on terminals of every width.
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { COLOURFUL, PLAIN } from '../../colour.ts';
import { EQUATIONS_START, ON_SETS_START, seatAt, tableAfter } from '../../testing/seats.ts';
import { beside, box, flow, widthShown } from './blocks.ts';
import { dutyLines } from './duty.ts';
import { drawTable, tableWidth } from './table.ts';

const onSets = seatAt(
  tableAfter([
    ...ON_SETS_START,
    { type: 'move', by: 'bob', cube: 'B', to: 'required' },
    { type: 'move', by: 'Mary Jane', cube: 'U', to: 'permitted' },
  ]),
);
const equations = seatAt(
  tableAfter([...EQUATIONS_START, { type: 'move', by: 'bob', cube: 'r', to: 'forbidden' }], {
    book: 'mlag-equations-basic-2018',
    players: ['ann', 'bob'],
  }),
);

const style = { paint: PLAIN, plain: false };

describe.each([
  ['On-Sets', onSets],
  ['Equations', equations],
])('%s', (_game, seat) => {
  test.each([40, 80, 120])('on %i columns', (columns) => {
    expect(`\n${drawTable(seat, columns, style).join('\n')}\n`).toMatchSnapshot();
  });

  test('for a screen reader', () => {
    const lines = drawTable(seat, 80, { paint: PLAIN, plain: true });
    expect(`\n${lines.join('\n')}\n`).toMatchSnapshot();
    // Every line reads well aloud: no frames, no arrows.
    expect(lines.join('')).toMatch(/^[\p{L}\p{N}\p{P} +\-=×÷−*√^/]*$/u);
  });

  test('no line is wider than its terminal, and colour changes no letter', () => {
    for (let columns = 20; columns <= 200; columns += 1) {
      const width = tableWidth(columns);
      const plain = drawTable(seat, width, style);
      for (const line of plain) expect(widthShown(line)).toBeLessThanOrEqual(width);
      const coloured = drawTable(seat, width, { paint: COLOURFUL, plain: false });
      expect(coloured.map((line) => stripVTControlCharacters(line).trimEnd())).toEqual(
        plain.map((line) => line.trimEnd()),
      );
    }
  });
});

test('colours are those of the dots', () => {
  expect(drawTable(onSets, 80, { paint: COLOURFUL, plain: false }).join('\n')).toContain('\u001b[94mB\u001b[39m');
});

test('before the roll there is no mat', () => {
  expect(drawTable(seatAt(tableAfter([])), 80, style)).toEqual([
    'AGLOA On-Sets 2023-24, middle, shake 1',
    '▸ ann (you)   0  rolls',
    '  bob         0',
    '  Mary Jane   0',
  ]);
});

test('what is waited for is said with what to type', () => {
  const page = { paint: PLAIN, width: 80 };
  expect(dutyLines(onSets, page).join(' ')).toContain('Your move: a cube and r, p or f, such as');
  expect(dutyLines(seatAt(tableAfter([])), page)).toEqual(['Roll the cubes. Type: roll']);
  expect(dutyLines(seatAt(tableAfter(ON_SETS_START)), page)).toEqual(['bob is thinking.']);
});

describe('blocks', () => {
  test('a box is as wide as it is told', () => {
    for (const line of box('A very long title', ['x'], 12, style)) expect(widthShown(line)).toBe(12);
  });

  test('pieces flow over lines', () => {
    expect(flow(['[a]', '[b]', '[c]'], 7)).toEqual(['[a] [b]', '[c]']);
  });

  test('columns of different height', () => {
    expect(beside([['ab', 'c'], ['d']])).toEqual(['ab d', 'c']);
  });
});
