// Questions about On-Sets from the wire.
import { solveOnSets } from '@openshake/advice';
import { parseSolveRequest } from '@openshake/protocol';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer.ts';

const long = process.env.OPENSHAKE_LONG === '1';

const request = (fields: object) => ({
  id: '1',
  rulebook: 'agloa-onsets-2023',
  division: 'elementary',
  universe: ['B', 'R', 'G', 'Y', 'BR', 'BG', 'RG', 'GY', 'blank'],
  ...fields,
});

const ask = (fields: object, limitMs?: number) => answerQuestion(request(fields), limitMs);

describe('openshake solve, On-Sets: the Solution shown', () => {
  const goal = { values: [3] };

  it('has the fewest cubes', () => {
    const resources = ['A', 'A', 'G', 'G', '-', 'U', 'U', 'B', "'"];
    expect(ask({ goal: { values: [6] }, resources, question: 'possible' })).toEqual({
      id: '1',
      answer: true,
      solution: { setName: "B'" },
      fromResources: ['B', "'"],
    });
  });

  it('has no V, Λ or padding if the same number of cubes works without', () => {
    for (const more of [['A'], ['V'], ['B'], ['A', 'V', 'B']])
      expect(
        ask({ goal: { values: [2] }, permitted: [...more, 'U', 'N', '-', 'B', 'R'], question: 'now' }),
      ).toMatchObject({
        solution: { setName: 'B - R' },
      });
  });

  it('has what Required cubes force, and no more', () => {
    expect(
      ask({ goal, required: ['A', 'U'], permitted: ['A', 'G', 'G', '-', 'B', 'V'], question: 'now' }),
    ).toMatchObject({
      solution: { setName: 'B U A' },
    });
  });

  it('is the flattest, without redundant brackets', () => {
    expect(
      ask({ goal: { values: [8] }, required: ['B', 'R', 'G', 'Y', 'U', 'U', 'U'], question: 'possible' }),
    ).toMatchObject({ solution: { setName: 'B U R U G U Y' } });
  });

  it('has no Restriction if the same number of cubes works without', () => {
    expect(
      ask({ division: 'middle', goal: { values: [2] }, permitted: ['R', 'C', 'B', '-', 'G'], question: 'now' }),
    ).toMatchObject({ answer: true, solution: { setName: expect.stringMatching(/^. - .$/) } });
  });

  // It takes a few seconds to see that.
  it.skipIf(!long)('is any Solution if there are too many to compare: the answer is still known', () => {
    const required = ['B', 'B', 'R', 'R', 'G', 'G', 'Y', 'Y', 'U', '-', "'", 'N', 'V', 'A', 'C'];
    const universe = ['B', 'BR', 'BRY', 'BRG', 'RY', 'Y', 'R', 'BGY', 'BG', 'RG', 'BY'];
    const asked = { division: 'senior', universe, goal: { values: [5] }, required, question: 'possible' };
    expect(ask(asked)).toMatchObject({ answer: true, solution: { restrictions: expect.any(Array) } });
  });

  it('[agloa-onsets-2023 XIII-D-14] under Two Solutions, is a pair that shares as many cubes as it can', () => {
    const answer = ask({
      division: 'senior',
      variations: [{ name: 'two-solutions' }],
      goal: { values: [1] },
      permitted: ['B', 'R', 'G', 'Y', 'N', 'N', 'V', 'A'],
      question: 'possible',
      count: 3,
    });
    expect(answer).toMatchObject({ solutions: [{ setName: 'B N R' }, { setName: 'B N G' }] });
    // Each may be part of a pair.
    expect(answer).toMatchObject({
      found: ['B N R', 'B N G', 'R N G'].map((setName) => ({ solution: { setName } })),
    });
  });
});

describe('openshake solve, On-Sets: several Solutions', () => {
  const asked = { goal: { values: [1] }, permitted: ['B', 'R', 'G', 'Y', 'N'], question: 'now' };

  it('name different sets of cards, the simplest first, and the first is the solution', () => {
    expect(ask({ ...asked, count: 3 })).toEqual({
      id: '1',
      answer: true,
      solution: { setName: 'B N R' },
      fromResources: [],
      found: ['B N R', 'B N G', 'R N G'].map((setName) => ({
        solution: { setName },
        steps: [{ text: setName.replace('N', '∩'), value: 1, cards: [expect.any(String)] }],
      })),
    });
  });

  it('are all there are if fewer can be written', () => {
    expect(ask({ ...asked, count: 100 })).toMatchObject({
      found: ['B N R', 'B N G', 'R N G', 'G N Y'].map((setName) => ({ solution: { setName } })),
    });
    expect(ask({ ...asked, permitted: ['B', 'B', 'U'], count: 2 })).toEqual({ id: '1', answer: false, found: [] });
  });

  it('are left out unless the request has a count', () => {
    expect(ask(asked)).not.toHaveProperty('found');
  });

  const hard = {
    division: 'senior',
    variations: [{ name: 'no-null-restrictions' }, { name: 'blank-card-wild' }],
    goal: { values: [4] },
    resources: ['B', 'R', 'G', 'Y', 'B', 'R', 'G', 'Y', 'U', 'N', '-', "'", '=', 'C', 'V'],
    question: 'possible',
  };

  it('are not known when time is up', () => {
    const answer = ask({ ...hard, count: 100 }, 0);
    expect(answer).toEqual({ id: '1', answer: null, searched: { steps: expect.any(Number) } });
  });

  const solved = (fields: object, mostComparing: number) => {
    const parsed = parseSolveRequest(request(fields));
    if (!parsed.ok || parsed.game !== 'on-sets') throw new Error('not a question about On-Sets');
    const answer = solveOnSets(parsed.request, { stop: () => false }, mostComparing);
    if (answer.answer === null) throw new Error('there was time');
    return answer;
  };

  it('if there are too many to compare, the list has those found so far, and the answer says so', () => {
    const all = solved({ ...hard, count: 100 }, 150_000_000);
    expect(all.found).toHaveLength(100);
    expect(all).not.toHaveProperty('searched');
    const some = solved({ ...hard, count: 100 }, 1_000_000);
    expect(some).toMatchObject({ answer: true, solution: all.solution, searched: { steps: expect.any(Number) } });
    expect(some.found?.length).toBeGreaterThan(0);
    expect(some.found?.length).toBeLessThan(100);
    expect(some.found).toEqual(all.found?.slice(0, some.found?.length));
  });

  it('if not even the simplest is known, the list has one that is', () => {
    const required = {
      ...hard,
      required: ['U', 'N', 'B', 'R', 'C'],
      resources: ['G', 'Y', 'G', 'Y', '-', "'", '=', 'V'],
    };
    const answer = solved({ ...required, count: 3 }, 0);
    expect(answer).toMatchObject({ answer: true, searched: { steps: expect.any(Number) } });
    expect(answer.found?.map(({ solution }) => solution)).toEqual([answer.solution]);
    expect(answer.found?.[0]?.steps.at(-1)).toMatchObject({ value: 4 });
  });

  it('if time runs out during the comparison, a known one is shown', () => {
    const parsed = parseSolveRequest(
      request({ ...hard, required: ['U', 'N', 'B', 'R', 'C'], resources: ['G', 'Y', 'G', 'Y', '-', "'", '=', 'V'] }),
    );
    if (!parsed.ok || parsed.game !== 'on-sets') throw new Error('not a question about On-Sets');
    const asked = { times: 0 };
    // There is time for one Solution and for some comparing.
    const stop = () => {
      asked.times += 1;
      return asked.times > 2;
    };
    expect(solveOnSets(parsed.request, { stop })).toMatchObject({
      answer: true,
      solution: { setName: expect.any(String) },
    });
    expect(asked.times).toBeGreaterThan(2);
  });
});
