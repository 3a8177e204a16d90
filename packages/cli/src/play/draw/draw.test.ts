// Tables as text on terminals of every width.
import { stripVTControlCharacters } from 'node:util';
import type { Action } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { COLOURFUL, PLAIN } from '../../colour.ts';
import { EQUATIONS_START, ON_SETS_START, seatAt, tableAfter } from '../../testing/seats.ts';
import { timeLeft } from '../timing.ts';
import { wordsAt } from '../words.ts';
import { beside, box, flow, widthShown } from './blocks.ts';
import { dutyLines } from './duty.ts';
import { variationTexts } from './parts.ts';
import { drawTable, tableWidth } from './table.ts';

const onSets = seatAt(
  tableAfter([
    ...ON_SETS_START,
    { type: 'move', by: 'bob', cube: 'B', to: 'required' },
    { type: 'move', by: 'Mary Jane', cube: 'U', to: 'permitted' },
  ]),
);
const equations = seatAt(
  tableAfter([...EQUATIONS_START, { type: 'move', by: 'bob', cube: 'r', to: 'forbidden' }], {
    book: 'mlag-equations-basic-2018',
    players: ['ann', 'bob'],
  }),
);

const style = { paint: PLAIN, plain: false };

describe.each([
  ['On-Sets', onSets],
  ['Equations', equations],
])('%s', (_game, seat) => {
  test.each([40, 80, 120])('on %i columns', (columns) => {
    expect(`\n${drawTable(seat, columns, style).join('\n')}\n`).toMatchSnapshot();
  });

  test('for a screen reader', () => {
    const spoken = { ...seat, words: wordsAt(seat.view.book, true) };
    const lines = drawTable(spoken, 80, { paint: PLAIN, plain: true });
    expect(`\n${lines.join('\n')}\n`).toMatchSnapshot();
    // Every line reads well aloud: no frames, no arrows, no signs.
    expect(lines.join('')).toMatch(/^[A-Za-z0-9 .,:;()-]*$/);
  });

  test('no line is wider than its terminal, and color changes no letter', () => {
    for (let columns = 20; columns <= 200; columns += 1) {
      const width = tableWidth(columns);
      const plain = drawTable(seat, width, style);
      for (const line of plain) expect(widthShown(line)).toBeLessThanOrEqual(width);
      const coloured = drawTable(seat, width, { paint: COLOURFUL, plain: false });
      expect(coloured.map((line) => stripVTControlCharacters(line).trimEnd())).toEqual(
        plain.map((line) => line.trimEnd()),
      );
    }
  });
});

test('colors are those of the dots', () => {
  expect(drawTable(onSets, 80, { paint: COLOURFUL, plain: false }).join('\n')).toContain('\u001b[94mB\u001b[39m');
});

test('before the roll there is no mat', () => {
  expect(drawTable(seatAt(tableAfter([])), 80, style)).toEqual([
    'AGLOA On-Sets 2023-24, middle, shake 1',
    '▸ ann (you)   0  rolls',
    '  bob         0',
    '  Mary Jane   0',
  ]);
});

test('the rolled cubes are shown during the deal, and a screen reader hears of no empty mat', () => {
  const [roll] = ON_SETS_START;
  const rolled = seatAt(tableAfter(roll ? [roll] : []), 'Mary Jane');
  expect(drawTable(rolled, 80, style).join('\n')).toMatch(/Resources · 18 cubes[\s\S]*▸ ann +0\n/);
  expect(drawTable(seatAt(tableAfter([])), 80, { paint: PLAIN, plain: true })).toEqual([
    'AGLOA On-Sets 2023-24, middle, shake 1',
    'ann, you: 0 points, rolls.',
    'bob: 0 points.',
    'Mary Jane: 0 points.',
  ]);
});

test('variations of every shake appear beside the chosen ones', () => {
  const seat = seatAt(tableAfter([], { book: 'mlag-onsets-adventurous-2017', division: 'senior', variations: true }));
  expect(variationTexts(seat)).toContain('∪ and ∩ Interchangeable (every shake)');
  const without = seatAt(tableAfter([], { book: 'mlag-onsets-adventurous-2017', division: 'senior' }));
  expect(variationTexts(without)).toEqual([]);
});

describe('Solutions that the table waits for', () => {
  const page = { paint: PLAIN, width: 200 };
  const moved: Action[] = [...ON_SETS_START, { type: 'move', by: 'bob', cube: 'B', to: 'required' }];

  test('a checker sees what was written', () => {
    const table = tableAfter(
      [
        ...moved,
        { type: 'move', by: 'Mary Jane', cube: 'R', to: 'required' },
        { type: 'challenge', by: 'bob', claim: 'now' },
        { type: 'present', by: 'bob', solution: { setName: 'B U R' } },
        { type: 'decline', by: 'ann' },
      ],
      { officiating: 'table' },
    );
    expect(dutyLines(seatAt(table), page)[0]).toContain('Check this Solution: B ∪ R (by bob). Type accept');
  });

  test('[mlag-onsets-basic-2011 BOS12] a Force Out can be challenged', () => {
    const table = tableAfter([...moved, { type: 'force-out', by: 'Mary Jane' }], { book: 'mlag-onsets-basic-2011' });
    expect(dutyLines(seatAt(table), page)[0]).toMatch(/Or: decline, or challenge: force-out-a, force-out-b$/);
  });

  test('[mlag-onsets-basic-2011 BOS15] after a flub, the table asks for the safe move', () => {
    const table = tableAfter([...moved, { type: 'challenge', by: 'ann', claim: 'a-flub' }], {
      book: 'mlag-onsets-basic-2011',
    });
    expect(dutyLines(seatAt(table), page)[0]).toContain(
      'the move that would have been safe: write B U R || avoid G to',
    );
  });
});

test('[agloa-onsets-2023 II-C-3] with two players, the second must choose two variations', () => {
  const [roll] = ON_SETS_START;
  const started: Action[] = [
    ...(roll ? [roll] : []),
    { type: 'deal', by: 'bob', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
  ];
  const laid = { players: ['ann', 'bob'], variations: true };
  const page = { paint: PLAIN, width: 200 };
  expect(dutyLines(seatAt(tableAfter(started, laid)), page).join(' ')).toMatch(
    /^Choose a variation, .*Type vars and its name/,
  );
  const chosen: Action = { type: 'choose-variations', by: 'ann', variations: [{ name: 'two-operations' }] };
  expect(dutyLines(seatAt(tableAfter([...started, chosen], laid), 'bob'), page).join(' ')).toMatch(
    /^Choose two variations, such as [^,.]+, [^,.]+\. Type vars and both names, with a comma between them/,
  );
});

test('the table says what it waits for and what to type', () => {
  const page = { paint: PLAIN, width: 80 };
  expect(dutyLines(onSets, page).join(' ')).toContain('Your move: type a cube and r, p or f, such as');
  expect(dutyLines(seatAt(tableAfter([])), page)).toEqual(['Roll the cubes. Type: roll']);
  expect(dutyLines(seatAt(tableAfter(ON_SETS_START)), page)).toEqual(['bob is thinking.']);
});

describe('blocks', () => {
  test('a box has the requested width', () => {
    for (const line of box('A very long title', ['x'], 12, style)) expect(widthShown(line)).toBe(12);
  });

  test('pieces flow onto the next line', () => {
    expect(flow(['[a]', '[b]', '[c]'], 7)).toEqual(['[a] [b]', '[c]']);
  });

  test('columns of different heights', () => {
    expect(beside([['ab', 'c'], ['d']])).toEqual(['ab d', 'c']);
  });
});

test('a player hears which correction is open and how to withdraw it', () => {
  const [roll, deal, goal] = ON_SETS_START;
  const table = tableAfter([
    ...(roll && deal && goal ? [roll, deal, goal] : []),
    { type: 'challenge', by: 'bob', claim: 'impossible' },
    { type: 'decline', by: 'ann' },
    { type: 'decline', by: 'Mary Jane' },
    { type: 'end-round', by: 'director' },
    { type: 'correct-score', by: 'ann', shake: 1, player: 'ann', score: 8 },
    { type: 'sign', by: 'ann' },
  ]);
  expect(dutyLines(seatAt(table), { paint: PLAIN, width: 400 })).toEqual([
    'bob and Mary Jane still have to sign. A correction is open: 8 for ann in shake 1. It counts when everybody has signed, and bots sign only the scores that the program counted. To withdraw the correction, type: correct 1 ann 2',
  ]);
});

const prompt = (actions: readonly Action[], laid: object, you = 'ann') =>
  dutyLines(seatAt(tableAfter([...ON_SETS_START, ...actions], laid), you), { paint: PLAIN, width: 400 }).join(' ');

test('a player who holds the block hears what it costs to put it back', () => {
  const block: Action[] = [{ type: 'pick-up-block', by: 'bob' }];
  expect(prompt(block, {}, 'bob')).toMatch(/or put it back: down \(costs a point\)$/);
  expect(prompt(block, { book: 'mlag-onsets-basic-2019' }, 'bob')).toMatch(/or put it back: down$/);
});

test('a writer of several Solutions sees them numbered, and how long there is to answer', () => {
  const asked: Action[] = [
    { type: 'challenge', by: 'bob', claim: 'impossible' },
    { type: 'present', by: 'ann', solutions: [{ setName: 'B U R' }, { setName: 'B' }] },
    { type: 'decline', by: 'Mary Jane' },
    { type: 'ask-which', by: 'bob', writer: 'ann' },
  ];
  const all = 'Your paper has these Solutions: 1. B ∪ R; 2. B. Say which one counts: indicate 1.';
  expect(prompt(asked, { officiating: 'table' })).toBe(`bob asks which one counts. ${all}`);
  expect(prompt(asked.slice(0, -1), { officiating: 'table' })).toBe(all);
  const clocked = tableAfter([...ON_SETS_START, ...asked], { officiating: 'table', clocks: 'book' });
  const seat = seatAt(clocked);
  expect(dutyLines(seat, { paint: PLAIN, width: 400 }).join('')).toBe(
    `bob asks which one counts. ${all} You have ten seconds.`,
  );
  expect(timeLeft(seat.view, 'ann', 9_000)).toBe('0:07');
});

describe('a player who has nothing to do hears whom the table waits for', () => {
  const BOTH = { players: ['ann', 'bob'] };
  const challenged: Action[] = [
    { type: 'challenge', by: 'bob', claim: 'impossible' },
    { type: 'decline', by: 'ann' },
  ];

  test('one player on turn', () => expect(prompt([], {})).toBe('bob is thinking.'));

  test('those who still write', () => {
    expect(prompt(challenged, {})).toBe('Mary Jane is thinking.');
    const stopped: Action[] = [
      { type: 'end-round', by: 'director' },
      { type: 'stop-play', by: 'director' },
      { type: 'decline', by: 'ann' },
    ];
    expect(prompt(stopped, {})).toBe('bob and Mary Jane are thinking.');
  });

  test('the only opponent, by name', () => {
    const start = ON_SETS_START.slice(0, 1);
    const waits = seatAt(tableAfter([...start, { type: 'deal', by: 'bob', cards: 6 }], BOTH), 'bob');
    expect(dutyLines(waits, { paint: PLAIN, width: 400 })).toEqual(['ann is thinking.']);
    // She has rolled, and he deals.
    expect(dutyLines(seatAt(tableAfter(start, BOTH)), { paint: PLAIN, width: 400 })).toEqual(['bob is thinking.']);
  });

  test('one who has left hears how to come back', () => {
    const left: Action = { type: 'leave', by: 'bob' };
    expect(prompt([left], {}, 'bob')).toBe('You have left. Type return to come back.');
  });
});

describe('the box of the players', () => {
  const players = ["Pat O'Neil", 'bob', 'Bartholomew the Second'];
  const table = tableAfter([{ type: 'roll', by: "Pat O'Neil", cubes: [...'124BBRRGGYYUUN-CV='] }], { players });
  table.act({ type: 'deal', by: 'Bartholomew the Second', cards: 6 }, 2000);
  const drawn = (width: number, you = "Pat O'Neil") =>
    drawTable(seatAt(table, you), width, { paint: PLAIN, plain: false }).join('\n');

  test.each([60, 72, 80, 112, 120])('says what a player with a long name does, %i wide', (width) => {
    expect(drawn(width)).toContain('sets the Goal');
  });

  test.each([80, 120])('is wide enough for the names, %i wide', (width) => {
    expect(drawn(width)).toContain("Pat O'Neil (you)   0  sets the Goal");
  });

  test('cuts a long name where there is no room', () => {
    expect(drawn(60, 'Bartholomew the Second')).toMatch(/Bar[a-z]*… \(you\)/);
    for (const width of [60, 72, 80, 112, 120])
      for (const line of drawn(width).split('\n')) expect(widthShown(line)).toBeLessThanOrEqual(width);
  });
});
