// The prose of every Markdown file: lines break at the end of a sentence, or after a comma in a long one, and never pass 120 characters.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '');

const LONGEST = 120;

/** Lines of prose with their numbers, without tables, headings, code and formulas. */
function proseOf(text: string): { line: string; number: number }[] {
  let fenced = false;
  return text.split('\n').flatMap((line, at) => {
    if (/^\s*```/.test(line)) fenced = !fenced;
    const isProse = !fenced && !/^(\s*```|#|\||\s*$|<)/.test(line) && !/^ {4}/.test(line);
    return isProse ? [{ line, number: at + 1 }] : [];
  });
}

const ENDS = /[.:;,!?…)\]”"`*|]$/;

describe('Markdown', () => {
  it.each(files)('%s breaks its lines at sentence ends', (file) => {
    const wrong = proseOf(readFileSync(join(root, file), 'utf8'))
      .filter(({ line }) => line.length > LONGEST || !(ENDS.test(line) || /^\s*([-*]|\d+\.) /.test(line)))
      .map(({ line, number }) => `${number}: ${line}`);
    expect(wrong).toEqual([]);
  });

  it('ARCHITECTURE.md fits on three screens', () => {
    expect(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(150);
  });
});
