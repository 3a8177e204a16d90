// `openshake replay` as people run it: matches as JSON and notation, every form of answer, errors and exit statuses.
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { makeMatch, parseMatch, parsePosition } from '@openshake/rules/notation';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINE } from '../jsonLines.ts';
import { MATCH, matchLine } from '../testing/match.ts';
import { answersOf, idsOf, openshakeHere, testFolder } from '../testing/openshake.ts';
import { ENGLISH } from '../words/speech.ts';
import { replay } from './replay.ts';

const { file } = testFolder();

const notation = (changes: object = {}): string => makeMatch({ ...MATCH, ...changes });

describe('answers', () => {
  test("have the contract's form", async () => {
    const { status, stdout, stderr } = await openshakeHere(['replay'], matchLine());
    const [answer] = answersOf(stdout);
    expect(Object.keys(answer)).toEqual(['id', 'results', 'shakes', 'totals', 'phase', 'table']);
    expect(answer.id).toBe('m1');
    expect(answer.results).toHaveLength(MATCH.actions.length);
    expect(answer.results[2]).toEqual({ ok: true });
    expect(answer.results[3]).toMatchObject({
      ok: false,
      clause: 'IV-B',
      message: "It is bob's turn.",
      facts: { key: 'move.turn', player: 'bob' },
    });
    expect(answer.shakes).toMatchObject([
      { goalSetter: 'ann', ended: 'now', scores: { ann: 2, bob: 6 }, penalties: {} },
    ]);
    expect(answer.totals).toEqual({ ann: 2, bob: 6 });
    expect(answer.phase).toMatchObject({ name: 'start', player: 'bob' });
    expect(answer.table).toMatchObject({ resources: [], mat: { required: [] }, block: null });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('have match points once they are final', async () => {
    const actions = [...MATCH.actions, { at: 120_000, by: 'director', type: 'end-round' }];
    const [answer] = answersOf((await openshakeHere(['replay'], matchLine({ actions }))).stdout);
    expect(Object.keys(answer.matchPoints)).toEqual(['ann', 'bob']);
    expect(answer.phase.name).toBe('over');
  });

  test('include all events on request', async () => {
    const [answer] = answersOf((await openshakeHere(['replay', '--events'], matchLine())).stdout);
    expect(answer.events).toHaveLength(MATCH.actions.length);
    expect(answer.events[0][0]).toMatchObject({ type: 'shakeBegan', at: 0 });
    expect(answer.events[3]).toEqual([]);
  });

  test('come in order, one per match, each with its id', async () => {
    const { stdout } = await openshakeHere(['replay'], ['a', 7, null].map((id) => matchLine({ id })).join(''));
    expect(idsOf(stdout)).toEqual(['a', 7, null]);
  });

  test('anything in a Goal or a paper is an answer, not an error', async () => {
    const [roll, deal] = MATCH.actions;
    for (const odd of [null, 5, 'x', [], {}, [[['x']]], { setName: { a: 1 } }]) {
      for (const officiating of ['strict', 'table']) {
        const actions = [roll, deal, { at: 9000, by: 'ann', type: 'set-goal', goal: odd }];
        const papers = [...MATCH.actions.slice(0, -1), { at: 99_000, by: 'bob', type: 'present', solution: odd }];
        const input = matchLine({ officiating, actions }) + matchLine({ officiating, actions: papers });
        const { status, stdout } = await openshakeHere(['replay'], input);
        expect(stdout).not.toContain('bug in Openshake');
        expect(status).toBe(0);
      }
    }
  });
});

describe('notation', () => {
  test('gets the same answer as the JSON of the match', async () => {
    expect(await openshakeHere(['replay'], notation())).toEqual(await openshakeHere(['replay'], matchLine()));
  });

  test('may hold several matches, with comments before, between and after them', async () => {
    const text = `# two matches\n\n${notation({ id: 'a' })}# between\n${notation({ id: 'b' })}\n# the end`;
    const { status, stdout } = await openshakeHere(['replay'], text);
    expect(idsOf(stdout)).toEqual(['a', 'b']);
    expect(status).toBe(0);
  });

  test('each file may have its own form', async () => {
    const files = [file('a.txt', notation({ id: 'a' })), file('b.jsonl', matchLine({ id: 'b' })), '-'];
    expect(idsOf((await openshakeHere(['replay', ...files], notation({ id: 'c' }))).stdout)).toEqual(['a', 'b', 'c']);
  });

  test('a fault is reported with its line, and the other matches are answered', async () => {
    const broken = 'match b\nrulebook agloa-onsets-2023\n0:09 ann chalenge now\n';
    const { status, stdout } = await openshakeHere(
      ['replay'],
      `${notation({ id: 'a' })}\n${broken}\n${notation({ id: 'c' })}`,
    );
    const answers = answersOf(stdout);
    expect(idsOf(stdout)).toEqual(['a', 'b', 'c']);
    expect(answers[1].error.message).toMatch(/^Line 21: There is no action “chalenge”\./);
    expect(status).toBe(1);
  });

  test('the faulty lines of a match are reported together, with --pretty too', async () => {
    const broken = 'match b\nclock none\n0:09 ann chalenge now\n0:10 ann agre\n0:11 ann sgn\n0:12 x\n';
    const [{ id, error }] = answersOf((await openshakeHere(['replay'], broken)).stdout);
    expect(id).toBe('b');
    expect(error.message).toMatch(
      /^Line 2: Did you mean “clocks”.* Line 3: There is no .* Line 4: .* 2 more lines are faulty\.$/,
    );
    expect((await openshakeHere(['replay', '--pretty'], broken)).stdout).toMatch(/^! Could not be replayed {2}b\n/);
  });

  test('the table refuses a choice of no variation', async () => {
    const text = notation({ variations: true }).replace(/0:09 [\s\S]*/, '0:09 ann choose wild-cub G\n');
    const [{ results }] = answersOf((await openshakeHere(['replay'], text)).stdout);
    expect(results[2]).toMatchObject({ ok: false, message: expect.stringContaining('no variation with this name') });
  });

  test('text before the first match is a fault', async () => {
    const { stdout } = await openshakeHere(['replay'], `rulebook x\n${notation()}`);
    expect(answersOf(stdout)).toMatchObject([
      { id: null, error: { message: 'Line 1: A match begins with the line “match”, and its id if it has one.' } },
    ]);
  });

  test('a match that is too long is refused, and the next one is answered', async () => {
    const long = `match a\n${'# comment\n'.repeat(LONGEST_LINE / 8)}`;
    const { status, stdout } = await openshakeHere(['replay'], `${long}${notation({ id: 'b' })}`);
    expect(answersOf(stdout)[0].error.message).toBe(
      `The match that begins on line 1 is longer than ${LONGEST_LINE} bytes.`,
    );
    expect(idsOf(stdout)).toEqual(['a', 'b']);
    expect(status).toBe(1);
  });

  test('a line that is too long is reported with its number', async () => {
    const { stdout } = await openshakeHere(
      ['replay'],
      `match a\nevent ${'x'.repeat(LONGEST_LINE)}\n${notation({ id: 'b' })}`,
    );
    expect(answersOf(stdout)[0].error.message).toBe(`Line 2 is longer than ${LONGEST_LINE} bytes.`);
    expect(idsOf(stdout)).toEqual(['a', 'b']);
  });
});

describe('a match in another form', () => {
  const tagged = { ...MATCH, event: 'Club night', round: 3 };

  test('JSON to notation and back loses nothing', async () => {
    const { stdout: text } = await openshakeHere(['replay', '--notation'], matchLine(tagged) + matchLine({ id: 2 }));
    expect(text).toBe(`${makeMatch(tagged)}\n${makeMatch({ ...MATCH, id: 2 })}\n`);
    const { status, stdout } = await openshakeHere(['replay', '--json'], text);
    expect(answersOf(stdout)).toEqual([tagged, { ...MATCH, id: 2 }]);
    expect(status).toBe(0);
  });

  test('a position at the end of each match', async () => {
    const running = { ...MATCH, actions: MATCH.actions.slice(0, 8) };
    const { status, stdout } = await openshakeHere(['replay', '--position'], matchLine() + matchLine(running));
    const [first = '', second = ''] = stdout.split('\n');
    expect(first).toBe(
      'agloa-onsets-2023 middle | phase start bob | variations no | players ann bob | setter bob | totals ann 2, bob 6',
    );
    expect(second).toBe(
      'agloa-onsets-2023 middle | phase move bob | goal row 1 2 | universe B BR RY G BGY blank | required R | permitted U Y | forbidden 4 - | resources B B R G G Y U N C V = | variations no | players ann bob | setter ann | last ann | moved - to forbidden | shake 1 | totals ann 0, bob 0',
    );
    expect(status).toBe(0);
  });

  test('the judge understands a position', async () => {
    const running = { ...MATCH, actions: MATCH.actions.slice(0, 9) };
    const parsed = parsePosition((await openshakeHere(['replay', '--position'], matchLine(running))).stdout);
    if (!parsed.ok) throw new Error(parsed.facts.key);
    expect(parsed.position).toMatchObject({ after: 'now', challenger: 'bob' });
    const asked = JSON.stringify({ ...parsed.position, solution: { setName: 'R U Y' } });
    expect(answersOf((await openshakeHere(['judge'], asked)).stdout)).toMatchObject([{ correct: true, value: 3 }]);
  });

  test.each(['--notation', '--position'])('%s reports errors on stderr', async (form) => {
    const { status, stdout, stderr } = await openshakeHere(
      ['replay', form],
      matchLine({ players: ['ann'] }) + matchLine(),
    );
    expect(stderr).toMatch(/^openshake: "players" has 1 name\. It must be a list of two or three names.*\n$/);
    expect(stdout).toMatch(/^(match m1|agloa)/);
    expect(status).toBe(1);
  });

  test('endless nesting does not crash', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const actions = [...MATCH.actions.slice(0, -1), { at: 99_000, by: 'bob', type: 'present', solution: 'DEEP' }];
    for (const input of [
      matchLine({ actions }),
      matchLine({ actions, officiating: 'table' }),
      matchLine({ id: 'DEEP' }),
    ]) {
      for (const form of [[], ['--pretty'], ['--notation'], ['--json'], ['--position'], ['--events']]) {
        const { stdout, stderr } = await openshakeHere(
          ['replay', ...form],
          input.replace('"DEEP"', deep) + matchLine({ id: 'last' }),
        );
        expect(stdout).not.toContain('bug in Openshake');
        expect(stderr === '' || stderr.startsWith('openshake: ')).toBe(true);
        expect(stdout).toMatch(form.includes('--position') ? /(^|\n)agloa/ : /last/);
      }
    }
  });

  test('two forms at once are refused', async () => {
    const { status, stderr } = await openshakeHere(['replay', '--json', '--pretty'], '');
    expect(stderr).toContain('--pretty and --json ask for different output. Choose one.');
    expect(status).toBe(2);
  });
});

describe('sources', () => {
  test('no input gives no output and a message', async () => {
    const nothing = { status: 0, stdout: '', stderr: 'openshake: there was nothing to read.\n' };
    expect(await openshakeHere(['replay'])).toEqual(nothing);
    expect(await openshakeHere(['solve'], '\n\n')).toEqual(nothing);
  });

  test('for an object spread over several lines, the error says to use one line', async () => {
    const [{ error }] = answersOf((await openshakeHere(['replay'], JSON.stringify(MATCH, null, 1))).stdout);
    expect(error.message).toMatch(/^Line 1 is not JSON: .*\. Each JSON object must be on one line\.$/);
  });

  test('a malformed match gets an error with its id, and the others are answered', async () => {
    const { status, stdout } = await openshakeHere(
      ['replay'],
      `${matchLine({ id: 1, actions: [{ at: 0 }] })}{oops\n${matchLine({ id: 3 })}`,
    );
    const answers = answersOf(stdout);
    expect(idsOf(stdout)).toEqual([1, null, 3]);
    expect(answers[0].error.message).toMatch(/^Action 0: "type" is missing/);
    expect(answers[1].error.message).toMatch(/^Line 2 is not JSON: /);
    expect(status).toBe(1);
  });

  test('on a terminal, it says what it expects', async () => {
    const stdin = Object.assign(Readable.from([Buffer.from(matchLine())]), { isTTY: true });
    const stdout = new PassThrough();
    const stderr = new PassThrough();
    expect(await replay([], { stdin, stdout, stderr, env: {}, speech: ENGLISH, wireSpeech: ENGLISH })).toBe(0);
    expect(String(stderr.read())).toContain('as JSON (one per line) or as notation');
    expect(String(stdout.read())).toContain('"id":"m1"');
  });

  test('the example in the docs is a match from beginning to end', async () => {
    const path = new URL('../../../../docs/examples/match.txt', import.meta.url);
    const parsed = parseMatch(readFileSync(path, 'utf8'));
    expect(parsed.ok).toBe(true);
    const [answer] = answersOf((await openshakeHere(['replay'], readFileSync(path, 'utf8'))).stdout);
    expect(answer.phase.name).toBe('over');
    expect(answer.results.filter(({ ok }: { ok: boolean }) => !ok)).toHaveLength(1);
  });
});
