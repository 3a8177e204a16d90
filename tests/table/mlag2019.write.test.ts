// Writing Solutions, the Third Party's choice, and the scores of a challenge in the basic books of 2018 and 2019.
import { expect, test } from 'vitest';
import { BASIC_GAMES, oneCubeAway, pointsLost } from './support/basicGames.ts';

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-A, VII-A-1; mlag-equations-basic-2018 VII-A, VII-A-1] after Now the Challenger has to write, and the Mover may not ($book)',
  (game) => {
    const table = oneCubeAway(game).does('bob', 'challenge', { claim: 'now' });
    expect(table.refused('cy', 'present', { solution: game.right })).toBe('VII-A');
    expect(table.refused('cy', 'decline')).toBe('VII-A');
    expect(table.view('audience').writing?.answers).toEqual({ ann: 'writing', bob: 'writing', cy: 'may not write' });
    // A player who must write but declines is not correct. The Third Party may still write.
    table.does('bob', 'decline');
    expect(table.phase.name).toBe('write');
    table.does('ann', 'decline');
    expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-A-2; mlag-equations-basic-2018 VII-A-2] after Impossible the Mover has to write, and the Challenger may not ($book)',
  (game) => {
    const table = oneCubeAway(game).does('bob', 'challenge', { claim: 'impossible' });
    expect(table.refused('bob', 'present', { solution: game.right })).toBe('VII-A');
    table.does('cy', 'decline').does('ann', 'decline');
    expect(table.scores).toEqual({ ann: 4, bob: 6, cy: 2 });
  },
);

/** X-B in every row: who had to write, the Third Party, and what each scores (Cy moved, Bob challenged, Ann is third). */
const ROWS = [
  { claim: 'now', writer: 'right', third: 'silent', scores: { ann: 2, bob: 6, cy: 2 } },
  { claim: 'now', writer: 'right', third: 'right', scores: { ann: 4, bob: 6, cy: 2 } },
  { claim: 'now', writer: 'right', third: 'wrong', scores: { ann: 2, bob: 6, cy: 2 } },
  { claim: 'now', writer: 'wrong', third: 'silent', scores: { ann: 6, bob: 2, cy: 6 } },
  { claim: 'now', writer: 'wrong', third: 'right', scores: { ann: 4, bob: 2, cy: 2 } },
  { claim: 'now', writer: 'wrong', third: 'wrong', scores: { ann: 2, bob: 2, cy: 6 } },
  { claim: 'now', writer: 'none', third: 'right', scores: { ann: 4, bob: 2, cy: 2 } },
  { claim: 'impossible', writer: 'right', third: 'silent', scores: { ann: 2, bob: 2, cy: 6 } },
  { claim: 'impossible', writer: 'right', third: 'right', scores: { ann: 6, bob: 2, cy: 6 } },
  { claim: 'impossible', writer: 'right', third: 'wrong', scores: { ann: 2, bob: 2, cy: 6 } },
  { claim: 'impossible', writer: 'wrong', third: 'silent', scores: { ann: 4, bob: 6, cy: 2 } },
  { claim: 'impossible', writer: 'wrong', third: 'right', scores: { ann: 6, bob: 2, cy: 2 } },
  { claim: 'impossible', writer: 'wrong', third: 'wrong', scores: { ann: 2, bob: 6, cy: 2 } },
  { claim: 'impossible', writer: 'none', third: 'silent', scores: { ann: 4, bob: 6, cy: 2 } },
] as const;

test.each(BASIC_GAMES.flatMap((game) => ROWS.map((row) => ({ ...row, game, book: game.book }))))(
  '[mlag-onsets-basic-2019 X-A-1, X-A-2, X-B-1, X-B-2; mlag-equations-basic-2018 X-A, X-A-1, X-A-2, X-B, X-B-1, X-B-2] $claim: writer $writer, Third Party $third ($book)',
  ({ game, claim, writer, third, scores }) => {
    const obliged = claim === 'now' ? 'bob' : 'cy';
    for (const officiating of ['strict', 'table'] as const) {
      const table = oneCubeAway(game, { officiating }).does('bob', 'challenge', { claim });
      const papers: string[] = [];
      for (const [player, how] of [
        [obliged, writer],
        ['ann', third],
      ] as const) {
        if (how === 'none' || how === 'silent') table.does(player, 'decline');
        else table.does(player, 'present', { solution: game[how] });
        if (how === 'right' || how === 'wrong') papers.push(`${player} ${how}`);
      }
      for (const [player = '', how] of officiating === 'table' ? papers.map((each) => each.split(' ')) : [])
        for (const checker of ['ann', 'bob', 'cy'].filter((each) => each !== player))
          if (how === 'right') table.does(checker, 'accept', { writer: player });
          // Nobody accepts a wrong paper: the first to object disproves it.
          else if (table.state.phase.name === 'check')
            table.tries(checker, 'reject', { writer: player, clause: game.equals });
      expect(table.scores).toEqual(scores);
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-B-1, X-B-2; mlag-equations-basic-2018 X-B-1, X-B-2] two players: 6 for the one who is right and 2 for the other ($book)',
  (game) => {
    for (const [claim, writer] of [
      ['now', 'bob'],
      ['impossible', 'ann'],
    ] as const)
      for (const paper of ['right', 'wrong'] as const) {
        const table = oneCubeAway(game, { players: 'ann bob' }).does('bob', 'challenge', { claim });
        table.does(writer, 'present', { solution: game[paper] });
        const winner = paper === 'right' ? writer : writer === 'ann' ? 'bob' : 'ann';
        expect(table.scores).toEqual({ ann: 2, bob: 2, [winner]: 6 });
      }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-A-3, VII-A-3#a; mlag-equations-basic-2018 VII-A-3, VII-A-3#comment] a Third Party who joins the writer in words has to write ($book)',
  (game) => {
    const joined = () =>
      oneCubeAway(game).does('bob', 'challenge', { claim: 'now' }).does('ann', 'join', { side: 'challenger' });
    const right = joined().does('bob', 'present', { solution: game.right });
    expect(right.phase.name).toBe('write');
    right.does('ann', 'present', { solution: game.right });
    expect(right.scores).toEqual({ ann: 4, bob: 6, cy: 2 });
    const nothing = joined().does('bob', 'present', { solution: game.wrong }).does('ann', 'decline');
    expect(nothing.scores).toEqual({ ann: 2, bob: 2, cy: 6 });
    // With the Mover after Impossible: a Third Party who is right scores 6.
    const mover = oneCubeAway(game).does('bob', 'challenge', { claim: 'impossible' });
    mover.does('ann', 'join', { side: 'mover' }).does('ann', 'present', { solution: game.right }).does('cy', 'decline');
    expect(mover.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-A-3, VII-A-3#a; mlag-equations-basic-2018 VII-A-3, VII-A-3#comment] a Third Party who joins the other side in words writes nothing, and cannot take it back ($book)',
  (game) => {
    const table = oneCubeAway(game).does('bob', 'challenge', { claim: 'now' }).does('ann', 'join', { side: 'mover' });
    expect(table.refused('ann', 'join', { side: 'challenger' })).toBe('VII-A-3');
    expect(table.refused('ann', 'present', { solution: game.right })).toBe('VII-A');
    table.does('bob', 'present', { solution: game.wrong });
    expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-A-3; mlag-equations-basic-2018 VII-A-3] only the Third Party joins, and only after a challenge with two sides ($book)',
  (game) => {
    const table = oneCubeAway(game);
    expect(table.refused('ann', 'join', { side: 'mover' })).toBe('VII-A-3');
    table.does('bob', 'challenge', { claim: 'now' });
    for (const player of ['bob', 'cy']) expect(table.refused(player, 'join', { side: 'mover' })).toBe('VII-A-3');
    expect(table.refused('ann', 'join', { side: 'judge' })).toBe('VII-A-3');
    table.does('ann', 'present', { solution: game.right });
    expect(table.tries('ann', 'join', { side: 'mover' }).ok).toBe(false);
    expect(table.tries('ann', 'decline').ok).toBe(false);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-A-3#a, XI-A-1-g; mlag-equations-basic-2018 VII-A-3#comment, XI-A-1-f] when the two minutes end, a silent Third Party joins the side that does not write, without a fine ($book)',
  (game) => {
    for (const [claim, writer, scores] of [
      ['now', 'bob', { ann: 2, bob: 6, cy: 2 }],
      ['impossible', 'cy', { ann: 2, bob: 2, cy: 6 }],
    ] as const) {
      const table = oneCubeAway(game).does('bob', 'challenge', { claim });
      table.does(writer, 'present', { solution: game.right }).clock(118);
      expect(table.phase.name).toBe('write');
      table.clock(1);
      expect(table.scores).toEqual(scores);
      expect(pointsLost(table)).toEqual({});
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-1, VII-C-1-a; mlag-equations-basic-2018 VII-C-1, VII-C-1-a] papers are sealed until all have answered, and never corrected ($book)',
  (game) => {
    for (const officiating of ['strict', 'table'] as const) {
      const table = oneCubeAway(game, { officiating }).does('bob', 'challenge', { claim: 'now' });
      table.does('bob', 'present', { solution: game.wrong });
      expect(table.refused('bob', 'present', { solution: game.right })).toBe('VII-C-1-a');
      expect(table.refused('bob', 'decline')).toBe('VII-C-1-a');
      expect(table.view('bob').writing?.own).toEqual({ solution: game.wrong });
      for (const viewer of ['ann', 'cy', 'audience', 'judge'])
        expect(JSON.stringify(table.view(viewer))).not.toContain(JSON.stringify(game.wrong));
      expect(table.refused('cy', 'reject', { writer: 'bob', clause: game.equals })).toBe('VII-C-2');
      expect(table.refused('cy', 'accept', { writer: 'bob' })).toBe('VII-C-2');
      table.does('ann', 'decline');
      if (officiating === 'table')
        expect(table.view('cy').checking?.solutions).toEqual({ bob: { solution: game.wrong } });
      else expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
    }
  },
);
