// The exact value of an expression, or the step where it stops naming a number.

import type { JudgeFact } from '../facts/judge.ts';
import { weaker } from './number/certainty.ts';
import { attempt, QUESTION } from './number/effort.ts';
import {
  add,
  type Certainty,
  divide,
  type Exact,
  fromInteger,
  isProvenNotPower,
  isUndecided,
  isWhole,
  multiply,
  negate,
  type Outcome,
  power,
  type Reason,
  root,
  signOf,
  subtract,
} from './number/index.ts';
import type { Expression, Numeral, Operation, SquareRoot } from './parse.ts';
import { forPeople, makeExpression } from './print.ts';
import type { EquationsRules, RuleKey } from './rules.ts';

/** Where and why an expression stops being legal. */
export interface Step {
  rule: RuleKey;
  at: number;
  /** The part that has no value, as people write it. */
  step: string;
  /** Whether that is proven. */
  certainty: 'proven' | 'undecided';
  facts: JudgeFact;
}

/** A value, and how sure it is that every step on the way was legal. */
export interface Valued {
  value: Exact;
  certainty: Certainty;
}

export type Evaluated = Valued | { stopped: Step };

/** Why a step names no number, or is not legal in this division: the ends of the keys of its facts. */
type Why = Extract<JudgeFact['key'], `equations.${'noNumber' | 'limits' | 'undecided'}.${string}`>;
type Stop = Exclude<Why, 'equations.undecided.equal' | 'equations.undecided.several'>;
type Way = { rule: RuleKey; why: Stop };

/** Why an operation is not defined, by section III. */
function wayOf(reason: Reason, sign: Operation['sign'], left: Exact | undefined, right: Exact): Way {
  const isRoot = sign === 'r';
  switch (reason) {
    case 'dividedByZero':
      return { rule: 'value.real', why: 'equations.noNumber.dividedByZero' };
    case 'zeroIndex':
      return { rule: 'root.zeroIndex', why: 'equations.noNumber.zeroIndex' };
    case 'zeroToNotPositive':
      return isRoot
        ? { rule: 'root.ofZero', why: 'equations.noNumber.rootOfZero' }
        : {
            rule: signOf(right).sign === 0 ? 'power.ofZero' : 'power.ofZeroNegative',
            why: 'equations.noNumber.powerOfZero',
          };
    case 'irrationalPowerOfNegative':
      return { rule: 'value.real', why: 'equations.noNumber.irrationalPower' };
    case 'undecided':
      return { rule: 'value.real', why: 'equations.undecided.number' };
    default: {
      if (!isRoot) return { rule: 'power.evenDenominator', why: 'equations.noNumber.evenDenominator' };
      const wholeIndex = left === undefined || isIntegral(left);
      return wholeIndex
        ? { rule: 'root.evenOfNegative', why: 'equations.noNumber.evenRoot' }
        : { rule: 'root.evenFractionOfNegative', why: 'equations.noNumber.evenFractionRoot' };
    }
  }
}

const isIntegral = (value: Exact): boolean => isWhole(value).whole || isWhole(negate(value)).whole;

const ZERO = fromInteger(0);
const ONE = fromInteger(1);
const TWO = fromInteger(2);

/** Gets every part that has a value, innermost first; the last is the whole. */
export type Worked = (part: Expression, valued: Valued) => void;

/** Works out an expression. It has a hundred parts or so at most, so recursion is safe. */
export function evaluate(expression: Expression, rules: EquationsRules, worked?: Worked): Evaluated {
  const evaluated = evaluatePart(expression, rules, worked);
  if ('value' in evaluated) worked?.(expression, evaluated);
  return evaluated;
}

function evaluatePart(expression: Expression, rules: EquationsRules, worked: Worked | undefined): Evaluated {
  if (expression.kind === 'numeral') return numeralValue(expression);
  if (expression.kind === 'squareRoot') {
    const of = evaluate(expression.of, rules, worked);
    return 'stopped' in of ? of : work(expression, 'r', undefined, of, rules);
  }
  const left = evaluate(expression.left, rules, worked);
  if ('stopped' in left) return left;
  const right = evaluate(expression.right, rules, worked);
  if ('stopped' in right) return right;
  return work(expression, expression.sign, left, right, rules);
}

/** A sideways digit is its reciprocal, an upside-down one its negative. */
function numeralValue(numeral: Numeral): Evaluated {
  const digits = fromInteger(BigInt(numeral.digits));
  const turned = numeral.sideways ? divide(ONE, digits) : { ok: digits };
  if ('undefined' in turned) return stopped('turned.sideways', numeral, 'equations.noNumber.zeroSideways');
  return { value: numeral.upsideDown ? subtract(ZERO, turned.ok) : turned.ok, certainty: 'proven' };
}

function work(
  at: Operation | SquareRoot,
  sign: Operation['sign'],
  left: Valued | undefined,
  right: Valued,
  rules: EquationsRules,
): Evaluated {
  const first = left?.value ?? TWO;
  const second = right.value;
  const sure = weaker(left?.certainty ?? 'proven', right.certainty);
  const result = attempt(QUESTION, () => operate(sign, first, second)) ?? UNDECIDED;
  const certainty = weaker(sure, result.certainty);
  if ('undefined' in result) {
    const { rule, why } = wayOf(result.undefined, sign, left?.value, second);
    return stopped(rule, at, why, certainty);
  }
  if (rules.powersAndRoots === 'ofAnything' || (sign !== '^' && sign !== 'r')) return { value: result.ok, certainty };
  const limit = attempt(QUESTION, () => beyondWhole(sign, first, second, result.ok)) ?? UNDECIDED_LIMIT;
  const both = weaker(certainty, limit.certainty);
  return limit.why === undefined
    ? { value: result.ok, certainty: both }
    : stopped('limits.wholeNumbers', at, limit.why, both);
}

/** The work was cut short before there was a value. */
const UNDECIDED: Outcome = { undefined: 'undecided', certainty: 'undecided' };

function operate(sign: Operation['sign'], first: Exact, second: Exact): Outcome {
  switch (sign) {
    case '+':
      return { ok: add(first, second), certainty: 'proven' };
    case '-':
      return { ok: subtract(first, second), certainty: 'proven' };
    case 'x':
      return { ok: multiply(first, second), certainty: 'proven' };
    case '/':
      return divide(first, second);
    case '^':
      return power(first, second);
    default:
      return root(first, second);
  }
}

/** What breaks the whole-number limits, and how sure that is; no `why` if nothing does. */
interface Limit {
  why: Stop | undefined;
  certainty: Certainty;
}

const UNDECIDED_LIMIT: Limit = { why: 'equations.undecided.limits', certainty: 'undecided' };

/** Whether the root is proven not to be whole. This needs no digits, so huge radicands are no trouble. */
const isRootless = (index: Exact, radicand: Exact): boolean =>
  radicand.rational === undefined &&
  index.rational?.denominator === 1n &&
  isProvenNotPower(radicand, index.rational.numerator);

function beyondWhole(sign: '^' | 'r', first: Exact, second: Exact, result: Exact): Limit {
  const mustBeWhole = (value: Exact, why: Stop): Limit => {
    const { whole, certainty } = isWhole(value);
    return { why: whole ? undefined : why, certainty };
  };
  const mustNotBeZero = (value: Exact, why: Stop): Limit => {
    const { sign: ofValue, certainty } = signOf(value);
    return { why: ofValue === 0 ? why : undefined, certainty };
  };
  const notWhole = 'equations.limits.root';
  const notCounting = 'equations.limits.index';
  const limits: readonly (() => Limit)[] =
    sign === '^'
      ? [() => mustBeWhole(first, 'equations.limits.base'), () => mustBeWhole(second, 'equations.limits.exponent')]
      : [
          () => mustBeWhole(first, notCounting),
          () => mustNotBeZero(first, notCounting),
          () => mustBeWhole(second, 'equations.limits.radicand'),
          () => (isRootless(first, second) ? { why: notWhole, certainty: 'proven' } : mustBeWhole(result, notWhole)),
        ];
  let sure: Certainty = 'proven';
  let isOpen = false;
  for (const limit of limits) {
    const { why, certainty } = limit();
    // One limit that is proven broken is enough. One that may be broken leaves the verdict undecided.
    if (why !== undefined && certainty === 'proven') return { why, certainty };
    isOpen ||= why !== undefined || isUndecided({ certainty });
    sure = weaker(sure, certainty);
  }
  return isOpen ? UNDECIDED_LIMIT : { why: undefined, certainty: sure };
}

function stopped(rule: RuleKey, at: Expression, why: Stop, certainty: Certainty = 'proven'): Evaluated {
  const step = makeExpression(at, forPeople);
  const open = rule === 'limits.wholeNumbers' ? 'equations.undecided.limits' : 'equations.undecided.number';
  // A step is illegal only if that is proven.
  const isProven = certainty === 'proven';
  const facts: JudgeFact = { key: isProven ? why : open, step: makeExpression(at) };
  return { stopped: { rule, at: at.at, step, certainty: isProven ? 'proven' : 'undecided', facts } };
}
