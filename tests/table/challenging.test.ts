// Challenging: who, whom, when, with the block, and what an invalid challenge costs.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { CUBES_WITH_RELATIONS, TestTable } from './support/testTable.ts';

const NOW = { claim: 'now' };
const IMPOSSIBLE = { claim: 'impossible' };
const one = { counted: 1, pending: 0 };

describe.each(ADVENTUROUS)('%s', (book) => {
  const strict = (players = 'ann bob cy') => new TestTable(book, 'junior', { players }).withGoal();
  const table = (players = 'ann bob cy') => new TestTable(book, 'junior', { players, officiating: 'table' }).withGoal();

  test('[agloa-onsets-2023 V-A, Glossary-Mover, Glossary-Third-Party; mlag-onsets-adventurous-2017 V-A, V-A-2] in turn or out of turn, a challenge is against the last Mover; the other player is the Third Party', () => {
    for (const [challenger, third] of [
      ['ann', 'cy'],
      ['cy', 'ann'],
    ] as const) {
      const played = strict().moves('B permitted').does(challenger, 'challenge', NOW);
      expect(played.state.phase).toMatchObject({ challenger, mover: 'bob', must: [challenger], may: [third] });
    }
  });

  test('[agloa-onsets-2023 V-A, Glossary-Mover; mlag-onsets-adventurous-2017 V-A] the Goal is a move: both opponents may challenge its setter, but not the setter', () => {
    for (const challenger of ['bob', 'cy'])
      expect(strict().does(challenger, 'challenge', IMPOSSIBLE).state.phase).toMatchObject({ mover: 'ann' });
    expect(strict().refused('ann', 'challenge', IMPOSSIBLE)).toBe('V-B');
  });

  test('[agloa-onsets-2023 V-A, Glossary-Illegal-challenge; mlag-onsets-adventurous-2017 V-A] there is nothing to challenge before the Goal', () => {
    const early = new TestTable(book, 'junior');
    expect(early.refused('bob', 'challenge', IMPOSSIBLE)).toBe('V-A');
    early.started();
    expect(early.refused('bob', 'challenge', IMPOSSIBLE)).toBe('V-A');
    expect(early.refused('bob', 'pick-up-block')).toBe('V-A');
    early.does('ann', 'bonus', { cube: 'B' });
    expect(early.refused('bob', 'challenge', NOW)).toBe('V-A');
  });

  test('[agloa-onsets-2023 V-A, V-B, Glossary-Illegal-challenge; mlag-onsets-adventurous-2017 V-A, XI-A-3] at a table, a challenge that comes too early is set aside and costs a point', () => {
    const early = new TestTable(book, 'junior', { officiating: 'table', variations: true }).started();
    expect(early.setAside('bob', 'challenge', IMPOSSIBLE)).toBe('V-A');
    expect(early.phase).toMatchObject({ name: 'variations', player: 'ann' });
    expect(early.lost).toEqual({ bob: one });
    const beforeGoal = new TestTable(book, 'junior', { officiating: 'table' }).started();
    expect(beforeGoal.setAside('cy', 'challenge', NOW)).toBe('V-A');
    expect(beforeGoal.phase).toMatchObject({ name: 'goal', player: 'ann' });
    expect(beforeGoal.lost).toEqual({ cy: one });
  });

  test('[agloa-onsets-2023 V-A; mlag-onsets-adventurous-2017 V-A] only one challenge counts: the first', () => {
    const played = strict().moves('B permitted').does('ann', 'challenge', NOW);
    expect(played.refused('cy', 'challenge', IMPOSSIBLE)).toBe('V-A');
    expect(played.refused('cy', 'pick-up-block')).toBe('V-A');
  });

  test('[agloa-onsets-2023 V-A, Glossary-Illegal-challenge; mlag-onsets-adventurous-2017 V-A, V-A-1] only Now and Impossible; Never means Impossible in 2017 only', () => {
    for (const claim of ['a-flub', 'force-out-a', 'no-goal', 'maybe', ''])
      expect(strict().refused('bob', 'challenge', { claim })).toBe('V-A');
    expect(strict().refused('bob', 'challenge', { claim: 'never' })).toBe(either(book, 'V-A', undefined));
    expect(strict().refused('bob', 'challenge', { claim: ' Impossible ' })).toBeUndefined();
    const never = table();
    expect(never.setAside('bob', 'challenge', { claim: 'never' })).toBe(either(book, 'V-A', undefined));
    expect(never.lost).toEqual(either(book, { bob: one }, {}));
    expect(never.phase.name).toBe(either(book, 'move', 'write'));
  });

  test('[agloa-onsets-2023 V-A-2-a; mlag-onsets-adventurous-2017 V-A-2-a] Now needs two cubes in Resources; Impossible needs none', () => {
    const two = strict().playedDownTo(2);
    expect(two.refused(two.phase.player ?? '', 'challenge', NOW)).toBeUndefined();
    const last = strict().playedDownTo(1);
    expect(last.refused(last.phase.player ?? '', 'challenge', NOW)).toBe('V-A-2-a');
    expect(last.refused(last.phase.player ?? '', 'challenge', IMPOSSIBLE)).toBeUndefined();
  });

  test('[agloa-onsets-2023 V-A-2-a, XIII-D-14#limits; mlag-onsets-adventurous-2017 V-A-2-a, XIII-D-14] under Two Solutions, Now needs three', () => {
    const two = new TestTable(book, 'senior', { variations: true, players: 'ann bob' }).started();
    two.does('ann', 'choose-variations', { variations: [{ name: 'two-solutions' }] });
    two.does('bob', 'choose-variations', { variations: [{ name: 'two-operations' }] });
    two.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } }).playedDownTo(2);
    expect(two.refused(two.phase.player ?? '', 'challenge', NOW)).toBe('V-A-2-a');
    expect(two.refused(two.phase.player ?? '', 'challenge', IMPOSSIBLE)).toBeUndefined();
  });

  test('[agloa-onsets-2023 V-A-2-b; mlag-onsets-adventurous-2017 V-A-2-b] Now needs a cube in Required or Permitted', () => {
    const bare = strict();
    expect(bare.refused('bob', 'challenge', NOW)).toBe('V-A-2-b');
    bare.moves('B forbidden');
    expect(bare.refused('cy', 'challenge', NOW)).toBe('V-A-2-b');
    bare.moves('B permitted');
    expect(bare.refused('ann', 'challenge', NOW)).toBeUndefined();
    expect(strict().moves('B required').refused('cy', 'challenge', NOW)).toBeUndefined();
  });

  describe('at a table, an invalid challenge is set aside and costs a point, and play goes on', () => {
    test('[agloa-onsets-2023 V-A-2-a, V-B; mlag-onsets-adventurous-2017 V-A-2-a] Now with one cube left', () => {
      const played = table().playedDownTo(1);
      const player = played.phase.player ?? '';
      expect(played.setAside(player, 'challenge', NOW)).toBe('V-A-2-a');
      expect(played.phase).toMatchObject({ name: 'move', player });
      expect(played.lost).toEqual({ [player]: one });
    });

    test('[agloa-onsets-2023 V-A-2-b, V-B; mlag-onsets-adventurous-2017 V-A-2-b] Now with an empty mat', () => {
      const played = table();
      expect(played.setAside('cy', 'challenge', NOW)).toBe('V-A-2-b');
      expect(played.phase).toMatchObject({ name: 'move', player: 'bob' });
      expect(played.lost).toEqual({ cy: one });
    });

    test('[agloa-onsets-2023 V-B; mlag-onsets-adventurous-2017 V-B] a challenge of your own move, with or without the block', () => {
      const said = table().moves('B permitted');
      expect(said.setAside('bob', 'challenge', IMPOSSIBLE)).toBe('V-B');
      expect(said.lost).toEqual({ bob: one });
      const held = table().moves('B permitted').does('bob', 'pick-up-block');
      expect(held.setAside('bob', 'challenge', NOW)).toBe('V-B');
      expect(held.view('ann').block).toBeNull();
      expect(held.lost).toEqual({ bob: one });
      held.moves('R permitted');
    });

    test('[agloa-onsets-2023 V-B, Glossary-Illegal-challenge; mlag-onsets-adventurous-2017 V-B] a claim that does not exist', () => {
      const played = table().does('cy', 'pick-up-block');
      expect(played.setAside('cy', 'challenge', { claim: 'flub' })).toBe('V-A');
      expect(played.lost).toEqual({ cy: one });
      expect(played.phase).toMatchObject({ name: 'move', player: 'bob' });
    });

    test('[agloa-onsets-2023 V-B, XI-A#note; mlag-onsets-adventurous-2017 V-B, XI-A] in Elementary and Middle, the point waits for a judge', () => {
      for (const division of ['elementary', 'middle'] as const) {
        const played = new TestTable(book, division, { officiating: 'table' }).withGoal();
        played.setAside('cy', 'challenge', NOW);
        expect(played.lost).toEqual({ cy: { counted: 0, pending: 1 } });
      }
    });

    test('[agloa-onsets-2023 V-B; mlag-onsets-adventurous-2017 V-A-2-b] every time', () => {
      const played = table();
      for (let times = 0; times < 3; times++) played.setAside('cy', 'challenge', NOW);
      expect(played.lost).toEqual({ cy: { counted: 3, pending: 0 } });
    });
  });

  test('[agloa-onsets-2023 V-B; mlag-onsets-adventurous-2017 V-B] with strict officiating, an invalid challenge is refused, costs nothing, and leaves the block where it is', () => {
    const played = strict().does('cy', 'pick-up-block');
    expect(played.refused('cy', 'challenge', NOW)).toBe('V-A-2-b');
    expect(played.view('cy').block).toMatchObject({ holder: 'cy' });
    expect(played.lost).toEqual({});
    played.does('cy', 'challenge', IMPOSSIBLE);
    expect(played.view('cy').block).toBeNull();
  });

  describe('the block', () => {
    test('[agloa-onsets-2023 V-B; mlag-onsets-adventurous-2017 V-B, I-B-5] while one player holds it, nobody else takes it or challenges, and nobody moves', () => {
      const played = strict().moves('B permitted').does('ann', 'pick-up-block');
      expect(played.view('audience').table.block).toBe('ann');
      expect(played.refused('cy', 'pick-up-block')).toBe('V-B');
      expect(played.refused('ann', 'pick-up-block')).toBe('V-B');
      expect(played.refused('cy', 'challenge', NOW)).toBe('V-B');
      expect(played.refused('cy', 'move', { cube: 'R', to: 'required' })).toBe('V-B');
      expect(played.refused('cy', 'put-down-block')).toBe('V-B');
      played.does('ann', 'challenge', NOW);
      expect(played.state.phase).toMatchObject({ challenger: 'ann' });
    });

    test('[agloa-onsets-2023 V-B, V-B#c; mlag-onsets-adventurous-2017 V-B] putting it down without a challenge costs a point at any table, and play goes on', () => {
      for (const played of [strict(), table()]) {
        played.does('cy', 'pick-up-block').does('cy', 'put-down-block');
        expect(played.lost).toEqual({ cy: one });
        expect(played.phase).toMatchObject({ name: 'move', player: 'bob' });
        played.moves('B permitted');
      }
    });

    test('[agloa-onsets-2023 XI-A-1-f, XI-A-3#block, V-B; mlag-onsets-adventurous-2017 XI-A-1-f, XI-A-3, V-B] after fifteen seconds of silence, the holder loses a point without a countdown, and play goes on', () => {
      const played = strict().does('cy', 'pick-up-block').clock(14.999);
      expect(played.view('cy').block).not.toBeNull();
      expect(played.lost).toEqual({});
      played.clock(0.002);
      expect(played.view('cy').block).toBeNull();
      expect(played.lost).toEqual({ cy: one });
      played.moves('B permitted');
      // In time, it is a challenge.
      const intime = strict()
        .moves('B permitted')
        .does('ann', 'pick-up-block')
        .wait(13.9)
        .does('ann', 'challenge', NOW);
      expect(intime.lost).toEqual({});
    });

    test('[agloa-onsets-2023 V-B, XI-A-1-d; mlag-onsets-adventurous-2017 V-B, XI-A-1-d] the Mover’s limit waits while another player holds the block, but no longer', () => {
      const played = strict();
      const due = played.phase.deadline ?? 0;
      played.wait(3).does('cy', 'pick-up-block').wait(4).does('cy', 'put-down-block');
      expect(played.phase.deadline).toBe(due + 5_000);
      // If the Mover holds it, nothing stops.
      played.does('bob', 'pick-up-block').does('bob', 'put-down-block');
      expect(played.phase.deadline).toBe(due + 5_000);
      const silent = strict();
      const whole = silent.phase.deadline ?? 0;
      silent.does('cy', 'pick-up-block').clock(20);
      expect(silent.phase.deadline).toBe(whole + 15_000);
    });

    test('[agloa-onsets-2023 V-B, IX-A-1#time; mlag-onsets-adventurous-2017 V-B, IX-A-1] a turn that comes back or begins while another player holds the block waits too, and loses nothing', () => {
      const charged = new TestTable(book, 'junior', { officiating: 'table' }).withGoal(undefined, CUBES_WITH_RELATIONS);
      const due = charged.phase.deadline ?? 0;
      charged.does('bob', 'move', { cube: '=', to: 'forbidden' }).does('cy', 'pick-up-block');
      charged.does('ann', 'charge', { what: 'IV-D' });
      expect(charged.phase).toMatchObject({ player: 'bob', deadline: due + 14_000 });
      charged.does('cy', 'put-down-block');
      expect(charged.phase.deadline).toBe(due + 1_000);
      // The new last Mover has nothing to challenge, so the block goes back and costs nothing.
      const gone = new TestTable(book, 'junior', { officiating: 'table' }).withGoal(undefined, CUBES_WITH_RELATIONS);
      gone.does('bob', 'move', { cube: '=', to: 'forbidden' }).does('ann', 'pick-up-block');
      gone.does('cy', 'charge', { what: 'IV-D' });
      expect(gone.view('ann').block).toBeNull();
      expect(gone.lost).toEqual({});
      const sentOut = strict().does('cy', 'pick-up-block').does('judge', 'disqualify', { player: 'bob' });
      const began = sentOut.now;
      sentOut.does('cy', 'put-down-block');
      expect(sentOut.phase).toMatchObject({ player: 'cy', deadline: began + 60_000 });
      const holder = strict();
      const first = holder.phase.deadline ?? 0;
      holder.does('cy', 'pick-up-block').does('judge', 'disqualify', { player: 'cy' });
      expect(holder.phase).toMatchObject({ player: 'bob', deadline: first + 1_000 });
    });

    test('[agloa-onsets-2023 V-B#two; mlag-onsets-adventurous-2017 V-B] if two players reach for it at the same moment, the first in the log has it', () => {
      const played = strict().moves('B permitted');
      const at = played.now;
      played.take({ type: 'challenge', by: 'cy', ...NOW });
      const second = played.take({ type: 'challenge', by: 'ann', ...NOW });
      expect(played.now).toBe(at);
      expect(second.ok).toBe(false);
      expect(played.state.phase).toMatchObject({ challenger: 'cy' });
    });
  });

  test('[agloa-onsets-2023 V-A, V-B; mlag-onsets-adventurous-2017 V-A, V-B] a challenge that is set aside changes neither the turn nor its limit', () => {
    const played = table();
    const due = played.phase.deadline;
    played.setAside('bob', 'challenge', NOW);
    expect(played.phase).toEqual({ name: 'move', player: 'bob', deadline: due });
  });
});
