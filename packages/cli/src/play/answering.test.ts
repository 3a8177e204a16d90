// Questions at the table that change nothing: variations and symbols explained, Solutions tried before a challenge or after the shake.
import { type Action, BOOK_IDS, books, type DivisionId } from '@openshake/rules';
import { VARIATION_IDS } from '@openshake/rules/onsets';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { EQUATIONS_START, ON_SETS_START, seatAt, tableAfter } from '../testing/seats.ts';
import { type Answered, type Asked, answerTalk } from './answering.ts';
import { dutyLines } from './draw/duty.ts';
import { goalText } from './draw/parts.ts';
import { onOffer } from './variationHelp.ts';

const page = { paint: PLAIN, width: 80 };

/** The answer to this question, on one line. */
function told(talk: Answered, about: string, table = tableAfter(ON_SETS_START), more: Partial<Asked> = {}): string {
  const seat = seatAt(table, 'ann');
  const asked = { about, you: 'ann', seat, table, at: table.count * 1000, page, ...more } as Asked;
  return answerTalk(talk, asked).join(' ').replaceAll(/\s+/g, ' ').trim();
}

const choosing = tableAfter([...ON_SETS_START.slice(0, 1), { type: 'deal', by: 'Mary Jane', cards: 10 }], {
  variations: true,
  division: 'senior',
});

describe('help with a variation', () => {
  test.each(['Wild Cube', 'wild-cube', 'wild cube G'])('%s: what it does, its blank, and how to type it', (name) => {
    const text = told('help', name, choosing);
    expect(text).toContain('Wild Cube: the cube that you name may stand for any symbol except a digit');
    expect(text).toMatch(/Its blank is a cube with any symbol except a digit\. Type: vars wild-cube [A-Z]/);
  });

  test.each(VARIATION_IDS)('%s is explained in every rulebook of On-Sets', (name) => {
    for (const book of BOOK_IDS.filter((id) => books[id].game === 'on-sets'))
      for (const division of Object.keys(books[book].divisions) as DivisionId[]) {
        const text = told('help', name, tableAfter([], { book, division, variations: true }));
        expect(text).toMatch(/: .*(Type: vars|Nobody can choose it|in force in this shake)/);
        expect(text).not.toMatch(/undefined|no command/);
      }
  });

  test('vars lists those on offer, and the prompt says so', () => {
    const text = told('help', 'vars', choosing);
    const seat = seatAt(choosing, 'ann');
    expect(onOffer(seat).length).toBeGreaterThan(5);
    for (const name of onOffer(seat)) expect(text).toContain(`vars ${name}`);
    expect(dutyLines(seat, page).join(' ')).toMatch(
      /Type help [a-z-]+\s+to learn about one,\s+or help\s+vars to learn about all of\s+them\./,
    );
  });

  test('a match without variations says so', () => {
    expect(told('help', 'Two Solutions')).toContain('This match is played without variations.');
  });
});

describe('help with a symbol', () => {
  const senior = tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018', division: 'senior' });

  test.each([
    ['su3', /^Sideways and upside-down .* su3 for minus one third/],
    ['s5', /^Sideways \(/],
    ['upside-down', /^Upside-down \(/],
    ['0 wild', /^0 Wild /],
    ['√', /: root\./],
  ])('%s in Equations', (about, text) => {
    expect(told('help', about, senior)).toMatch(text);
  });

  test('only if turned cubes are played', () => {
    const middle = tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018', division: 'middle' });
    expect(told('help', 'su3', middle)).toContain('There is no command "su3"');
  });

  test.each(['∪', 'union', 'B', '4'])('%s in On-Sets', (about) => {
    expect(told('help', about)).not.toContain('no command');
  });
});

describe('a Solution tried before anybody challenges', () => {
  const moved = tableAfter([
    ...ON_SETS_START,
    { type: 'move', by: 'bob', cube: 'R', to: 'required' },
    { type: 'move', by: 'Mary Jane', cube: 'U', to: 'permitted' },
  ]);

  test('is right with any cubes from Resources, but would be wrong after Now', () => {
    const text = told('try', 'R U Y');
    expect(text).toMatch(/^Nobody has challenged yet, so the Solution may use any cubes from Resources\. ✓ Correct/);
    expect(text).toMatch(
      /After a Now challenge, it would not be correct\. Only one cube may come from Resources .* takes 3/,
    );
    expect(text).not.toContain('an Impossible challenge');
  });

  test('would be right after Now too', () => {
    expect(told('try', 'R U Y', moved)).toMatch(
      /✓ Correct .*It would also be correct after a Now challenge: it uses at most one cube from Resources\.$/,
    );
  });

  test('is wrong either way', () => {
    expect(told('try', 'B U R', moved)).toMatch(/✗ Not correct .*names 4 cards/);
    expect(told('try', 'B U R', moved)).not.toContain('After a Now challenge');
  });

  test('after a challenge, is judged by that challenge alone', () => {
    const challenged = tableAfter([...ON_SETS_START, { type: 'challenge', by: 'bob', claim: 'impossible' }]);
    expect(told('try', 'R U Y', challenged)).toMatch(/^✓ Correct .*After an Impossible challenge/);
  });
});

describe('after a shake', () => {
  const actions: Action[] = [
    ...ON_SETS_START,
    { type: 'challenge', by: 'bob', claim: 'impossible' },
    { type: 'decline', by: 'Mary Jane' },
  ];
  const before = tableAfter(actions).match;
  const last: Action = { type: 'decline', by: 'ann' };

  test('a Solution is tried at the table of that shake', () => {
    const table = tableAfter([...actions, last]);
    expect(told('try', 'R U Y', table, { lastShake: before })).toMatch(
      /^This is judged at the table of the last shake\. ✓ Correct .*After an Impossible challenge/,
    );
    expect(told('try', 'R U Y', table)).toBe('There is no Goal yet, so there is nothing to write a Solution for.');
    const rolled = tableAfter([...actions, last, { type: 'roll', by: 'bob', cubes: [...'124BBRRGGYYUUN-CV='] }]);
    expect(told('try', 'R U Y', rolled, { lastShake: before })).toContain('There is no Goal yet');
  });

  test('why explains its scores, not who signs', () => {
    const table = tableAfter(actions);
    const seen = () => table.view('ann', 62_000);
    const before = seen();
    const scored = { act: last, events: table.act(last, 60_000).events, before, view: seen(), ended: [] };
    table.act({ type: 'end-round', by: 'director' }, 61_000);
    const over = seen();
    const sign: Action = { type: 'sign', by: 'bob' };
    const signed = table.act(sign, 62_000);
    expect(signed.ok).toBe(true);
    const latest = { act: sign, events: signed.events, before: over, view: seen(), ended: [] };
    const text = told('why', '', table, { scored, latest });
    expect(text).toMatch(/bob scores \d \(X-/);
    expect(text).not.toContain('signs');
  });
});

describe('why and a player', () => {
  const challenged: Action[] = [
    ...ON_SETS_START,
    { type: 'challenge', by: 'bob', claim: 'impossible' },
    { type: 'present', by: 'Mary Jane', solution: { setName: 'B U R' } },
  ];
  const checking = tableAfter([...challenged, { type: 'decline', by: 'ann' }], { officiating: 'table' });

  test('a Solution that is face down', () => {
    expect(told('why', 'Mary Jane', tableAfter(challenged))).toBe(
      "Mary Jane's Solution is face down until everybody has written. Then type why and the name again.",
    );
  });

  test('says nothing about a Solution that is not settled', () => {
    expect(told('why', 'mary jane', checking)).toBe(
      "Mary Jane's Solution is not settled yet. To see what the judge would say about it, type try and the Solution.",
    );
  });

  test('shows the Solution of the last shake, or says that there is none', () => {
    const done = { lastShake: checking.match };
    expect(told('why', 'Mary Jane', undefined, done)).toMatch(/^Mary Jane's Solution ✗ Not correct .*names 4 cards/);
    expect(told('why', 'Mary Jane')).toMatch(/^Mary Jane has handed in no Solution\. .* why now/);
    expect(told('why', 'now', undefined, done)).not.toContain('Mary Jane');
  });
});

describe('why a word is closed', () => {
  const writing = tableAfter([...ON_SETS_START, { type: 'challenge', by: 'bob', claim: 'impossible' }]);

  test.each(['why', 'help'] as const)('%s bonus while players write', (talk) => {
    expect(told(talk, 'bonus', writing)).toContain(
      'You may make a bonus move only before you set the Goal, or before your regular move on your turn.',
    );
  });

  test('no cards are dealt in Equations', () => {
    const table = tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018' });
    expect(told('why', 'roll', table)).toContain('The cubes for this shake are already rolled. Play on.');
    expect(told('why', 'roll', writing)).toContain('The cubes are already rolled and the cards are dealt. Play on.');
  });
});

describe('two Solutions with a wild cube', () => {
  const two = { name: 'two-solutions' };
  const wild = { name: 'wild-cube', cube: 'Y' };
  const seat = seatAt(tableAfter(ON_SETS_START));
  const chosen = {
    ...seat,
    view: { ...seat.view, variations: true, table: { ...seat.view.table, variations: [two, wild] } },
  };

  test('help shows both, each with what is wild', () => {
    expect(told('help', 'write', undefined, { seat: chosen })).toMatch(/write (.+) \| wild Y:\S & (.+) \| wild Y:\S/);
  });

  test('if one does not say what is wild, the answer says so', () => {
    const note =
      /Solution 1 does not say what is wild\. If Y:- counts there too, put \| wild Y:- after each Solution\./;
    expect(told('try', 'B Y R & G Y R | wild Y:-', undefined, { seat: chosen })).toMatch(note);
    expect(told('try', 'B Y R | wild Y:- & G Y R | wild Y:-', undefined, { seat: chosen })).not.toMatch(note);
    expect(told('try', 'B U R & G Y R | wild Y:-', undefined, { seat: chosen })).not.toMatch(note);
  });
});

describe('a Goal that shows its grouping by spaces', () => {
  const [roll] = EQUATIONS_START;
  const spaced = (goal: string) =>
    tableAfter([...(roll ? [roll] : []), { type: 'set-goal', by: 'ann', goal }], {
      book: 'mlag-equations-basic-2018',
    });

  test('is shown beside the form with parentheses, and that form can be typed back', () => {
    const table = spaced('9x 8-7');
    const shown = goalText(seatAt(table));
    expect(shown).toBe('9× 8−7 = 9×(8−7) = 9');
    expect(goalText(seatAt(table, 'ann', true))).toBe('9 times 8 minus 7 equals 9 times (8 minus 7) equals 9');
    expect(told('try', `3x(5-2)=${shown.split(' = ')[1]}`, table)).not.toContain('grouped');
  });

  test('a Solution with the spaces hears what to write', () => {
    expect(told('try', '3x(5-2)=9× 8−7', spaced('9x 8-7'))).toContain(
      'The Goal is not grouped as it is on the mat. In the Equation, write it as 9×(8−7).',
    );
  });

  test('is shown once if the spaces group nothing', () => {
    expect(goalText(seatAt(spaced('9 x 8')))).toBe('9 × 8 = 72');
    expect(goalText(seatAt(spaced('9x(8-7)')))).toBe('9×(8−7) = 9');
  });
});
