// Whole matches played through `openshake play` in a real pseudo-terminal, by a player who asks for hints, killed in the middle and resumed.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMatch } from '@openshake/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { BIN, openshake } from '../testing/openshake.ts';
import { Terminal } from '../testing/terminal.ts';

const SEED = 20_240_611;

let terminal: Terminal | undefined;
afterEach(() => {
  if (terminal && !terminal.over) terminal.kill();
  terminal = undefined;
});

const open = (args: readonly string[], columns = 80): Terminal => {
  terminal = new Terminal([process.execPath, BIN, 'play', ...args], { columns });
  return terminal;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Does what the hints say until the match is over or `enough` says so; how many actions that were. */
async function playByHints(seat: Terminal, enough: (text: string) => boolean = () => false): Promise<number> {
  await seat.until(/ann> /);
  for (let acted = 0; ; ) {
    const from = seat.text.length;
    seat.type('hint');
    const told = await seat.until(/A perfect player would[\s\S]*?Type: (.*)\n|nothing for you to do right now/, from);
    if (!told) return acted;
    const [, command] = told;
    if (command === undefined) {
      await wait(50);
      continue;
    }
    if (enough(seat.text)) return acted;
    const before = seat.text.length;
    seat.type(command);
    acted += 1;
    // The command is echoed, and then something is said.
    await seat.until(/ann> [^\n]*\n[\s\S]*ann> /, before - 20);
  }
}

const file = (name: string): string => join(mkdtempSync(join(tmpdir(), 'openshake-play-')), name);

const actionsIn = (path: string): readonly unknown[] => {
  const parsed = parseMatch(readFileSync(path, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
  return parsed.match.actions;
};

describe.each([
  ['On-Sets', ['--book', 'agloa-onsets-2023', '--division', 'elementary', '--no-variations']],
  ['Equations', ['--book', 'mlag-equations-basic-2018', '--division', 'elementary']],
])('%s', (_game, played) => {
  test(`a whole match from seed ${SEED}, killed in the middle and resumed`, async () => {
    const path = file('match.txt');
    const table = ['--name', 'ann', '--bots', 'club', '--officiating', 'strict', '--no-clock', '--pace', '0'];
    const first = open([...played, ...table, '--shakes', '2', '--seed', String(SEED), '--save', path]);
    await playByHints(
      first,
      (text) => /Shake 1 is over/.test(text) && /Resources/.test(text.split('Shake 2').at(-1) ?? ''),
    );
    expect(first.text).toContain('Shake 1 is over');
    first.kill();
    await first.ended;
    const kept = actionsIn(path);

    const second = open(['--resume', path]);
    await playByHints(second);
    expect(await second.ended).toBe(0);
    expect(second.text).toContain('Thank you for playing');
    expect(actionsIn(path).slice(0, kept.length)).toEqual(kept);

    const replayed = JSON.parse(openshake(['replay', path]).stdout);
    expect(replayed.phase).toEqual({ name: 'over' });
    expect(replayed.shakes).toHaveLength(2);
    expect(Object.keys(replayed.matchPoints)).toHaveLength(2);
    expect(replayed.results.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
  });
});
