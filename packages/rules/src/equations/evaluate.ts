// The value of an expression, exactly, or the step at which it stops naming a number.

import { weaker } from './number/certainty.ts';
import {
  add,
  type Certainty,
  divide,
  type Exact,
  fromInteger,
  isWhole,
  multiply,
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
  /** How sure that is. */
  certainty: Certainty;
  message: string;
}

/** A value with how sure it is that every step on the way to it was legal. */
export interface Valued {
  value: Exact;
  certainty: Certainty;
}

export type Evaluated = Valued | { stopped: Step };

type Way = { rule: RuleKey; why: string };

/** Why an operation is not defined, in the words of section III. */
function wayOf(reason: Reason, { sign, left }: Pick<Operation, 'sign'> & { left: Exact | undefined }): Way {
  const isRoot = sign === 'r';
  switch (reason) {
    case 'dividedByZero':
      return { rule: 'value.real', why: 'no number can be divided by 0' };
    case 'zeroIndex':
      return { rule: 'root.zeroIndex', why: 'there is no root with index 0' };
    case 'zeroToNotPositive':
      return isRoot
        ? { rule: 'value.real', why: '0 has no root with a negative index' }
        : { rule: 'power.ofZero', why: '0 may only be raised to a power above 0' };
    case 'irrationalPowerOfNegative':
      return { rule: 'value.real', why: 'a negative number has no power with an exponent that is not a fraction' };
    case 'undecided':
      return { rule: 'value.real', why: 'whether it names a real number cannot be decided' };
    default: {
      if (!isRoot)
        return {
          rule: 'power.evenDenominator',
          why: 'in lowest terms the exponent has an even denominator, and the base is negative',
        };
      const wholeIndex = left === undefined || isIntegral(left);
      return wholeIndex
        ? { rule: 'root.evenOfNegative', why: 'a negative number has no even root' }
        : {
            rule: 'root.evenFractionOfNegative',
            why: 'in lowest terms the index is even over odd, and the number is negative',
          };
    }
  }
}

const isIntegral = (value: Exact): boolean => isWhole(value).whole || isWhole(subtract(fromInteger(0), value)).whole;

const ZERO = fromInteger(0);
const ONE = fromInteger(1);
const TWO = fromInteger(2);

/** Works an expression out. It has no more parts than a kit has cubes, so recursion is safe. */
export function evaluate(expression: Expression, rules: EquationsRules): Evaluated {
  if (expression.kind === 'numeral') return numeralValue(expression);
  if (expression.kind === 'squareRoot') {
    const of = evaluate(expression.of, rules);
    return 'stopped' in of ? of : work(expression, 'r', undefined, of, rules);
  }
  const left = evaluate(expression.left, rules);
  if ('stopped' in left) return left;
  const right = evaluate(expression.right, rules);
  if ('stopped' in right) return right;
  return work(expression, expression.sign, left, right, rules);
}

/** A sideways digit is its reciprocal, an upside-down one its negative. */
function numeralValue(numeral: Numeral): Evaluated {
  const digits = fromInteger(BigInt(numeral.digits));
  const turned = numeral.sideways ? divide(ONE, digits) : { ok: digits };
  if ('undefined' in turned)
    return stopped('turned.sideways', numeral, 'a 0 that is 0 has no reciprocal, so it may not lie sideways');
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
  if (sign === '+') return { value: add(first, second), certainty: sure };
  if (sign === '-') return { value: subtract(first, second), certainty: sure };
  if (sign === 'x') return { value: multiply(first, second), certainty: sure };
  const result = sign === '/' ? divide(first, second) : sign === '^' ? power(first, second) : root(first, second);
  const certainty = weaker(sure, result.certainty);
  if ('undefined' in result) {
    const { rule, why } = wayOf(result.undefined, { sign, left: left?.value });
    return stopped(rule, at, why, certainty);
  }
  if (rules.powersAndRoots === 'ofAnything' || sign === '/') return { value: result.ok, certainty };
  const limit = beyondWhole(sign, first, second, result.ok);
  return limit ? stopped('limits.wholeNumbers', at, limit, certainty) : { value: result.ok, certainty };
}

/** What breaks the whole-number limits on powers and roots, if anything does. */
function beyondWhole(sign: '^' | 'r', first: Exact, second: Exact, result: Exact): string | undefined {
  const whole = (value: Exact) => isWhole(value).whole;
  if (sign === '^') {
    if (!whole(first)) return 'a base must be a whole number';
    return whole(second) ? undefined : 'an exponent must be a whole number';
  }
  if (!whole(first) || signOf(first).sign === 0) return 'the index of a root must be a counting number';
  if (!whole(second)) return 'a root is taken of a whole number only';
  return whole(result) ? undefined : 'a root must come out whole';
}

function stopped(rule: RuleKey, at: Expression, why: string, certainty: Certainty = 'proven'): Evaluated {
  const step = makeExpression(at, forPeople);
  const not = rule === 'limits.wholeNumbers' ? 'is not legal in this division' : 'names no number';
  const message = isOpen(certainty) ? `Whether ${step} names a number cannot be decided.` : `${step} ${not}: ${why}.`;
  return { stopped: { rule, at: at.at, step, certainty, message } };
}

/** Nothing at all could be found out. */
const isOpen = (certainty: Certainty): boolean => certainty !== 'proven' && certainty.digits === 0;
