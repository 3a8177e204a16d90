// A short match of each kind for tests to vary.

/** Two players and one shake. Somebody answers bob's Now challenge. */
export const MATCH = {
  id: 'm1',
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  players: ['ann', 'bob'],
  officiating: 'strict',
  variations: false,
  actions: [
    { at: 0, by: 'ann', type: 'roll', cubes: [...'124BBRRGGYYUUN-CV='] },
    { at: 4400, by: 'bob', type: 'deal', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
    { at: 9000, by: 'ann', type: 'set-goal', goal: { shape: 'row', cubes: ['1', '2'] } },
    { at: 15_000, by: 'ann', type: 'move', cube: 'B', to: 'required' },
    { at: 21_000, by: 'bob', type: 'move', cube: 'R', to: 'required' },
    { at: 33_000, by: 'ann', type: 'move', cube: 'U', to: 'permitted' },
    { at: 40_500, by: 'bob', type: 'move', cube: 'Y', to: 'permitted' },
    { at: 52_000, by: 'ann', type: 'move', cube: '-', to: 'forbidden' },
    { at: 70_000, by: 'bob', type: 'challenge', claim: 'now' },
    { at: 108_000, by: 'bob', type: 'present', solution: { setName: 'R U Y' } },
  ],
};

export const matchLine = (changes: object = {}): string => `${JSON.stringify({ ...MATCH, ...changes })}\n`;
