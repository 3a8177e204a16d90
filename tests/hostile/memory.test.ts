// The worst known inputs, each in a process with little memory: every one gets an answer within that memory.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { MATCH } from '../../packages/cli/src/testing/match.ts';
import { readMemory, TELL_MEMORY } from '../../packages/cli/src/testing/memory.ts';
import { BIN, DATA, EQUATIONS_REQUEST, REQUEST } from '../../packages/cli/src/testing/openshake.ts';
import { expectWords } from './inWords.ts';

/** The program's heap, in MB. Beyond it, Node ends with a stack trace. */
const HEAP = 256;
/** Everything that the process takes from the system, in MB: Node itself, the heap, input and output buffers, and workers. */
const ALL = 300;

function frugally(args: string[], input: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP}`, '--import', TELL_MEMORY, BIN, ...args],
    { input, encoding: 'utf8', env: { ...process.env, XDG_DATA_HOME: DATA }, maxBuffer: 1 << 28 },
  );
  return { status, stdout, ...readMemory(stderr) };
}

/** The most bytes in a line. */
const LINE = 1024 * 1024;
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const withRaw = (request: object, field: string, raw: string): string =>
  JSON.stringify({ ...request, [field]: 0 }).replace(`"${field}":0`, `"${field}":${raw}`);
const times = (count: number, line: string): string => `${line}\n`.repeat(count);

const longest = 'n'.repeat(40);
const rename = (text: string): string => text.replaceAll('"ann"', `"${longest}"`);
const actionsOf = (count: number, action: object) => [
  ...MATCH.actions,
  ...Array.from({ length: count - MATCH.actions.length }, (_, at) => ({ at: 200_000 + at, by: 'ann', ...action })),
];
const note = (bytes: number) => actionsOf(5_000, { type: 'call-judge', question: 'q'.repeat(bytes) });
/** A row with very many readings, each shown step by step. */
const SETS = Array.from({ length: 7 }, (_, at) => `${'BRGY'[at % 4]} ${'Un-'[at % 3]}`)
  .join(' ')
  .concat(' V');
const BASE = { rulebook: 'agloa-onsets-2023', division: 'middle' };

describe(`in ${HEAP} MB`, () => {
  test.each<[what: string, args: string[], input: string, says: string, answers?: number]>([
    [
      'a match of long names, near the longest line',
      ['replay', '--events'],
      rename(JSON.stringify({ ...MATCH, officiating: 'table', actions: note(80) })),
      '"results":[{"ok":true}',
    ],
    [
      'names of 100,000 characters',
      ['replay'],
      JSON.stringify({ ...MATCH, players: ['a', 'b', 'c'].map((letter) => letter.repeat(100_000)) }),
      'A name may have at most 40 characters.',
    ],
    ...['agree', 'charge', 'leave'].map((type): [string, string[], string, string] => [
      `5,000 actions: ${type}`,
      ['replay', '--events'],
      JSON.stringify({ ...MATCH, officiating: 'table', actions: actionsOf(5_000, { type }) }),
      '"results":[{"ok":true}',
    ]),
    [
      'a Solution nested as deep as a line can be',
      ['judge'],
      withRaw(REQUEST, 'solution', nested(500_000)),
      '"correct":false',
    ],
    [
      'variations nested as deep',
      ['solve'],
      withRaw(REQUEST, 'variations', nested(500_000)),
      'has too many lists inside lists',
    ],
    [
      'a Goal of a million digits',
      ['judge'],
      JSON.stringify({ ...EQUATIONS_REQUEST, goal: '9'.repeat(1_000_000) }),
      'at most 6 cubes',
    ],
    [
      'a Goal of a million digits to be solved',
      ['solve', '--limit-ms', '50', '--workers', '1'],
      JSON.stringify({ ...EQUATIONS_REQUEST, question: 'now', goal: '9'.repeat(1_000_000) }),
      'at most 6 cubes',
    ],
    ['1,000 rows of sets', ['value'], times(1_000, JSON.stringify({ ...BASE, text: SETS })), '"legal":true', 1_000],
    [
      '1,000 rows of numbers',
      ['value'],
      times(
        1_000,
        JSON.stringify({ rulebook: 'mlag-equations-basic-2018', division: 'middle', text: '9*9*9+8x7-6/5+4*3*2-1' }),
      ),
      '"legal":true',
      1_000,
    ],
    ['200 lines that are each too long', ['judge'], times(200, 'x'.repeat(LINE + 1)), 'is longer than', 200],
  ])('%s', (what, args, input, says, answers = 1) => {
    const { stdout, stderr, most } = frugally(args, `${input.trimEnd()}\n`);
    expectWords(stdout + stderr, what);
    expect(stdout.trimEnd().split('\n')).toHaveLength(answers);
    expect(stdout).toContain(says);
    expect(most).toBeLessThan(ALL);
  });

  test('an endless typed line', () => {
    const { status, stdout, most } = frugally(['prompt'], `4\n${'x'.repeat(200 * LINE)}\nquit\n`);
    expect(stdout).toContain('That line has 1048576 characters or more. Type at most 5000.');
    expect(status).toBe(0);
    expect(most).toBeLessThan(ALL);
  });
});
