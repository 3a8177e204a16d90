// No paper of 24 cubes keeps the judge busy for long: the work is counted, not timed, and has a limit.
import { describe, expect, it } from 'vitest';
import type { NaiveRequest } from '../../../../tests/oracle/equations/generate.ts';
import { HOSTILE_CUBES, hostileRequests } from '../../../../tests/oracle/equations/hostile.ts';
import { equationsJudge } from '../game/equationsJudge.ts';
import { parseCube } from './cubes.ts';
import { type EquationsRequest, judgeEquations } from './judge.ts';
import { limited, PAPER, spentSoFar } from './number/effort.ts';
import type { EquationVerdict } from './verdict.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const SEED = 24;
const PAPERS = long ? 60_000 : 800;

const cubes = (list: readonly string[]) => list.flatMap((cube) => parseCube(cube) ?? []);
const permitted = cubes(hostileRequests(SEED, 1)[0]?.permitted ?? []);
const read = (request: NaiveRequest): EquationsRequest =>
  ({ ...request, required: [], permitted, forbidden: [], resources: [] }) as EquationsRequest;
const paper = (division: NaiveRequest['division'], goal: string, solution: string): EquationsRequest =>
  read({
    rulebook: 'mlag-equations-basic-2018',
    division,
    goal,
    required: [],
    permitted: [],
    forbidden: [],
    resources: [],
    after: 'impossible',
    solution: { equation: `${solution}=${goal}` },
  });

function judged(request: EquationsRequest): { verdict: EquationVerdict; effort: number } {
  const before = spentSoFar();
  const verdict = judgeEquations(request);
  return { verdict, effort: spentSoFar() - before };
}

const isOpen = ({ certainty }: EquationVerdict): boolean => certainty === 'undecided';

describe('papers that once took seconds', () => {
  /** The most each may take, in units of effort, somewhat above what it takes. */
  it.each([
    ['middle', '1', '(r5)+(((r3)+((5)^(9^(9^4))))^((9^(9^9))-(9)))', 100],
    ['elementary', '6', 'r(r(r((1/(7^(9^4)))x(2^(5^(8^7))))))', 300],
    ['elementary', '99^999', '9r(((7^(9^(3^7)))+(1/(9^(5^5))))/(1/(2^3)))', 800],
    ['elementary', '2^4', '9r(r(r(3^(2^(4^6)))))', 300],
    ['minor', '99^999', '(2r(((5^(3^(3^9)))+6)/((5^(3^(3^9)))+1)))-(r3)', 10_000],
    ['minor', '1/3', '(r(r2))/((r(r5))-((r((9^(9^7))+5))-(r(9^(9^7)))))', 9_000],
    ['junior', '8^9', '(8r(r(((r((6^(8^9))+7))-(r(6^(8^9))))+(r9))))r(s8)', PAPER],
  ] as const)('%s, Goal %s: %s is proven wrong', (division, goal, solution, most) => {
    const { verdict, effort } = judged(paper(division, goal, solution));
    expect(verdict.correct).toBe(false);
    expect(verdict.certainty).toBe('proven');
    expect(effort).toBeLessThanOrEqual(most);
  });

  it('where the work is cut short the answer says that it is open', () => {
    const { verdict, effort } = judged(paper('middle', '999r99', '(8r(((3^(7^(9^9)))+1)/((3^(7^(9^9)))+9)))+9'));
    expect(effort).toBeLessThanOrEqual(PAPER);
    expect(verdict).toMatchObject({ correct: null, certainty: 'undecided', violations: [] });
    expect(verdict.undecided?.[0]?.facts.key).toMatch(/^equations\.undecided\./);
  });
});

describe('Goals that take longest', () => {
  // A Goal is set inside a decision, so six cubes must not keep a table waiting: at most a fifth of what a paper may take.
  it.each(['60^(5^5)', '(0)^(9^4)', '(9^4)r(0)', '15^(0^4)', '(r42)r(06)', '((r6)r(7))r(0)'])('%s', (goal) => {
    const before = spentSoFar();
    equationsJudge.layGoal(
      { book: 'mlag-equations-basic-2018', division: 'junior', variations: false },
      { picks: [] },
      goal,
    );
    expect(spentSoFar() - before).toBeLessThanOrEqual(PAPER / 5);
  });
});

describe('papers written to keep the judge busy', () => {
  const { least, most } = HOSTILE_CUBES;
  it(`${PAPERS} papers of ${least} to ${most} cubes stay within the limit, and few are left open`, () => {
    const efforts: number[] = [];
    let open = 0;
    for (const request of hostileRequests(SEED, PAPERS)) {
      const { verdict, effort } = judged(read(request));
      const told = `${request.division} ${request.solution.equation}`;
      expect(verdict.cubes.length, told).toBeGreaterThanOrEqual(least);
      expect(effort, told).toBeLessThanOrEqual(PAPER);
      efforts.push(effort);
      if (isOpen(verdict)) open += 1;
    }
    efforts.sort((one, other) => one - other);
    const at = (share: number): number => Math.round(efforts[Math.floor(share * (efforts.length - 1))] ?? 0);
    console.log(
      `hostile papers: ${PAPERS} from seed ${SEED}, effort ${at(0.5)} for half, ${at(0.99)} for 99 of 100, ${at(1)} at most; ${open} left open`,
    );
    expect(open / PAPERS).toBeLessThan(0.004);
    expect(at(0.5)).toBeLessThan(PAPER / 500);
    expect(at(0.99)).toBeLessThan(PAPER / 5);
  });

  it('cut short anywhere, the judge still answers, and calls nothing correct that is not', () => {
    for (const [index, request] of hostileRequests(SEED + 2, 600)
      .map(read)
      .entries()) {
      const hurried = limited((index % 40) ** 2, () => judgeEquations(request));
      if (hurried.correct) expect(judgeEquations(request).correct).toBe(true);
    }
  });

  it('neither verdict nor effort depends on what was judged before', () => {
    const requests = hostileRequests(SEED + 1, 150).map(read);
    const forwards = requests.map(judged);
    const backwards = [...requests].reverse().map(judged).reverse();
    for (const [index, { verdict, effort }] of forwards.entries()) {
      expect(backwards[index]?.verdict).toEqual(verdict);
      expect(backwards[index]?.effort).toBe(effort);
    }
  });
});
