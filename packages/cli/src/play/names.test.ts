// Players whose names look like cubes, seats and words of the game: every line is about the right player.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { BIN, openshake } from '../testing/openshake.ts';
import { tableAfter } from '../testing/seats.ts';
import { readLine } from './commands/index.ts';
import { dutyLines } from './draw/duty.ts';
import { drawTable } from './draw/table.ts';
import { seatOf } from './seat.ts';

const CHECKED: readonly Action[] = [
  { type: 'roll', by: 'a', cubes: [...'124BBRRGGYYUUN-CV='] },
  { type: 'deal', by: 'c', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
  { type: 'set-goal', by: 'a', goal: { shape: 'row', cubes: ['1', '2'] } },
  { type: 'challenge', by: 'b', claim: 'impossible' },
  { type: 'present', by: 'a', solution: { setName: 'B U R' } },
  { type: 'present', by: 'c', solution: { setName: 'B U G' } },
];
const table = tableAfter(CHECKED, { players: ['a', 'b', 'c'], officiating: 'table' });

/** The meaning of a line that b types if the players have these names. */
const meant = (line: string, names: Record<string, string>) =>
  readLine(line, seatOf(table.view('b', 60_000), 'b', false, undefined, names));
const writer = (line: string, names: Record<string, string>): unknown => {
  const read = meant(line, names);
  return 'act' in read && 'writer' in read.act ? read.act.writer : read;
};

describe('whose Solution', () => {
  const names = { a: 'Now', b: 'A', c: 'required' };

  test.each([
    ['accept now', 'a'],
    ['accept Required', 'c'],
    ['accept c', 'c'],
    ['accept "required"', 'c'],
    ['reject now not the Goal', 'a'],
    ['reject required VII-B-3', 'c'],
    ['judge equals required', 'c'],
    ['ask now', 'a'],
  ])('%s', (line, seat) => {
    expect(writer(line, names)).toBe(seat);
  });

  test("players' names do not hide the commands", () => {
    expect(meant('now', names)).toMatchObject({ act: { type: 'challenge', claim: 'now' } });
    expect(meant('correct 1 required 6', names)).toMatchObject({ act: { type: 'correct-score', player: 'c' } });
    expect(meant('as judge warn a IX-C', names)).toMatchObject({ act: { type: 'warn', by: 'judge', player: 'b' } });
    expect(meant('as judge replay-shake now REQUIRED', names)).toMatchObject({ act: { players: ['a', 'c'] } });
  });

  test('a name comes before the letter of a seat', () => {
    expect(writer('accept c', { a: 'c', b: 'Bo', c: 'Cy' })).toBe('a');
    expect(writer('reject c not the Goal', { a: 'c', b: 'Bo', c: 'Cy' })).toBe('a');
  });

  test('letters tell two players with the same name apart', () => {
    const both = { a: 'Mia', b: 'Bo', c: 'Mia' };
    for (const line of ['accept Mia', 'correct 1 Mia 6'])
      expect(meant(line, both)).toMatchObject({
        unclear: 'More than one player is called Mia. Type the letter of the seat: a or c.',
      });
    expect(writer('accept c', both)).toBe('c');
  });

  test('an article is not a seat if there is only one Solution', () => {
    const alone = tableAfter([...CHECKED.slice(0, 5), { type: 'decline', by: 'c' }], {
      players: ['a', 'b', 'c'],
      officiating: 'table',
    });
    const read = (line: string) => readLine(line, seatOf(alone.view('b', 60_000), 'b', false, undefined, { a: 'not' }));
    expect(read('reject a Required cube is missing')).toMatchObject({ act: { type: 'reject', writer: 'a' } });
    expect(read('reject not the Goal')).toMatchObject({ act: { type: 'reject', writer: 'a', clause: 'VII-B-3' } });
  });
});

test('the table shows names, or letters if the names were deleted', () => {
  const shown = (names: Record<string, string>): string => {
    const seat = seatOf(table.view('b', 60_000), 'b', false, undefined, names);
    return [
      ...drawTable(seat, 80, { paint: PLAIN, plain: true }),
      ...dutyLines(seat, { paint: PLAIN, width: 80 }),
    ].join(' ');
  };
  expect(shown({ a: 'Now', b: 'A', c: 'required' })).toMatch(/A, you: 0 points[\s\S]*\(by Now\)/);
  expect(shown({})).toMatch(/b, you: 0 points[\s\S]*\(by a\)/);
});

const path = join(mkdtempSync(join(tmpdir(), 'openshake-names-')), 'match.jsonl');

test("a player called required can play, and only the log's header has the name", () => {
  const setUp = ['--book', 'mlag-equations-basic-2018', '--division', 'elementary', '--officiating', 'strict'];
  const seats = ['--no-clock', '--name', 'required', '--bots', 'club', '--shakes', '1', '--seed', '8', '--pace', '0'];
  const { stdout, status } = spawnSync(process.execPath, [BIN, 'play', ...setUp, ...seats, '--save', path], {
    input: 'roll\nscore\nstory\nfoo\n',
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/required \(you\)/);
  expect(stdout).toMatch(/required rolls/);
  const [header = '', ...rows] = readFileSync(path, 'utf8').trim().split('\n');
  expect(JSON.parse(header).people).toMatchObject({ a: 'required' });
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(JSON.parse(row).action.by ?? 'clock').toMatch(/^(?:a|b|clock|judge|director)$/);
});

describe('replay and review', () => {
  const request = { id: 1, ...table.stored };
  const named = { ...request, people: { a: 'Mia', b: 'Now', c: 'A' } };
  const ran = (args: string[], input: object) => openshake(args, `${JSON.stringify(input)}\n`).stdout;

  test('show the names beside the match', () => {
    expect(ran(['replay', '--pretty'], named)).toMatch(/Players +Mia, Now, A[\s\S]*Now challenges Mia: Impossible/);
    expect(ran(['review'], named)).toMatch(/Mia, Now,? and A/);
    expect(JSON.parse(ran(['replay'], named))).toMatchObject({ people: named.people, totals: { a: 0 } });
    expect(JSON.parse(ran(['review', '--json'], named))).toMatchObject({
      people: named.people,
      players: ['a', 'b', 'c'],
    });
  });

  test('show seats if the names were deleted', () => {
    for (const nameless of [request, { ...request, people: {} }]) {
      expect(ran(['replay', '--pretty'], nameless)).toMatch(/Players +a, b, c[\s\S]*b challenges a: Impossible/);
      expect(JSON.parse(ran(['replay'], nameless))).not.toHaveProperty('people');
    }
  });

  test('the notation keeps the names beside the match', () => {
    const text = ran(['replay', '--notation'], named);
    expect(text).toContain('people := {"a":"Mia","b":"Now","c":"A"}');
    expect(openshake(['replay', '--pretty'], text).stdout).toContain('Now challenges Mia');
  });
});
