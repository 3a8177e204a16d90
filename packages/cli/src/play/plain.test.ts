// Whole matches with --plain: every screen in words that a screen reader speaks well.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { playByHints } from '../testing/hints.ts';
import { BIN } from '../testing/openshake.ts';
import { Terminal } from '../testing/terminal.ts';

const PATIENCE_MS = 300_000;

let terminal: Terminal | undefined;
afterEach(() => {
  if (terminal && !terminal.over) terminal.kill();
  terminal = undefined;
});

/** Every screen. `try` gets one readable Solution and one unreadable. */
const SCREENS = ['table', 'help', 'help now', 'help reject', 'why', 'why now', 'key', 'score', 'story', 'papers'];

const BOOKS = [
  ['agloa-onsets-2023', 'senior', '--variations', 'strict', ["try B U R' | restrictions G C B; Y = A", 'try B U ) R']],
  ['mlag-onsets-basic-2011', 'middle', '--no-variations', 'table', ['try B U = | wild =:R', 'try V - A']],
  ['mlag-equations-basic-2018', 'senior', '--no-variations', 'table', ['try (6/2)^2-r9=s3', 'try 2+=']],
] as const;

describe.each(BOOKS)('%s, %s, %s, %s', (book, division, variations, officiating, tried) => {
  test(
    'nothing is printed but letters, digits and ordinary punctuation',
    async () => {
      const file = join(mkdtempSync(join(tmpdir(), 'openshake-plain-')), 'match.txt');
      const asked = ['--book', book, '--division', division, variations, '--officiating', officiating, '--name', 'ann'];
      const seat = new Terminal([
        ...[process.execPath, BIN, 'play', ...asked, '--bots', 'club', '--no-clock', '--pace', '0'],
        ...['--shakes', '2', '--seed', '7', '--plain', '--save', file],
      ]);
      terminal = seat;
      await playByHints(seat, { asking: [...SCREENS, ...tried] });
      expect(await seat.ended).toBe(0);
      const printed = seat.text
        .split('\n')
        // What a person types, or should type, has the signs of the keyboard.
        .filter((line) => !line.startsWith('ann: ') && !/Type:|^ *(?:write|try|goal|node|openshake) /.test(line));
      expect(printed.length).toBeGreaterThan(200);
      const strange = printed.filter((line) => !/^[A-Za-z0-9 .,;:!?'"()/|&+=-]*$/.test(line));
      expect(strange).toEqual([]);
      // Words replace signs before lines are broken, and there are no columns.
      expect(printed.filter((line) => line.length > 80 || /\S {2,}|(?:^|[ ,])=(?:$|[ ,.])/.test(line))).toEqual([]);
      // Formulas are words too.
      expect(seat.text).toMatch(/wrote:? .*(?:union|intersection|minus|plus|times|complement|equals)/);
    },
    PATIENCE_MS,
  );
});
