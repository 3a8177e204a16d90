// Replays that a judge orders: one shake, several shakes, the whole round.
import { describe, expect, test } from 'vitest';
import { EVERY_BOOK, shakeWonByNext, tableIn } from './support/everyBook.ts';
import type { TestTable } from './support/testTable.ts';

const ALL = ['ann', 'bob', 'cy'];

/** Only the book of this table. The 2011 book says nothing and follows its league. */
const cited =
  '[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C; mlag-onsets-basic-2019 IX-C; mlag-equations-basic-2018 IX-C#disqualification]';

describe.each(EVERY_BOOK)('$book', (each) => {
  const clause = each.book === 'mlag-onsets-basic-2011' ? 'BOS1' : 'IX-C';
  const played = (shakes: number): TestTable => {
    const match = tableIn(each);
    for (let count = 0; count < shakes; count += 1) shakeWonByNext(match, each);
    return match;
  };
  const again = (match: TestTable, shakes: number[], ...players: string[]) =>
    match.does('judge', 'replay-shake', { players: players.length > 0 ? players : ALL, shakes });
  const setters = (match: TestTable) => match.shakes.map(({ goalSetter }) => goalSetter).join(' ');
  const voids = (match: TestTable) => match.shakes.flatMap(({ number, replayed }) => (replayed ? [number] : []));

  test(`${cited} a named shake is void immediately; it is replayed next with its Goal-setter, and then the normal order continues`, () => {
    const match = again(played(3), [1]);
    expect(match.shakes.map(({ ended }) => ended === 'void')).toEqual([true, false, false]);
    expect(match.phase).toEqual({ name: 'start', player: 'ann' });
    expect(match.view('audience').replays).toEqual([{ number: 1, goalSetter: 'ann', players: ALL }]);
    for (let count = 0; count < 2; count += 1) shakeWonByNext(match, each);
    // After three shakes by ann, bob and cy, it was ann's turn anyway.
    expect(setters(match)).toBe('ann bob cy ann ann');
    expect(voids(match)).toEqual([1]);
    expect(match.view('audience').replays).toEqual([]);
  });

  test(`${cited} several shakes are replayed in order, however the judge lists them`, () => {
    const match = again(played(4), [3, 1]);
    expect(voids(match)).toEqual([1, 3]);
    for (let count = 0; count < 3; count += 1) shakeWonByNext(match, each);
    expect(setters(match)).toBe('ann bob cy ann ann cy bob');
  });

  test(`${cited} if the last shake is among them, the player to the left of its Goal-setter is next`, () => {
    const match = again(played(2), [1, 2]);
    for (let count = 0; count < 3; count += 1) shakeWonByNext(match, each);
    expect(setters(match)).toBe('ann bob ann bob cy');
  });

  test(`${cited} the current shake is finished before a replay begins`, () => {
    const match = played(1).withGoal();
    again(match, [1], 'ann', 'cy');
    expect(match.phase).toMatchObject({ name: 'move', player: 'cy' });
    match.does('cy', 'challenge', { claim: each.impossible }).does('bob', 'decline').does('ann', 'decline');
    expect(match.phase).toEqual({ name: 'start', player: 'ann' });
    match.started();
    expect(match.state.shake).toMatchObject({ number: 3, goalSetter: 'ann', players: ['ann', 'cy'] });
    shakeEnds(match);
    // Bob sat out only that shake, and cy was next.
    match.started();
    expect(match.state.shake).toMatchObject({ number: 4, goalSetter: 'cy', players: ['cy', 'ann', 'bob'] });
  });

  /** Nobody needs the current shake, so the clock ends it. */
  const shakeEnds = (match: TestTable) => {
    const before = match.shakes.length;
    for (let step = 0; match.shakes.length === before; step += 1) {
      if (step > 40) throw new Error('The shake does not end.');
      match.clock(600);
    }
    return match;
  };

  test(`${cited} the judge may name the current shake with others: it is void and comes after them`, () => {
    const match = again(played(1).withGoal(), [1, 2]);
    expect(match.shakes).toMatchObject([{ ended: 'void' }, { ended: 'void' }]);
    expect(match.state).toMatchObject({ shake: null, tasks: [], illegal: [] });
    for (let count = 0; count < 3; count += 1) shakeWonByNext(match, each);
    expect(setters(match)).toBe('ann bob ann bob cy');
  });

  test(`${cited} a replay that is itself replayed comes next, before the others that wait`, () => {
    const match = again(played(3), [1, 2]).withGoal();
    match.does('judge', 'replay-shake', { players: ['ann', 'bob'] });
    expect(match.state.replays.map(({ number }) => number)).toEqual([4, 2]);
    for (let count = 0; count < 3; count += 1) shakeWonByNext(match, each);
    expect(setters(match)).toBe('ann bob cy ann ann bob ann');
    expect(match.shakes.at(4)?.scores).toEqual({ ann: each.wrong, bob: each.right });
  });

  test(`${cited} lost points stay lost; signatures and corrections of a void shake are gone`, () => {
    const match = played(2).does('judge', 'penalize', {
      player: 'cy',
      clause: each.book === 'mlag-onsets-basic-2011' ? 'BOS18' : 'I-C',
    });
    match
      .does('director', 'end-round')
      .does('bob', 'correct-score', { shake: 1, player: 'cy', score: 5 })
      .does('ann', 'sign');
    again(match, [1]);
    expect(match.state).toMatchObject({ signed: [], corrections: [] });
    expect(match.shakes[1]?.penalties).toEqual({ cy: -1 });
    expect(match.totals.cy).toBe((match.shakes[1]?.scores?.cy ?? 0) - 1);
    shakeWonByNext(match, each);
    expect(match.phase.name).toBe('over');
    for (const player of ALL) match.does(player, 'sign');
  });

  test(`${cited} after the end of the round the waiting replays are played, but no new shake`, () => {
    const match = again(played(3).does('director', 'end-round'), [1, 3]);
    expect(match.matchPoints).toBeUndefined();
    shakeWonByNext(match, each);
    expect(match.phase).toEqual({ name: 'start', player: 'cy' });
    shakeWonByNext(match, each);
    expect(match.phase.name).toBe('over');
    expect(match.matchPoints).toBeDefined();
    expect(setters(match)).toBe('ann bob cy ann cy');
  });

  test(`${cited} the end of the round between shakes does not cancel a replay; stopping play does`, () => {
    const match = again(played(2), [1]).does('director', 'end-round');
    expect(match.phase).toEqual({ name: 'start', player: 'ann' });
    match.does('director', 'stop-play');
    expect(match.phase.name).toBe('over');
    expect(match.state.replays).toEqual([]);
    // A replay that is ordered later is played.
    again(match, [2]);
    shakeWonByNext(match, each);
    expect(match.phase.name).toBe('over');
    expect(setters(match)).toBe('ann bob bob');
  });

  test(`${cited} after No Goal the same players start the replay over`, () => {
    const match = again(played(3), [1], 'ann', 'bob').started();
    match.does('ann', 'no-goal').does('bob', 'agree');
    expect(match.phase).toEqual({ name: 'start', player: 'ann' });
    expect(match.state.sittingOut).toEqual(['cy']);
    shakeWonByNext(match, each);
    expect(match.shakes.at(-1)?.scores).toEqual({ ann: each.wrong, bob: each.right });
    expect(match.state).toMatchObject({ sittingOut: [], goalSetter: 'ann' });
  });

  test(`${cited} while a replay waits, the judge may still change its players`, () => {
    const match = again(played(2), [1], 'ann', 'bob');
    again(match, [1], 'ann', 'cy');
    expect(match.state.replays).toEqual([{ number: 1, goalSetter: 'ann', players: ['ann', 'cy'] }]);
    const last = played(1).does('judge', 'replay-shake', { players: ALL });
    last.does('judge', 'replay-shake', { players: ['ann', 'bob'] });
    expect(last.state.replays).toEqual([{ number: 1, goalSetter: 'ann', players: ['ann', 'bob'] }]);
  });

  test(`${cited} a canceled replay can be ordered again`, () => {
    const match = again(played(2).does('director', 'end-round'), [1]).does('director', 'stop-play');
    expect(voids(match)).toEqual([]);
    again(match, [1]);
    shakeWonByNext(match, each);
    expect(voids(match)).toEqual([1]);
    expect(match.phase.name).toBe('over');
  });

  test(`${cited} a disqualified player takes part in no replay; with only one player left the shake stays void`, () => {
    const match = again(played(3), [1], 'ann', 'bob');
    again(match, [2]);
    match.does('judge', 'disqualify', { player: 'bob' });
    expect(match.state.replays).toEqual([{ number: 2, goalSetter: 'bob', players: ['ann', 'cy'] }]);
    match.started();
    expect(match.state.shake).toMatchObject({ goalSetter: 'cy', players: ['cy', 'ann'] });
  });

  test(`${cited} only a judge orders replays, and only of shakes on the scoresheet that were not replayed yet, each once`, () => {
    const match = again(played(2), [1]);
    const refused = (shakes: unknown) => match.refused('judge', 'replay-shake', { players: ALL, shakes });
    for (const shakes of [[], [0], [3], [2, 2], [2.5]]) expect(refused(shakes), JSON.stringify(shakes)).toBe(clause);
    expect(match.refused('ann', 'replay-shake', { players: ALL, shakes: [2] })).toBe(clause);
    expect(match.refused('ann', 'replay-round', { players: ALL })).toBe(clause);
    expect(refused([2])).toBeUndefined();
    for (let count = 0; count < 2; count += 1) shakeWonByNext(match, each);
    for (const shakes of [[1], [2]]) expect(refused(shakes)).toBe(clause);
    expect(refused([3])).toBeUndefined();
  });

  test(`${cited} the whole round: every shake is void, and the round starts over with the first Goal-setter`, () => {
    const match = played(2).does('judge', 'penalize', {
      player: 'cy',
      clause: each.book === 'mlag-onsets-basic-2011' ? 'BOS18' : 'I-C',
    });
    match.does('director', 'end-round').does('ann', 'sign');
    match.does('judge', 'replay-round', { players: ALL });
    expect(match.totals).toEqual({ ann: 0, bob: 0, cy: -1 });
    expect(match.phase).toEqual({ name: 'start', player: 'ann' });
    expect(match.state).toMatchObject({ round: 'open', signed: [], roundBegan: match.now });
    for (let count = 0; count < 2; count += 1) shakeWonByNext(match, each);
    expect(setters(match)).toBe('ann bob ann bob');
    expect(voids(match)).toEqual([1, 2]);
    expect(match.does('director', 'end-round').matchPoints).toBeDefined();
  });

  test(`${cited} a round replayed by two: the third player sits out every shake without a score`, () => {
    const match = played(1)
      .withGoal()
      .does('judge', 'replay-round', { players: ['bob', 'cy'] });
    expect(match.shakes).toMatchObject([{ ended: 'void' }, { ended: 'void' }]);
    for (let count = 0; count < 2; count += 1) shakeWonByNext(match, each);
    expect(match.shakes.slice(2)).toMatchObject([
      { goalSetter: 'bob', scores: { bob: each.wrong, cy: each.right } },
      { goalSetter: 'cy', scores: { bob: each.right, cy: each.wrong } },
    ]);
    expect(match.totals.ann).toBe(0);
    expect(match.does('director', 'end-round').matchPoints).toEqual({ ann: 2, bob: 5, cy: 5 });
  });

  test(`${cited} a round is replayed only after a shake has begun, by two or three players of the match`, () => {
    expect(tableIn(each).refused('judge', 'replay-round', { players: ALL })).toBe(clause);
    const match = played(1);
    for (const players of [[], ['ann'], ['ann', 'ann'], ['ann', 'dan']])
      expect(match.refused('judge', 'replay-round', { players })).toBe(clause);
    expect(match.open('judge')).toContain('replay-round');
  });
});
