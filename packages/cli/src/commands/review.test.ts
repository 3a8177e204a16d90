// `openshake review` as people run it: a page in either language, JSON by its schema, junk, and Ctrl-C.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { commitmentOf, type Row, secretOf, upgradeMatch } from '@openshake/host';
import { type LogHeader, type LogRow, makeLogLine, parseReview } from '@openshake/protocol';
import type { Setup, StoredMatch } from '@openshake/rules';
import { makeMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { everyTable, play } from '../../../../tests/bots/selfPlay.ts';
import { seatedMatch } from '../people.ts';
import { englishIn } from '../testing/english.ts';
import { MATCH, matchLine } from '../testing/match.ts';
import { BIN, openshakeHere, testFolder } from '../testing/openshake.ts';

const { folder, file } = testFolder();

const ENGLISH = { LC_ALL: 'en_US.UTF-8' };
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('the page', () => {
  test('covers each move, the mistake, what was better, the challenge and the scores', async () => {
    const { status, stdout, stderr } = await openshakeHere(['review'], matchLine(), ENGLISH);
    const page = flat(stdout);
    expect(page).toContain('Review: ann and bob');
    expect(page).toContain('Shake 1: ann sets the Goal');
    expect(page).toMatch(/✓ ann sets the Goal 1 \+ 2\. Still possible: \S/);
    expect(page).toMatch(
      /✗ ann moves ∪ to Permitted\. A mistake: it leaves a Solution just one cube away\. With one more cube: /,
    );
    expect(page).toMatch(/Safe moves were .* and \d+ more\. A perfect player would have moved /);
    expect(page).toMatch(/✗ bob moves Y to Permitted\. A missed challenge: bob could have challenged Now instead\./);
    expect(page).toMatch(/✓ bob challenges: Now\. That is right\./);
    expect(page).toContain(
      "The mistake: ann's move of ∪ to Permitted left a Solution just one cube away. It let bob challenge Now and score 6 points.",
    );
    expect(page).toMatch(
      /Scores ann 2, bob 6 .*Mistakes ann: 1 mistake, 1 missed challenge bob: 1 mistake, 1 missed challenge/,
    );
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('is in Spanish on request, or if the system is', async () => {
    const asked = await openshakeHere(['review', '--lang', 'es'], matchLine(), ENGLISH);
    expect(flat(asked.stdout)).toMatch(
      /Repaso: ann y bob .*Tirada 1: ann fija la Meta .*✗ ann mueve el cubo ∪ a Permitido\. Un error: deja una Solución a un solo cubo\./,
    );
    expect(asked.stdout).not.toMatch(/\b(the|move|mistake|Solution|Required|Goal)\b/);
    expect(englishIn(asked.stdout)).toEqual([]);
    expect((await openshakeHere(['review'], matchLine(), { LC_ALL: 'es_MX.UTF-8' })).stdout).toBe(asked.stdout);
    const unknown = await openshakeHere(['review', '--lang', 'xx'], matchLine());
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toMatch(/"xx"/);
  });

  test('is the same from notation', async () => {
    const path = file('match.txt', makeMatch(MATCH));
    expect((await openshakeHere(['review', path], '', ENGLISH)).stdout).toBe(
      (await openshakeHere(['review'], matchLine(), ENGLISH)).stdout,
    );
  });

  test('for a match without a Goal, says that there is nothing to review', async () => {
    const { status, stdout } = await openshakeHere(['review'], matchLine({ actions: [] }), ENGLISH);
    expect(stdout).toContain('Nobody has set a Goal or moved a cube in this match.');
    expect(status).toBe(0);
  });
});

describe('JSON', () => {
  test("is one document per match, in the schema's form", async () => {
    const setups = [everyTable[0], everyTable.find(({ book }) => book.includes('equations'))];
    const lines: string[] = [matchLine()];
    for (const [index, setup] of setups.entries()) {
      if (!setup) throw new Error('There is no such table.');
      const { table } = await play({ setup, levels: ['first-week', 'club'], seed: 77 + index });
      lines.push(`${JSON.stringify({ id: index, ...table.stored })}\n`);
    }
    const { status, stdout } = await openshakeHere(['review', '--json'], lines.join(''));
    const documents = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(documents.map(({ id }) => id)).toEqual(['m1', 0, 1]);
    for (const document of documents) {
      expect(parseReview(document)).toEqual(document);
      expect(document).toMatchObject({ complete: true });
    }
    expect(documents[0].shakes[0].lesson.mistake).toMatchObject({ by: 'ann', fault: 'now', cost: 4 });
    expect(parseReview({ ...documents[0], more: 1 })).toBeUndefined();
    expect(status).toBe(0);
  });
});

test('names of every kind are those of the page and of the document', async () => {
  const rename = (name: string) => (name === 'ann' ? 'constructor' : 'prototype');
  const actions = MATCH.actions.map((action) => ({ ...action, by: rename(action.by) }));
  const renamed = { players: MATCH.players.map(rename), actions };
  const json = await openshakeHere(['review', '--json'], matchLine(renamed));
  const document = JSON.parse(json.stdout);
  expect(parseReview(document)).toEqual(document);
  expect(document).toMatchObject({
    totals: { constructor: 2, prototype: 6 },
    mistakes: { constructor: 1, prototype: 1 },
    missed: { constructor: 1, prototype: 1 },
  });

  const people = { constructor: '{x}', prototype: 'one, other {' };
  const named = await openshakeHere(['review', '--json'], matchLine({ ...renamed, people }));
  expect(parseReview(JSON.parse(named.stdout))).toMatchObject({ people, players: renamed.players });
  for (const lang of ['en', 'es']) {
    const { stdout, status } = await openshakeHere(['review', '--lang', lang], matchLine({ ...renamed, people }));
    expect(flat(stdout)).toMatch(/\{x\} 2, one, other \{ 6/);
    expect(stdout).not.toMatch(/constructor|prototype/);
    expect(status).toBe(0);
    const told = await openshakeHere(['replay', '--pretty', '--lang', lang], matchLine({ ...renamed, people }));
    expect(flat(told.stdout)).toMatch(/\{x\} 2, one, other \{ 6/);
    expect(told.stdout).not.toMatch(/constructor|prototype/);
  }
});

describe('a log', () => {
  const setup: Setup = {
    book: 'agloa-onsets-2023',
    division: 'middle',
    players: ['a', 'b'],
    officiating: 'strict',
    clocks: 'book',
    variations: false,
  };
  const { log } = upgradeMatch(seatedMatch(MATCH as unknown as StoredMatch, {}).match, { search });
  const logOf = (rows: readonly Row[]): string => {
    const people = { a: 'ann', b: 'bob' };
    const header = { log: 1, id: 'm1', setup, round: { shakes: 1 }, you: 'a', seed: 1, people } as const;
    const secret = secretOf('1');
    const first: LogHeader = { ...header, bots: { b: 'club' }, secret, commitment: commitmentOf(secret) };
    return [first, ...rows].map((line) => makeLogLine(line as LogRow)).join('');
  };

  test('has the review of its match', async () => {
    const { stdout } = await openshakeHere(['review'], logOf(log.rows), ENGLISH);
    expect(stdout).toBe((await openshakeHere(['review'], matchLine(), ENGLISH)).stdout);
  });

  test("is reviewed as it was played, even if today's rules differ", async () => {
    // In this log, the Now challenge never happened.
    const rows = log.rows.map((row) => {
      const isNow = row.events.some(({ type }) => type === 'challenged');
      return isNow || row.action.type === 'present' ? { ...row, events: [] } : row;
    });
    const { stdout, status } = await openshakeHere(['review', '--json'], logOf(rows));
    const [shake] = JSON.parse(stdout).shakes;
    expect(shake.steps.map(({ what }: { what: string }) => what)).toEqual(['goal', 'move', 'move', 'move', 'move']);
    expect(shake.lesson).toBeNull();
    expect(status).toBe(0);
  });

  test('with a cube that no kit has gets a message', async () => {
    const rows = JSON.parse(JSON.stringify(log.rows).replaceAll('"cube":"U"', '"cube":"Z"').replaceAll('"U"', '"Z"'));
    const broken = rows.map((row: Row, at: number) => ({ ...row, action: log.rows[at]?.action }));
    const { stdout, stderr, status } = await openshakeHere(['review'], logOf(broken), ENGLISH);
    expect(flat(stdout)).toContain('This log has something that cannot happen at its table.');
    expect({ stderr, status }).toEqual({ stderr: '', status: 1 });
  });
});

describe('what cannot be reviewed', () => {
  test.each([
    ['junk', 'match of junk\n'],
    ['another thing', '{"id":"x","rulebook":"agloa-onsets-2023"}\n'],
    ['no JSON', '{"id":\n'],
  ])('%s gets a message', async (_, text) => {
    const { status, stdout } = await openshakeHere(['review'], text, ENGLISH);
    expect(flat(stdout)).toMatch(/^! This match could not be reviewed\. \S/);
    expect(status).toBe(1);
    const json = await openshakeHere(['review', '--json'], text);
    expect(JSON.parse(json.stdout)).toMatchObject({ error: { message: expect.any(String) } });
    expect(json.status).toBe(1);
  });

  test('a missing file', async () => {
    const { status, stderr } = await openshakeHere(['review', join(folder, 'none.txt')]);
    expect(stderr).toMatch(/cannot read .*none\.txt/);
    expect(status).toBe(1);
  });
});

test('Ctrl-C prints what is done so far and says so', async () => {
  const setup = everyTable.at(-1);
  if (!setup) throw new Error('There is no such table.');
  const { table } = await play({ setup, levels: ['perfect'], seed: 171 });
  // The first answer shows that the second is under way.
  const child = spawn(process.execPath, [BIN, 'review', '--json'], { env: { ...process.env, npm_command: 'exec' } });
  const closed = once(child, 'close');
  let heard = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
    if (heard.trim().split('\n').length === 1 && heard.endsWith('\n')) child.kill('SIGINT');
  });
  child.stdin.write(matchLine());
  await once(child.stdout, 'data');
  child.stdin.end(`${JSON.stringify({ id: 'long', ...table.stored })}\n`);
  const [status] = await closed;
  const documents = heard
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(documents).toMatchObject([
    { id: 'm1', complete: true },
    { id: 'long', complete: false, exact: false },
  ]);
  expect(status).toBe(130);
});
