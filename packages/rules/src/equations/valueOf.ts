// What an expression of Equations names: its exact value, step by step, without any mat or Goal; for an Equation, both sides.

import { AnswerBudget, STEPS_LEFT_OUT } from '../answerBudget.ts';
import { withoutBeside } from '../beside.ts';
import type { JudgeFact } from '../facts/judge.ts';
import { whyUnread } from '../text.ts';
import type { Evaluated, Valued } from './evaluate.ts';
import type { Found } from './found.ts';
import { mostBasicFirst } from './judge.ts';
import { readMeanings, readZero } from './meaning.ts';
import { readText } from './notation.ts';
import { weaker } from './number/certainty.ts';
import { limited, PAPER } from './number/effort.ts';
import { areEqual, type Certainty, isUndecided } from './number/index.ts';
import { readPaper } from './paper.ts';
import type { Expression, Meant, Warning } from './parse.ts';
import { forPeople, makeGrouped } from './print.ts';
import type { EquationsRules } from './rules.ts';
import { equationsRules } from './rulesOf.ts';
import { about, tell } from './tell.ts';
import type { AnswerValue, EquationVerdict, EquationViolation } from './verdict.ts';
import { type Lengths, workOut } from './workOut.ts';

/** `3x(5+2)`, or an Equation: `6x6+1=37`. */
export interface EquationsExpression {
  rulebook: string;
  division: string;
  text: string;
  /** What the 0 stands for, as in a Solution. */
  wild?: unknown;
}

/** A number as an answer gives it. */
export interface AnswerNumber {
  value: AnswerValue;
  /** An approximation, if the value is not a whole number. */
  approx?: string;
  /** How certain it is that every step so far is legal. Left out of a step that is proven. */
  certainty?: Certainty;
}

export interface EquationStep extends AnswerNumber {
  /** A part of the expression in the signs that people know. */
  text: string;
}

/** An expression in the order in which it is worked. If a step names no number, there is no value and `steps` ends before it. */
export interface EquationReading extends Partial<AnswerNumber> {
  /** With every grouping written out, in the symbols meant. */
  text: string;
  steps: EquationStep[];
}

export interface EquationsValue extends Partial<AnswerNumber> {
  /** Whether it names a number; null if we cannot decide. */
  legal: boolean | null;
  /** One, or both sides of an Equation. */
  readings: EquationReading[];
  /** For an Equation: whether its sides are equal; null if we cannot decide. */
  equal?: boolean | null;
  /** That steps are left out, and why. */
  notes?: readonly JudgeFact[];
  violations?: EquationViolation[];
  undecided?: EquationViolation[];
  warnings?: EquationVerdict['warnings'];
}

/** Answers every text. If something would take too long, it stays open and the answer says so. */
export const valueOfEquations = (request: EquationsExpression): EquationsValue =>
  limited(PAPER, () => workedOut(withoutBeside(request, ['wild'])));

function workedOut({ rulebook, division, text, wild }: EquationsExpression): EquationsValue {
  const rules = equationsRules(rulebook, division);
  const violations: EquationViolation[] = [];
  const undecided: EquationViolation[] = [];
  const found: Found = (rule, facts, place, step, sure = 'proven') =>
    (sure === 'proven' ? violations : undecided).push({
      rule,
      clause: rules.cites[rule],
      facts,
      ...(place && { place }),
      ...(step !== undefined && { step }),
    });
  const warnings: Warning[] = [];
  const sides = sidesOf(text, wild, rules, found).map(({ symbols, end }) =>
    workOutSide(symbols, end, rules, found, (some) => warnings.push(...some)),
  );
  const worked = sides.flatMap(({ reading }) => (reading ? [reading] : []));
  const budget = AnswerBudget.of(BUDGET, text);
  // Very long numbers leave less for the steps.
  for (const { steps, ...reading } of worked) budget.holds({ ...reading, last: steps.at(-1) });
  const readings = worked.map((reading) => ({ ...reading, steps: budget.steps(reading.steps) }));
  const hasEveryStep = readings.every(({ steps }, at) => steps.length === worked[at]?.steps.length);
  return {
    legal: violations.length > 0 ? false : undecided.length > 0 ? null : true,
    ...together(sides.map(({ evaluated }) => evaluated)),
    ...(violations.length === 0 && undecided.length > 0 && { certainty: 'undecided' as const }),
    readings,
    ...(!hasEveryStep && { notes: [STEPS_LEFT_OUT] }),
    ...(violations.length > 0 && { violations: violations.sort(mostBasicFirst) }),
    ...(undecided.length > 0 && { undecided }),
    ...(warnings.length > 0 && {
      warnings: warnings.map(({ at, facts }) => ({ facts, place: { part: 'equation' as const, at } })),
    }),
  };
}

/** How many characters of steps are shown: all steps of any expression that a kit can make, unless its numbers are very long. */
const BUDGET = 16_000;

/** The steps of a Solution as a solver writes it, for the side before the equals sign. */
export function stepsOfEquations(table: { rulebook: string; division: string }, solution: unknown): EquationStep[] {
  const { equation, wild } = readPaper(solution);
  const rules = equationsRules(table.rulebook, table.division);
  return limited(PAPER, () => {
    const [side] = sidesOf(equation, wild, rules, () => {});
    return side
      ? (workOutSide(
          side.symbols,
          side.end,
          rules,
          () => {},
          () => {},
        ).reading?.steps ?? [])
      : [];
  });
}

interface Side {
  symbols: readonly Meant[];
  /** Where its text ends. */
  end: number;
}

function sidesOf(text: string, wild: unknown, rules: EquationsRules, found: Found): Side[] {
  const unread = whyUnread('expression', text);
  if (unread !== undefined) {
    found('expression.defined', unread, { part: 'equation', at: 0 });
    return [];
  }
  const written = readText(text);
  const zero = readZero(written, [], wild, rules);
  for (const { rule, facts, place } of zero.faults) found(rule, facts, place);
  // A 0 with an invalid mark has no meaning, so nothing that contains it has a value.
  if (zero.faults.length > 0) return [];
  const symbols = readMeanings(written, zero);
  const signs = symbols.flatMap(({ kind }, index) => (kind === 'equals' ? [index] : []));
  const [sign, another] = signs;
  if (sign === undefined) return [{ symbols, end: text.length }];
  const at = symbols[sign]?.at ?? text.length;
  const left = { symbols: symbols.slice(0, sign), end: at };
  if (another === undefined) return [left, { symbols: symbols.slice(sign + 1), end: text.length }];
  found(
    'equation.complete',
    { key: 'equations.equation.oneEquals' },
    { part: 'equation', at: symbols[another]?.at ?? at },
  );
  return [left];
}

/** Far more than a kit makes. Longer ones would take long to work out, and nest deeply. */
const MOST_SYMBOLS = 200;

/** An expression may be a Goal or a Solution, so its numerals may be as long as a Goal's. */
const lengthsFor = ({ goal: { mostDigits } }: EquationsRules): Lengths => ({
  numeral: {
    rule: 'goal.numeral',
    mostDigits,
    tooLong: (numeral, digits) => ({ key: 'equations.numeral.anywhere', numeral, digits, most: mostDigits }),
  },
  expression: {
    rule: 'expression.defined',
    mostSymbols: MOST_SYMBOLS,
    tooLong: (symbols) => ({ key: 'equations.tooManySymbols', symbols, most: MOST_SYMBOLS }),
  },
});

function workOutSide(
  symbols: readonly Meant[],
  end: number,
  rules: EquationsRules,
  found: Found,
  warn: (warnings: readonly Warning[]) => void,
): { evaluated?: Evaluated; reading?: EquationReading } {
  const steps: EquationStep[] = [];
  const worked = workOut(symbols, end, rules, lengthsFor(rules), found, warn, (part, valued) => {
    // A numeral shows its own value, unless it is turned.
    if (part.kind !== 'numeral' || part.sideways || part.upsideDown) steps.push(stepOf(part, valued));
  });
  if (!worked) return {};
  const { expression, evaluated } = worked;
  const text = makeGrouped(expression);
  if ('stopped' in evaluated) return { evaluated, reading: { text, steps } };
  if (steps.length === 0) steps.push(stepOf(expression, evaluated));
  return { evaluated, reading: { text, ...answerNumber(evaluated), steps } };
}

const answerNumber = ({ value, certainty }: Valued): AnswerNumber => ({
  value: tell(value),
  ...about('approx', value),
  certainty,
});

function stepOf(part: Expression, valued: Valued): EquationStep {
  const { certainty, ...number } = answerNumber(valued);
  return { text: makeGrouped(part, forPeople), ...number, ...(certainty !== 'proven' && { certainty }) };
}

/** The value on top: that of one expression, or of an Equation if its sides are equal. */
function together(sides: readonly (Evaluated | undefined)[]): Partial<EquationsValue> {
  const [left, right] = sides;
  if (!left || !('value' in left)) return {};
  if (sides.length === 1) return answerNumber(left);
  if (!right || !('value' in right)) return {};
  const before = weaker(left.certainty, right.certainty);
  const { equal, certainty } = areEqual(left.value, right.value);
  if (equal) return { ...answerNumber(left), equal, certainty: weaker(before, certainty) };
  // A difference counts only if every step up to it is proven.
  const isOpen = before !== 'proven' || isUndecided({ certainty });
  return isOpen ? { equal: null, certainty: 'undecided' } : { equal, certainty };
}
