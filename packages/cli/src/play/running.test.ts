// A match that is open in another terminal is announced, and one whose process was killed is not.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openshake } from '../testing/openshake.ts';
import { isRunningElsewhere, noteRunning } from './running.ts';

const home = () => ({ XDG_DATA_HOME: mkdtempSync(join(tmpdir(), 'openshake-running-')) });
const notesIn = ({ XDG_DATA_HOME }: { XDG_DATA_HOME: string }) => join(XDG_DATA_HOME, 'openshake', 'running');

/** Puts another process in place of this one. */
function byProcess(id: number, env: { XDG_DATA_HOME: string }): void {
  for (const note of readdirSync(notesIn(env))) writeFileSync(join(notesIn(env), note), String(id));
}

test('another process that is still there counts, and this one and an ended one do not', () => {
  const env = home();
  expect(isRunningElsewhere('match.jsonl', env)).toBe(false);
  const forget = noteRunning('match.jsonl', env);
  expect(isRunningElsewhere('match.jsonl', env)).toBe(false);
  byProcess(process.ppid, env);
  expect(isRunningElsewhere('match.jsonl', env)).toBe(true);
  expect(isRunningElsewhere('other.jsonl', env)).toBe(false);
  // A note by another process stays.
  noteRunning('match.jsonl', env)();
  expect(readdirSync(notesIn(env)).map((note) => readFileSync(join(notesIn(env), note), 'utf8'))).toEqual([
    String(process.ppid),
  ]);
  for (const ended of [2 ** 30, 0, -1]) {
    byProcess(ended, env);
    expect(isRunningElsewhere('match.jsonl', env)).toBe(false);
  }
  forget();
  expect(readdirSync(notesIn(env))).toEqual([]);
});

test('without a folder of ours, nothing is noted', () => {
  expect(() => noteRunning('match.jsonl', { HOME: '' })()).not.toThrow();
  expect(isRunningElsewhere('match.jsonl', { HOME: '' })).toBe(false);
});

test('resuming says so before play, and the note goes away afterwards', () => {
  const env = home();
  const path = join(env.XDG_DATA_HOME, 'match.jsonl');
  const table = ['--book', 'mlag-onsets-basic-2019', '--division', 'middle', '--bots', 'club', '--name', 'ann'];
  openshake(['play', ...table, '--save', path], 'quit\n', env);
  expect(readdirSync(notesIn(env))).toEqual([]);
  const resumed = () => openshake(['play', '--resume', path], 'quit\n', env).stdout.replaceAll(/\s+/g, ' ');
  expect(resumed()).not.toContain('another terminal');
  noteRunning(path, env);
  expect(resumed()).toContain('This match is open in another terminal too.');
  expect(readdirSync(notesIn(env))).toHaveLength(1);
});
