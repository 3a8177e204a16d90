// What undoing restores when several illegal actions stand: the turn, the last Mover, the time, and the right to choose.
import { describe, expect, test } from 'vitest';
import { CUBES_WITH_RELATIONS, TestTable } from './support/testTable.ts';

const BOOKS = ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'] as const;
const GOAL = { goal: { shape: 'row', cubes: ['1', '2'] } };

describe.each(BOOKS)('%s', (book) => {
  const table = (players = 'ann bob cy') =>
    new TestTable(book, 'junior', { officiating: 'table', players }).withGoal(undefined, CUBES_WITH_RELATIONS);
  const early = { cube: '=', to: 'forbidden' };

  describe('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] two illegal moves in a row', () => {
    const both = () => {
      const played = table();
      played.illegal('bob', 'move', early);
      played.illegal('cy', 'move', { cube: 'C', to: 'forbidden' });
      expect(played.phase.player).toBe('ann');
      return played;
    };

    test('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] charged from the last to the first', () => {
      const played = both().does('ann', 'charge', { what: 'IV-D' });
      expect(played.view('ann').table).toMatchObject({ turn: 'cy', lastMover: 'bob' });
      played.does('ann', 'charge', { what: 'IV-D' });
      expect(played.view('ann').table).toMatchObject({ turn: 'bob', lastMover: 'ann', mat: { forbidden: ['1', '2'] } });
    });

    test('[agloa-onsets-2023 IX-A-1, IX-B; mlag-onsets-adventurous-2017 IX-A-1, IX-B] only the first: the second was out of turn, and the correction insulates it', () => {
      const played = both().does('cy', 'charge', { what: 'IV-D' });
      expect(played.view('ann').table).toMatchObject({
        turn: 'bob',
        lastMover: 'cy',
        mat: { forbidden: ['1', '2', 'C'] },
      });
      played.does('bob', 'move', { cube: 'B', to: 'permitted' });
      expect(played.view('ann').table).toMatchObject({ turn: 'cy', lastMover: 'bob' });
      expect(played.setAside('bob', 'charge', { what: 'IV-D' })).toBe('IX-A-2');
    });

    test('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] from the first to the last', () => {
      const played = both().does('cy', 'charge', { what: 'IV-D' }).does('ann', 'charge', { what: 'IV-D' });
      expect(played.view('ann').table).toMatchObject({ turn: 'bob', lastMover: 'ann', mat: { forbidden: ['1', '2'] } });
    });
  });

  test('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] a bonus that stands belongs to the turn that comes back', () => {
    const played = table().does('bob', 'bonus', { cube: 'B' });
    played.illegal('bob', 'move', early);
    played.does('cy', 'charge', { what: 'IV-D' });
    expect(played.view('bob').stage).toMatchObject({ player: 'bob', bonus: true, turn: 1 });
  });

  test('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] one charge undoes a move out of turn that also breaks another rule', () => {
    const played = table();
    expect(played.illegal('cy', 'move', early)).toBe('IV-B');
    expect(played.state.illegal[0]?.broken.map(({ clause }) => clause)).toEqual(['IV-B', 'IV-D']);
    // A charge need not name a clause.
    played.does('ann', 'charge');
    expect(played.state.illegal).toEqual([]);
    expect(played.view('ann').table).toMatchObject({ turn: 'bob', mat: { forbidden: ['1', '2'] } });
  });

  test('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] a move that stands is not part of its player’s later turn', () => {
    const played = table();
    played.illegal('bob', 'move', early);
    played.illegal('cy', 'move', { cube: 'C', to: 'forbidden' });
    played.does('cy', 'charge', { what: 'IV-D' }).does('bob', 'move', { cube: 'B', to: 'permitted' });
    expect(played.view('ann').table.trail).toMatchObject([
      { by: 'cy', turn: 1 },
      { by: 'bob', turn: 1 },
    ]);
    played.does('cy', 'bonus', { cube: 'R' });
    expect(played.view('cy').stage).toMatchObject({ player: 'cy', turn: 2, bonus: true });
  });

  test('[agloa-onsets-2023 IX-A-1, IX-C; mlag-onsets-adventurous-2017 IX-A-1, IX-C] turns before a disqualification stay as they were', () => {
    const played = table().moves('B permitted', 'R permitted', 'G permitted');
    played.illegal('cy', 'move', { cube: 'Y', to: 'permitted' });
    played.does('bob', 'move', { cube: 'B', to: 'permitted' });
    expect(played.phase.player).toBe('cy');
    played.does('judge', 'disqualify', { player: 'bob' });
    played.illegal('ann', 'move', { cube: 'U', to: 'permitted' });
    played.does('cy', 'charge', { what: 'IX-A' });
    expect(played.view('ann').table).toMatchObject({ turn: 'cy', lastMover: 'bob' });
  });

  describe('a leader’s bonus', () => {
    const led = () => {
      const played = new TestTable(book, 'junior', { officiating: 'table' });
      for (const player of ['ann', 'cy'])
        played.does('judge', 'warn', { player }).does('judge', 'penalize', { player });
      return played.withGoal(undefined, CUBES_WITH_RELATIONS);
    };
    const one = { counted: 1, pending: 0 };

    test('[agloa-onsets-2023 IV-C-2, IV-D, IX-A-1; mlag-onsets-adventurous-2017 IV-C-2, IV-D, IX-A-1] with = and many cubes left: the player loses a point, and the cube goes back with the second one', () => {
      for (const second of [false, true]) {
        const played = led();
        played.illegal('bob', 'bonus', { cube: '=' });
        if (second) played.does('bob', 'move', { cube: 'B', to: 'permitted' });
        played.does('cy', 'charge', { what: 'IV-D' });
        expect(played.lost).toMatchObject({ bob: one });
        expect(played.view('ann').table).toMatchObject({
          turn: 'bob',
          lastMover: 'ann',
          mat: { forbidden: ['1', '2'], permitted: [] },
        });
      }
    });

    test('[agloa-onsets-2023 IV-C-2; mlag-onsets-adventurous-2017 IV-C-2] with another cube, it is the move of that turn', () => {
      const played = led();
      played.illegal('bob', 'bonus', { cube: 'B' });
      played.does('bob', 'move', { cube: 'R', to: 'permitted' }).does('ann', 'charge', { what: 'IV-C-2' });
      expect(played.lost).toMatchObject({ bob: one });
      expect(played.view('ann').table).toMatchObject({
        turn: 'cy',
        lastMover: 'bob',
        mat: { forbidden: ['1', '2', 'B'], permitted: [] },
        trail: [{ by: 'bob', kind: 'move', cube: 'B' }],
      });
    });

    test('[agloa-onsets-2023 IV-C-2, IX-A-1; mlag-onsets-adventurous-2017 IV-C-2, IX-A-1] out of turn, it costs the point too', () => {
      const played = led().does('bob', 'move', { cube: 'R', to: 'permitted' });
      played.illegal('bob', 'bonus', { cube: 'B' });
      played.does('ann', 'charge', { what: 'IV-B' });
      expect(played.lost).toMatchObject({ bob: one });
      expect(played.view('ann').table).toMatchObject({ turn: 'cy', mat: { forbidden: ['1', '2'] } });
    });
  });

  describe('time', () => {
    test('[agloa-onsets-2023 VIII-A, IX-A-1#time; mlag-onsets-adventurous-2017 VIII-A, IX-A-1] at least ten seconds for a last cube that returns after a challenge', () => {
      const played = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(1);
      const [cube = ''] = played.state.shake?.resources ?? [];
      const mover = played.phase.player ?? '';
      const other = played.state.players.find((player) => player !== mover && player !== played.state.shake?.lastMover);
      played.wait(54).illegal(mover, 'move', { cube, to: 'forbidden' });
      expect(played.setAside(other ?? '', 'challenge', { claim: 'impossible' })).toBe('VIII-A');
      expect(played.phase).toMatchObject({ player: mover, deadline: played.now + 10_000 });
      expect(played.lost).toEqual({});
    });

    test('[agloa-onsets-2023 VIII-A, IX-A-1#time, XI-A; mlag-onsets-adventurous-2017 VIII-A, IX-A-1, XI-A] unless it was moved after the countdown', () => {
      const played = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(1);
      const [cube = ''] = played.state.shake?.resources ?? [];
      const mover = played.phase.player ?? '';
      const other = played.state.players.find((player) => player !== mover && player !== played.state.shake?.lastMover);
      played.wait(125).illegal(mover, 'move', { cube, to: 'forbidden' });
      const due = played.phase.deadline ?? 0;
      played.setAside(other ?? '', 'challenge', { claim: 'impossible' });
      expect(due).toBeLessThan(played.now + 10_000);
      expect(played.phase).toMatchObject({ player: mover, deadline: due });
    });

    test('[agloa-onsets-2023 IX-A-1, VIII-A; mlag-onsets-adventurous-2017 IX-A-1, VIII-A] a player whose turn another player took with the last cube gets the remaining time back', () => {
      const played = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(1);
      const [cube = ''] = played.state.shake?.resources ?? [];
      const onTurn = played.phase.player ?? '';
      const due = played.phase.deadline ?? 0;
      const thief = played.state.players.find((player) => player !== onTurn) ?? '';
      played.wait(20).illegal(thief, 'move', { cube, to: 'permitted' });
      const left = due - played.now;
      expect(played.phase.name).toBe('write');
      played.wait(50).does(onTurn, 'charge', { what: 'IV-B' });
      expect(played.phase).toEqual({ name: 'move', player: onTurn, deadline: played.now + left });
    });
  });

  describe('the Mover’s own last cube', () => {
    test('[agloa-onsets-2023 VIII-A; mlag-onsets-adventurous-2017 VIII-A] may be taken back; the clock keeps running', () => {
      const played = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(1);
      const [cube = ''] = played.state.shake?.resources ?? [];
      const mover = played.phase.player ?? '';
      const due = played.phase.deadline;
      expect(played.refused(mover, 'take-back')).toBe('VIII-A');
      played.illegal(mover, 'move', { cube, to: 'forbidden' });
      const other = played.state.players.find((player) => player !== mover) ?? '';
      expect(played.refused(other, 'take-back')).toBe('VIII-A');
      expect(played.open(mover)).toContain('take-back');
      played.does(mover, 'take-back');
      expect(played.state.shake?.resources).toEqual([cube]);
      expect(played.phase).toEqual({ name: 'move', player: mover, deadline: due });
      expect(played.setAside(other, 'charge', { what: 'VIII-A' })).toBe('IX-A-2');
      played.does(mover, 'move', { cube, to: 'permitted' });
      expect(played.phase.name).toBe('write');
    });
  });

  describe('improper choices', () => {
    const improper = { variations: [{ name: 'required-card', card: 'BRGY' }] };
    const proper = { variations: [{ name: 'absolute-value' }] };
    const choosing = () => new TestTable(book, 'junior', { officiating: 'table', variations: true }).started();

    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] are counted for each player, in whatever order they are charged', () => {
      const played = choosing();
      played.illegal('ann', 'choose-variations', improper);
      played.illegal('bob', 'choose-variations', improper);
      played.does('cy', 'charge', { what: 'II-C-2' });
      expect(played.view('ann').stage).toMatchObject({ player: 'bob', tries: 1, next: ['cy'] });
      played.does('cy', 'charge', { what: 'II-C-2' });
      expect(played.view('ann').stage).toMatchObject({ player: 'ann', tries: 1, next: ['bob', 'cy'] });
      played.does('ann', 'choose-variations', proper);
      expect(played.view('ann').stage).toMatchObject({ player: 'bob', tries: 1, next: ['cy'] });
      played.illegal('bob', 'choose-variations', improper);
      played.does('ann', 'charge', { what: 'II-C-2' });
      // The second one costs the right to choose.
      expect(played.view('ann').stage).toMatchObject({ player: 'cy', tries: 0, next: [] });
      expect(played.lost).toEqual({ ann: { counted: 1, pending: 0 }, bob: { counted: 2, pending: 0 } });
    });

    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] players who choose again do so in the order of the seats', () => {
      const played = choosing();
      played.illegal('ann', 'choose-variations', improper);
      played.illegal('bob', 'choose-variations', improper);
      played.does('bob', 'charge', { what: 'II-C-2' }).does('ann', 'charge', { what: 'II-C-2' });
      expect(played.view('ann').stage).toMatchObject({ player: 'ann', next: ['bob', 'cy'] });
    });

    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] a lost right leaves the Goal-setter’s time as it was', () => {
      const played = choosing();
      played.does('ann', 'choose-variations', proper);
      played.does('bob', 'choose-variations', { variations: [{ name: 'two-operations' }] });
      played.illegal('cy', 'choose-variations', improper);
      played.does('ann', 'charge', { what: 'II-C-2' });
      played.illegal('cy', 'choose-variations', improper);
      const due = played.phase.deadline;
      played.does('ann', 'charge', { what: 'II-C-2' });
      expect(played.phase).toEqual({ name: 'goal', player: 'ann', deadline: due });
      played.does('ann', 'set-goal', GOAL);
    });
  });
});
