// Inputs that once crashed the program, slowed it down or made its answers grow, each by name.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeHostMessage, parseReplayRequest, tellSetup } from '@openshake/protocol';
import { type MatchView, withLegal } from '@openshake/rules';
import { search } from '@openshake/solver';
import { afterAll, describe, expect, test } from 'vitest';
import { answerRequest } from '../../packages/cli/src/answer.ts';
import { Speaker } from '../../packages/cli/src/bot/speak.ts';
import { readLine } from '../../packages/cli/src/play/commands/index.ts';
import { faultInName } from '../../packages/cli/src/play/options.ts';
import { answerMatch, onTheWire } from '../../packages/cli/src/replay/answer.ts';
import { answerQuestion } from '../../packages/cli/src/solve/answer.ts';
import { MATCH } from '../../packages/cli/src/testing/match.ts';
import { BIN, EQUATIONS_REQUEST, openshake, openshakeHere, REQUEST } from '../../packages/cli/src/testing/openshake.ts';
import { EQUATIONS_START, ON_SETS_START, seatAt, tableAfter } from '../../packages/cli/src/testing/seats.ts';
import { answerExpression } from '../../packages/cli/src/value/answer.ts';
import { ENGLISH } from '../../packages/cli/src/words/speech.ts';
import { expectWords } from './inWords.ts';

const nested = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], []);

describe('a Solution that is too long or too deep is judged incorrect, in words', () => {
  const judged = (changes: object, request: object = REQUEST) => {
    const answer = JSON.parse(JSON.stringify(answerRequest({ ...request, ...changes })));
    expectWords(JSON.stringify(answer), Object.keys(changes).join());
    return answer.verdict;
  };
  const exchange = [{ name: 'union-intersection-interchangeable' }];

  test('a Set-Name of 124,000 U under an exchange', () => {
    expect(judged({ variations: exchange, solution: { setName: 'U'.repeat(124_000) } })).toMatchObject({
      correct: false,
      violations: [
        { rule: 'setName.defined', message: 'The Set-Name has 124,000 characters. The judge reads at most 20,000.' },
      ],
    });
    // A text that is just short enough is read.
    expect(judged({ variations: exchange, solution: { setName: 'U'.repeat(20_000) } }).violations[0].message).toBe(
      '∪ needs a set before it.',
    );
  });

  test('a long Restriction, and very many', () => {
    const solution = { setName: 'R U G', restrictions: ['B C R', 'B C '.repeat(10_000)] };
    expect(judged({ solution }).violations).toMatchObject([
      {
        rule: 'restriction.defined',
        message: 'This Restriction has 40,000 characters. The judge reads at most 20,000.',
      },
    ]);
    const many = { setName: 'R U G', restrictions: Array(50_000).fill('B C R') };
    expect(judged({ solution: many }).violations[0]).toMatchObject({
      message: 'There are 50,000 Restrictions. The judge reads at most 100.',
    });
  });

  test('a page of spaces is still read', () => {
    expect(judged({ solution: { restrictions: ['B C R'], setName: `R U${' '.repeat(15_000)}G` } }).correct).toBe(true);
  });

  test('an Equation of a million digits', () => {
    const solution = { equation: '1'.repeat(1_000_000) };
    expect(judged({ solution }, EQUATIONS_REQUEST)).toEqual({
      correct: false,
      goalValues: [21],
      violations: [
        expect.objectContaining({ message: 'The Equation has 1,000,000 characters. The judge reads at most 20,000.' }),
      ],
      cubes: [],
    });
  });

  test.each(['goal', 'solution', 'solutions', 'moved', 'avoid'])('%s with endless nesting', (field) => {
    expect(judged({ [field]: nested(50_000), after: 'now' }).correct).toBeTypeOf('boolean');
  });
});

describe('an expression that is too long names nothing, and the answer says so', () => {
  test.each([
    [REQUEST, 'U'.repeat(124_000), 'The Set-Name has 124,000 characters. The judge reads at most 20,000.'],
    [
      EQUATIONS_REQUEST,
      '9'.repeat(1_000_000),
      'The expression has 1,000,000 characters. The judge reads at most 20,000.',
    ],
  ])('%o', ({ rulebook, division }, text, message) => {
    expect(answerExpression({ rulebook, division, text })).toMatchObject({
      valued: { legal: false, readings: [], violations: [{ message }] },
    });
  });

  test('endless nesting beside it', () => {
    const { rulebook, division } = REQUEST;
    const answer = answerExpression({ rulebook, division, text: 'B U R', wild: nested(5_000), blank: nested(5_000) });
    expectWords(JSON.stringify(answer), 'nesting');
    expect(answer).toMatchObject({ valued: { legal: false } });
  });
});

describe('a Goal that nobody can set is answered before any work', () => {
  const fault = 'This Goal has more than 1,000 characters. A Goal has at most 6 cubes.';

  test('solve, with a limit', () => {
    const answer = answerQuestion({ ...EQUATIONS_REQUEST, question: 'possible', goal: '1'.repeat(1_000_000) }, 50);
    expect(answer).toMatchObject({ answer: false, goalFault: { message: fault } });
  });

  test('judge', () => {
    const answer = answerRequest({ ...EQUATIONS_REQUEST, goal: { text: '1'.repeat(1_000_000) } });
    expect(answer).toMatchObject({ verdict: { correct: false, violations: [{ message: fault }] } });
  });
});

describe('numbers are named as people write them', () => {
  const wrongGoal = (cube: string): string => {
    const request = JSON.stringify({ ...REQUEST, goal: { shape: 'single', cubes: ['CUBE'] } });
    return JSON.stringify(answerRequest(JSON.parse(request.replace('"CUBE"', cube))));
  };

  test.each([
    ['1e309', '“…” is not a digit cube'],
    ['-1e309', '“…” is not a digit cube'],
    ['1e21', '“1000000000000000000000” is not a digit cube'],
    ['-0', '“0” is not a digit cube'],
    ['0.5', '“0.5” is not a digit cube'],
    ['1e-7', '“0.00000010000000000000” is not a digit cube'],
  ])('%s in a Goal', (written, said) => {
    expect(wrongGoal(written)).toContain(said);
  });

  test('1e309 in a section', () => {
    const request = JSON.parse(JSON.stringify({ ...REQUEST, required: ['CUBE'] }).replace('"CUBE"', '1e309'));
    expect(answerRequest(request)).toMatchObject({
      error: { message: expect.stringMatching(/^In "required", a number that is too large is not a cube\. /) },
    });
  });
});

describe('names, ids and lists have limits, so answers do too', () => {
  const name = (length: number, letter: string) => letter.repeat(length);

  test('a name has at most 40 characters, as people count them', () => {
    const players = [name(40, 'a'), name(40, '😀')];
    expect(parseReplayRequest({ ...MATCH, players, actions: [] }).ok).toBe(true);
    for (const letter of ['a', '😀'])
      expect(parseReplayRequest({ ...MATCH, players: [name(41, letter), 'bob'], actions: [] })).toMatchObject({
        facts: { key: 'players.long', name: expect.stringMatching(/^".+…"$/), most: 40 },
      });
  });

  test('play takes the names that matches take', () => {
    for (const letter of ['a', '𝒜']) {
      expect(faultInName(name(40, letter))).toBeUndefined();
      expect(faultInName(name(41, letter))).toEqual({ key: 'name.letters', most: 40 });
    }
  });

  test('nearly a megabyte of names gives a short answer', () => {
    const players = [name(100_000, 'a'), name(100_000, 'b'), name(100_000, 'c')];
    const actions = players.flatMap((by, at) => [
      { at, by, type: 'agree' },
      { at, by: 'ann', type: 'accept', writer: by },
    ]);
    const request = { ...MATCH, players, actions };
    expect(JSON.stringify(request).length).toBeGreaterThan(900_000);
    expect(JSON.stringify(answerMatch(request)).length).toBeLessThan(2_000);
  });

  test.each(['agree', 'charge', 'sign', 'leave'])(
    'thousands of actions (%s) give an answer of a few times their size',
    (type) => {
      const more = Array.from({ length: 4_900 }, (_, at) => ({ at: 200_000 + at, by: 'ann', type }));
      const request = { ...MATCH, officiating: 'table', actions: [...MATCH.actions, ...more] };
      const answer = answerMatch(request);
      expect(answer).toHaveProperty('replayed');
      const asked = JSON.stringify(request).length;
      expect(JSON.stringify(onTheWire(answer)).length).toBeLessThan(5 * asked);
      expect(JSON.stringify(onTheWire(answer, true)).length).toBeLessThan(10 * asked);
    },
  );

  test('too many actions, variations, cubes or players are refused', () => {
    const refused = (changes: object): string => {
      const parsed = parseReplayRequest({ ...MATCH, ...changes });
      return parsed.ok ? '' : ENGLISH.tell(parsed.facts);
    };
    const actions = Array(5_001).fill({ at: 0, by: 'ann', type: 'agree' });
    expect(refused({ actions })).toBe('There are 5001 actions. A match may have at most 5000.');
    expect(refused({ players: Array(1_000).fill('x') })).toMatch(/^"players" has 1,000 names\./);
    const roll = { at: 0, by: 'ann', type: 'roll', cubes: Array(51).fill('B') };
    expect(refused({ actions: [roll] })).toBe('Action 0 (roll): "cubes" has 51 entries. It may have at most 50.');
    for (const [type, field] of [
      ['deal', 'cards'],
      ['choose-variations', 'variations'],
      ['indicate', 'which'],
      ['replay-shake', 'players'],
    ] as const)
      expect(refused({ actions: [{ at: 0, by: 'ann', type, [field]: Array(60).fill('B') }] })).toBe(
        `Action 0 (${type}): "${field}" has 60 entries. It may have at most 50.`,
      );
    expect(answerRequest({ ...REQUEST, variations: Array(51).fill('x') })).toMatchObject({
      error: { message: '"variations" has 51 entries. It may have at most 50.' },
    });
  });

  test.each([
    ['judge', answerRequest],
    ['solve', (request: object) => answerQuestion({ ...request, question: 'now' })],
  ] as const)('variations nested 5,000 deep are refused by %s', (_, answer) => {
    expect(answer({ ...REQUEST, variations: nested(5_000) })).toMatchObject({
      error: { message: expect.stringMatching(/^"variations" has too many lists inside lists/) },
    });
  });

  test.each([
    ['a number', 7],
    ['a text', 'x'.repeat(198)],
    ['a list', [1, [2, { three: null }]]],
    ['null', null],
  ])('an id comes back: %s', (_, id) => {
    expect(answerRequest({ ...REQUEST, id }).id).toEqual(id);
  });

  test.each([
    ['a long text', 'x'.repeat(199)],
    ['nested without end', nested(5_000)],
  ])('an id that is too long is refused: %s', (_, id) => {
    const message = 'The "id" is too long to send back. It may have at most 200 characters as JSON.';
    const facts = { key: 'request.id', most: 200 };
    for (const answer of [answerRequest, answerQuestion, answerMatch])
      expect(answer({ ...REQUEST, id })).toEqual({ id: null, error: { message, facts } });
  });
});

describe('a typed line is quoted in part', () => {
  const seat = seatAt(tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018' }));
  const unclear = (line: string): string => {
    const meant = readLine(line, seat);
    return 'unclear' in meant ? meant.unclear : '';
  };

  test('an Equation without its Goal', () => {
    expect(unclear(`write ${'1+'.repeat(1_000)}1`)).toMatch(
      /^An Equation ends with = and the Goal, as in: 1\+.{198}…=12$/,
    );
  });

  test('a word that is not a command', () => {
    expect(unclear('x'.repeat(3_000))).toMatch(/^There is no command "x{40}…"\. Type help/);
  });

  test.each([
    'write 1=1 | ',
    'write 1=1 ; ',
    'write 1=1 | wild ',
    'reject bob ',
    'accept bob ',
    'judge equals ',
    'agree ',
    'help ',
  ])('%s and a long text', (begin) => {
    for (const each of [seat, seatAt(tableAfter(ON_SETS_START))]) {
      const meant = readLine(`${begin}${'B - '.repeat(1_000)}G`, each);
      if ('unclear' in meant) expect(meant.unclear.length).toBeLessThan(500);
    }
  });

  test('a paper of On-Sets is quoted in part', () => {
    const onSets = seatAt(tableAfter(ON_SETS_START));
    const long = 'B U '.repeat(1_000);
    for (const line of [
      `write ${long}R ; R`,
      `write R | ${long}R`,
      `write R | blank ${long}`,
      `write R | wild ${long}`,
    ])
      expect(readLine(line, onSets)).toHaveProperty('unclear', expect.stringMatching(/^.{0,300}…".{0,300}$/u));
  });

  test('a line that nobody types', () => {
    expect(unclear('x'.repeat(6_000))).toBe('That line has 6000 characters. Type at most 5000.');
  });
});

describe('pages show what was written, whatever it was', () => {
  const page = async (changes: string): Promise<string> =>
    (await openshakeHere(['judge', '--pretty'], `${JSON.stringify({ ...REQUEST, x: 0 }).replace('"x":0', changes)}\n`))
      .stdout;

  test.each([
    ['a number too large', '"solution":{"setName":1e309}', 'Set-Name      …'],
    ['a T without digits', '"goal":{"shape":"T","cubes":[]}', 'Goal'],
  ])('%s', async (_, changes, shown) => {
    const text = await page(changes);
    expect(text).toContain(shown);
    expectWords(text, changes);
  });
});

describe('a view that contradicts itself is a fault, and the bot goes on', () => {
  const table = tableAfter(ON_SETS_START);
  const good = JSON.parse(
    makeHostMessage({ type: 'view', id: 1, view: withLegal(table.view('bob', 10_000), search) }),
  ).view;
  const equations = tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018' });
  const other = (viewer: string): MatchView => equations.view(viewer, 10_000);

  const bot = () => {
    const said: unknown[] = [];
    const faults: string[] = [];
    const speaker = new Speaker({
      level: 'club',
      pace: 0,
      now: () => 0,
      say: (line) => said.push(JSON.parse(line)),
      complain: (why) => faults.push(ENGLISH.tell(why)),
    });
    const begin = {
      type: 'match',
      match: 'm',
      seat: 'bob',
      ...tellSetup(table.setup),
      limits: { decisionMs: 1 },
      seed: 1,
    } as const;
    speaker.hear(makeHostMessage(begin));
    return { speaker, said, faults };
  };

  /** The first move on offer, changed. */
  const offering = (changes: object) => ({
    ...good,
    legal: good.legal.map((kind: { type: string; choices?: { action: object }[] }) =>
      kind.type === 'move' && kind.choices
        ? { ...kind, choices: kind.choices.map(({ action }) => ({ action: { ...action, ...changes } })) }
        : kind,
    ),
  });
  const withTable = (changes: object) => ({ ...good, table: { ...good.table, ...changes } });
  test.each<[why: string, view: object, fault: string | RegExp]>([
    [
      'an unknown cube',
      withTable({ resources: ['B', 'Q'] }),
      /"table" has a cube "Q"\. These are the cubes in agloa-onsets-2023: B R /,
    ],
    ['a cube of the other game', withTable({ resources: ['B', '7'] }), /"table" has a cube "7"\. /],
    ['a cube too many', withTable({ resources: Array(18).fill('B') }), '"table" has 19 cubes, but a kit has only 18.'],
    ['a card that is none', withTable({ universe: ['B', 'Q'] }), '"table.universe" has "Q", which is not a card.'],
    [
      'a card twice',
      withTable({ universe: ['BR', 'RB'] }),
      '"table.universe" has a card twice. A pack has only one of each card.',
    ],
    ['a player who is not there', withTable({ lastMover: 'zoe' }), '"table" names "zoe", who is not a player.'],
    [
      'a division of another book',
      { ...good, division: 'minor' },
      /: There is no division "minor" in agloa-onsets-2023\. /,
    ],
    ['one player', { ...good, players: ['bob'] }, 'A match has two or three players, not 1.'],
    ['nobody present', { ...good, presence: {} }, '"presence" does not say whether "ann" is here.'],
    [
      'a phase without its data',
      { ...good, phase: { name: 'write' } },
      'The phase is write, but "writing" is missing.',
    ],
    ['two phases', { ...good, phase: { name: 'goal', player: 'ann' } }, 'The phase is goal, but the "stage" is move.'],
    [
      'two players on turn',
      { ...good, phase: { name: 'move', player: 'ann' } },
      /name different players: "ann" and "bob"\.$/,
    ],
    ['moves without a shake', withTable({ shake: null }), 'The phase is move, but no shake is being played.'],
    ['moves without a Goal', withTable({ goal: null }), 'The phase is move, but there is no Goal.'],
    [
      'an offered section that is none',
      offering({ to: '9^9^9' }),
      '"legal" offers an action of type "move" that cannot be right. "to" must be one of these: "required", "permitted", "forbidden". Here it is "9^9^9".',
    ],
    [
      'an offered move without its cube',
      offering({ cube: undefined }),
      '"legal" offers an action of type "move" that cannot be right. "cube" is missing. It must be a cube, such as "1".',
    ],
    ['an offered cube of the other game', offering({ cube: '7' }), /"cube" must be one of these: .*Here it is "7"\.$/],
    ['an offer to somebody else', offering({ by: 'ann' }), /"by" is "ann"\. It must be the viewer, "bob"\.$/],
    ['an offer of another kind', offering({ type: 'agree' }), /"type" is "agree"\.$/],
    [
      'a reason that is none',
      { ...good, legal: [{ type: 'agree', open: false, why: { rule: 'x', clause: 'I', message: '' } }] },
      /"view\.legal\.0\.why\.rule" must be .{0,500}, or one of \d+ others\. Here it is "x"\.$/,
    ],
    ['a number that is none', { ...good, at: '@' }, /"view\.at" must be a number/],
  ])('%s', (_, view, fault) => {
    const { speaker, said, faults } = bot();
    speaker.hear(JSON.stringify({ type: 'view', id: 5, view }));
    expect(faults).toHaveLength(1);
    if (typeof fault === 'string') expect(faults[0]).toBe(`In the message "view": ${fault}`);
    else expect(faults[0]).toMatch(fault);
    expect(said).toEqual([{ type: 'wait', id: 5 }]);
    speaker.hear(JSON.stringify({ type: 'view', id: 6, view: good }));
    expect(faults).toHaveLength(1);
    expect(said[1]).toMatchObject({ type: 'deed', id: 6 });
  });

  test.each<[why: string, view: MatchView, fault: string]>([
    [
      'of the other game',
      other('bob'),
      'This view is from mlag-equations-basic-2018, middle, but the match is played under agloa-onsets-2023, middle.',
    ],
    ['of another seat', table.view('ann', 10_000), "This view is what ann sees, but the bot's seat is bob."],
  ])('a view %s', (_, view, fault) => {
    const { speaker, said, faults } = bot();
    speaker.hear(makeHostMessage({ type: 'view', id: 5, view: withLegal(view, search) }));
    expect(faults).toEqual([fault]);
    expect(said).toEqual([{ type: 'wait', id: 5 }]);
  });

  test.each([
    { type: 'refused', id: 99 },
    { type: 'refused', id: 99, clause: 1, message: [] },
    { type: 'over', id: 99 },
    { type: 'deed', id: 99 },
    { id: 99 },
  ])('a message that asks nothing gets no answer: %j', (message) => {
    const { speaker, said, faults } = bot();
    speaker.hear(JSON.stringify(message));
    expect(faults).toHaveLength(1);
    expect(said).toEqual([]);
  });

  test('a match that nobody can play', () => {
    const { speaker, faults } = bot();
    const begin = { type: 'match', match: 'm', ...tellSetup(table.setup), limits: { decisionMs: 1 }, seed: 1 };
    speaker.hear(JSON.stringify({ ...begin, seat: 'zoe' }));
    speaker.hear(JSON.stringify({ ...begin, seat: 'bob', division: 'minor' }));
    speaker.hear(JSON.stringify({ ...begin, seat: 'bob', players: ['bob', 'bob'] }));
    expect(faults).toEqual([
      'In the message "match": "seat" is "zoe", who is not a player.',
      expect.stringContaining('There is no division "minor"'),
      'In the message "match": "bob" cannot be the name of a player, or two players have it.',
    ]);
  });

  test('the built command reports it on standard error and ends well', () => {
    const begin = {
      type: 'match',
      match: 'm',
      seat: 'bob',
      ...tellSetup(table.setup),
      limits: { decisionMs: 1_000 },
      seed: 1,
    };
    const lines = [
      begin,
      { type: 'view', id: 1, view: withTable({ resources: ['Q'] }) },
      { type: 'view', id: 2, view: good },
    ];
    const { status, stdout, stderr } = openshake(
      ['bot', '--level', 'club'],
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
    expect(status).toBe(0);
    expect(stderr).toMatch(/^openshake bot: In the message "view": "table" has a cube "Q"\. .*\n$/);
    expect(stdout).toMatch(/^\{"type":"wait","id":1\}\n\{"type":"deed","id":2,.*\n$/);
  });
});

describe('no input can move the cursor of a terminal', () => {
  const EVIL = '\u001b[31m\u001b[1m\u001b[2J\u0007\u009b31m\u202e\u200f\u2066\u200b\ufeff\u007f';
  const file = join(tmpdir(), `nowhere${EVIL.replaceAll('\u0000', '')}`);
  const players = [`ann${EVIL}`, 'bob'];
  const SETTLED = [
    ...['--book', 'mlag-equations-basic-2018', '--division', 'middle', '--name', 'ann', '--bots', 'club'],
    ...['--officiating', 'strict', '--no-variations', '--no-clock', '--pace', '0', '--shakes', '1', '--seed', '1'],
  ];
  const actions = MATCH.actions.map((action) => ({ ...action, by: action.by === 'ann' ? players[0] : action.by }));

  test.each<[what: string, args: string[], input: string]>([
    ['an id', ['judge'], JSON.stringify({ ...REQUEST, id: EVIL })],
    ['an id on a page', ['judge', '--pretty'], JSON.stringify({ ...REQUEST, id: EVIL })],
    [
      'a Solution',
      ['judge', '--pretty'],
      JSON.stringify({ ...REQUEST, solution: { setName: `B${EVIL}`, wild: EVIL } }),
    ],
    ['a Goal', ['solve', '--pretty'], JSON.stringify({ ...REQUEST, question: 'now', goal: EVIL })],
    ['what is not JSON', ['judge'], EVIL],
    ['players', ['replay', '--pretty'], JSON.stringify({ ...MATCH, players, actions })],
    ['players in JSON', ['replay', '--json'], JSON.stringify({ ...MATCH, players, actions })],
    ['players in notation', ['replay', '--notation'], JSON.stringify({ ...MATCH, players, actions })],
    ['notation', ['replay'], `match a\n${EVIL} x\n`],
    ['notation that is rewritten', ['replay', '--notation'], `match a\n${EVIL} x\n`],
    ['a file', ['judge', file], ''],
    ['an option', ['judge', `--${EVIL}`], ''],
    ['an option of no command', [`--${EVIL}`], ''],
    ['a command', [EVIL], ''],
    ['a command to be helped with', ['help', EVIL], ''],
    ['a rulebook', ['play', '--book', EVIL], ''],
    ['a level to play', ['bot', '--level', EVIL], ''],
    ['a word too many', ['prompt', EVIL], ''],
    ['a name', ['play', '--name', EVIL], ''],
    ['a place where nothing can be kept', ['play', ...SETTLED, '--save', join('/proc', EVIL)], ''],
    ['a match to continue', ['play', '--resume', file], ''],
    ['typed lines', ['prompt'], `${EVIL}\n4\n3\n${EVIL}\n`],
    ['messages to a bot', ['bot', '--level', 'club'], `${EVIL}\n{"type":"error","message":${JSON.stringify(EVIL)}}\n`],
    ['a level', ['arena', EVIL, EVIL], ''],
  ])('%s', async (_, args, input) => {
    const { stdout, stderr } = await openshakeHere(args, `${input}\n`);
    expect((stdout + stderr).length).toBeGreaterThan(0);
    expectWords(stdout + stderr, args.join(' '));
  });

  const saved = mkdtempSync(join(tmpdir(), 'openshake-evil-'));
  const ASKED = ['why', 'help', `save ${saved}/`, 'write', 'goal', 'judge', 'reject', ''].map(
    (word) => `${word} ${EVIL}`,
  );
  afterAll(() => rmSync(saved, { recursive: true }));

  test('lines typed in play, and the name of the file', () => {
    const args = ['play', ...SETTLED, '--save', join(saved, `one${EVIL}.txt`)];
    const { stdout, stderr } = openshake(args, `${ASKED.join('\n')}\nsave\nquit\n`);
    expect(stdout).toContain('is saved in');
    expect(stdout.match(/There is no command/g)?.length).toBeGreaterThan(2);
    expectWords(stdout + stderr, args.join(' '));
  });

  test('a file whose name is too long is refused in words', () => {
    const long = join(saved, 'x'.repeat(3_000));
    const args = ['play', ...SETTLED, '--save', join(saved, 'short.txt')];
    const told = 'the name is too long. Choose a shorter one.';
    const { stdout } = openshake(args, `save ${long}\nquit\n`);
    expect(stdout.replaceAll('\n', ' ')).toContain(`It could not be written there: ${told}`);
    for (const command of [
      ['judge', long],
      ['play', '--resume', long],
      ['play', ...SETTLED, '--save', long],
    ]) {
      const { stderr } = openshake(command);
      expect(stderr).toContain('the name is too long. Choose a shorter one.');
      expect(stderr.length).toBeLessThan(600);
    }
  });

  test('if we paint, nothing from outside is painted with it', async () => {
    const { stdout } = await openshakeHere(['prompt', '--color'], `4\nmiddle\n${EVIL}\n\n${EVIL}\n`);
    expect(stdout).toContain('\u001b[2m');
    expect(stdout).toContain('There is no variation "[31m[1m');
    expect(stdout).not.toContain('\u001b[31m\u001b[1m');
  });

  test('the JSON answer says the same', async () => {
    const { stdout } = await openshakeHere(['judge'], JSON.stringify({ ...REQUEST, id: EVIL }));
    expect(JSON.parse(stdout).id).toBe(EVIL);
  });

  test('our own colors pass', async () => {
    const { stdout } = await openshakeHere(['judge', '--pretty', '--color'], JSON.stringify(REQUEST));
    expect(stdout).toContain('\u001b[32m');
  });
});

describe.skipIf(!existsSync('/dev/full'))(
  'output that cannot be written is reported, and the exit status is not 0',
  () => {
    const full = existsSync('/dev/full') ? openSync('/dev/full', 'w') : 0;
    const saved = join(tmpdir(), `openshake-full-${process.pid}.txt`);
    afterAll(() => spawnSync('rm', ['-f', saved]));
    const match = JSON.stringify(MATCH);

    test.each<[args: string[], input: string]>([
      [['--help'], ''],
      [['help', 'judge'], ''],
      [['--version'], ''],
      [['rulebooks'], ''],
      [['judge'], JSON.stringify(REQUEST)],
      [['judge', '--pretty'], JSON.stringify(REQUEST)],
      [['solve'], JSON.stringify({ ...REQUEST, question: 'now' })],
      [['value'], JSON.stringify({ ...REQUEST, text: 'B U R' })],
      [['replay'], match],
      [['replay', '--pretty'], match],
      [['replay', '--notation'], match],
      [['prompt'], '4\n'],
      [['play', '--save', saved], 'ann\n'],
      [['bot', '--level', 'club'], '{"type":"hello","protocol":1,"host":"x"}'],
    ])('%j', (args, input) => {
      const { status, stderr } = spawnSync(process.execPath, [BIN, ...args], {
        input: `${input}\n`,
        stdio: ['pipe', full, 'pipe'],
        encoding: 'utf8',
      });
      expect(stderr).toBe('openshake: cannot write the answer: the disk is full.\n');
      expect(status).toBe(1);
    });

    test('the matches of an arena', () => {
      const args = [
        'first-week',
        'first-term',
        '--books',
        'equations',
        '--matches',
        '2',
        '--shakes',
        '1',
        '--workers',
        '1',
      ];
      const { status, stderr, stdout } = openshake(['arena', ...args, '--save', '/dev/full']);
      expect(stderr).toMatch(/openshake: cannot write the answer: \/dev\/full: the disk is full\.\n$/);
      expect(stdout).toContain('first-week');
      expect(status).toBe(1);
    });

    test('a full standard error changes nothing', () => {
      const run = spawnSync(process.execPath, [BIN, 'nonsense'], { stdio: ['pipe', 'pipe', full] });
      expect(run.status).toBe(2);
    });
  },
);
