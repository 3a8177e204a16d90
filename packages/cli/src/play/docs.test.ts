// The program understands every line that docs/play.md says you can type.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EQUATIONS_START, ON_SETS_START, seatAt, tableAfter } from '../testing/seats.ts';
import { readLine } from './commands/index.ts';

const text = readFileSync(new URL('../../../../docs/play.md', import.meta.url), 'utf8');

/** The lines in the first cell of each table row. */
const lines = [...text.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell = '']) =>
  [...(cell.split(/(?<!\\) \| /)[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, line = '']) => line.replaceAll('\\|', '|')),
);
/** The lines beside them for the other game. */
const equations = [...text.matchAll(/[Ii]n Equations `([^`]+)`/g)].map(([, line = '']) => line);

const onSets = seatAt(tableAfter(ON_SETS_START, { officiating: 'table' }));
const other = seatAt(tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018', officiating: 'table' }));

test('there are many', () => {
  expect(lines.length).toBeGreaterThan(50);
  expect(equations.length).toBe(3);
});

describe('On-Sets', () => {
  test.each(lines)('%s', (line) => expect(readLine(line, onSets)).not.toHaveProperty('unclear'));
});

describe('Equations', () => {
  test.each(equations)('%s', (line) => expect(readLine(line, other)).not.toHaveProperty('unclear'));
});

test('a cube by its word, and a command by three letters', () => {
  expect(readLine('union r', onSets)).toEqual({ act: { type: 'move', by: 'ann', cube: 'U', to: 'required' } });
  expect(readLine('root to forbidden', other)).toEqual({
    act: { type: 'move', by: 'ann', cube: 'r', to: 'forbidden' },
  });
  expect(readLine('imp', onSets)).toEqual({ act: { type: 'challenge', by: 'ann', claim: 'impossible' } });
});
