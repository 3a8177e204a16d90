// `openshake verify`: fair dice pass in every form that a match comes in, and a changed cube, card or secret is named.

import { createBot } from '@openshake/bots';
import { commitmentOf, fairDice, type Log, playOut, secretOf, storedMatch, upgradeMatch } from '@openshake/host';
import { type LogHeader, makeLogLine } from '@openshake/protocol';
import type { Setup, StoredMatch } from '@openshake/rules';
import { makeMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { beforeAll, describe, expect, test } from 'vitest';
import { englishIn } from '../testing/english.ts';
import { answersOf, openshake, openshakeHere, testFolder } from '../testing/openshake.ts';

const { folder, file } = testFolder();
const secret = secretOf('verify');
const commitment = commitmentOf(secret);
const fair = { commitment, secret };

const SETUP: Setup = {
  book: 'agloa-onsets-2023',
  division: 'basic',
  players: ['a', 'b'],
  officiating: 'strict',
  clocks: 'book',
  variations: true,
};

let log: Log;
let stored: StoredMatch;
beforeAll(async () => {
  const bot = (seat: string) => createBot({ level: 'first-term', seat, seed: 7, pace: 1 });
  const bots = { a: bot('a'), b: bot('b') };
  const options = { setup: SETUP, bots, round: { shakes: 2 }, dice: fairDice(secret), search };
  log = (await playOut(options)).log;
  stored = storedMatch(log);
});

/** The match as a server stores it, with these changes. */
const line = (changes: object = {}): string =>
  `${JSON.stringify({ id: 'm7', ...stored, people: { a: 'Mia' }, ...fair, ...changes })}\n`;

/** The log as `openshake play` writes it. */
const logText = (changes: Partial<LogHeader> = {}, { setup, rows } = log): string => {
  const header: LogHeader = {
    log: 1,
    id: 'm7',
    setup,
    round: { shakes: 2 },
    you: 'a',
    bots: { b: 'first-term' },
    people: {},
    seed: 1,
    ...fair,
    ...changes,
  };
  return [header, ...rows].map(makeLogLine).join('');
};

/** The actions with another cube in the second roll: still a roll that the kit allows. */
const turned = () => {
  let rolls = 0;
  return stored.actions.map((action) => {
    if (action.type !== 'roll' || !action.cubes) return action;
    rolls += 1;
    const at = action.cubes.findIndex((cube) => /[1-5]/.test(cube));
    return rolls === 2 ? { ...action, cubes: action.cubes.with(at, action.cubes[at] === '1' ? '2' : '1') } : action;
  });
};

describe('a fair match', () => {
  test('from a server: one sentence, and the commitment to compare', async () => {
    const { status, stdout, stderr } = await openshakeHere(['verify', file('match.json', line())]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(
      `✓ The dice are fair: 2 rolls and 2 deals checked (m7)\n  The commitment is\n  ${commitment}. Compare it\n  with the one that you saw before the match.\n\n`,
    );
  });

  test('as notation, as a log of the terminal, and on standard input', async () => {
    const notation = makeMatch({ id: 'm7', ...stored, ...fair } as Parameters<typeof makeMatch>[0]);
    expect(notation).toContain(`\nsecret ${secret}\n`);
    for (const text of [notation, logText()])
      expect((await openshakeHere(['verify', '-'], text)).stdout).toMatch(/^✓ The dice are fair: 2 rolls and 2 deals/);
  });

  test('as JSON', async () => {
    const { status, stdout } = await openshakeHere(['verify', '--json'], line());
    expect(status).toBe(0);
    expect(answersOf(stdout)).toEqual([
      { id: 'm7', commitment, fair: true, rolls: 2, deals: 2, differences: [], refused: [], rows: [] },
    ]);
  });

  test('in Spanish', async () => {
    const { stdout } = await openshakeHere(['verify', '--lang', 'es'], line());
    expect(stdout).toMatch(/^✓ Los dados son limpios: se revisaron 2 tiradas de cubos y 2 repartos \(m7\)\n/);
    expect(englishIn(stdout)).toEqual([]);
  });

  test('with the built command', () => {
    expect(openshake(['verify', file('built.json', line())])).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('a match that was changed', () => {
  test('a cube: the roll is named, with what the secret gives', async () => {
    const text = line({ actions: turned() });
    const { status, stdout } = await openshakeHere(['verify', '--json'], text);
    expect(status).toBe(1);
    const [answer] = answersOf(stdout);
    expect(answer).toMatchObject({ fair: false, differences: [{ what: 'roll', shake: 2 }] });
    const [{ fell, follows }] = answer.differences;
    expect(fell.filter((cube: string, at: number) => cube !== follows[at])).toHaveLength(1);
    const page = await openshakeHere(['verify'], text);
    expect(page.status).toBe(1);
    expect(page.stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /^✗ The dice do not follow from the secret \(m7\) Shake 2, the roll: the match has .+, but the secret gives .+/,
    );
    expect(page.stdout).toContain('Λ');
    expect(page.stdout).not.toContain('Compare');
  });

  test('a card: the deal is named', async () => {
    const actions = stored.actions.map((action) =>
      action.type === 'deal' && typeof action.cards !== 'number'
        ? { ...action, cards: action.cards.toReversed() }
        : action,
    );
    const { stdout } = await openshakeHere(['verify', '--json'], line({ actions }));
    expect(answersOf(stdout)[0]).toMatchObject({
      fair: false,
      differences: [
        { what: 'deal', shake: 1 },
        { what: 'deal', shake: 2 },
      ],
    });
  });

  test('the secret: it is not the promised one', async () => {
    const { status, stdout } = await openshakeHere(['verify'], line({ secret: secretOf('another') }));
    expect(status).toBe(1);
    expect(stdout).toContain('The secret is not the promised one.');
  });

  test('a log whose rows name their dice: they were chosen', async () => {
    const { log: named } = upgradeMatch(stored, { search });
    const { status, stdout } = await openshakeHere(['verify'], logText({}, named));
    expect(status).toBe(1);
    expect(stdout).toContain('The cubes of shake 1 were chosen, not rolled: ');
    expect(stdout).toContain('The cards of shake 2 were chosen, not dealt: ');
  });

  test('a log without its rolls', async () => {
    const rows = log.rows.filter(({ action }) => action.type !== 'roll').map((row, at) => ({ ...row, v: at + 1 }));
    const { status, stdout } = await openshakeHere(['verify'], logText({}, { ...log, rows }));
    expect(status).toBe(1);
    expect(stdout).toContain('  Shake 1 was played without a roll.\n  Shake 2 was played without a roll.\n');
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/today's rules would decide rows [\d, and]+ of this log/);
  });

  test('a roll that no kit allows: nothing follows from it', async () => {
    const actions = stored.actions.map((action) => (action.type === 'roll' ? { ...action, cubes: ['1'] } : action));
    const { status, stdout } = await openshakeHere(['verify'], line({ actions }));
    expect(status).toBe(1);
    expect(stdout).toContain('Action 2 is a roll that the rules refuse');
  });

  test('an action that the rules refuse: the dice are fair without it', async () => {
    const actions = [...stored.actions, { type: 'move', by: 'a', cube: 'B', to: 'required', at: 9e6 }];
    const { status, stdout } = await openshakeHere(['verify'], line({ actions }));
    expect(status).toBe(0);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain("Today's rules refuse 1 other action");
  });
});

describe('a match that cannot be checked', () => {
  test.each([
    ['without a secret', { secret: undefined }, 'This match lacks its commitment or its secret.'],
    ['without a commitment', { commitment: null }, 'This match lacks its commitment or its secret.'],
    ['with half a secret', { secret: 'abc' }, '"secret" must be text of 64 digits from 0 to f. Here it is "abc".'],
    ['without actions', { actions: undefined }, '"actions" is missing.'],
  ])('%s', async (_, changes, sentence) => {
    const { status, stdout } = await openshakeHere(['verify'], line(changes));
    expect(status).toBe(1);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`! Could not be checked (m7) ${sentence}`);
    expect(answersOf((await openshakeHere(['verify', '--json'], line(changes))).stdout)[0]).toMatchObject({
      id: 'm7',
      error: { message: expect.stringContaining(sentence) },
    });
  });

  test('a log that nobody can have played', async () => {
    const goal = log.rows.find(({ action }) => action.type === 'set-goal');
    const rows = log.rows.map((row) => (row.v === 1 && goal ? { ...goal, v: 1, at: row.at } : row));
    const { status, stdout } = await openshakeHere(['verify'], logText({}, { ...log, rows }));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^! Could not be checked \(m7\)\n {2}Row \d of this log contradicts the rows before it\.\n/);
  });

  test('an empty file, as a failed download leaves it', async () => {
    const { status, stdout, stderr } = await openshakeHere(['verify'], '');
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'openshake: there was nothing to read.\n',
    });
  });

  test('no such file', async () => {
    const { status, stderr } = await openshakeHere(['verify', `${folder}/none.json`]);
    expect(status).toBe(1);
    expect(stderr).toContain('there is no such file.');
  });
});
