// Perfect play: the theorem of safe moves, and that every way to judge a turn gives the same answers.
import { canSolve, isSafe, judgeTurn, makeMove, positionOf, Solver as Shake } from '@openshake/solver/onsets';
import { describe, expect, it } from 'vitest';
import { randomMat, SHAKE_KINDS, safePlay } from './support/shakes.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const shakes = long ? 300 : 12;
const first = 20_170_000;

describe('safe play', () => {
  for (const kind of SHAKE_KINDS)
    it(`${kind.name}: every Mover has a safe move while three cubes are left (four under Two Solutions), ${shakes} shakes from seed ${first}`, () => {
      let turns = 0;
      for (let seed = first; seed < first + shakes; seed += 1)
        for (const { position, moves } of safePlay(kind, seed)) {
          const isOpen = canSolve(position, 'any') && !canSolve(position, 'one');
          // Under Two Solutions, each takes its own cube, so the theorem begins one cube earlier.
          if (!isOpen || position.resources.length < 2 + position.rules.solutions) continue;
          turns += 1;
          expect(moves.filter(isSafe).length, `seed ${seed}: ${JSON.stringify(position)}`).toBeGreaterThan(0);
        }
      expect(turns).toBeGreaterThan(shakes);
    });
});

describe('[agloa-onsets-2023 XIII-D-14] the theorem under Two Solutions', () => {
  it('fails with three cubes if three sets each need a different two', () => {
    const position = positionOf({
      rulebook: 'agloa-onsets-2023',
      division: 'senior',
      variations: [{ name: 'two-solutions' }, { name: 'no-null-restrictions' }, { name: 'symmetric-difference' }],
      universe: [10, 6, 0, 9, 4, 5, 2, 12, 14, 3, 15],
      goal: { values: [2] },
      required: ['N', 'A', 'A'],
      permitted: ['N', 'Y', 'Y', 'Y'],
      forbidden: [],
      resources: ['G', 'R', 'C'],
    });
    expect([canSolve(position, 'any'), canSolve(position, 'one')]).toEqual([true, false]);
    expect(judgeTurn(position).filter(isSafe)).toEqual([]);
  });
});

describe('a whole turn', () => {
  const mats = long ? 400 : 15;

  for (const kind of SHAKE_KINDS)
    it(`${kind.name}: judged as move by move, ${mats} mats from seed ${first}`, () => {
      for (let seed = first; seed < first + mats; seed += 1) {
        const position = randomMat(kind, seed);
        const told = `seed ${seed}: ${JSON.stringify(position)}`;
        const turn = judgeTurn(position);
        expect(new Shake(position).turn(position), told).toEqual(turn);
        for (const { now, possible, ...move } of turn) {
          const after = makeMove(position, move);
          expect(possible, `${JSON.stringify(move)} ${told}`).toBe(canSolve(after, 'any'));
          expect(now, `${JSON.stringify(move)} ${told}`).toBe(canSolve(after, 'one'));
        }
      }
    });
});
