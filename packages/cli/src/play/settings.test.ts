// The choices from last time are suggested again. An unreadable file is reported and ignored.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings } from '@openshake/protocol';
import { expect, test } from 'vitest';
import { openshake } from '../testing/openshake.ts';

const home = () => ({ XDG_DATA_HOME: mkdtempSync(join(tmpdir(), 'openshake-settings-')) });
const play = (answers: string, env: { XDG_DATA_HOME: string }) => openshake(['play'], answers, env).stdout;

test('the rulebook is the first question, and rulebook, name, division and level are remembered', () => {
  const env = home();
  const first = play('mlag-equations-basic-2018\nPat\nsenior\nclub, team\n\nquit\n', env);
  expect(first).toMatch(/^Welcome[\s\S]*Which rulebook\? \(Enter: agloa-onsets-2023\)[\s\S]*What is your name\?/);
  expect(first).toContain('Equations in Michigan');
  const file = join(env.XDG_DATA_HOME, 'openshake', 'settings.json');
  expect(parseSettings(readFileSync(file, 'utf8'))).toEqual({
    name: 'Pat',
    rulebook: 'mlag-equations-basic-2018',
    division: 'senior',
    bots: 'club, team',
  });
  const second = play('\n\n\n\n\nquit\n', env);
  expect(second).toMatch(
    /\(Enter: mlag-equations-basic-2018\)[\s\S]*\(Enter: Pat\)[\s\S]*\(Enter: senior\)[\s\S]*\(Enter: club, team\)[\s\S]*MLAG Basic Equations/,
  );
});

test('choices from the command line are not remembered', () => {
  const env = home();
  const told = ['--book', 'mlag-onsets-basic-2019', '--division', 'middle', '--bots', 'club', '--name', 'ann'];
  openshake(['play', ...told], 'no\nquit\n', env);
  expect(play('', env)).toContain('(Enter: agloa-onsets-2023)');
});

test('a name that was typed alone is remembered alone, and one from the command line leaves it there', () => {
  const env = home();
  const told = ['--book', 'mlag-onsets-basic-2019', '--division', 'middle', '--bots', 'club'];
  openshake(['play', ...told], 'Pat\nquit\n', env);
  const file = join(env.XDG_DATA_HOME, 'openshake', 'settings.json');
  expect(parseSettings(readFileSync(file, 'utf8'))).toEqual({ name: 'Pat' });
  openshake(['play', '--name', 'Kim'], '\n\n\n\nquit\n', env);
  expect(parseSettings(readFileSync(file, 'utf8'))).toMatchObject({ name: 'Pat', bots: 'first-term' });
});

test('a name that nobody may have is not suggested', () => {
  const env = home();
  mkdirSync(join(env.XDG_DATA_HOME, 'openshake'));
  writeFileSync(join(env.XDG_DATA_HOME, 'openshake', 'settings.json'), '{"name":"judge"}');
  expect(play('\n\n\n\n\nquit\n', env)).toContain('(Enter: ann)');
});

test.each(['{', '[]x', '{"rulebook":"chess"}', '7'])('broken settings are reported and ignored: %s', (text) => {
  const env = home();
  mkdirSync(join(env.XDG_DATA_HOME, 'openshake'));
  writeFileSync(join(env.XDG_DATA_HOME, 'openshake', 'settings.json'), text);
  const { status, stdout, stderr } = openshake(['play'], '\n\n\n\n\nquit\n', env);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain('Your choices from last time could not be read from');
  expect(stdout).toContain('At the table, clockwise');
});

test('a folder in place of the settings cannot be replaced, and the message does not claim so', () => {
  const env = home();
  const file = join(env.XDG_DATA_HOME, 'openshake', 'settings.json');
  mkdirSync(file, { recursive: true });
  const told = play('\n\n\n\n\nquit\n', env).replaceAll(/\s+/g, ' ');
  expect(told).toContain('is a folder, so your choices cannot be saved. Remove it, or give it another name.');
  expect(told).not.toContain('replace');
  expect(told).toContain('At the table, clockwise');
});

test('a level that no longer exists is not suggested', () => {
  const env = home();
  mkdirSync(join(env.XDG_DATA_HOME, 'openshake'));
  writeFileSync(join(env.XDG_DATA_HOME, 'openshake', 'settings.json'), '{"bots":"grandmaster"}');
  expect(play('\n\n\n\n\nquit\n', env)).toContain('(Enter: first-term)');
});
