// Matches as text: every action in its short form, what falls back to JSON, comments, names, and error messages.
import { describe, expect, it } from 'vitest';
import type { NotationFact } from '../facts/notation.ts';
import { makeMatch, parseMatch } from './match.ts';

const like = (why: NotationFact, example: string): NotationFact => ({ key: 'notation.writtenLike', why, example });

const match = (action: object) => ({ rulebook: 'r', actions: [{ at: 12_300, by: 'bob', ...action }] });
const lineOf = (action: object): string => makeMatch(match(action)).split('\n')[3] ?? '';

describe('one action, one line', () => {
  it.each<[action: object, line: string]>([
    [{ type: 'roll', cubes: ['4', 'B', "'", '=', '-'] }, "roll 4 B ' = -"],
    [{ type: 'roll' }, 'roll'],
    [{ type: 'deal', cards: ['BR', 'blank'] }, 'deal BR blank'],
    [{ type: 'deal', cards: 6 }, 'deal 6'],
    [{ type: 'deal', cards: ['6'] }, 'deal := {"cards":["6"]}'],
    [{ type: 'choose-variations', variations: [] }, 'choose'],
    [
      {
        type: 'choose-variations',
        variations: [
          { name: 'wild-cube', cube: 'G', by: 'ann' },
          { name: 'double-set', set: "B U (R - G)'" },
          { name: 'two-solutions' },
        ],
      },
      "choose wild-cube G by ann, double-set B U (R - G)', two-solutions",
    ],
    [{ type: 'choose-variations', variations: [{ name: 'required-card', card: 'BR' }] }, 'choose required-card BR'],
    [{ type: 'choose-variations', variations: ['wild-cube'] }, 'choose-variations := {"variations":["wild-cube"]}'],
    [{ type: 'bonus', cube: 'A' }, 'bonus A'],
    [{ type: 'set-goal', goal: { shape: 'T', cubes: ['2', 'u1', '3'] } }, 'goal T 2 u1 3'],
    [
      { type: 'set-goal', goal: { shape: 'heap', cubes: ['2'] } },
      'set-goal := {"goal":{"shape":"heap","cubes":["2"]}}',
    ],
    [{ type: 'set-goal', goal: '3x(5+2)' }, 'goal 3x(5+2)'],
    [{ type: 'set-goal', goal: { text: '3 x 5+2' } }, 'goal text 3 x 5+2'],
    [{ type: 'set-goal', goal: { values: [1, 5] } }, 'goal values 1 5'],
    [{ type: 'set-goal', goal: 12 }, 'set-goal := {"goal":12}'],
    [{ type: 'set-goal', goal: 'row 4 3' }, 'set-goal := {"goal":"row 4 3"}'],
    [{ type: 'no-goal' }, 'no-goal'],
    [{ type: 'agree' }, 'agree'],
    [{ type: 'move', cube: 'B', to: 'required' }, 'B to required'],
    [{ type: 'move', cube: '=', to: 'forbidden' }, '= to forbidden'],
    [{ type: 'move', cube: 'roll', to: 'forbidden' }, 'roll to forbidden'],
    [{ type: 'move', cube: 'B' }, 'move := {"cube":"B"}'],
    [{ type: 'shift', cube: 'G', to: 'required' }, 'shift G to required'],
    [{ type: 'force-out' }, 'force-out'],
    [{ type: 'pick-up-block' }, 'pick-up-block'],
    [{ type: 'put-down-block' }, 'put-down-block'],
    [{ type: 'challenge', claim: 'now' }, 'challenge now'],
    [
      { type: 'challenge', claim: 'ca-flub', moved: { cube: 'B', to: 'required' } },
      'challenge ca-flub | moved B to required',
    ],
    [{ type: 'charge', what: 'II-C-2' }, 'charge II-C-2'],
    [{ type: 'charge' }, 'charge'],
    [{ type: 'join', side: 'challenger' }, 'join challenger'],
    [{ type: 'present', solution: { setName: 'B U R' } }, 'write B U R'],
    [
      { type: 'present', solution: { restrictions: ['B C R', 'G = A'], setName: 'B U  R' } },
      'write B U  R | restrictions B C R; G = A',
    ],
    [{ type: 'present', solution: { restrictions: [], setName: 'B' } }, 'write B | restrictions'],
    [{ type: 'present', solution: { restrictions: ['B C R'] } }, 'write | restrictions B C R'],
    [{ type: 'present', solution: { equation: '(6x6)+1=37', wild: { 0: '3' } } }, 'write (6x6)+1=37 | wild 0:3'],
    [
      { type: 'present', solution: { setName: 'R B G', wild: { B: 'U', G: 'N' }, blank: 'BG' } },
      'write R B G | blank BG | wild B:U G:N',
    ],
    [{ type: 'present', solution: { setName: 'B', blank: '' } }, 'write B | blank ""'],
    [
      { type: 'present', solution: { goal: { shape: 'row', cubes: ['1', '2'] }, setName: 'B' } },
      'write B | goal row 1 2',
    ],
    [
      {
        type: 'present',
        solution: { setName: 'R - B', avoid: { cube: '=', to: 'forbidden' } },
        avoid: { cube: '=', to: 'forbidden' },
        moved: { cube: 'B', to: 'required' },
      },
      'write R - B | avoid = to forbidden || avoid = to forbidden | moved B to required',
    ],
    [
      { type: 'present', solutions: [{ setName: 'B U G' }, { setName: "G U R'", restrictions: ['B = A'] }] },
      "write B U G & G U R' | restrictions B = A",
    ],
    [{ type: 'present', solutions: [{ setName: 'B' }] }, 'present := {"solutions":[{"setName":"B"}]}'],
    [{ type: 'present', solution: 'B U R' }, 'present := {"solution":"B U R"}'],
    [{ type: 'present', solution: { setName: 'B = R' } }, 'present := {"solution":{"setName":"B = R"}}'],
    [{ type: 'present', solution: { setName: '{B U R} | "x" # y' } }, 'write "{B U R} | \\"x\\" # y"'],
    [{ type: 'present', solution: { setName: '{B U R}' } }, 'write {B U R}'],
    [{ type: 'decline' }, 'decline'],
    [{ type: 'accept', writer: 'Mary Jane' }, 'accept "Mary Jane"'],
    [{ type: 'reject', writer: 'ann', clause: 'VII-C-2-a' }, 'reject ann VII-C-2-a'],
    [
      { type: 'reject', writer: 'ann', clause: 'VII-B-6', interpretation: 'Y - (B - G)' },
      'reject ann VII-B-6 | reading Y - (B - G)',
    ],
    [{ type: 'call-judge', question: 'equals', writer: 'ann' }, 'call-judge equals | writer ann'],
    [{ type: 'call-judge', question: 'May I?' }, 'call-judge May I?'],
    [{ type: 'call-judge', question: 'Now, may I?' }, 'call-judge "Now, may I?"'],
    [{ type: 'leave' }, 'leave'],
    [{ type: 'return' }, 'return'],
    [{ type: 'sign' }, 'sign'],
    [{ type: 'correct-score', shake: 2, player: 'ann', score: -1 }, 'correct-score 2 ann -1'],
    [
      { type: 'rule', question: 'equals', answer: 'yes', writer: 'ann', clause: 'VII-C-3-b' },
      'rule yes equals | writer ann | clause VII-C-3-b',
    ],
    [{ type: 'warn', player: 'ann' }, 'warn ann'],
    [{ type: 'warn', player: 'ann', clause: 'IX-C' }, 'warn ann IX-C'],
    [{ type: 'penalize', player: 'ann', clause: 'IX-D', second: 'Dr. No' }, 'penalize ann IX-D | second "Dr. No"'],
    [{ type: 'approve-penalty', player: 'ann' }, 'approve-penalty ann'],
    [{ type: 'disqualify', player: 'ann', clause: 'IX-C' }, 'disqualify ann IX-C'],
    [{ type: 'replay-shake', players: ['ann', 'bob'] }, 'replay-shake ann bob'],
    [{ type: 'end-round' }, 'end-round'],
    [{ type: 'stop-play' }, 'stop-play'],
    [{ type: 'agree', why: 'tired' }, 'agree := {"why":"tired"}'],
  ])('%j', (action, line) => {
    expect(lineOf(action)).toBe(`0:12.3 bob ${line}`);
    expect(parseMatch(makeMatch(match(action)))).toEqual({ ok: true, match: match(action) });
  });

  it.each<[action: unknown, line: string]>([
    [{ at: 195_300, type: 'clock' }, '3:15.3 clock'],
    [{ at: 0, by: 'ann', type: 'clock' }, '0:00 ann clock'],
    [{ at: 3_600_000, by: 'clock', type: 'agree' }, '60:00 clock agree'],
    [{ at: 59_999, by: 'a "b"\u202e', type: 'agree' }, '0:59.999 "a \\"b\\"\\u202e" agree'],
    [{ at: 5, by: '', type: 'agree' }, '0:00.005 "" agree'],
    [{ at: 0.5, by: 'ann', type: 'agree' }, ':= {"at":0.5,"by":"ann","type":"agree"}'],
    [{ at: -1, by: 'ann', type: 'agree' }, ':= {"at":-1,"by":"ann","type":"agree"}'],
    [{ at: 0, by: 'ann', type: 'dance' }, ':= {"at":0,"by":"ann","type":"dance"}'],
    [{ at: 0, by: 7, type: 'agree' }, ':= {"at":0,"by":7,"type":"agree"}'],
    [{ at: 0, type: 'agree' }, ':= {"at":0,"type":"agree"}'],
    [null, ':= null'],
    [['B\n'], ':= ["B\\n"]'],
  ])('when and by whom: %j', (action, line) => {
    const written = makeMatch({ actions: [action] });
    expect(written).toBe(`match\n\n${line}\n`);
    expect(parseMatch(written)).toEqual({ ok: true, match: { actions: [action] } });
  });
});

describe('what is settled before the first roll', () => {
  const whole = {
    id: 'm1',
    rulebook: 'agloa-onsets-2023',
    division: 'senior',
    players: ['ann', 'Mary Jane', 'cy'],
    officiating: 'table',
    clocks: 'none',
    variations: false,
    event: 'State Finals, round 3 | table 4',
    round: 3,
    note: ' two  spaces',
    'odd key': { a: [1] },
    match: 'x',
    empty: '',
    actions: [],
  };
  const text = `match m1
rulebook agloa-onsets-2023
division senior
players ann "Mary Jane" cy
officiating table
clocks none
variations no
event State Finals, round 3 | table 4
round := 3
note " two  spaces"
"odd key" := {"a":[1]}
"match" x
empty ""
`;

  it('is above the actions, line by line, with any other tags', () => {
    expect(makeMatch(whole)).toBe(text);
    expect(parseMatch(text)).toEqual({ ok: true, match: whole });
  });

  it.each([
    [{ id: 7, actions: [] }, 'match := 7\n'],
    [{ id: ':= 7', actions: [] }, 'match ":= 7"\n'],
    [{ id: null, variations: 'no', players: 'ann', actions: [] }, 'match := null\nvariations "no"\nplayers := "ann"\n'],
    [{ variations: [], players: [], actions: [] }, 'match\nvariations := []\nplayers := []\n'],
    [{ players: ['a', 7], actions: [] }, 'match\nplayers := ["a",7]\n'],
    [JSON.parse('{"__proto__":1,"actions":[]}'), 'match\n"__proto__" := 1\n'],
  ])('any value of any tag: %j', (match, written) => {
    expect(makeMatch(match)).toBe(written);
    expect(parseMatch(written)).toEqual({ ok: true, match });
  });
});

describe('what a person may write', () => {
  it('comments, blank lines, spaces, carriage returns, full names of actions', () => {
    const text = `# from the notes of table 4\r
  match   m1  # a fine match\r

rulebook agloa-onsets-2023
event  #7 # not a comment? it is
0:09   ann   set-goal   row 4 3   # too easy
   # he thinks
0:12.30 bob move B to required
0:13 cy present "# no comment"`;
    expect(parseMatch(text.replace('event  #7 # not a comment? it is\n', 'event "#7" # the seventh\n'))).toEqual({
      ok: true,
      match: {
        id: 'm1',
        rulebook: 'agloa-onsets-2023',
        event: '#7',
        actions: [
          { at: 9000, by: 'ann', type: 'set-goal', goal: { shape: 'row', cubes: ['4', '3'] } },
          { at: 12_300, by: 'bob', type: 'move', cube: 'B', to: 'required' },
          { at: 13_000, by: 'cy', type: 'present', solution: { setName: '# no comment' } },
        ],
      },
    });
    expect(parseMatch(text)).toMatchObject({ ok: false, faults: [{ line: 5 }] });
  });

  it.each([
    ['', 1, { key: 'notation.match.none' }],
    ['# nothing\n\n', 1, { key: 'notation.match.none' }],
    ['rulebook x', 1, { key: 'notation.match.noBeginning' }],
    ['match a\nmatch b', 2, { key: 'notation.match.another' }],
    ['match\nevent', 2, { key: 'notation.heading.valueMissing', heading: 'event' }],
    ['match\nevent a\nevent b', 3, { key: 'notation.heading.twice', heading: 'event' }],
    ['match a\nid b', 2, { key: 'notation.heading.twice', heading: 'id' }],
    ['match\nactions 3', 2, { key: 'notation.match.noActionsHeading' }],
    ['match\nround := three', 2, { key: 'notation.heading.valueAsJson', heading: 'round' }],
    ['match\nevent "x', 2, { key: 'notation.badQuote', text: '"x' }],
    ['match\n-a b', 2, { key: 'notation.heading.badName', text: '-a' }],
    ['match\n0:09 ann agree\nevent x', 3, { key: 'notation.match.notAction', text: 'event' }],
    ['match\n0:9 ann agree', 2, { key: 'notation.action.noTime', text: '0:9' }],
    ['match\n0:60 ann agree', 2, { key: 'notation.action.noTime', text: '0:60' }],
    ['match\n9 ann agree', 2, { key: 'notation.action.noTime', text: '9' }],
    ['match\n0:09 ann', 2, { key: 'notation.action.whoAndWhat' }],
    ['match\n0:09 ann agree now', 2, like({ key: 'notation.nothingMore', text: 'now' }, 'agree')],
    ['match\n0:09 ann shift B required', 2, like({ key: 'notation.move' }, 'shift B to required')],
    ['match\n0:09 ann accept', 2, like({ key: 'notation.oneWordMissing' }, 'accept bob')],
    ['match\n0:09 ann challenge', 2, like({ key: 'notation.missing' }, 'challenge now')],
    [
      'match\n0:09 ann challenge now | because x',
      2,
      like({ key: 'notation.afterBar', labels: ['moved'], text: 'because' }, 'challenge now'),
    ],
    ['match\n0:09 ann charge x | y', 2, like({ key: 'notation.noBar' }, 'charge II-C-2')],
    [
      'match\n0:09 ann correct-score two bob 6',
      2,
      like({ key: 'notation.wholeNumber', text: 'two' }, 'correct-score 2 bob 6'),
    ],
    [
      'match\n0:09 ann choose two-solutions B',
      2,
      like({ key: 'notation.pick.noBlank', variation: 'two-solutions' }, 'choose wild-cube G, two-solutions'),
    ],
    ['match\n0:09 ann agree := {"type":"sign"}', 2, { key: 'notation.action.fieldsAsJson' }],
    ['match\nrulebook r\n\nann roll 1 2 4', 4, { key: 'notation.match.notAction', text: 'ann' }],
    ['match\nann roll 1 2 4\nplayers ann bob', 2, { key: 'notation.match.playerAsHeading', name: 'ann' }],
    ['match\nclock none', 2, { key: 'notation.heading.nearly', heading: 'clocks', text: 'clock' }],
    ['match\nofficiatng table', 2, { key: 'notation.heading.nearly', heading: 'officiating', text: 'officiatng' }],
    ['match\nvariations none', 2, { key: 'notation.heading.yesOrNo', heading: 'variations', text: 'none' }],
    ['match\nplayers ann, bob', 2, { key: 'notation.players.comma' }],
    ['match\n:= {"at":0', 2, { key: 'notation.action.wholeAsJson' }],
  ])('a fault is told with its line: %j', (text, line, facts) => {
    expect(parseMatch(text)).toEqual(expect.objectContaining({ ok: false, faults: [{ line, facts }] }));
  });

  it('reports every faulty line, and the id if it was read', () => {
    const text = 'match one\nclock none\n\nann agree\n0:09 ann agree\n0:10 ann agre\n';
    expect(parseMatch(text)).toMatchObject({ ok: false, id: 'one', faults: [{ line: 2 }, { line: 4 }, { line: 6 }] });
    expect(parseMatch('match\n0:09 ann agre')).not.toHaveProperty('id');
  });

  it('words in any case, and variations as yes, no, true or false', () => {
    const text = `Match m1
Rulebook r
VARIATIONS False
0:01 ann Roll B
0:02 ann Goal ROW 4 3
0:03 ann goal l 1 2 3
0:04 bob B TO required
0:05 ann Choose Wild-Cube G BY ann
0:06 cy Write B U R | Restrictions B C R
0:07 CLOCK`;
    expect(parseMatch(text)).toEqual({
      ok: true,
      match: {
        id: 'm1',
        rulebook: 'r',
        variations: false,
        actions: [
          { at: 1000, by: 'ann', type: 'roll', cubes: ['B'] },
          { at: 2000, by: 'ann', type: 'set-goal', goal: { shape: 'row', cubes: ['4', '3'] } },
          { at: 3000, by: 'ann', type: 'set-goal', goal: { shape: 'L', cubes: ['1', '2', '3'] } },
          { at: 4000, by: 'bob', type: 'move', cube: 'B', to: 'required' },
          { at: 5000, by: 'ann', type: 'choose-variations', variations: [{ name: 'Wild-Cube', cube: 'G', by: 'ann' }] },
          { at: 6000, by: 'cy', type: 'present', solution: { restrictions: ['B C R'], setName: 'B U R' } },
          { at: 7000, type: 'clock' },
        ],
      },
    });
  });

  it('tags that look like a slip or like a player are quoted', () => {
    const match = {
      players: ['ann', 'clocks'],
      clock: 'none',
      Rulebook: 'r',
      ann: 'x',
      clocks: 'none',
      MATCH: 'y',
      actions: [],
    };
    const text = 'match\nplayers ann clocks\n"clock" none\n"Rulebook" r\n"ann" x\n"clocks" none\n"MATCH" y\n';
    expect(makeMatch(match)).toBe(text);
    expect(parseMatch(text)).toEqual({ ok: true, match });
  });

  it('a variation that does not exist is left for the table to refuse', () => {
    expect(parseMatch('match\n0:09 ann choose wild-cub G by ann')).toMatchObject({
      match: { actions: [{ variations: [{ name: 'wild-cub G', by: 'ann' }] }] },
    });
  });

  it('an action that does not exist', () => {
    expect(parseMatch('match\n0:09 ann chalenge now')).toMatchObject({
      faults: [
        {
          line: 2,
          facts: {
            key: 'notation.action.unknown',
            text: 'chalenge',
            actions: expect.arrayContaining(['roll', 'deal', 'choose']),
          },
        },
      ],
    });
  });

  it('lines made to be slow are read at once', () => {
    for (const slow of ['\\"', '"', '| ', '" | ', 'a:b ', ', ', 'by ']) {
      for (const start of ['0:00 ann write ', '0:00 ann choose wild-cube ', 'event "', '"', ':= "']) {
        expect(parseMatch(`match\n${start}${slow.repeat(200_000)}`).ok).toBeDefined();
      }
    }
  });
});
