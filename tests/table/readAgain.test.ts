// What people found at the table when they read the books again without knowing the program.
import { describe, expect, test } from 'vitest';
import { CUBES, CUBES_WITH_RELATIONS, TestTable } from './support/testTable.ts';

const ADVENTUROUS = ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'] as const;
const IMPOSSIBLE = { claim: 'impossible' };

describe.each(ADVENTUROUS)('%s', (book) => {
  const table = (players = 'ann bob cy') =>
    new TestTable(book, 'junior', { officiating: 'table', players }).withGoal(undefined, CUBES_WITH_RELATIONS);
  const lastCube = () => {
    const played = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(1);
    const [cube = ''] = played.cubes;
    const mover = played.phase.player ?? '';
    played.illegal(mover, 'move', { cube, to: 'forbidden' });
    return { played, cube, mover };
  };

  test('[agloa-onsets-2023 VII-C-5-c; mlag-onsets-adventurous-2017 VII-C-5-c] a checker whose proof failed has nothing left to decide and loses no point by waiting', () => {
    const played = table('ann bob').does('bob', 'move', { cube: 'B', to: 'required' });
    played.does('ann', 'challenge', IMPOSSIBLE).does('bob', 'present', { solution: { setName: 'B - Y' } });
    expect(played.setAside('ann', 'reject', { writer: 'bob', clause: 'VII-B-6', interpretation: '(B - Y)' })).toBe(
      'VII-C-5-c',
    );
    expect(played.refused('ann', 'reject', { writer: 'bob', clause: 'VII-B-3' })).toBe('VII-C-5-c');
    played.clock(300);
    expect(played.lost).toEqual({});
    expect(played.shakes).toMatchObject([{ papers: [{ writer: 'bob', correct: true, how: 'accepted' }] }]);
  });

  test('[agloa-onsets-2023 VIII-A; mlag-onsets-adventurous-2017 VIII-A] any challenge sends a last cube back from Forbidden, even the Mover’s own, which gains no time', () => {
    const { played, cube, mover } = lastCube();
    const due = played.phase.deadline;
    expect(played.setAside(mover, 'challenge', IMPOSSIBLE)).toBe('VIII-A');
    expect(played.cubes).toEqual([cube]);
    expect(played.phase).toEqual({ name: 'move', player: mover, deadline: due });
    expect(played.lost).toEqual({});
  });

  test('[agloa-onsets-2023 VIII-A, XI-B-2; mlag-onsets-adventurous-2017 VIII-A, XI-B] a last cube in Forbidden also goes back when play is stopped', () => {
    const { played, cube } = lastCube();
    played.does('director', 'end-round').does('director', 'stop-play');
    expect(played.state.phase).toMatchObject({ name: 'write', occasion: 'end-of-round' });
    expect(played.cubes).toEqual([cube]);
  });

  test('[agloa-onsets-2023 V-B; mlag-onsets-adventurous-2017 V-B] a move that goes back lets nobody pick up the block again', () => {
    const played = table().does('cy', 'pick-up-block').does('cy', 'put-down-block');
    played.illegal('ann', 'move', { cube: 'B', to: 'permitted' });
    played.does('bob', 'charge', { what: 'IV-B' });
    expect(played.refused('cy', 'pick-up-block')).toBe('V-B');
  });

  test('[agloa-onsets-2023 VII-B-5, VII-C-5-e; mlag-onsets-adventurous-2017 VII-B-5, VII-C-5-e] ignoring a variation is a reason', () => {
    const doubled = book === 'agloa-onsets-2023' ? 'XIII-C-10' : 'XIII-C-9';
    for (const [clause, stands] of [
      [doubled, true],
      ['VII-C-5-e', true],
      ['VII-B-5', true],
      ['XIII-C-4', false],
    ] as const) {
      const played = new TestTable(book, 'junior', { officiating: 'table', players: 'ann bob', variations: true });
      played.started(CUBES).does('ann', 'choose-variations', { variations: [{ name: 'double-set', set: 'B' }] });
      played.does('bob', 'choose-variations', {
        variations: [{ name: 'absolute-value' }, { name: 'two-operations' }],
      });
      // Four cards have B, so they count as eight.
      played.does('ann', 'set-goal', { goal: { shape: 'row', cubes: ['1', '3'] } });
      played.does('bob', 'move', { cube: 'B', to: 'required' }).does('ann', 'challenge', IMPOSSIBLE);
      played.does('bob', 'present', { solution: { setName: 'B U A' } });
      const setAside = played.setAside('ann', 'reject', { writer: 'bob', clause });
      expect(setAside === undefined, clause).toBe(stands);
    }
  });

  test('[agloa-onsets-2023 III-D-2; mlag-onsets-adventurous-2017 III-D-2] after No Goal, an illegal Goal is a reason', () => {
    const played = new TestTable(book, 'junior', { officiating: 'table', players: 'ann bob' }).started();
    played.does('ann', 'no-goal').does('bob', 'challenge', { claim: 'no-goal' });
    played.does('bob', 'present', { solution: { setName: 'B U R', goal: { shape: 'other', cubes: ['2', '3'] } } });
    played.does('ann', 'reject', { writer: 'bob', clause: 'III-D-2' });
    expect(played.scores).toEqual({ ann: 6, bob: 2 });
  });

  test('[agloa-onsets-2023 VII-B-4-d, I-B-2-a; mlag-onsets-adventurous-2017 VII-B-4-d, I-B-2-a] a digit from Forbidden is a Forbidden cube', () => {
    for (const clause of ['VII-B-4-d', 'I-B-2-a', 'I-B-3-d']) {
      const played = table('ann bob').does('bob', 'move', { cube: 'B', to: 'required' });
      played.does('ann', 'challenge', IMPOSSIBLE).does('bob', 'present', { solution: { setName: 'B - 1' } });
      played.does('ann', 'reject', { writer: 'bob', clause });
      expect(played.scores, clause).toEqual({ ann: 6, bob: 2 });
    }
  });

  test('[agloa-onsets-2023 X-B-1, X-B-2, X-B-4, X-C-1, X-C-2; mlag-onsets-adventurous-2017 X-B-1, X-B-2, X-C-1, X-C-2] every score cites the clause that gives it', () => {
    const played = new TestTable(book, 'junior').withGoal().moves('B permitted', 'N permitted', 'G permitted');
    played.does('bob', 'challenge', { claim: 'now' }).does('bob', 'present', { solution: { setName: 'B N R' } });
    const clauses = () =>
      Object.fromEntries(Object.entries(played.shakes.at(-1)?.scoredBy ?? {}).map(([by, { clause }]) => [by, clause]));
    played.does('cy', 'decline');
    expect(played.scores).toMatchObject({ bob: 2 });
    expect(clauses()).toMatchObject({ bob: 'X-B-1', ann: 'X-B-2' });
    const last = new TestTable(book, 'junior').withGoal().playedDownTo(0);
    for (const by of ['ann', 'bob', 'cy']) last.does(by, 'decline');
    expect(last.shakes[0]?.scoredBy.ann?.clause).toBe('X-C-2');
  });
});

test('[mlag-onsets-basic-2011 BOS12-A] Reason A of a Force Out is proven by any move of that name that fits the proof', () => {
  const table = new TestTable('mlag-onsets-basic-2011', 'elementary', { players: 'ann bob' });
  table.started("1 2 4 R R R B B G G Y U N - ' V = C", 'B BR R RG G GY Y blank');
  table.does('ann', 'set-goal', { goal: { shape: 'row', cubes: ['1', '2'] } });
  table.moves('R permitted', 'R permitted', 'R permitted').does('ann', 'force-out');
  table.does('bob', 'challenge', { claim: 'force-out-a' });
  table.does('bob', 'present', {
    solution: { setName: 'R U R' },
    moved: { cube: 'R', to: 'permitted' },
    avoid: { cube: 'N', to: 'forbidden' },
  });
  expect(table.scores).toEqual({ ann: 6, bob: 10 });
});
