// The judge of Equations at a table: papers, and what a Goal is worth. A page loads it with the game that it plays.
import { books } from '../books/index.ts';
import { breaksOf } from '../equations/breaks.ts';
import { CUBES, type Cube } from '../equations/cubes.ts';
import { readGoal } from '../equations/goal.ts';
import { readGoalText } from '../equations/goalText.ts';
import { type EquationsRequest, judgeEquations } from '../equations/judge.ts';
import { readZero } from '../equations/meaning.ts';
import { asRational, makeExact } from '../equations/number/index.ts';
import type { EquationsRules } from '../equations/rules.ts';
import type { EquationVerdict } from '../equations/verdict.ts';
import type { JudgeFact } from '../facts/judge.ts';
import { asText } from '../quote.ts';
import { answerBy } from './answering.ts';
import { equationsTable } from './equationsTable.ts';
import type { GameJudge, JudgedSetup } from './game.ts';
import type { Inquiry, InquiryAnswer } from './inquiry.ts';

function rulesOf(setup: JudgedSetup): EquationsRules {
  const book = books[setup.book];
  if (book.game !== 'equations') throw new RangeError(`${setup.book} is not a rulebook of Equations.`);
  return { ...book.rules, ...book.divisions[setup.division], cites: book.cites };
}

const isCompared = ({ value, goalValues }: EquationVerdict): boolean => value !== undefined && goalValues.length > 0;

/** What we say of a Solution that is proven neither right nor wrong. */
function whyUnproven({ correct, certainty, undecided = [] }: EquationVerdict): JudgeFact | undefined {
  if (correct === false) return undefined;
  if (typeof certainty === 'object') return { key: 'equations.value.agrees', digits: certainty.digits };
  if (correct !== null) return undefined;
  const [first, ...others] = undecided.map(({ facts }) => facts);
  return first && others.length === 0
    ? first
    : { key: 'equations.undecided.several', why: undecided.map(({ facts }) => facts) };
}

/** Whether the two sides differ as the writer wrote them, whatever the Goal on the mat is. */
function sidesDiffer(request: EquationsRequest): boolean {
  const { solution } = request;
  const equation = typeof solution === 'object' && solution !== null && 'equation' in solution ? solution.equation : '';
  const [, written, ...more] = asText(equation).split('=');
  if (written === undefined || more.length > 0) return false;
  return judgeEquations({ ...request, goal: written }).violations.some(({ rule }) => rule === 'value.equalsGoal');
}

/** Whether a 0 stands for something else, and is not the only 0 of the Goal and the Solution. */
function hasMarkedZeros(setup: JudgedSetup, { goal, solution }: EquationsRequest): boolean {
  if (!rulesOf(setup).zeroWild || typeof solution !== 'object' || solution === null) return false;
  const text = `${'equation' in solution ? asText(solution.equation) : ''} ${JSON.stringify(goal ?? '')}`;
  const isMarked = ('wild' in solution && solution.wild !== undefined) || /0\s*:\s*[^0\s]/.test(text);
  return isMarked && text.split('0').length > 2;
}

/** The Goal that a player writes after a No Goal challenge. */
const ownGoal = (solution: unknown): unknown =>
  typeof solution === 'object' && solution !== null && 'goal' in solution ? solution.goal : undefined;

export const equationsJudge: GameJudge = {
  ...equationsTable,

  layGoal(setup, _shake, goal) {
    const rules = rulesOf(setup);
    const text = readGoalText(goal);
    if (!('written' in text)) return { cubes: [], values: [], fault: { key: 'goal.needsCubes' } };
    // If a 0 is wild, the Goal is legal if any meaning makes it legal. The writer will say which.
    const wild = rules.zeroWild && text.written.some((symbol) => symbol.kind === 'cube' && symbol.cube === '0');
    const read = (wild ? CUBES : (['0'] as const)).map((means) =>
      readGoal(text, readZero([], text.written, wild ? { 0: means } : undefined, rules), rules),
    );
    // A Goal is legal unless it is proven wrong, even if we cannot decide its value.
    const legal = read.filter(({ faults }) => faults.every(({ certainty = 'proven' }) => certainty !== 'proven'));
    const values = new Set(
      legal
        .flatMap((each) => each.values)
        .map((value) => {
          const whole = Number(makeExact(value));
          return asRational(value) && Number.isSafeInteger(whole) ? whole : makeExact(value);
        }),
    );
    const fault = legal.length > 0 ? undefined : read[0]?.faults[0];
    const rule = fault?.rule === 'goal.grouping' ? fault.rule : 'goal.legal';
    const cubes = text.written.flatMap((symbol) => (symbol.kind === 'cube' ? [symbol.cube] : []));
    return { cubes, values: [...values], ...(fault && { fault: fault.facts, rule }) };
  },

  judge({ setup, shake, occasion }, paper) {
    const request: EquationsRequest = {
      rulebook: setup.book,
      division: setup.division,
      goal: shake.goal?.goal,
      required: shake.required as Cube[],
      permitted: shake.permitted as Cube[],
      forbidden: shake.forbidden as Cube[],
      resources: shake.resources as Cube[],
      after: occasion,
      solution: paper.solution,
    };
    const verdict = judgeEquations(request);
    const goal = occasion === 'no-goal' ? ownGoal(paper.solution) : shake.goal?.goal;
    const goalIsLegal = equationsJudge.layGoal(setup, shake, goal).fault === undefined;
    const misses = verdict.violations.some(({ rule }) => rule === 'value.equalsGoal');
    const unproven = whyUnproven(verdict);
    return {
      correct: verdict.correct !== false,
      ...(unproven !== undefined && { unproven }),
      // An undecided Solution is not proven to miss the Goal.
      equalsGoal: !misses && (verdict.undecided !== undefined || isCompared(verdict)),
      reasons: verdict.violations.map((violation) => {
        const { rule, clause, facts } = violation;
        const differs = rule === 'equation.goal' && sidesDiffer(request) ? ['value.equalsGoal'] : [];
        // Every 0 stands for the same symbol. A marked 0 that makes the Solution miss the Goal breaks that rule.
        const zeros = rule === 'value.equalsGoal' && hasMarkedZeros(setup, request) ? ['zero.consistent'] : [];
        return { rule, clause, facts, breaks: [...breaksOf(violation, verdict, goalIsLegal), ...differs, ...zeros] };
      }),
    };
  },
};

/** A judge of Equations needs no search: no claim of this game asks for an avoid move. */
export const answerEquations = (inquiry: Inquiry): InquiryAnswer =>
  answerBy(equationsJudge, inquiry, { basicSetName: () => undefined });
