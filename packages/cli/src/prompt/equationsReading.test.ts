// The forms of Equations that the prompt understands, and what it says about others.
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../words/speech.ts';
import type { Read } from './conversation.ts';
import { readGoal, readZero } from './equationsReading.ts';

const value = (value: unknown) => ({ ok: true, value });
/** The message about an answer that we cannot take. */
const why = (read: Read<unknown>) => (read.ok ? 'understood' : ENGLISH.tell(read.why));

describe('a Goal', () => {
  test.each(['5', '3x(5+2)', '3 x [5 + 2]', 'r9', '4 0:x 7', '1+'])('%s goes to the judge', (answer) => {
    expect(readGoal(answer)).toEqual(value(answer));
  });

  test.each([
    ['3 × [5 + 2]', '3 x [5 + 2]'],
    ['R9', 'r9'],
    ['2*5', '2^5'],
    ['u3÷S4', 'u3/s4'],
    ['3 times 5 plus upside-down 2', '3 x 5 + u2'],
  ])('%s in the letters of the program', (answer, letters) => {
    expect(readGoal(answer)).toEqual(value(letters));
  });

  test.each([
    ['', /^A Goal looks like 17, /],
    ['3+4=7', /^Write only the Goal/],
    ['seven', /^No cube in Equations shows "e"\. The cubes show 0 1 2 /],
    ['3+🎲', /^No cube in Equations shows "🎲"/],
    ['(3+7', /^The group that "\(" opens is never closed\.$/],
    ['3+7)', /^"\)" closes a group that was never opened\.$/],
    ['[3+7)', /^"\)" cannot close a group that "\[" opened\.$/],
    ['B U R', /^"B U R" looks like On-Sets, but you are playing Equations\./],
  ])('not %j', (answer, reason) => {
    expect(why(readGoal(answer))).toMatch(reason);
  });
});

describe('what a 0 stands for', () => {
  test.each([
    ['x', 'x'],
    ['×', 'x'],
    ['√', 'r'],
    ['raíz', 'r'],
    ['times', 'x'],
    ['7', '7'],
    ['', undefined],
  ])('%j', (answer, cube) => {
    expect(readZero(answer)).toEqual(value(cube));
  });

  test.each(['10', 'seven', '=', 's3'])('not %j', (answer) => {
    expect(why(readZero(answer))).toMatch(/^A 0 stands for one symbol of the cubes: 0 1 2 /);
  });
});
