// What a player knows about a position of On-Sets, and how plainly it is written.
import { describe, expect, it } from 'vitest';
import type { Answer, Laid } from '../mind.ts';
import { OnSetsMind } from './onsets.ts';

const table: Laid = {
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  variations: [],
  universe: ['B', 'R', 'G', 'Y', 'BR', 'BG', 'RG', 'GY', 'blank'],
  goal: { values: [6] },
  required: ['A', 'U'],
  permitted: ['G', 'G', '-', 'U', 'B'],
  forbidden: [],
  resources: ['R', 'B', 'A'],
  trail: [],
};

const provenBy = (mind: OnSetsMind): Extract<Answer, { answer: true }>['proof'] => {
  const found = mind.proof('impossible', table);
  if (!found.answer) throw new Error('There is a Solution.');
  return found.proof;
};

describe('the paper that a player writes', () => {
  it('[agloa-onsets-2023 VII-B] is the plainest', () => {
    const mind = new OnSetsMind(() => false);
    mind.begin();
    const proof = provenBy(mind);
    const plain = mind.plain('impossible', table, proof);
    expect(plain.paper).toEqual({ solution: { setName: 'B U G U A' } });
    expect(plain.cubes).toBeLessThanOrEqual(proof.cubes);
    expect(plain.taken).toEqual([]);
  });

  it('is whatever was found if there is no time to look for the plainest', () => {
    let isHurried = false;
    const mind = new OnSetsMind(() => isHurried);
    mind.begin();
    const proof = provenBy(mind);
    isHurried = true;
    const hard: Laid = {
      ...table,
      division: 'junior',
      universe: ['blank', 'RY', 'BR', 'BRG', 'BG', 'R', 'BY'],
      goal: { values: [7] },
      required: ['R', 'Y', 'B', '-', 'N', '='],
      permitted: ['G', 'G', 'U', 'V', 'A'],
      resources: ['B', 'Y', 'B', 'N'],
    };
    expect(mind.plain('impossible', hard, proof)).toBe(proof);
  });
});
