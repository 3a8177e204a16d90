// The command line itself: help, version, and what it says about wrong usage.
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { TOPICS } from './help.ts';
import { run } from './run.ts';
import { openshake, openshakeHere } from './testing/openshake.ts';

describe('help', () => {
  test.each(TOPICS.map((topic) => [topic] as const))('%s: three ways to the same text', async (topic) => {
    const { status, stdout, stderr } = await openshakeHere(['help', topic]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Usage\n');
    expect((await openshakeHere([topic, '--help'])).stdout).toBe(stdout);
    expect((await openshakeHere([topic, '-h'])).stdout).toBe(stdout);
  });

  test('the overview names every command', async () => {
    const { status, stdout } = await openshakeHere(['--help']);
    expect(status).toBe(0);
    for (const topic of TOPICS) expect(stdout).toContain(`openshake ${topic}`);
    expect((await openshakeHere(['-h'])).stdout).toBe(stdout);
    expect((await openshakeHere(['help'])).stdout).toBe(stdout);
  });

  test('the requests in the help of judge are correct', async () => {
    const { stdout } = await openshakeHere(['help', 'judge']);
    const examples = stdout.match(/\{"id"[\s\S]*?"(?:setName|equation)":[^}]*\}\}/g) ?? [];
    expect(examples).toHaveLength(2);
    for (const example of examples) {
      expect(JSON.parse((await openshakeHere(['judge'], example.replaceAll(/\s*\n\s*/g, ''))).stdout)).toMatchObject({
        correct: true,
      });
    }
  });

  test('the two matches in the help of replay are the same', async () => {
    const { stdout } = await openshakeHere(['help', 'replay']);
    const [, json = ''] = /^ +(\{"id"[\s\S]*?\]\})\n\n/m.exec(stdout) ?? [];
    const [, notation = ''] = /^( +match m1\n[\s\S]*?row 1 2\n)/m.exec(stdout) ?? [];
    const answer = (await openshakeHere(['replay'], json.replaceAll(/\n */g, ''))).stdout;
    expect(JSON.parse(answer)).toMatchObject({
      id: 'm1',
      results: [{ ok: true }, { ok: true }, { ok: true }],
      phase: { name: 'move', player: 'bob' },
    });
    expect((await openshakeHere(['replay'], notation)).stdout).toBe(answer);
  });
});

test('--version prints the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const option of ['--version', '-v']) {
    expect(openshake([option])).toEqual({ status: 0, stdout: `openshake ${version}\n`, stderr: '' });
  }
});

describe('wrong usage ends with status 2 and a hint', () => {
  test.each([
    [['jugde'], 'There is no command "jugde". Did you mean "judge"?'],
    [['--hepl'], 'There is no option "--hepl". Did you mean "--help"?'],
    [['constructor'], 'There is no command "constructor".'],
    [['help', 'juge'], 'There is no command "juge". Did you mean "judge"?'],
    [['judge', '--prety'], '"openshake judge" has no option "--prety". Did you mean "--pretty"?'],
    [['judge', '-x'], '"openshake judge" has no option "-x".'],
    [['judge', '--pretty=yes'], 'The option "--pretty" takes no value.'],
    [['prompt', 'now'], '"openshake prompt" does not take "now".'],
    [['rulebooks', 'all'], '"openshake rulebooks" does not take "all".'],
    [[], 'What should Openshake do? "openshake play" plays a match; "openshake judge" reads requests.'],
  ])('%j', async (args, message) => {
    const { status, stdout, stderr } = await openshakeHere(args);
    expect(stderr).toMatch(/\nTry: npx openshake .*--help\n$/);
    expect(stderr.split('\n')[0]).toBe(`openshake: ${message}`);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

test('alone on a terminal, it opens a match', async () => {
  const stdin = Object.assign(Readable.from(['quit\n']), { isTTY: true });
  const stdout = new PassThrough();
  expect(await run([], { stdin, stdout, stderr: new PassThrough(), env: {} })).toBe(0);
  expect(String(stdout.read())).toMatch(/Welcome[\s\S]*Which rulebook\?/);
});

describe('rulebooks', () => {
  test('as text: every book with its divisions', async () => {
    const { status, stdout } = await openshakeHere(['rulebooks']);
    expect(status).toBe(0);
    expect(stdout).toContain(
      'agloa-onsets-2023\n  AGLOA On-Sets 2023-24\n  divisions: basic, elementary, middle, junior, senior\n',
    );
    expect(stdout).toContain(
      'mlag-equations-basic-2018\n  MLAG Basic Equations 2018-19\n  divisions: minor, elementary, middle, junior, senior\n',
    );
    expect(stdout).not.toContain('not judged');
  });

  test('as JSON', async () => {
    const shelf = JSON.parse((await openshakeHere(['rulebooks', '--json'])).stdout);
    expect(shelf).toHaveLength(5);
    expect(shelf[0]).toEqual({
      id: 'mlag-onsets-basic-2011',
      title: 'MLAG Basic On-Sets 2011-12',
      game: 'on-sets',
      divisions: ['minor', 'elementary', 'middle'],
    });
  });
});
