// What random matches have found, each as the shortest match that shows it.
import { view } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { TestTable } from './support/testTable.ts';

/** One cube is left in Resources, a `-`, and one is in Permitted, an N. */
function oneCubeLeft(): TestTable {
  const table = new TestTable('mlag-onsets-basic-2019', 'middle', { players: 'ann bob', officiating: 'table' });
  table.withGoal();
  const cubes = [...(table.state.shake?.resources ?? [])].filter((cube) => cube !== '-' && cube !== 'N');
  return table.moves('N permitted', ...cubes.map((cube) => `${cube} forbidden`));
}

const everyCube = ({ state: { shake } }: TestTable): string[] =>
  shake
    ? [...shake.resources, ...shake.required, ...shake.permitted, ...shake.forbidden, ...(shake.goal?.cubes ?? [])]
    : [];

describe('names that every JavaScript object knows', () => {
  const names = 'constructor toString valueOf';

  test('a player called toString can write, lose a point and be scored', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary', { players: names });
    table.withGoal().moves('B permitted', 'N permitted');
    const [mover, challenger, third] = ['valueOf', 'constructor', 'toString'];
    expect(table.state.shake?.lastMover).toBe(mover);
    table.does(challenger, 'pick-up-block').does(challenger, 'put-down-block');
    table.does('judge', 'approve-penalty', { player: challenger });
    expect(table.totals).toEqual({ constructor: -1, toString: 0, valueOf: 0 });
    table.does(challenger, 'challenge', { claim: 'now' });
    expect(table.view(mover).writing?.answers).toEqual({
      constructor: 'writing',
      toString: 'writing',
      valueOf: 'may not write',
    });
    table.does(challenger, 'decline').does(third, 'decline');
    expect(table.shakes.at(-1)).toMatchObject({ penalties: { constructor: -1 } });
    expect(table.scores).toEqual({ constructor: 2, toString: 6, valueOf: 6 });
  });

  test('a joined side belongs to a player, not to an object', () => {
    const table = new TestTable('mlag-onsets-basic-2019', 'middle', { players: names });
    table.withGoal().moves('B permitted', 'N permitted').does('constructor', 'challenge', { claim: 'now' });
    table.does('constructor', 'decline').does('toString', 'decline');
    expect(table.scores).toEqual({ constructor: 2, toString: 6, valueOf: 6 });
  });

  test('nobody called hasOwnProperty has a score to correct', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary');
    table.withGoal().moves('B permitted').does('ann', 'challenge', { claim: 'impossible' });
    table.does('bob', 'decline').does('cy', 'decline');
    expect(table.refused('ann', 'correct-score', { shake: 1, player: 'hasOwnProperty', score: 4 })).toBe('XII-B');
  });
});

describe('cubes', () => {
  test('[mlag-onsets-basic-2019 VIII-A] a last cube that went back from Forbidden with a lost turn goes back only once', () => {
    const table = oneCubeLeft();
    const rolled = [...(table.state.shake?.rolled ?? [])].sort();
    const onTurn = table.phase.player ?? '';
    const other = onTurn === 'ann' ? 'bob' : 'ann';
    table.does(other, 'move', { cube: '-', to: 'forbidden' });
    expect(table.state.shake?.resources).toEqual([]);
    table.clock(200);
    expect(table.state.shake?.resources).toEqual(['-']);
    expect(table.setAside(onTurn, 'charge', { what: 'IV-A' })).toBe('IX-A-2');
    expect(everyCube(table).sort()).toEqual(rolled);
  });

  test('[mlag-onsets-basic-2019 IX-A] a charged cube that was shifted meanwhile goes back from where it is', () => {
    const table = new TestTable('mlag-onsets-basic-2019', 'middle', { players: 'ann bob', officiating: 'table' });
    table.withGoal();
    const rolled = [...(table.state.shake?.rolled ?? [])].sort();
    expect(table.phase.player).toBe('bob');
    expect(table.illegal('ann', 'move', { cube: 'N', to: 'permitted' })).toBe('IV-A');
    expect(table.illegal('bob', 'shift', { cube: 'N', to: 'required' })).toBe('IV-B');
    table.does('bob', 'charge', { what: 'IV-A' });
    expect(table.state.shake).toMatchObject({ required: [], permitted: [], trail: [] });
    expect(table.state.illegal).toEqual([]);
    expect(everyCube(table).sort()).toEqual(rolled);
  });

  test('[mlag-onsets-basic-2019 VIII-A] after a last cube in Forbidden, a shift opens no writing, and the lost turn brings the last cube back', () => {
    const table = oneCubeLeft();
    const onTurn = table.phase.player ?? '';
    table.does(onTurn, 'move', { cube: '-', to: 'forbidden' });
    expect(table.illegal(onTurn, 'shift', { cube: 'N', to: 'required' })).toBe('IV-B');
    expect(table.phase).toMatchObject({ name: 'move', player: onTurn });
    table.clock(200);
    expect(table.state.shake?.resources).toEqual(['-']);
  });
});

describe('a last cube in Forbidden', () => {
  test('[mlag-onsets-basic-2019 VIII-A] goes back after a challenge, not a cube that was shifted to Forbidden after it', () => {
    const table = oneCubeLeft();
    const onTurn = table.phase.player ?? '';
    const other = onTurn === 'ann' ? 'bob' : 'ann';
    table.does(onTurn, 'move', { cube: '-', to: 'forbidden' });
    expect(table.illegal(onTurn, 'shift', { cube: 'N', to: 'forbidden' })).toBe('IV-B');
    expect(table.setAside(other, 'challenge', { claim: 'impossible' })).toBe('VIII-A');
    expect(table.state.shake?.resources).toEqual(['-']);
    // The shift still stands, and is the move of that turn.
    expect(table.phase).toMatchObject({ name: 'move', player: other });
    table.does(other, 'charge', { what: 'IV-B' });
    expect(table.phase).toMatchObject({ name: 'move', player: onTurn });
  });
});

describe("a leader's bonus", () => {
  test('[agloa-onsets-2023 IV-C-2, VIII-A] of the last cube costs its point and goes back, so that there is a cube to move', () => {
    const table = new TestTable('agloa-onsets-2023', 'senior', { players: 'ann bob', officiating: 'table' });
    table.withGoal().does('judge', 'penalize', { player: 'ann', clause: 'XI-A' });
    const cubes = [...(table.state.shake?.resources ?? [])].filter((cube) => cube !== '-');
    table.moves(...cubes.map((cube) => `${cube} permitted`));
    expect(table.phase.player).toBe('bob');
    expect(table.illegal('bob', 'bonus', { cube: '-' })).toBe('IV-C');
    table.does('ann', 'charge', { what: 'IV-C' });
    expect(table.totals).toEqual({ ann: -1, bob: -1 });
    expect(table.state.shake?.resources).toEqual(['-']);
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
  });
});

describe('an improper variation', () => {
  test('[agloa-onsets-2023 II-C-2#insulation] insulated by the player’s own legal Goal, it is not chosen again when a bonus before that Goal is charged', () => {
    const options = { players: 'ann bob', officiating: 'table', variations: true } as const;
    const table = new TestTable('agloa-onsets-2023', 'elementary', options);
    table.started("2 3 3 B B R R G G Y Y U N - ' V A V");
    const improper = { variations: [{ name: 'required-cube', cube: '=' }] };
    expect(table.illegal('ann', 'choose-variations', improper)).toBe('II-C-2');
    // Bob lets his choice pass, which insulates nothing.
    table.clock(160);
    expect(table.illegal('ann', 'bonus', { cube: '3' })).toBe('III-C-1');
    table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
    const points = table.state.penalties.length;
    table.does('bob', 'charge', { what: 'III-C' });
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
    expect(table.state.penalties.length).toBe(points);
    expect(table.state.shake?.goal?.cubes).toEqual(['3']);
    expect(everyCube(table).sort()).toEqual([...(table.state.shake?.rolled ?? [])].sort());
  });
});

describe('the block', () => {
  /** After the last cube, everybody but cy has answered, and ann holds the block. */
  function blockHeldWhileWriting(clocks: 'book' | 'none'): TestTable {
    const table = new TestTable('agloa-onsets-2023', 'elementary', { clocks });
    table.withGoal();
    const cubes = [...(table.state.shake?.resources ?? [])];
    const last = cubes.pop() ?? '';
    table.moves(...cubes.map((cube) => `${cube} forbidden`), `${last} permitted`);
    expect(table.phase.name).toBe('write');
    const mover = table.state.shake?.lastMover;
    const [holder = '', ...others] = ['ann', 'bob', 'cy'].filter((player) => player !== mover);
    table.does(holder, 'decline').does(holder, 'pick-up-block');
    for (const player of [mover ?? '', ...others]) table.does(player, 'decline');
    return table;
  }

  test('[agloa-onsets-2023 V-B] papers are opened when the block goes back, not while somebody holds it', () => {
    const table = blockHeldWhileWriting('book');
    expect(table.phase.name).toBe('write');
    const holder = table.state.block?.holder ?? '';
    table.does(holder, 'put-down-block');
    expect(table.phase.name).toBe('start');
    expect(table.scores).toEqual({ ann: 2, bob: 2, cy: 2 });
  });

  test('[agloa-onsets-2023 VIII-B] the last answer does not cut off a challenge of the last cube', () => {
    const table = blockHeldWhileWriting('book');
    const holder = table.state.block?.holder ?? '';
    table.does(holder, 'challenge', { claim: 'impossible' });
    expect(table.shakes.at(-1)).toMatchObject({ ended: 'impossible', scores: { [holder]: 6 } });
  });

  test('[agloa-onsets-2023 XI-A-3] the fifteen seconds of the block end the wait', () => {
    const table = blockHeldWhileWriting('book').clock(15);
    expect(table.phase.name).toBe('start');
  });

  test('without a clock, a player who leaves gives the block back', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary', { clocks: 'none' }).withGoal();
    table.does('bob', 'pick-up-block').does('bob', 'leave');
    expect(table.state.block).toBeNull();
    const writing = blockHeldWhileWriting('none');
    writing.does(writing.state.block?.holder ?? '', 'leave');
    expect(writing.phase.name).toBe('start');
  });
});

describe('what is open', () => {
  test('a kind with nothing to choose from is closed, with its reason', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary').withGoal();
    expect(table.legal('bob').find(({ type }) => type === 'shift')).toMatchObject({
      open: false,
      why: { rule: 'move.cube', facts: { key: 'move.noCube', section: 'permitted' } },
    });
    const last = oneCubeLeft();
    const onTurn = last.phase.player ?? '';
    last.does(onTurn, 'move', { cube: '-', to: 'forbidden' });
    expect(last.open(onTurn)).not.toContain('move');
    expect(last.open(onTurn)).not.toContain('bonus');
  });
});

describe('judges and the director', () => {
  test('[agloa-onsets-2023 VII-C-6] without a clock, if everybody has left, the program answers the question to the judge', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary', { officiating: 'table', clocks: 'none' });
    table.withGoal().moves('B permitted', 'N permitted').does('bob', 'challenge', { claim: 'now' });
    table.does('bob', 'present', { solution: { setName: 'B N R' } }).does('ann', 'decline');
    table.does('cy', 'call-judge', { question: 'equals', writer: 'bob' });
    table.does('ann', 'leave').does('bob', 'leave');
    expect(table.phase.name).toBe('check');
    table.does('cy', 'leave');
    expect(table.shakes.at(-1)).toMatchObject({ ended: 'now', papers: [{ writer: 'bob', how: 'ruled' }] });
  });

  test('a point may be taken for any clause, so `penalize` is open and free', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary').withGoal();
    expect(table.legal('judge')).toContainEqual({ type: 'penalize', open: true, free: true, choices: [] });
    table.does('judge', 'penalize', { player: 'bob', clause: 'XI-A' });
    expect(table.totals.bob).toBe(-1);
  });

  test('[agloa-onsets-2023 V-A] nobody may challenge the last move of a disqualified player', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary').withGoal().moves('B permitted', 'N permitted');
    table.does('judge', 'disqualify', { player: 'cy' });
    expect(table.refused('bob', 'challenge', { claim: 'now' })).toBe('V-A');
    table.moves('U permitted').does('bob', 'challenge', { claim: 'impossible' });
    expect(table.phase.name).toBe('write');
  });

  test('[agloa-onsets-2023 XI-B-2] a shake ordered again after the round, and never begun, does not keep the match open', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary').withGoal();
    table.does('director', 'end-round').does('director', 'stop-play');
    expect(table.phase.name).toBe('write');
    table.does('judge', 'replay-shake', { players: ['ann', 'bob'] });
    expect(table.phase.name).toBe('start');
    table.does('director', 'stop-play');
    expect(table.phase.name).toBe('over');
    expect(table.refused('director', 'stop-play')).toBe('XI-B-2');
  });
});

describe('a log or a view that nobody can have played', () => {
  test.each([
    ['mlag-onsets-basic-2019', 'start'],
    ['agloa-onsets-2023', 'start'],
    ['agloa-onsets-2023', 'over'],
    ['mlag-onsets-basic-2011', 'over'],
  ] as const)('%s: time passes although nobody can have a turn in phase %s', (book, name) => {
    const { state } = new TestTable(book, 'middle', { players: 'ann bob' }).withGoal();
    expect(state.tasks).toMatchObject([{ what: 'turn' }]);
    for (const extra of [false, true]) {
      const tasks = state.tasks.map((task) => ({ ...task, extra, due: 5 }));
      const { tasks: left } = view({ ...state, phase: { name }, tasks }, 'ann', { at: 10_000_000, search });
      expect(left).toEqual([]);
    }
  });
});
