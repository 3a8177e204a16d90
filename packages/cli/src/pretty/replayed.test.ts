// Replayed matches for people: the whole page, narrow terminals, refusals and fines, and odd matches.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOURFUL, PLAIN } from '../colour.ts';
import { answerMatch } from '../replay/answer.ts';
import { MATCH } from '../testing/match.ts';
import { speechIn } from '../words/speech.ts';
import { layout } from './page.ts';
import { prettyReplayed } from './replayed.ts';

const pretty = (changes: object = {}, columns?: number, paint = PLAIN): string =>
  prettyReplayed(answerMatch({ ...MATCH, ...changes }), layout(paint, columns));

const END = [
  { at: 120_000, by: 'director', type: 'end-round' },
  { at: 130_000, by: 'ann', type: 'sign' },
];

test('the story has its own place if nothing has begun', () => {
  const page = pretty({ actions: [{ at: 9000, by: 'ann', type: 'agree' }] });
  expect(page).toMatch(/\n {2}Phase .*\n\n {2}0:09 {2}✗ refused: ann agree\..*\n$/);
  expect(pretty({ actions: [] })).toMatch(/\n {2}Phase .*\n$/);
});

test('the whole page', () => {
  expect(pretty({ actions: [...MATCH.actions, ...END] })).toBe(`Match  m1
  Rulebook      AGLOA On-Sets 2023-24, middle
  Players       ann, bob
  Officiating   strict
  Variations    none
  Actions       12, 1 refused

  Scoresheet
                Goal-setter  after            ann  bob
  Shake 1       ann          a Now challenge  2    6
  Total                                       2    6
  Match points                                4    6
  Signed                                      yes  no

  Where it stands
  Phase         the match is over

  Shake 1: ann sets the Goal
  0:00    ann rolls 1 2 4 B B R R G G Y Y ∪ ∪ ∩ − ⊆ V =
  0:04    bob deals B BR RY G BGY blank
  0:09    ann sets the Goal 1 + 2 = 3; 4 to Forbidden
  0:15  ✗ refused: ann B to required. It is bob's turn. (IV-B)
  0:21    bob moves R to Required
  0:33    ann moves ∪ to Permitted
  0:40    bob moves Y to Permitted
  0:52    ann moves − to Forbidden
  1:10    bob challenges ann: Now
  1:10    bob must write
  1:48    bob presents R ∪ Y
  1:48  ✓ bob's Solution is correct
  1:48    after a Now challenge: ann 2, bob 6
  2:00    the round is over: no new shakes

  The match is over
  2:10    ann signs the scoresheet
`);
});

test('the story includes the decisions of judges and the director', () => {
  const decisions = [
    { at: 121_000, by: 'judge', type: 'take-score', player: 'bob', shake: 1, score: 3 },
    { at: 122_000, by: 'director', type: 'take-score', player: 'bob' },
    { at: 123_000, by: 'judge', type: 'replay-shake', players: ['ann', 'bob'], shakes: [1] },
    { at: 124_000, by: 'judge', type: 'replay-round', players: ['ann', 'bob'] },
  ];
  const page = pretty({ actions: [...MATCH.actions, END[0], ...decisions] }, 120);
  for (const sentence of [
    "− the judge lowers bob's score in shake 1 to 3; nobody else moves up (XII-B-1)",
    '− the director gives bob 0 for this round; nobody else moves up (XII-B-2)',
    '! shake 1 is void; ann and bob will replay it',
    '! the whole round is void; ann and bob will replay it',
  ])
    expect(page).toContain(sentence);
  expect(page).toMatch(/Shake 1 +ann +void, to be replayed/);
});

test('the story says which Solution counts', () => {
  const solutions = [{ setName: 'R' }, { setName: 'R U Y' }];
  const asked = [
    { at: 108_000, by: 'bob', type: 'present', solutions },
    { at: 109_000, by: 'ann', type: 'ask-which', writer: 'bob' },
    { at: 110_000, by: 'bob', type: 'indicate', which: [2] },
  ];
  const page = pretty({ officiating: 'table', actions: [...MATCH.actions.slice(0, -1), ...asked] });
  expect(page).toContain('ann asks bob which Solution counts');
  expect(page).toContain('bob says which counts: Solution 2');
});

describe('what the story and the scoresheet say about', () => {
  const flat = (changes: object) => pretty(changes, 120).replaceAll(/\s+/g, ' ');
  const several = [{ setName: 'R' }, { setName: 'R U Y' }];
  const presented = [...MATCH.actions.slice(0, -1), { at: 108_000, by: 'bob', type: 'present', solutions: several }];

  test('a rejection that comes too early: it is set aside, not wrong', () => {
    const early = { at: 109_000, by: 'ann', type: 'reject', writer: 'bob', clause: 'VII-B-3' };
    const page = flat({ officiating: 'table', actions: [...presented, early] });
    expect(page).toContain("ann's rejection is set aside. Ask bob which Solution counts before you reject one.");
    expect(page).not.toContain('wrongly');
  });

  test('a writer who does not say which Solution counts: nothing is disproved', () => {
    const actions = [
      ...presented,
      { at: 109_000, by: 'ann', type: 'ask-which', writer: 'bob' },
      { at: 125_000, by: 'ann', type: 'reject', writer: 'bob', clause: 'VII-C-2-b' },
    ];
    const page = flat({ officiating: 'table', actions });
    expect(page).toContain("bob's Solution is not correct. bob did not say which Solution counts.");
    expect(page).not.toContain('disproved');
  });

  test('a round that an official takes away before it has ended', () => {
    const taken = { at: 121_000, by: 'director', type: 'take-score', player: 'bob' };
    expect(pretty({ actions: [...MATCH.actions, taken] })).toMatch(/Total +2 +6\n +Round +· +0 \(taken\)\n/);
  });

  test('a replay that waits, one that is canceled, and one under way', () => {
    const order = { at: 121_000, by: 'judge', type: 'replay-shake', players: ['ann', 'bob'] };
    const stop = [
      { at: 122_000, by: 'director', type: 'end-round' },
      { at: 123_000, by: 'director', type: 'stop-play' },
    ];
    const [roll] = MATCH.actions;
    const sheet = (actions: object[]) => flat({ actions: [...MATCH.actions, order, ...actions] });
    expect(sheet([])).toMatch(/Shake 1 ann void, to be replayed/);
    expect(sheet([{ ...roll, at: 122_000 }])).toMatch(/Shake 1 ann void, being replayed/);
    const stopped = sheet(stop);
    expect(stopped).toMatch(/Shake 1 ann void · ·/);
    expect(stopped).toContain('the director stops play. The replay of shake 1 is canceled; it stays void');
  });

  test('play that stops while players write after a challenge', () => {
    const stop = [
      { at: 107_000, by: 'director', type: 'end-round' },
      { at: 108_000, by: 'director', type: 'stop-play' },
    ];
    expect(flat({ actions: [...MATCH.actions.slice(0, -1), ...stop] })).toContain(
      'the director stops play: players finish writing',
    );
    expect(flat({ actions: [...MATCH.actions.slice(0, 6), ...stop] })).toContain(
      'the director stops play: everyone writes a Solution',
    );
  });

  test('an illegal use of the block: nobody can charge it', () => {
    const block = { at: 16_000, by: 'ann', type: 'pick-up-block' };
    const page = flat({ officiating: 'table', actions: [...MATCH.actions.slice(0, 3), block] });
    expect(page).toContain('that is illegal. ann made the latest move');
    expect(page).not.toContain('charges it');
  });

  test('who has to do what before the Goal', () => {
    const phase = (count: number) => /Phase +(.*)/.exec(pretty({ actions: MATCH.actions.slice(0, count) }))?.[1];
    expect(phase(0)).toBe('ann has to roll the cubes');
    expect(phase(1)).toMatch(/^bob has to deal the cards, until /);
    expect(phase(2)).toMatch(/^ann has to set the Goal, until /);
  });
});

test('the status of a match in progress', () => {
  const page = pretty({ actions: MATCH.actions.slice(0, 8) });
  expect(page).toContain(`  Where it stands
  Phase         bob has to move, until `);
  expect(page).toContain(`  Universe      B  BR  RY  G  BGY  blank
  Goal          1 + 2
  Required      R
  Permitted     ∪ Y
  Forbidden     4 −
  Resources     B B R G G Y ∪ ∩ ⊆ V =
`);
});

test('a lost point is on the sheet and in the story, with its clause', () => {
  const page = pretty({ actions: [...MATCH.actions.slice(0, 8), { at: 600_000, type: 'clock' }] });
  expect(page).toMatch(/− bob loses a point for running out of time \(XI-A\S*\)/);
  expect(page).toContain('! bob loses the turn');
});

test('[agloa-onsets-2023 IV-B] at a table, an illegal move stands, and the story cites its clause until it is charged', () => {
  const illegal = pretty({ officiating: 'table', actions: MATCH.actions.slice(0, 4) });
  expect(illegal).toMatch(
    /ann moves B to Required\n.* ! that is illegal\. It stands unless an opponent charges it before\n +another player acts legally\. It is bob's turn\. \(IV-B\)/,
  );
  const charged = pretty({
    officiating: 'table',
    actions: [...MATCH.actions.slice(0, 4), { at: 16_000, by: 'bob', type: 'charge', what: 'IV-B' }],
  });
  expect(charged).toMatch(/bob charges ann and is right \(IV-B\)/);
  expect(charged).toMatch(/B goes back from Required to Resources/);
});

test('why a Solution is not correct', () => {
  const wrong = { at: 108_000, by: 'bob', type: 'present', solution: { setName: 'R U G' } };
  const page = pretty({ actions: [...MATCH.actions.slice(0, -1), wrong] });
  expect(page.replaceAll(/\s+/g, ' ')).toMatch(/✗ bob's Solution is not correct\. \S.* \(VII-B-\S+\) /);
});

describe('every page', () => {
  const cases = new URL('../../../../conformance/', import.meta.url);
  const stored = readdirSync(cases)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(new URL(name, cases), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line))
    .filter(({ command }) => command === 'replay')
    .map(({ request }) => answerMatch(request));

  test.each([
    [40, 'en'],
    [80, 'en'],
    [100, 'en'],
    [40, 'es'],
    [80, 'es'],
  ] as const)('of the stored matches fits %i columns in %s', (columns, language) => {
    expect(stored.length).toBeGreaterThan(900);
    for (const answer of stored) {
      const page = prettyReplayed(answer, layout(PLAIN, columns, false, speechIn(language)));
      for (const line of page.split('\n')) expect([...line].length, page).toBeLessThanOrEqual(columns);
      expect(page).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test('says nothing by color alone', () => {
    for (const answer of stored.slice(0, 200)) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: color codes
      const stripped = prettyReplayed(answer, layout(COLOURFUL, 80)).replaceAll(/\u001b\[\d+m/g, '');
      expect(stripped).toBe(prettyReplayed(answer, layout(PLAIN, 80)));
    }
  });
});

test('on a narrow page, the players are one below the other', () => {
  const names = ['Annabel of the North', 'Bartholomew the Elder'];
  const rename = (text: string) => text.replaceAll('"ann"', `"${names[0]}"`).replaceAll('"bob"', `"${names[1]}"`);
  const page = prettyReplayed(answerMatch(JSON.parse(rename(JSON.stringify(MATCH)))), layout(PLAIN, 40));
  expect(page).toContain(`  Total
    Annabel of the North  2
    Bartholomew the Eld…  6
`);
  for (const line of page.split('\n')) expect([...line].length).toBeLessThanOrEqual(40);
});

test('the terminal obeys nothing from outside', () => {
  const evil = '\u001b[2J\u0007\u009b\u202e\r\nann';
  const renamed = JSON.parse(JSON.stringify(MATCH).replaceAll('"ann"', JSON.stringify(evil)));
  for (const officiating of ['strict', 'table']) {
    const page = prettyReplayed(answerMatch({ ...renamed, officiating, id: evil }), layout());
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  }
});

test('a malformed match is explained', () => {
  expect(pretty({ id: 9, division: 'midle' })).toBe(`! Could not be replayed  9
  There is no division "midle" in agloa-onsets-2023. Choose one of these: basic,
  elementary, middle, junior, senior.
`);
});

test('an undecided Solution counts as correct, and the story says that there is no proof', () => {
  const cubes = [...'0119999-+^^^r22335566778'];
  const page = pretty({
    id: 'open',
    rulebook: 'mlag-equations-basic-2018',
    division: 'middle',
    players: ['ann', 'bob'],
    officiating: 'strict',
    actions: [
      { at: 0, by: 'ann', type: 'roll', cubes },
      { at: 5_000, by: 'ann', type: 'set-goal', goal: '1' },
      { at: 7_000, by: 'bob', type: 'move', cube: '9', to: 'required' },
      { at: 9_000, by: 'ann', type: 'move', cube: 'r', to: 'required' },
      { at: 11_000, by: 'bob', type: 'challenge', claim: 'impossible' },
      { at: 20_000, by: 'ann', type: 'present', solution: { equation: '(0-2)^r(9^(9^9)+1)=1' } },
    ],
  });
  expect(page.replace(/\s+/g, ' ')).toContain(
    "! ann's Solution counts as correct, but we have no proof. We cannot decide whether (0−2)*√(9*(9*9)+1) names a number.",
  );
  expect(page).toContain('after an Impossible challenge: ann 6, bob 2');
});
