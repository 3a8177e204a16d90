// `openshake solve` as people run it.
import { describe, expect, test } from 'vitest';
import { openshake, request } from '../testing/openshake.ts';

interface SolvedLine {
  id?: unknown;
  answer?: boolean | null;
  solution?: { restrictions?: string[]; setName: string };
  solutions?: unknown[];
  fromResources?: string[];
  moves?: { cube: string; to: string; from?: string }[];
  goals?: { goal: object; cubes: number | null }[];
  searched?: unknown;
  error?: { message: string };
}

const question = (changes: object): string => request({ after: undefined, solution: undefined, ...changes });

function solved(input: string, ...args: string[]): SolvedLine[] {
  const { stdout } = openshake(['solve', ...args], input);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const answerTo = (changes: object): SolvedLine => solved(question(changes))[0] ?? {};

describe('openshake solve', () => {
  test('[agloa-onsets-2023 V-A-2] a Solution that the judge accepts proves Now', () => {
    const answer = answerTo({ id: 'n', question: 'now' });
    expect(answer).toMatchObject({ id: 'n', answer: true });
    const { stdout } = openshake(['judge'], request({ solution: answer.solution }));
    expect(JSON.parse(stdout)).toMatchObject({ correct: true });
  });

  test('[agloa-onsets-2023 V-A-1] the answer to an impossible question is just false', () => {
    expect(answerTo({ id: 1, question: 'possible', goal: { values: [9] } })).toEqual({ id: 1, answer: false });
  });

  test('[agloa-onsets-2023 VIII-B] after the last cube nothing comes from Resources', () => {
    const told = {
      required: ['R'],
      permitted: ['G'],
      resources: ['U'],
      question: 'now',
      universe: ['R', 'G', 'Y', 'RG', 'BR', 'B'],
    };
    expect(answerTo({ ...told, goal: { values: [4] } })).toMatchObject({ answer: true, fromResources: ['U'] });
    expect(answerTo({ ...told, goal: { values: [4] }, after: 'last-cube' })).toMatchObject({ answer: false });
  });

  test("[agloa-onsets-2023 V-A-1, V-A-2] the next Mover's moves that avoid a challenge", () => {
    const told = {
      required: ['R'],
      permitted: [],
      resources: ['U', 'G', 'Y'],
      goal: { values: [4] },
      question: 'avoid',
    };
    const { answer, moves } = answerTo({ ...told, universe: ['R', 'G', 'Y', 'RG', 'BR', 'B'] });
    expect(answer).toBe(true);
    expect(moves).toContainEqual({ cube: 'Y', to: 'forbidden' });
    expect(moves).not.toContainEqual({ cube: 'U', to: 'forbidden' });
  });

  test('[agloa-onsets-2023 III-B] the Goals that can be set, with the fewest cubes of a Solution', () => {
    const told = { required: [], permitted: [], forbidden: [], goal: undefined, question: 'goals' };
    const { answer, goals } = answerTo({ ...told, universe: ['R', 'G', 'RG'], resources: ['3', '5', 'R', 'G', 'U'] });
    expect(answer).toBe(true);
    expect(goals).toContainEqual({ goal: { shape: 'single', cubes: ['3'] }, cubes: 3 });
    expect(goals).toContainEqual({ goal: { shape: 'single', cubes: ['5'] }, cubes: null });
  });

  test('[agloa-onsets-2023 XIII-D-14] Two Solutions come together', () => {
    const told = { division: 'senior', variations: [{ name: 'two-solutions' }], question: 'possible' };
    const { solutions, solution } = answerTo(told);
    expect(solutions).toHaveLength(2);
    expect(solution).toBeUndefined();
  });

  test('answers keep the order of the questions, and a malformed one does not stop the others', () => {
    const input = `${question({ id: 1, question: 'now' })}nonsense\n${question({ id: 3, question: 'why' })}${question({ id: 4, question: 'possible' })}`;
    const { status, stdout } = openshake(['solve'], input);
    const lines: SolvedLine[] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ id }) => id)).toEqual([1, null, 3, 4]);
    expect(lines[2]?.error?.message).toContain('"question" must be');
    expect(status).toBe(1);
  });

  test('--limit-ms stops a long search, and the answer says only how far it got', () => {
    const long = {
      division: 'senior',
      variations: [{ name: 'blank-card-wild' }, { name: 'no-null-restrictions' }, { name: 'symmetric-difference' }],
      universe: ['BRGY', 'BG', 'BR', 'B', 'GY', 'BY', 'blank', 'RG', 'BRG', 'R', 'BRY', 'RY', 'Y'],
      goal: { values: [0] },
      required: ['B', 'R', 'B', 'R', 'G', 'C'],
      permitted: ['G', 'U', 'A', '='],
      forbidden: [],
      resources: ['Y', 'B', '-', 'N', 'U'],
      question: 'possible',
    };
    const [cut] = solved(question({ ...long, id: 1, goal: { values: [12] } }), '--limit-ms', '0');
    expect(Object.keys(cut ?? {}).sort()).toEqual(['answer', 'id', 'searched']);
    expect(cut?.answer).toBeNull();
  });

  test('--limit-ms needs a number, and an unknown option is named', () => {
    expect(openshake(['solve', '--limit-ms', 'soon'], '')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('"--limit-ms" needs a whole number'),
    });
    expect(openshake(['solve', '--limit'], '').stderr).toContain('has no option "--limit"');
  });

  test('--pretty uses the signs that people know', () => {
    const { stdout } = openshake(['solve', '--pretty'], question({ id: 'x', question: 'now' }));
    expect(stdout).toMatch(/^✓ Yes {2}x\n/);
    expect(stdout).toContain('Set-Name');
    expect(stdout).toMatch(/[∪⊆]/);
    expect(
      openshake(['solve', '--pretty'], question({ goal: { values: [9] }, question: 'possible' })).stdout,
    ).toContain('✗ No');
    expect(openshake(['solve', '--pretty'], 'nonsense').stdout).toContain('! Could not be answered');
  });

  test('help describes it', () => {
    expect(openshake(['help', 'solve']).stdout).toContain('openshake solve — can a Solution be written?');
  });
});
