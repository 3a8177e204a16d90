// The command in the farewell opens the match again, however it was started and wherever it is saved.

import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { quoted } from '../startedAs.ts';
import { BIN, openshake } from '../testing/openshake.ts';

const folder = mkdtempSync(join(tmpdir(), 'openshake farewell $1 '));
afterAll(() => rmSync(folder, { recursive: true }));

/** As if started without npm. */
const NO_NPM = { npm_lifecycle_event: undefined, npm_command: undefined };
const OPTIONS = [
  ...['--book', 'mlag-onsets-basic-2019', '--division', 'middle', '--name', 'ann', '--bots', 'first-week'],
  ...['--officiating', 'strict', '--shakes', '1', '--seed', '2', '--no-clock'],
];

const commandIn = (stdout: string): string => /To continue it:\n {2}(.*)\n/.exec(stdout)?.[1] ?? '';

/** Runs the printed command in a shell, in another folder. */
const again = (command: string, env: Record<string, string | undefined>): string =>
  execSync(command, { cwd: tmpdir(), input: 'quit\n', encoding: 'utf8', env: { ...process.env, ...env } });

describe('the command that continues a match', () => {
  test('is the file of the program if openshake is not on the path, and quotes a path with spaces', () => {
    const env = { ...NO_NPM, PATH: dirname(process.execPath), XDG_DATA_HOME: folder };
    const { stdout } = openshake(['play', ...OPTIONS, '--save', join(folder, "ann's match.txt")], 'quit\n', env);
    expect(commandIn(stdout)).toBe(`node ${quoted(BIN)} play --resume ${quoted(join(folder, "ann's match.txt"))}`);
    expect(again(commandIn(stdout), env)).toContain('At the table, clockwise');
  });

  test.runIf(process.platform !== 'win32')(
    'is openshake where the shell finds it; the latest match needs no name',
    () => {
      const bin = join(folder, 'bin');
      mkdirSync(bin);
      symlinkSync(BIN, join(bin, 'openshake'));
      const env = {
        ...NO_NPM,
        PATH: [bin, dirname(process.execPath)].join(delimiter),
        XDG_DATA_HOME: join(folder, 'data'),
      };
      const { stdout } = openshake(['play', ...OPTIONS], 'quit\n', env);
      expect(commandIn(stdout)).toBe('openshake play --resume');
      expect(again(commandIn(stdout), env)).toContain('At the table, clockwise');
    },
  );

  test('is npx for a person who started that way', () => {
    const file = join(folder, 'npm.txt');
    const npx = { npm_lifecycle_event: 'npx', npm_command: 'exec', XDG_DATA_HOME: folder };
    expect(commandIn(openshake(['play', ...OPTIONS, '--save', file], 'quit\n', npx).stdout)).toBe(
      `npx openshake play --resume ${quoted(file)}`,
    );
  });
});

test('an empty HOME is reported, and nothing is written', () => {
  const env = { HOME: '', XDG_DATA_HOME: '', USERPROFILE: '', LOCALAPPDATA: '' };
  const { status, stderr } = openshake(['play', ...OPTIONS], 'quit\n', env);
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^openshake: HOME is empty or not a full path, so there is no folder for your matches\. Set HOME or/,
  );
  const saved = openshake(['play', ...OPTIONS, '--save', join(folder, 'home.txt')], 'quit\n', env);
  expect(saved).toMatchObject({ status: 0, stderr: '' });
  expect(saved.stdout).toContain('The match is saved in');
});

describe('words for a shell', () => {
  test.each([
    ['/home/ann/match.txt', '/home/ann/match.txt'],
    ['/home/ann/my match.txt', '"/home/ann/my match.txt"'],
  ])('%s', (word, shown) => expect(quoted(word)).toBe(shown));
});
