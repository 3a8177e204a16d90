// Scores that a judge or the director takes from a player who cheated.
import { describe, expect, test } from 'vitest';
import { EVERY_BOOK, shakeWonByNext, tableIn } from './support/everyBook.ts';

const books = 'agloa-onsets-2023 mlag-onsets-adventurous-2017 mlag-onsets-basic-2019 mlag-equations-basic-2018'.split(
  ' ',
);
const LOWER = `[${books.map((book) => `${book} XII-B-1`).join('; ')}]`;

describe.each(EVERY_BOOK)('$book', (each) => {
  const { right, wrong } = each;
  const silent = each.book === 'mlag-onsets-basic-2011';
  const lower = silent ? 'BOS17' : 'XII-B-1';
  const none = silent ? 'BOS17' : 'XII-B-2';
  /** Bob has won the only shake. */
  const over = () => shakeWonByNext(tableIn(each), each).does('director', 'end-round');
  const untouched = () => over().matchPoints;

  test('[agloa-onsets-2023 XII-B-2; mlag-onsets-adventurous-2017 XII-B-2; mlag-onsets-basic-2019 XII-B-2; mlag-equations-basic-2018 XII-B-2] 0 for the round: no match points for this player, and nobody else moves up', () => {
    for (const by of ['judge', 'director']) {
      const match = over().does(by, 'take-score', { player: 'bob' });
      expect(match.matchPoints).toEqual({ ...untouched(), bob: 0 });
      // What was played stays on the sheet.
      expect(match.totals.bob).toBe(right);
      expect(match.view('ann').taken).toEqual([{ player: 'bob', shake: null, points: 0 }]);
      expect(match.refused(by, 'take-score', { player: 'bob' })).toBe(none);
      for (const player of ['ann', 'bob', 'cy']) match.does(player, 'sign');
    }
  });

  test('[agloa-onsets-2023 XII-B-1; mlag-onsets-adventurous-2017 XII-B-1; mlag-onsets-basic-2019 XII-B-1; mlag-equations-basic-2018 XII-B-1] the player gets the lower score, and nobody else moves up', () => {
    const match = over().does('judge', 'take-score', { player: 'bob', shake: 1, score: wrong - 1 });
    expect(match.scores?.bob).toBe(wrong - 1);
    expect(match.totals.bob).toBe(wrong - 1);
    expect(match.shakes[0]?.scoredBy.bob).toEqual({ rule: 'match.lowerScore', clause: lower });
    expect(match.matchPoints).toEqual({ ...untouched(), bob: 2 });
  });

  test('[agloa-onsets-2023 XII-B-1; mlag-onsets-adventurous-2017 XII-B-1; mlag-onsets-basic-2019 XII-B-1; mlag-equations-basic-2018 XII-B-1] the players cannot undo it by a correction; a judge can ask for one', () => {
    const match = over().does('ann', 'correct-score', { shake: 1, player: 'bob', score: 7 });
    match.does('judge', 'take-score', { player: 'bob', shake: 1, score: 1 });
    expect(match.state.corrections).toEqual([]);
    expect(match.refused('bob', 'correct-score', { shake: 1, player: 'bob', score: right })).toBe(lower);
    match.does('judge', 'correct-score', { shake: 1, player: 'bob', score: right });
    for (const player of ['ann', 'bob', 'cy']) match.does(player, 'sign');
    expect(match.state.taken).toEqual([]);
    expect(match.matchPoints).toEqual(untouched());
  });

  test('[agloa-onsets-2023 XII-B-1, XII-B-2; mlag-onsets-adventurous-2017 XII-B-1, XII-B-2; mlag-onsets-basic-2019 XII-B-1, XII-B-2; mlag-equations-basic-2018 XII-B-1, XII-B-2] only an official may do it, to a player of the match, with a lower score', () => {
    const match = over();
    expect(match.refused('ann', 'take-score', { player: 'bob' })).toBe(none);
    const conduct = silent ? 'BOS1' : 'IX-C';
    expect(match.refused('judge', 'take-score', { player: 'dan' })).toBe(conduct);
    expect(match.refused('judge', 'take-score', { player: 'bob', clause: 'Z-9' })).toBe(conduct);
    for (const fields of [
      { shake: 1, score: right },
      { shake: 1, score: 0.5 },
      { shake: 1 },
      { score: 1 },
      { shake: 2, score: 1 },
    ])
      expect(match.refused('director', 'take-score', { player: 'bob', ...fields }), JSON.stringify(fields)).toBe(lower);
    expect(match.open('judge')).toContain('take-score');
    expect(match.open('director')).toContain('take-score');
    expect(match.open('ann')).not.toContain('take-score');
  });

  test('[agloa-onsets-2023 IX-C, XII-B-2; mlag-onsets-adventurous-2017 IX-C, XII-B-2; mlag-onsets-basic-2019 IX-C, XII-B-2; mlag-equations-basic-2018 IX-C#disqualification, XII-B-2] a replay starts without the taken score', () => {
    const shake = over().does('judge', 'take-score', { player: 'bob', shake: 1, score: 0 });
    shake.does('judge', 'replay-shake', { players: ['ann', 'bob', 'cy'] });
    expect(shake.state.taken).toEqual([]);
    const round = over().does('judge', 'take-score', { player: 'bob' });
    round.does('judge', 'replay-round', { players: ['ann', 'bob', 'cy'] });
    expect(round.state.taken).toEqual([]);
  });
});

test(`${LOWER} two friends gain nothing: ann signs for less so that bob would win, but bob stays second`, () => {
  const [, , each] = EVERY_BOOK;
  if (!each) throw new Error('there are five books');
  const match = shakeWonByNext(tableIn(each, { players: 'bob ann' }), each).does('director', 'end-round');
  expect(match.matchPoints).toEqual({ bob: 4, ann: 6 });
  match.does('director', 'take-score', { player: 'ann', shake: 1, score: 0 });
  expect(match.matchPoints).toEqual({ bob: 4, ann: 4 });
});
