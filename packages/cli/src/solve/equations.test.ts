// Questions about Equations from the wire.
import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer.ts';

const ask = (fields: object, limitMs?: number) =>
  answerQuestion({ id: '1', rulebook: 'mlag-equations-basic-2018', division: 'middle', ...fields }, limitMs);

describe('openshake solve, Equations', () => {
  it('[mlag-equations-basic-2018 VI-A-2] answers now with the Equation and the cube that it takes', () => {
    expect(ask({ goal: '12', required: ['x'], permitted: ['3'], resources: ['4', '+'], question: 'now' })).toEqual({
      id: '1',
      answer: true,
      solution: { equation: '3x4=12' },
      fromResources: ['4'],
    });
    expect(ask({ goal: '12', permitted: ['3'], resources: ['4', 'x'], question: 'now' })).toEqual({
      id: '1',
      answer: false,
    });
  });

  it('[mlag-equations-basic-2018 VI-A-1] answers possible', () => {
    expect(ask({ goal: '12', permitted: ['3'], resources: ['4', 'x'], question: 'possible' })).toMatchObject({
      answer: true,
      fromResources: ['4', 'x'],
    });
    expect(
      ask({ goal: '12', permitted: ['3', 'x'], resources: ['4'], question: 'possible', after: 'last-cube' }),
    ).toMatchObject({ answer: false });
  });

  it('shows the simplest Solution, and with count several that are built differently', () => {
    const table = { goal: '12', required: ['x'], permitted: ['3'], resources: [...'4+62-1'], question: 'possible' };
    expect(ask(table)).toEqual({ id: '1', answer: true, solution: { equation: '2x6=12' }, fromResources: ['2', '6'] });
    expect(ask({ ...table, count: 3 })).toEqual({
      id: '1',
      answer: true,
      solution: { equation: '2x6=12' },
      fromResources: ['2', '6'],
      found: [
        { solution: { equation: '2x6=12' }, steps: [{ text: '2×6', value: 12 }] },
        { solution: { equation: '3x4=12' }, steps: [{ text: '3×4', value: 12 }] },
        {
          solution: { equation: '(1+2)x4=12' },
          steps: [
            { text: '1+2', value: 3 },
            { text: '(1+2)×4', value: 12 },
          ],
        },
      ],
    });
    const one = { goal: '7', permitted: ['3', '+'], resources: ['4'], question: 'now', count: 100 };
    expect(ask(one)).toMatchObject({ answer: true, found: [{ solution: { equation: '3+4=7' } }] });
    expect(ask({ ...one, goal: '8' })).toEqual({ id: '1', answer: false, found: [] });
  });

  it('if a list is cut short, the answer is not known', () => {
    const hard = { goal: '97', required: [...'--/'], permitted: [...'12345678'], resources: [...'+x+x-/'] };
    const cut = ask({ ...hard, question: 'possible', count: 100 }, 1);
    expect(cut).toEqual({ id: '1', answer: null, searched: expect.objectContaining({ steps: expect.any(Number) }) });
  });

  it('[mlag-equations-basic-2018 V-B] answers avoid with the safe moves', () => {
    expect(ask({ goal: '7', permitted: ['3'], resources: ['+', '4', '9'], question: 'avoid' })).toEqual({
      id: '1',
      answer: true,
      moves: [
        { cube: '9', to: 'permitted' },
        { cube: '9', to: 'forbidden' },
      ],
    });
  });

  it('[mlag-equations-basic-2018 IV-B] answers goals with the fewest cubes', () => {
    expect(ask({ resources: ['3', 'r', '9'], question: 'goals', maxCubes: 1 })).toEqual({
      id: '1',
      answer: true,
      goals: [
        { goal: '3', cubes: 2 },
        { goal: '9', cubes: null },
        { goal: '39', cubes: null },
        { goal: '93', cubes: null },
      ],
    });
  });

  it('says how far it got when time is up', () => {
    const hard = { goal: '997', permitted: [...'23456789'], resources: [...'+-x/+-x/'], question: 'possible' };
    expect(ask(hard, 0)).toMatchObject({ answer: null, searched: { cubesFrom: expect.any(Number) } });
  });

  it('[mlag-equations-basic-2018 IV-B] a missing Goal and a Goal that is not text get different messages', () => {
    const told = (goal: unknown) => ask({ goal, permitted: ['3'], question: 'now' });
    expect(told(undefined)).toMatchObject({
      answer: false,
      goalFault: { clause: 'IV-B', message: 'There is no Goal.' },
    });
    for (const goal of [['1', '2'], {}, true, { text: ['1'] }, { shape: 'row', cubes: ['1'] }])
      expect(told(goal)).toMatchObject({
        answer: false,
        goalFault: { clause: 'IV-B', message: expect.stringContaining('Write the Goal as text') },
      });
    expect(ask({ goal: { text: 12 }, required: ['3', 'x', '4'], question: 'possible' })).toMatchObject({
      answer: true,
    });
  });

  it('writes what a wild 0 stands for', () => {
    expect(ask({ division: 'senior', goal: '9', required: ['4', '0', '5'], question: 'possible' })).toMatchObject({
      solution: { equation: expect.stringMatching(/^[45]0[45]=9$/), wild: { 0: '+' } },
    });
  });
});
