// When output has color, and when it does not.
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { COLOURFUL, choosePaint, PLAIN } from './colour.ts';

const terminal = Object.assign(new PassThrough(), { isTTY: true });

test('a terminal has color, unless the environment says otherwise', () => {
  expect(choosePaint({}, { stdout: terminal, env: {} })).toBe(COLOURFUL);
  expect(choosePaint({}, { stdout: terminal, env: { NO_COLOR: '1' } })).toBe(PLAIN);
  expect(choosePaint({}, { stdout: terminal, env: { NO_COLOR: '' } })).toBe(COLOURFUL);
  expect(choosePaint({}, { stdout: terminal, env: { TERM: 'dumb' } })).toBe(PLAIN);
  expect(choosePaint({}, { stdout: new PassThrough(), env: {} })).toBe(PLAIN);
});
