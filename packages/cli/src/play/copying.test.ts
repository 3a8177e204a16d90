// What a copy of a match under way may show: nothing that is still hidden from the person who plays.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, secretOf, upgradeMatch } from '@openshake/host';
import { LOG_FORMAT, type LogHeader } from '@openshake/protocol';
import type { Action } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { seatedMatch } from '../people.ts';
import { ON_SETS_START, tableAfter } from '../testing/seats.ts';
import { copyMatch } from './copying.ts';
import { readMatchFile } from './saving.ts';

/** Play stops, and everybody writes. */
const STOPPED: readonly Action[] = [
  ...ON_SETS_START,
  { type: 'move', by: 'bob', cube: 'B', to: 'required' },
  { type: 'end-round', by: 'director' },
  { type: 'stop-play', by: 'director' },
];
const [OWN, BOB, MARY]: readonly [Action, Action, Action] = [
  { type: 'present', by: 'ann', solution: { setName: 'B U G' } },
  { type: 'present', by: 'bob', solution: { setName: 'B U Y' } },
  { type: 'present', by: 'Mary Jane', solution: { setName: 'B U R' } },
];

const FILES = mkdtempSync(join(tmpdir(), 'openshake-copying-'));
let count = 0;

/** A copy for ann, and what it holds. */
function copied(actions: readonly Action[], ending: 'txt' | 'jsonl') {
  const { match, people } = seatedMatch(tableAfter(actions, { officiating: 'table' }).stored, {});
  const { setup, rows } = upgradeMatch(match, { search }).log;
  const header: LogHeader = {
    ...{
      log: LOG_FORMAT,
      id: 'on-sets 7',
      setup,
      round: { shakes: 1 },
      you: 'a',
      bots: { b: 'club', c: 'club' },
      people,
    },
    ...{ seed: 7, secret: secretOf('7'), commitment: commitmentOf(secretOf('7')) },
  };
  count += 1;
  const path = join(FILES, `copy-${count}.${ending}`);
  const { whole } = copyMatch(path, { header, rows });
  const read = readMatchFile(path);
  if (!read.ok) throw new Error(JSON.stringify(read.why));
  const kept = 'log' in read ? read.log.rows.length : read.saved.match.actions.length;
  return { whole, text: readFileSync(path, 'utf8'), kept, rows };
}

describe.each(['txt', 'jsonl'] as const)('a copy in a file that ends with .%s', (ending) => {
  test('ends before a Solution that is face down, and can be read again', () => {
    const { whole, text, kept, rows } = copied([...STOPPED, OWN, BOB], ending);
    expect(whole).toBe(false);
    expect(text).toContain('B U G');
    expect(text).not.toContain('B U Y');
    expect(kept).toBe(rows.length - 1);
  });

  test('is whole while only your own Solution is face down', () => {
    expect(copied([...STOPPED, OWN], ending)).toMatchObject({ whole: true });
  });

  test('is whole when the match is over', () => {
    const declined = ['ann', 'Mary Jane'].map((by): Action => ({ type: 'decline', by }));
    const accepted = ['ann', 'Mary Jane'].map((by): Action => ({ type: 'accept', by, writer: 'bob' }));
    const { whole, text } = copied([...STOPPED, BOB, ...declined, ...accepted], ending);
    expect(whole).toBe(true);
    expect(text).toContain('B U Y');
  });
});

test('a copy in notation holds Solutions that lie open, but a log does not hold what the program found in them', () => {
  const checking = [...STOPPED, OWN, BOB, MARY];
  expect(copied(checking, 'txt')).toMatchObject({ whole: true });
  const { text } = copied(checking, 'jsonl');
  expect(text).not.toContain('paperJudged');
});
