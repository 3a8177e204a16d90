// Corrupted requests through the built command, many in one run: one answer per line, in order, and the exit status that the help promises.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, secretOf } from '@openshake/host';
import { describe, expect, test } from 'vitest';
import { openshake } from '../../packages/cli/src/testing/openshake.ts';
import { expectWords } from './inWords.ts';
import { Mangler } from './mangle.ts';
import { CASES, corruptedView, expressions, requestsOf, seenTables, TYPED } from './sources.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const FIRST = Number(process.env.OPENSHAKE_SEED ?? 78_000);
/** How many lines in one run. */
const LINES = long ? 2_000 : 150;

/** A line cannot hold a line break, and a blank line is not a request. */
const oneLine = (text: string): string => text.replaceAll('\n', ' ').trim() || '{';

/** The id of a line, if it is still a request. */
function idIn(line: string): unknown {
  try {
    return (JSON.parse(line) as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}

describe('the built command answers every line', () => {
  test.each([
    ['judge', []],
    ['solve', ['--limit-ms', '10']],
    ['replay', []],
    ['value', []],
    ['verify', ['--json']],
  ] as const)('%s', (command, options) => {
    const mangler = new Mangler(FIRST);
    const promise = { secret: secretOf('1'), commitment: commitmentOf(secretOf('1')) };
    const requests =
      command === 'value'
        ? expressions()
        : command === 'verify'
          ? requestsOf('replay').map((request) => ({ ...request, ...promise }))
          : requestsOf(command);
    const others = CASES.map(({ request }) => request);
    const lines = Array.from({ length: LINES }, (_, at) => {
      const text = mangler.json({ ...mangler.one(requests), id: at }, [mangler.one(others)]);
      return oneLine(mangler.happens(0.1) ? mangler.text(text) : text);
    });
    // The first line says whether these are JSON. This one is fine.
    const input = `${JSON.stringify({ ...requests[0], id: 'first' })}\n${lines.join('\n')}\n`;
    const { status, stdout, stderr } = openshake([command, ...options], input);
    expectWords(stdout + stderr, `seed ${FIRST} of ${command}`);
    const answers = stdout
      .split('\n')
      .slice(0, -1)
      .map((line): { id: unknown; error?: unknown } => JSON.parse(line));
    expect(answers.length).toBe(LINES + 1);
    expect(answers[0]).toMatchObject({ id: 'first' });
    // Every request whose id is still readable gets it back, so each answer is in its place.
    const intact = lines.flatMap((line, at) => (idIn(line) === at ? [at] : []));
    expect(intact.length).toBeGreaterThan(0);
    for (const at of intact) expect(answers[at + 1]?.id, lines[at]).toBe(at);
    expect(answers.some(({ error }) => error !== undefined)).toBe(true);
    expect(status).toBe(1);
    console.log(`mangled ${command}, built: ${LINES} lines from seed ${FIRST}, ${intact.length} with their id`);
  });

  test('bot', () => {
    const mangler = new Mangler(FIRST);
    const seen = seenTables(20);
    const lines = Array.from({ length: LINES }, () => {
      const { match, view } = mangler.one(seen);
      return [match, oneLine(corruptedView(mangler, view, [JSON.parse(mangler.one(seen).view)]))];
    }).flat();
    const { match, view } = mangler.one(seen);
    const input = [...lines, match, view, '{"type":"quit"}'].join('\n');
    const { status, stdout, stderr } = openshake(['bot', '--level', 'club', '--pace', '0'], `${input}\n`);
    expectWords(stdout + stderr, `seed ${FIRST} of bot`);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^openshake bot: /);
    const answers = stdout
      .split('\n')
      .slice(0, -1)
      .map((line): { type: string; id: number } => JSON.parse(line));
    for (const { type } of answers) expect(['deed', 'wait', 'hello']).toContain(type);
    expect(answers.at(-1)?.id).toBe(JSON.parse(view).id);
    console.log(`mangled bot, built: ${LINES} views from seed ${FIRST}, ${answers.length} answered`);
  });

  test.each([
    ['play', ['--book', 'agloa-onsets-2023', '--division', 'middle', '--name', 'ann', '--bots', 'first-week']],
    ['prompt', []],
  ] as const)('lines typed at %s', (command, options) => {
    const mangler = new Mangler(FIRST);
    const folder = mkdtempSync(join(tmpdir(), 'openshake-hostile-'));
    const lines = Array.from({ length: LINES }, () => mangler.text(mangler.one(TYPED)));
    const save = command === 'play' ? ['--save', join(folder, 'match.txt'), '--no-clock', '--shakes', '1'] : [];
    const { status, stdout, stderr } = openshake([command, ...options, ...save], `${lines.join('\n')}\nquit\n`);
    rmSync(folder, { recursive: true });
    expectWords(stdout + stderr, `seed ${FIRST} of ${command}`);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    console.log(`mangled ${command}, built: ${LINES} lines from seed ${FIRST}`);
  });
});
