// What each viewer sees of the events: sealed papers are face down, and the others must notice an illegal action themselves.
import { type Decision, eventsFor, eventsSoFar, type SeenEvent, type Viewer } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS } from './support/adventurousBooks.ts';
import { CUBES_WITH_RELATIONS, type TableOptions, TestTable } from './support/testTable.ts';

const RIGHT = { solution: { setName: 'R - G' } };
const WRONG = { solution: { setName: 'B' } };
const OTHERS: readonly Viewer[] = ['cy', 'judge', 'director', 'audience'];

const told = (table: TestTable, { events }: Decision, viewer: Viewer): readonly SeenEvent[] =>
  eventsFor(table.state, events, viewer);
const typesOf = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe.each(ADVENTUROUS)('%s', (book) => {
  const at = (options: TableOptions = {}) =>
    new TestTable(book, 'junior', options).withGoal(undefined, CUBES_WITH_RELATIONS);

  describe.each(['strict', 'table'] as const)('%s', (officiating) => {
    test('[agloa-onsets-2023 VII-C-2; mlag-onsets-adventurous-2017 VII-C-2] a paper is face down for everybody but its writer until everybody has answered', () => {
      const table = at({ officiating }).playedDownTo(0);
      const first = table.tries('bob', 'present', RIGHT);
      expect(told(table, first, 'bob')).toContainEqual(
        expect.objectContaining({ type: 'paperPresented', paper: RIGHT }),
      );
      for (const viewer of ['ann', ...OTHERS]) {
        const seen = told(table, first, viewer);
        expect(seen).toContainEqual(expect.objectContaining({ type: 'paperPresented', by: 'bob', paper: null }));
        expect(JSON.stringify(seen)).not.toContain('R - G');
      }
      table.does('cy', 'decline');
      const last = table.tries('ann', 'present', WRONG);
      for (const viewer of ['bob', ...OTHERS]) {
        const opened = told(table, last, viewer).find((event) => event.type === 'phaseBegan');
        expect(opened?.phase).toMatchObject({
          name: 'check',
          answers: { ann: { paper: WRONG }, bob: { paper: RIGHT }, cy: { declined: true } },
        });
      }
    });

    test('[agloa-onsets-2023 VII-C-2, VIII-B; mlag-onsets-adventurous-2017 VII-C-2, VIII-B] a paper that survives a challenge of the last cube stays face down', () => {
      const table = at({ officiating }).playedDownTo(0);
      const mover = table.state.shake?.lastMover ?? '';
      const [challenger = '', third = ''] = ['ann', 'bob', 'cy'].filter((player) => player !== mover);
      table.does(mover, 'present', RIGHT);
      const challenge = table.tries(challenger, 'challenge', { claim: 'impossible' });
      const answersFor = (viewer: Viewer) =>
        told(table, challenge, viewer).flatMap((event) =>
          event.type === 'phaseBegan' && event.phase.name === 'write' ? [event.phase.answers] : [],
        );
      expect(answersFor(mover)).toEqual([{ [mover]: { paper: RIGHT, changed: false } }]);
      for (const viewer of [challenger, third, 'judge', 'director', 'audience'])
        expect(answersFor(viewer)).toEqual([{ [mover]: { paper: null, changed: false } }]);
    });
  });

  test('[agloa-onsets-2023 VII-C-2; mlag-onsets-adventurous-2017 VII-C-2] a paper that nobody opened stays face down forever; an opened one can be read again', () => {
    const table = at().playedDownTo(0);
    const rows = [table.tries('bob', 'present', RIGHT).events];
    rows.push(table.tries('judge', 'replay-shake', { players: ['ann', 'bob', 'cy'] }).events);
    expect(table.state.shake).toBeNull();
    for (const viewer of ['ann', ...OTHERS]) {
      expect(JSON.stringify(eventsSoFar(rows, viewer))).not.toContain('R - G');
      expect(JSON.stringify(table.view(viewer))).not.toContain('R - G');
    }
    expect(JSON.stringify(eventsSoFar(rows, 'bob'))).toContain('R - G');
    const other = at().playedDownTo(0);
    const played = [
      other.tries('bob', 'present', RIGHT),
      other.tries('cy', 'decline'),
      other.tries('ann', 'present', WRONG),
    ].map(({ events }) => events);
    for (const viewer of OTHERS) {
      const [first, , last] = eventsSoFar(played, viewer);
      expect(first).toContainEqual(expect.objectContaining({ type: 'paperPresented', paper: RIGHT }));
      expect(last).toContainEqual(expect.objectContaining({ type: 'paperPresented', paper: WRONG }));
      expect(JSON.stringify(eventsSoFar(played.slice(0, 2), viewer))).not.toContain('R - G');
    }
  });

  test('[agloa-onsets-2023 VII-C-4; mlag-onsets-adventurous-2017 VII-C-4] nobody sees what the program finds in a paper: the checkers must look themselves', () => {
    const table = at({ officiating: 'table' }).playedDownTo(0);
    table.does('bob', 'present', WRONG).does('cy', 'decline').does('ann', 'decline');
    const rejection = table.tries('ann', 'reject', { writer: 'bob', clause: 'VII-C-5-b' });
    expect(typesOf(rejection.events)).toContain('paperJudged');
    for (const viewer of ['ann', 'bob', ...OTHERS]) {
      expect(typesOf(told(table, rejection, viewer))).not.toContain('paperJudged');
      expect(JSON.stringify(table.view(viewer))).not.toContain('equalsGoal');
    }
  });

  test('[agloa-onsets-2023 IX-A; mlag-onsets-adventurous-2017 IX-A] only the player who made an illegal move hears that it is illegal', () => {
    const table = at({ officiating: 'table' });
    const decision = table.tries('bob', 'move', { cube: '=', to: 'forbidden' });
    expect(typesOf(decision.events)).toContain('illegalDone');
    const legal = at({ officiating: 'table' });
    const other = legal.tries('bob', 'move', { cube: 'B', to: 'forbidden' });
    expect(told(table, decision, 'bob')).toEqual(decision.events);
    // To the others it looks like any other move.
    for (const viewer of OTHERS)
      expect(typesOf(told(table, decision, viewer))).toEqual(typesOf(told(legal, other, viewer)));
  });

  test('[agloa-onsets-2023 IX-A; mlag-onsets-adventurous-2017 IX-A] nobody hears that a legal move insulates an illegal one', () => {
    const table = at({ officiating: 'table' });
    table.does('bob', 'move', { cube: '=', to: 'forbidden' });
    const next = table.tries('cy', 'move', { cube: 'B', to: 'forbidden' });
    expect(typesOf(next.events)).toContain('insulated');
    for (const viewer of ['ann', 'bob', ...OTHERS])
      expect(typesOf(told(table, next, viewer))).toEqual(typesOf(next.events).filter((type) => type !== 'insulated'));
  });

  test('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] a charge tells everybody what it is about', () => {
    const table = at({ officiating: 'table' });
    table.does('bob', 'move', { cube: '=', to: 'forbidden' });
    const charge = table.tries('ann', 'charge');
    for (const viewer of ['bob', ...OTHERS])
      expect(told(table, charge, viewer)).toContainEqual(
        expect.objectContaining({
          type: 'charged',
          against: 'bob',
          illegal: [expect.objectContaining({ placed: expect.objectContaining({ cube: '=' }) })],
        }),
      );
  });
});
