// Stored matches: every way that one can be malformed, what is rewritten in the program's letters, and what passes through untouched.
import { ACTION_TYPES } from '@openshake/rules';
import { wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';
import { describe, expect, test } from 'vitest';
import { parseReplayRequest } from './replayRequest.ts';

const { say } = wordsIn(en);

const good = {
  id: 'x',
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  players: ['ann', 'bob', 'cy'],
  actions: [{ at: 0, by: 'ann', type: 'agree' }],
};
const equations = { ...good, rulebook: 'mlag-equations-basic-2018' };

const without = (field: keyof typeof good) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== field));
const acting = (...actions: unknown[]) => parseReplayRequest({ ...good, actions });
const readOf = (action: object, match: object = good) => {
  const parsed = parseReplayRequest({ ...match, actions: [{ at: 0, by: 'ann', ...action }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.facts));
  return parsed.request.actions[0];
};
const complaint = (action: unknown) => {
  const parsed = acting(action);
  return parsed.ok ? 'in order' : say(parsed.facts);
};

test.each(['constructor', 'prototype', 'toString'])('a player may be called %s, and so may a person', (name) => {
  const named = { ...good, players: ['ann', name] };
  expect(parseReplayRequest({ ...named, people: { [name]: name } })).toMatchObject({
    ok: true,
    request: { players: ['ann', name] },
    people: { [name]: name },
  });
  const odd = parseReplayRequest({ ...named, people: { [name]: 5 } });
  expect(odd.ok ? 'in order' : say(odd.facts)).toContain('"people" must be');
});

const PLAYERS = 'a list of two or three names in clockwise order, starting with the first Goal-setter';

describe('a malformed match is answered with what is wrong', () => {
  test.each<[why: string, request: unknown, message: string]>([
    ['a list', [], 'A request must be a JSON object, such as {"rulebook":…,"division":…}. This is an empty list.'],
    [
      'no rulebook',
      without('rulebook'),
      '"rulebook" is missing. It must be the id of a rulebook, such as "agloa-onsets-2023".',
    ],
    ['no players', without('players'), `"players" is missing. It must be ${PLAYERS}.`],
    ['players that are no list', { ...good, players: 'ann' }, `"players" must be ${PLAYERS}. Here it is "ann".`],
    ['one player', { ...good, players: ['ann'] }, `"players" has 1 name. It must be ${PLAYERS}.`],
    ['four players', { ...good, players: [...'abcd'] }, `"players" has 4 names. It must be ${PLAYERS}.`],
    ['a number as a name', { ...good, players: ['ann', 7] }, 'In "players", 7 is not a name.'],
    ['nothing as a name', { ...good, players: ['ann', null] }, 'In "players", null is not a name.'],
    ['an empty name', { ...good, players: ['ann', ' '] }, 'In "players", " " is not a name.'],
    ['a name twice', { ...good, players: ['ann', 'ann'] }, '"ann" is in "players" twice. Choose different names.'],
    [
      'a judge at play',
      { ...good, players: ['ann', 'judge'] },
      'A player may not be called "judge". Choose another name.',
    ],
    [
      'a name that breaks JSON objects',
      { ...good, players: ['ann', '__proto__'] },
      'A player may not be called "__proto__". Choose another name.',
    ],
    [
      'unknown officiating',
      { ...good, officiating: 'lax' },
      '"officiating" must be one of these: "strict", "table". Here it is "lax".',
    ],
    ['unknown clocks', { ...good, clocks: 5 }, '"clocks" must be one of these: "book", "none". Here it is 5.'],
    [
      'variations that are a list',
      { ...good, variations: [] },
      '"variations" must be true or false. Here it is an empty list.',
    ],
    ['no actions', without('actions'), '"actions" is missing. It must be a list of actions.'],
    [
      'actions that are no list',
      { ...good, actions: {} },
      '"actions" must be a list of actions. Here it is an object.',
    ],
    [
      'several troubles',
      { ...good, clocks: 'mine', actions: 'none' },
      '"clocks" must be one of these: "book", "none". Here it is "mine". "actions" must be a list of actions. Here it is "none".',
    ],
  ])('%s', (_why, request, message) => {
    const parsed = parseReplayRequest(request);
    expect(parsed.ok ? '' : say(parsed.facts)).toBe(message);
  });

  test.each<[action: unknown, message: string]>([
    [7, 'Action 0: An action must be an object, such as {"at":0,"by":"ann","type":"agree"}. This is 7.'],
    [
      { by: 'ann', type: 'agree' },
      'Action 0 (agree): "at" is missing. It must be a whole number: the milliseconds since the match began.',
    ],
    [
      { at: 1.5, by: 'ann', type: 'agree' },
      'Action 0 (agree): "at" must be a whole number: the milliseconds since the match began. Here it is 1.5.',
    ],
    [
      { at: -1, by: 'ann', type: 'agree' },
      'Action 0 (agree): "at" must be a whole number: the milliseconds since the match began. Here it is -1.',
    ],
    [
      { at: 0, type: 'agree' },
      'Action 0 (agree): "by" is missing. It must be the one who acts: a player, "judge" or "director".',
    ],
    [
      { at: 0, by: '', type: 'move', cube: {}, to: 3 },
      'Action 0 (move): "by" must be the one who acts: a player, "judge" or "director". Here it is "". "cube" must be a cube, such as "1". Here it is an object. "to" must be one of these: "required", "permitted", "forbidden". Here it is 3.',
    ],
    [
      { at: 0, by: 'ann', type: 'challenge' },
      'Action 0 (challenge): "claim" is missing. It must be the name of a challenge, such as "now".',
    ],
    [
      { at: 0, by: 'ann', type: 'deal', cards: 'six' },
      'Action 0 (deal): "cards" must be a list of cards, such as ["B","RY","blank"], or the number of cards. Here it is "six".',
    ],
    [
      { at: 0, by: 'ann', type: 'roll', cubes: [['B']] },
      'Action 0 (roll): "cubes" must be a list of cubes, such as ["1","2"]. Here it is a list.',
    ],
    [
      { at: 0, by: 'judge', type: 'rule', question: 'equals', answer: 'maybe' },
      'Action 0 (rule): "answer" must be one of these: "yes", "no". Here it is "maybe".',
    ],
    [
      { at: 0, by: 'ann', type: 'correct-score', shake: '1', player: 'ann', score: 4.5 },
      'Action 0 (correct-score): "shake" must be a whole number. Here it is "1". "score" must be a whole number. Here it is 4.5.',
    ],
    [
      { at: 0, by: 'judge', type: 'replay-shake', players: 'ann' },
      'Action 0 (replay-shake): "players" must be a list of names. Here it is "ann".',
    ],
  ])('%j', (action, message) => {
    expect(complaint(action)).toBe(message);
  });

  test('the answer to an unknown action lists the actions that exist', () => {
    expect(complaint({ at: 0, by: 'ann', type: 'dance' })).toMatch(
      /^Action 0: There is no action "dance"\. Choose one of these: roll, deal, .*, clock\.$/,
    );
    expect(complaint({ at: 0, by: 'ann' })).toMatch(/^Action 0: "type" is missing\. It must be one of these: roll/);
    for (const type of ['constructor', 'toString', '__proto__', 5]) expect(complaint({ type })).toContain('no action');
  });

  test('names the first three of many wrong actions, counted from 0', () => {
    const parsed = acting({ at: 0, by: 'ann', type: 'agree' }, 1, 2, 3, 4, 5);
    expect(parsed.ok ? '' : say(parsed.facts)).toMatch(
      /^Action 1: .* Action 2: .* Action 3: .* 2 more actions are malformed\.$/,
    );
  });

  test('endless nesting is no trouble', () => {
    const deep = Array.from({ length: 100_000 }).reduce((inner) => [inner], []);
    expect(acting({ at: 0, by: 'ann', type: 'present', solution: deep }).ok).toBe(true);
    for (const value of [deep, { at: deep, by: deep, type: deep }, { at: 0, by: 'ann', type: 'roll', cubes: deep }]) {
      expect(acting(value).ok).toBe(false);
    }
  });
});

describe('a match in order', () => {
  test('gets the defaults for what is left out', () => {
    const { id: _, ...request } = good;
    expect(parseReplayRequest(good)).toEqual({
      ok: true,
      id: 'x',
      request: { ...request, officiating: 'strict', clocks: 'book', variations: true },
      people: {},
    });
    const told = { officiating: 'table', clocks: 'none', variations: false };
    expect(parseReplayRequest({ ...good, ...told })).toMatchObject({ request: told });
  });

  test('has names beside it, never in it', () => {
    const [first = ''] = good.players;
    const parsed = parseReplayRequest({ ...good, people: { [first]: 'Mia' } });
    expect(parsed).toMatchObject({ ok: true, people: { [first]: 'Mia' } });
    expect(JSON.stringify('request' in parsed && parsed.request)).not.toContain('Mia');
    for (const people of [['Mia'], 'Mia', { [first]: 7 }, { [first]: '' }, { [first]: 'x'.repeat(41) }])
      expect(parseReplayRequest({ ...good, people })).toMatchObject({ facts: { key: 'field.wrong', field: 'people' } });
    expect(parseReplayRequest({ ...good, people: { zoe: 'Zoe' } })).toMatchObject({
      facts: { key: 'people.stranger', name: '"zoe"' },
    });
  });

  test('every action has its fields, and no others', () => {
    const every = {
      at: 5,
      by: 'ann',
      cubes: ['B'],
      cards: ['B'],
      variations: [],
      cube: 'B',
      to: 'required',
      goal: '1',
      claim: 'now',
      moved: {},
      what: 'x',
      side: 'mover',
      solution: {},
      solutions: [],
      avoid: {},
      writer: 'bob',
      clause: 'x',
      interpretation: 'x',
      question: 'x',
      shake: 1,
      player: 'bob',
      score: 4,
      answer: 'yes',
      second: 'x',
      players: ['ann'],
      which: [1],
      shakes: [1],
      nonsense: 1,
    };
    const fields = Object.fromEntries(
      ACTION_TYPES.map((type) => {
        const { at: _, by: __, type: ___, ...rest } = readOf({ ...every, type }) as unknown as Record<string, unknown>;
        return [type, Object.keys(rest).join(' ')];
      }),
    );
    expect(fields).toEqual({
      roll: 'cubes',
      deal: 'cards',
      'choose-variations': 'variations',
      bonus: 'cube',
      'set-goal': 'goal',
      'no-goal': '',
      agree: '',
      move: 'cube to',
      shift: 'cube to',
      'force-out': '',
      'pick-up-block': '',
      'put-down-block': '',
      challenge: 'claim moved',
      charge: 'what',
      'take-back': '',
      join: 'side',
      present: 'solution solutions avoid moved',
      decline: '',
      accept: 'writer',
      reject: 'writer clause interpretation',
      'call-judge': 'question writer',
      'ask-which': 'writer',
      indicate: 'which',
      leave: '',
      return: '',
      sign: '',
      'correct-score': 'shake player score',
      rule: 'question answer writer clause',
      warn: 'player clause',
      penalize: 'player clause second',
      'approve-penalty': 'player',
      disqualify: 'player clause',
      'replay-shake': 'players shakes',
      'replay-round': 'players',
      'take-score': 'player clause shake score',
      'end-round': '',
      'stop-play': '',
      clock: '',
    });
  });

  test('the clock is not an action of a seat', () => {
    expect(acting({ at: 9, type: 'clock' })).toMatchObject({ request: { actions: [{ at: 9, type: 'clock' }] } });
  });

  test('cubes and cards come out in the letters of the program, however they were written', () => {
    expect(readOf({ type: 'roll', cubes: ['∪', ' n ', '′', 'b', 4] })).toMatchObject({
      cubes: ['U', 'N', "'", 'B', '4'],
    });
    expect(readOf({ type: 'move', cube: '⊆', to: ' Required ' })).toMatchObject({ cube: 'C', to: 'required' });
    expect(readOf({ type: 'bonus', cube: 'λ' })).toMatchObject({ cube: 'A' });
    expect(readOf({ type: 'deal', cards: ['yr', 'Blank'] })).toMatchObject({ cards: ['RY', 'blank'] });
    expect(readOf({ type: 'deal', cards: 6 })).toMatchObject({ cards: 6 });
    expect(readOf({ type: 'challenge', claim: 'Now' })).toMatchObject({ claim: 'now' });
    expect(readOf({ type: 'rule', question: 'equals', answer: false })).toMatchObject({ answer: 'no' });
    expect(readOf({ type: 'roll', cubes: ['×', '÷', '√', '*', 0] }, equations)).toMatchObject({
      cubes: ['x', '/', 'r', '^', '0'],
    });
  });

  test('anything that is not a cube, card, section or claim is left for the table to refuse', () => {
    expect(readOf({ type: 'roll', cubes: ['Q', '', 12] })).toMatchObject({ cubes: ['Q', '', '12'] });
    expect(readOf({ type: 'move', cube: 'x', to: 'nowhere' })).toMatchObject({ cube: 'x', to: 'nowhere' });
    expect(readOf({ type: 'deal', cards: ['BB'] })).toMatchObject({ cards: ['BB'] });
    expect(readOf({ type: 'challenge', claim: 'bingo' })).toMatchObject({ claim: 'bingo' });
    expect(readOf({ type: 'join', side: 'neither' })).toMatchObject({ side: 'neither' });
  });

  test.each([
    [{ type: 'set-goal', goal: 7 }],
    [{ type: 'set-goal' }],
    [{ type: 'choose-variations', variations: [7, null, { name: [] }] }],
    [{ type: 'present' }],
    [{ type: 'present', solution: [[]], solutions: 5, avoid: null, moved: 'x' }],
    [{ type: 'challenge', claim: 'a-flub', moved: [1] }],
    [{ type: 'reject', writer: 'bob', clause: 'x', interpretation: { deep: [] } }],
  ])('what is judged passes through as it is: %j', (action) => {
    expect(readOf(action)).toEqual({ at: 0, by: 'ann', ...action });
  });

  test.each([[0], [''], [null], [[1]], [{ a: 1 }]])('the id comes back as it is: %j', (id) => {
    expect(parseReplayRequest({ ...good, id })).toMatchObject({ ok: true, id });
    expect(parseReplayRequest({ id })).toMatchObject({ ok: false, id });
  });
});
