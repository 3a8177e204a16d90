// What a person types, and the action that it becomes.
import { foreseer } from '@openshake/advice';
import { ACTION_TYPES } from '@openshake/rules';
import { VARIATION_IDS, variations } from '@openshake/rules/onsets';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../../colour.ts';
import { capital } from '../../inPlainWords.ts';
import { EQUATIONS_START, ON_SETS_START, seatAt, tableAfter } from '../../testing/seats.ts';
import { commandFor } from '../commandFor.ts';
import { drawCube } from '../draw/cubes.ts';
import { helpAbout } from '../helping.ts';
import { seatOf } from '../seat.ts';
import { formsOf } from './command.ts';
import { COMMANDS, completeLine, readLine } from './index.ts';

const onSets = seatAt(tableAfter(ON_SETS_START));
const equations = seatAt(tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018' }));

const act = (line: string, seat = onSets) => {
  const meant = readLine(line, seat);
  return 'act' in meant ? meant.act : meant;
};

describe('a move', () => {
  test.each(['b r', 'B R', ' b  to required ', 'r: b', 'R:B', 'br', 'move b req', 'B to Required'])('%j', (line) => {
    expect(act(line)).toEqual({ type: 'move', by: 'ann', cube: 'B', to: 'required' });
  });

  test.each([
    ['c f', 'C', 'forbidden'],
    ['- p', '-', 'permitted'],
    ['′ p', "'", 'permitted'],
    ['∪ r', 'U', 'required'],
    ['r r', 'R', 'required'],
    ['r: r', 'R', 'required'],
  ])('%j', (line, cube, to) => {
    expect(act(line)).toEqual({ type: 'move', by: 'ann', cube, to });
  });

  test.each([
    ['6 p', '6', 'permitted'],
    ['x r', 'x', 'required'],
    ['r p', 'r', 'permitted'],
    ['√ f', 'r', 'forbidden'],
    ['* f', '^', 'forbidden'],
  ])('of Equations: %j', (line, cube, to) => {
    expect(act(line, equations)).toEqual({ type: 'move', by: 'ann', cube, to });
  });

  test('for a cube alone, the table asks where it goes', () => {
    expect(readLine('b', onSets)).toMatchObject({ unclear: 'Where does B go?', command: { name: 'move' } });
  });
});

test('every example can be typed, and the names in it are those of this table', () => {
  const table = tableAfter([], { players: ['a', 'b'] });
  const seat = seatOf(table.view('a', 0), 'a', false, undefined, { a: 'Mia', b: 'Mary Jane' });
  const forms = COMMANDS.flatMap((command) => formsOf(command, seat));
  for (const form of forms) expect(readLine(form, seat), form).toHaveProperty('act');
  expect(forms).toContain('accept Mary Jane');
  expect(forms).toContain('as judge replay-shake Mia "Mary Jane" | shakes 1 3');
  expect(forms.join('\n')).not.toMatch(/ann|bob/);
});

describe('every other action', () => {
  test.each<[line: string, action: object]>([
    ['roll', { type: 'roll' }],
    ['roll V V A', { type: 'roll', cubes: ['V', 'V', 'A'] }],
    ['deal 8', { type: 'deal', cards: 8 }],
    [
      'vars wild-cube G, two-operations',
      { variations: [{ name: 'wild-cube', cube: 'G' }, { name: 'two-operations' }] },
    ],
    ['choose Double Set B U R', { variations: [{ name: 'double-set', set: 'B U R' }] }],
    ['goal 1+2', { type: 'set-goal', goal: { shape: 'row', cubes: ['1', '2'] } }],
    ['goal row 1 2', { type: 'set-goal', goal: { shape: 'row', cubes: ['1', '2'] } }],
    ['goal T 2 1 u3', { goal: { shape: 'T', cubes: ['2', '1', 'u3'] } }],
    ['bonus b', { type: 'bonus', cube: 'B' }],
    ['shift G f', { type: 'shift', cube: 'G', to: 'forbidden' }],
    ['no-goal', { type: 'no-goal' }],
    ['agree', { type: 'agree' }],
    ['force-out', { type: 'force-out' }],
    ['block', { type: 'pick-up-block' }],
    ['down', { type: 'put-down-block' }],
    ['now', { type: 'challenge', claim: 'now' }],
    ['imp', { type: 'challenge', claim: 'impossible' }],
    ['never', { type: 'challenge', claim: 'never' }],
    ['challenge no-goal', { type: 'challenge', claim: 'no-goal' }],
    ['force-out-a moved b r', { claim: 'force-out-a', moved: { cube: 'B', to: 'required' } }],
    ['charge', { type: 'charge' }],
    ['charge II-C-2', { type: 'charge', what: 'II-C-2' }],
    ['join m', { type: 'join', side: 'mover' }],
    ['write B U R', { type: 'present', solution: { setName: 'B U R' } }],
    ['write B U R | restrictions G C B; Y = A', { solution: { setName: 'B U R', restrictions: ['G C B', 'Y = A'] } }],
    ['write B U G & G U R', { solutions: [{ setName: 'B U G' }, { setName: 'G U R' }] }],
    ['decline', { type: 'decline' }],
    // The table then says why there is nothing to check.
    ['accept', { type: 'accept', writer: 'bob' }],
    ['accept bob', { type: 'accept', writer: 'bob' }],
    ['accept mary jane', { type: 'accept', writer: 'Mary Jane' }],
    ['reject bob VII-B-3', { type: 'reject', writer: 'bob', clause: 'VII-B-3' }],
    ['reject Mary Jane VII-B-6 | reading Y - (B - G)', { writer: 'Mary Jane', interpretation: 'Y - (B - G)' }],
    ['judge equals bob', { type: 'call-judge', question: 'equals', writer: 'bob' }],
    ['call-judge equals | writer bob', { type: 'call-judge', question: 'equals', writer: 'bob' }],
    ['judge may I see that cube?', { type: 'call-judge', question: 'may I see that cube?' }],
    ['ask bob', { type: 'ask-which', writer: 'bob' }],
    ['ask-which Mary Jane', { type: 'ask-which', writer: 'Mary Jane' }],
    ['indicate 2', { type: 'indicate', which: [2] }],
    ['indicate 1 3', { type: 'indicate', which: [1, 3] }],
    ['leave', { type: 'leave' }],
    ['return', { type: 'return' }],
    ['sign', { type: 'sign' }],
    ['correct 2 bob 6', { type: 'correct-score', shake: 2, player: 'bob', score: 6 }],
    ['set-goal := {"goal":{"shape":"heap","cubes":["9"]}}', { goal: { shape: 'heap', cubes: ['9'] } }],
  ])('%s', (line, action) => {
    expect(act(line)).toMatchObject({ by: 'ann', ...action });
  });

  test.each([
    ['end', 'director', 'end-round'],
    ['stop', 'director', 'stop-play'],
    ['as judge rule yes equals | writer bob', 'judge', 'rule'],
    ['as judge warn bob IX-C', 'judge', 'warn'],
    ['as judge penalize bob IX-D', 'judge', 'penalize'],
    ['as judge approve-penalty bob', 'judge', 'approve-penalty'],
    ['as judge disqualify bob', 'judge', 'disqualify'],
    ['as judge replay-shake ann bob', 'judge', 'replay-shake'],
    ['as judge replay-shake ann bob | shakes 1 3', 'judge', 'replay-shake'],
    ['as judge replay-round ann bob', 'judge', 'replay-round'],
    ['as director take-score bob', 'director', 'take-score'],
    ['as judge take-score bob XII-B-1 | shake 2 | score 1', 'judge', 'take-score'],
  ])('of an official: %s', (line, by, type) => {
    expect(act(line)).toMatchObject({ by, type });
  });

  test('Equations has its own Goals and Solutions', () => {
    expect(act('goal 3x(5+2)', equations)).toMatchObject({ type: 'set-goal', goal: '3x(5+2)' });
    expect(act('write (6x4)-3=21 | wild 0:x', equations)).toMatchObject({
      solution: { equation: '(6x4)-3=21', wild: { 0: 'x' } },
    });
  });

  test('an Equation without its Goal is not handed in by mistake', () => {
    expect(readLine('write 6x2', equations)).toMatchObject({
      unclear: 'An Equation ends with = and the Goal, as in: 6x2=12',
    });
    expect(act('write := {"solution":{"equation":"6x2"}}', equations)).toMatchObject({ type: 'present' });
  });

  test('every action in the contract can be typed', () => {
    const line = (type: string): string => {
      const lines: Readonly<Record<string, string>> = {
        roll: 'roll',
        deal: 'deal 6',
        'choose-variations': 'choose two-operations',
        bonus: 'bonus B',
        'set-goal': 'goal row 1 2',
        move: 'B to required',
        shift: 'shift B to required',
        challenge: 'challenge now',
        charge: 'charge II-C-2',
        join: 'join mover',
        present: 'write B U R',
        accept: 'accept bob',
        reject: 'reject bob VII-B-3',
        'call-judge': 'call-judge equals | writer bob',
        'correct-score': 'correct-score 1 bob 6',
        rule: 'as judge rule no equals | writer bob',
        warn: 'as judge warn bob',
        penalize: 'as judge penalize bob',
        'approve-penalty': 'as judge approve-penalty bob',
        disqualify: 'as judge disqualify bob',
        'replay-shake': 'as judge replay-shake ann bob',
        'replay-round': 'as judge replay-round ann bob',
        'take-score': 'as director take-score bob',
        'ask-which': 'ask bob',
        indicate: 'indicate 2',
        'end-round': 'as director end-round',
        'stop-play': 'as director stop-play',
      };
      return lines[type] ?? type;
    };
    for (const type of ACTION_TYPES.filter((each) => each !== 'clock')) expect(act(line(type))).toMatchObject({ type });
  });
});

describe('whatever play prints can be typed back', () => {
  const spoken = { paint: PLAIN, plain: true };
  const drawn = { paint: PLAIN, plain: false };

  test.each([onSets, equations])('every cube and section, in every form', (seat) => {
    for (const cube of seat.cubes.all)
      for (const to of ['required', 'permitted', 'forbidden'] as const) {
        const forms = [cube, seat.words.cube(cube), drawCube(cube, seat, drawn), drawCube(cube, seat, spoken)];
        for (const form of forms) {
          const move = { type: 'move', by: 'ann', cube, to };
          for (const line of [
            `${form} to ${capital(to)}`,
            `move ${form} to ${capital(to)}.`,
            `${form} ${to.charAt(0)}`,
            `${to.charAt(0)}: ${form}`,
          ])
            expect(act(line, seat), line).toEqual(move);
          for (const line of [
            `shift ${form} from Permitted to ${capital(to)}`,
            `shift ${form} to ${capital(to)} (from Permitted)`,
          ])
            expect(act(line, seat), line).toEqual({ ...move, type: 'shift' });
          expect(act(`bonus ${form}`, seat)).toEqual({ type: 'bonus', by: 'ann', cube });
          expect(act(`move ${form} to Forbidden as a bonus.`, seat)).toEqual({ type: 'bonus', by: 'ann', cube });
        }
      }
  });

  test('every variation by its name and by its title, with its blank filled in', () => {
    const fillings = { cube: ['G', '-', 'A', "'"], card: ['BR', 'blank', 'BRGY'], set: ['B U R', "(B - R)' N A"] };
    const picks = VARIATION_IDS.flatMap((name) => {
      const { blank } = variations[name];
      return blank === undefined ? [{ name }] : fillings[blank].map((filling) => ({ name, [blank]: filling }));
    });
    const [first] = picks;
    const lineOf = (pick: object) =>
      commandFor({ type: 'choose-variations', by: 'ann', variations: [pick] }, 'on-sets');
    for (const pick of picks) {
      const chosen = { type: 'choose-variations', by: 'ann', variations: [pick] };
      const shown = onSets.words.pick(pick);
      expect(act(lineOf(pick))).toEqual(chosen);
      expect(act(`vars ${shown}`), shown).toEqual(chosen);
      expect(act(`vars ${shown.toLowerCase()}`), shown).toEqual(chosen);
      if (!('set' in pick)) expect(act(`vars ${shown} (bob)`), shown).toEqual(chosen);
      for (const joint of [', ', ' and '])
        expect(act(`choose ${shown}${joint}${onSets.words.pick(first)}`), shown).toEqual({
          ...chosen,
          variations: [pick, first],
        });
    }
    expect(act('vars union and intersection interchangeable')).toMatchObject({
      variations: [{ name: 'union-intersection-interchangeable' }],
    });
    expect(act('vars required-card B·G·, forbidden-card ····')).toMatchObject({
      variations: [{ card: 'BG' }, { card: 'blank' }],
    });
  });

  test('every shape of a Goal', () => {
    const cubes = ['1', 'u2', '3'];
    const goals = [
      { shape: 'single', cubes: ['u5'] },
      { shape: 'row', cubes: ['1', '2'] },
      { shape: 'row', cubes },
      { shape: 'column', cubes: ['1', '2'] },
      { shape: 'column', cubes },
      { shape: 'L', cubes },
      { shape: 'T', cubes },
      { shape: 'other', cubes },
    ];
    for (const goal of goals)
      for (const line of [
        `goal ${onSets.words.goal(goal)}`,
        commandFor({ type: 'set-goal', by: 'ann', goal }, 'on-sets'),
        `goal ${onSets.words.goal(goal).replaceAll('+', 'plus').replaceAll('×', 'times')}`,
      ])
        expect(act(line), line).toEqual({ type: 'set-goal', by: 'ann', goal });
    for (const goal of ['12', '3x(5+2)', '2^r9', 's3', 'u4/2', '2x 3+5'])
      expect(act(`goal ${equations.words.goal(goal)}`, equations)).toEqual({ type: 'set-goal', by: 'ann', goal });
    // The value of a Goal is not part of it.
    for (const [line, seat] of [
      ['goal 1 + 2 = 3', onSets],
      ['goal 3×4 = 12', equations],
    ] as const)
      expect(act(line, seat)).toMatchObject({ unclear: expect.stringMatching(/^Write only the Goal/) });
  });

  test('a reading, in signs or in words', () => {
    for (const reading of ['Y − (B − G)', 'y minus (b minus g)', 'Y - (B - G)'])
      expect(act(`reject bob VII-B-6 | reading ${reading}`)).toMatchObject({ interpretation: 'Y - (B - G)' });
  });

  test('a claim as the story says it', () => {
    expect(act('challenge: A Flub')).toMatchObject({ type: 'challenge', claim: 'a-flub' });
    expect(act('challenge No Goal')).toMatchObject({ type: 'challenge', claim: 'no-goal' });
  });
});

describe('what cannot be understood', () => {
  test.each([
    ['gaol 1+2', 'There is no command "gaol". Did you mean "goal"? Type help to see what you can do.'],
    ['xyzzy', 'There is no command "xyzzy". Type help to see what you can do.'],
    ['bonus', 'Say which cube.'],
    ['move b', 'Say which cube and where it goes: r for Required, p for Permitted, f for Forbidden.'],
    ['deal many', 'Say how many cards, as in: deal 8'],
    ['q f', 'Nothing comes after "q". To leave, type only quit.'],
    ['agree to it', 'Nothing comes after "agree". Leave out "to it".'],
    ['indicate', 'Say which one counts, as in: indicate 2'],
    ['as king warn bob', 'Say who is speaking and what they say, as in: as judge warn bob IX-C'],
    ['as judge dance', expect.stringContaining('There is no action “dance”')],
  ])('%s', (line, unclear) => {
    expect(readLine(line, onSets)).toMatchObject({ unclear });
  });

  test.each(['constructor', '__proto__', 'b \u0000', '"', ':=', ':= {', 'write', '|', '', '🎲 r', 'a'.repeat(5000)])(
    'whatever is typed, something is said: %j',
    (line) => expect(() => readLine(line, onSets)).not.toThrow(),
  );
});

describe('a line made to be slow', () => {
  test.each([' with ', ' and ', ';', ', ', '| ', 'union ', ' : ', '(', 'wild G:U ', 'wild-cube G and ', 'to '])(
    'is answered at once: %j',
    (piece) => {
      for (const start of ['write ', 'vars ', 'goal ', 'shift ', ''])
        for (const seat of [onSets, equations])
          expect(readLine(start + piece.repeat(4900 / piece.length), seat)).toBeDefined();
      expect(readLine(`write ${piece.repeat(100_000)}`, onSets)).toMatchObject({
        unclear: expect.stringMatching(/^That line has \d+ characters(?: or more)?\. Type at most 5000\.$/),
      });
    },
  );
});

describe('words that change nothing', () => {
  test.each([
    ['help', 'help', ''],
    ['? goal', 'help', 'goal'],
    ['why VII-B-3', 'why', 'VII-B-3'],
    ['try B U R', 'try', 'B U R'],
    ['bye', 'quit', ''],
  ])('%s', (line, talk, about) => {
    expect(readLine(line, onSets)).toEqual({ talk, about });
  });
});

describe('the Tab key', () => {
  const bob = seatAt(tableAfter(ON_SETS_START), 'bob');

  test('offers commands that are open', () => {
    expect(completeLine('imp', bob)).toEqual([['impossible '], 'imp']);
    expect(completeLine('dea', bob)).toEqual([[], 'dea']);
    expect(completeLine('dea', seatAt(tableAfter([]), 'Mary Jane'))).toEqual([['deal '], 'dea']);
  });

  test('offers cubes, then sections', () => {
    expect(completeLine('V', bob)).toEqual([['V required', 'V permitted', 'V forbidden'], 'V']);
    expect(completeLine('b f', bob)).toEqual([['forbidden'], 'f']);
    expect(completeLine('bonus ', bob)[0]).toContain('B');
  });

  test('offers what help knows', () => {
    expect(completeLine('help im', bob)).toEqual([['impossible'], 'im']);
  });
});

describe('lines typed as printed, or as meant', () => {
  const senior = seatAt(tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018', division: 'senior' }));

  test.each(['× to Forbidden as a bonus', 'move × to Forbidden as a bonus.', 'bonus x f', 'bonus × to Forbidden'])(
    '%s is a bonus',
    (line) => expect(act(line, equations)).toEqual({ type: 'bonus', by: 'ann', cube: 'x' }),
  );

  test.each([
    ['bonus 0 r', /^A bonus cube goes to Forbidden\.$/],
    ['bonus', /^Say which cube\.$/],
    ['s3 r', /^Move the 3 as it is: 3 r\. Nobody turns cubes in this division\.$/],
    ['move u3 to forbidden', /^Move the 3 as it is: 3 f\./],
    ['bonus s3', /^Move the 3 as it is: 3 f\./],
    ['B r', /^No cube in Equations shows "B"\. The cubes show 0 1 2 /],
    ['move B r', /^No cube in Equations shows "B"\./],
  ])('%s', (line, reason) => {
    expect(act(line, equations)).toMatchObject({ unclear: expect.stringMatching(reason) });
  });

  test('in Equations, a digit is turned in the Solution', () => {
    expect(act('s3 r', senior)).toEqual({
      unclear: 'Move the 3 as it is: 3 r. You turn it when you write your Solution.',
    });
  });

  test('help offers only the Goals of the division', () => {
    const foresee = foreseer(tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018' }).match, 10_000);
    const goals = (seat: typeof senior) => helpAbout('goal', seat, { paint: PLAIN, width: 80 }, foresee)?.join('\n');
    expect(goals(senior)).toContain('goal s3');
    expect(goals(equations)).not.toContain('goal s3');
  });

  test('[mlag-equations-basic-2018] for a mark that means nothing, the example is from Equations', () => {
    expect(act('write 607=42 | wild zero', senior)).toMatchObject({
      unclear: expect.stringContaining('as in: wild 0:x'),
    });
  });
});
