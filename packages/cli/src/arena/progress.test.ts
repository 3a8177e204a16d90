// On a terminal, progress is a bar that redraws itself. Elsewhere it is a line for each tenth.
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ENGLISH } from '../words/speech.ts';
import { Progress } from './progress.ts';

const shown = (isTTY: boolean, total: number): string => {
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const progress = new Progress(stderr, total, ENGLISH);
  for (let done = 1; done <= total; done += 1) progress.show(done);
  progress.clear();
  return String(stderr.read());
};

test('a bar', () => {
  const text = shown(true, 40);
  expect(text).toMatch(/^\r█·{29} 1 of 40 matches/);
  expect(text).toContain(`\r${'█'.repeat(30)} 40 of 40 matches`);
  expect(text).not.toContain('\n');
  expect(text).toMatch(/\r +\r$/);
});

test('lines', () => {
  expect(shown(false, 200).split('\n')).toEqual([
    ...[20, 40, 60, 80, 100, 120, 140, 160, 180, 200].map((done) => `${done} of 200 matches`),
    '',
  ]);
});
