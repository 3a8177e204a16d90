// Laying out a Goal of Equations: spaces group, and cubes keep their gaps when others come and go.
import { shakeRules } from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import {
  carried,
  type EquationsLaid,
  gapTurned,
  goalOf,
  groupedText,
  inserted,
  NOTHING_LAID,
  removed,
  spacedText,
  turnedAt,
} from './equationsLayout.ts';

const MIDDLE = shakeRules('mlag-equations-basic-2018', 'middle');
const SENIOR = shakeRules('mlag-equations-basic-2018', 'senior');

const ROLLED = [...'3x5+20r9'];
/** Lays out a text of these cubes; a space is a gap. */
function laid(text: string): EquationsLaid {
  const left: (string | null)[] = [...ROLLED];
  let row = NOTHING_LAID;
  for (const [index, sign] of [...text].entries()) {
    if (sign === ' ') continue;
    const at = left.indexOf(sign);
    left[at] = null;
    row = inserted(row, at, row.pieces.length);
    if (text[index - 1] === ' ') row = gapTurned(row, row.pieces.length - 1);
  }
  return row;
}
const shown = (row: EquationsLaid): string => spacedText(row, ROLLED);

describe('spacing', () => {
  it.each([
    ['3x 5+2', '3x(5+2)'],
    ['3x5 +2', '(3x5)+2'],
    ['3x5+2', '3x5+2'],
    ['r9 +2', 'r9+2'],
    ['r 5+2', 'r(5+2)'],
  ])('is grouping: %s is %s', (text, written) => {
    expect(groupedText(shown(laid(text)))).toBe(written);
    expect(goalOf(laid(text), ROLLED, MIDDLE)).toBe(written);
  });

  it('is sent as it is if a wild 0 may join what stands apart', () => {
    expect(goalOf(laid('20 5+3'), ROLLED, SENIOR)).toBe('20 5+3');
    expect(goalOf(laid('20 5+3'), ROLLED, MIDDLE)).toBe('20(5+3)');
    expect(goalOf(laid('3x 5+2'), ROLLED, SENIOR)).toBe('3x(5+2)');
  });
});

describe('a row', () => {
  it('keeps its gaps when a cube is put in', () => {
    expect(shown(inserted(laid('3 5+2'), 1, 1))).toBe('3x 5+2');
    expect(shown(inserted(laid('3 5'), 7, 0))).toBe('93 5');
  });

  it('keeps cubes apart when the one at the gap leaves', () => {
    expect(shown(removed(laid('3x 5+2'), 2))).toBe('3x +2');
    expect(shown(removed(laid('3x 5+2'), 1))).toBe('3 5+2');
    expect(shown(removed(laid('3 5'), 1))).toBe('3');
    expect(shown(removed(laid('3 5'), 0))).toBe('5');
    expect(shown(removed(laid('3'), 0))).toBe('');
  });

  it('changes the order of its cubes between the same gaps', () => {
    expect(shown(carried(laid('3x 5+2'), 0, 4))).toBe('x5 +23');
    expect(shown(carried(laid('3x 5+2'), 3, 0))).toBe('+3 x52');
  });

  it('turns its cubes in the ways that are possible', () => {
    const ways = ['upright', 'upside-down', 'sideways'] as const;
    const once = turnedAt(laid('3x5'), 2, ways);
    expect(shown(once)).toBe('3xu5');
    expect(shown(turnedAt(once, 2, ways))).toBe('3xs5');
    expect(shown(turnedAt(turnedAt(once, 2, ways), 2, ways))).toBe('3x5');
    expect(shown(turnedAt(once, 2, ['upright']))).toBe('3x5');
  });
});
