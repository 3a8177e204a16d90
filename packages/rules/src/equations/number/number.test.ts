import { describe, expect, test } from 'vitest';
import {
  add,
  approximate,
  areEqual,
  asRational,
  divide,
  type Exact,
  fromInteger,
  isIrrational,
  isProvenNotPower,
  isWhole,
  makeExact,
  multiply,
  negate,
  type Outcome,
  power,
  type Reason,
  root,
  signOf,
  subtract,
  UNKNOWN,
  UNSHOWABLE,
} from './index.ts';

class NoNumber extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('undefined' in outcome ? outcome.undefined : 'defined');
    this.outcome = outcome;
  }
}

function defined(outcome: Outcome): Exact {
  if ('ok' in outcome) return outcome.ok;
  throw new NoNumber(outcome);
}

/**
 * Reads + - x / ^ r ( ), powers and roots from left to right. In the game a number before r is its index; in the text
 * of makeExact it multiplies the root, and a leading - negates.
 */
function read(text: string, dialect: 'game' | 'display' = 'game'): Exact {
  let at = 0;
  const take = (letter: string): boolean => {
    if (text.charAt(at) !== letter) return false;
    at++;
    return true;
  };
  const primary = (): Exact => {
    if (take('(')) {
      const inner = sum();
      if (!take(')')) throw new SyntaxError(text);
      return inner;
    }
    if (take('r')) return defined(root(fromInteger(2), primary()));
    const digits = /^\d+/.exec(text.slice(at))?.[0];
    if (digits === undefined) throw new SyntaxError(`${text} at ${at}`);
    at += digits.length;
    return fromInteger(BigInt(digits));
  };
  const powers = (): Exact => {
    let value = primary();
    for (;;) {
      if (take('^')) value = defined(power(value, primary()));
      else if (text.charAt(at) === 'r' && dialect === 'display') value = multiply(value, primary());
      else if (take('r')) value = defined(root(value, primary()));
      else return value;
    }
  };
  const products = (): Exact => {
    let value = powers();
    for (;;) {
      if (take('x')) value = multiply(value, powers());
      else if (take('/')) value = defined(divide(value, powers()));
      else return value;
    }
  };
  const sum = (): Exact => {
    let value = dialect === 'display' && take('-') ? negate(products()) : products();
    for (;;) {
      if (take('+')) value = add(value, products());
      else if (take('-')) value = subtract(value, products());
      else return value;
    }
  };
  const value = sum();
  if (at !== text.length) throw new SyntaxError(`${text} at ${at}`);
  return value;
}

function reasonOf(text: string): Reason | undefined {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (error instanceof NoNumber && 'undefined' in error.outcome) {
      expect(error.outcome.certainty).toBe('proven');
      return error.outcome.undefined;
    }
    throw error;
  }
}

const PROVEN_EQUAL = { equal: true, certainty: 'proven' };
const PROVEN_DIFFERENT = { equal: false, certainty: 'proven' };

describe('section III', () => {
  test.each([
    ['III-A', '7/0', 'dividedByZero'],
    ['III-A', '9/(2x2-4)', 'dividedByZero'],
    ['III-A', '1/(r2xr2-2)', 'dividedByZero'],
    ['III-A', '1/(r(3+2xr2)-1-r2)', 'dividedByZero'],
    ['III-C-2-a', '0r5', 'zeroIndex'],
    ['III-C-2-a', '(3-3)r0', 'zeroIndex'],
    ['III-C-2-b', '0^0', 'zeroToNotPositive'],
    ['III-C-2-b', '0^(1-3)', 'zeroToNotPositive'],
    ['III-C-2-b', '(0-2)r0', 'zeroToNotPositive'],
    ['III-C-2-c', 'r(3-7)', 'evenRootOfNegative'],
    ['III-C-2-c', '4r(0-1)', 'evenRootOfNegative'],
    ['III-C-2-d', '(8/2)r(0-5)', 'evenRootOfNegative'],
    ['III-C-2-d', '(2/3)r(0-5)', 'evenRootOfNegative'],
    ['III-C-2-e', '(0-4)^(2/4)', 'evenDenominatorPowerOfNegative'],
    ['III-C-2-e', '(0-4)^(3/6)', 'evenDenominatorPowerOfNegative'],
    ['III-A', '(0-8)^r2', 'irrationalPowerOfNegative'],
    ['III-A', 'r2r(0-8)', 'irrationalPowerOfNegative'],
    ['III-A', '(0-8)^(2^r2)', 'irrationalPowerOfNegative'],
    ['III-A', '(0-8)^(1/3+6^r5)', 'irrationalPowerOfNegative'],
    ['III-C-2-e', '(0-2)^((9^(9^9)+1)/4)', 'evenDenominatorPowerOfNegative'],
    ['III-C-2-e', '(0-8)^(1/(9^(9^9)+1))', 'evenDenominatorPowerOfNegative'],
  ])(
    '[mlag-equations-basic-2018 III-A, III-C-2-a, III-C-2-b, III-C-2-c, III-C-2-d, III-C-2-e] %s: %s is undefined: %s',
    (_clause, text, reason) => {
      expect(reasonOf(text)).toBe(reason);
    },
  );

  test.each([
    ['III-B-2', '2r9', '3'],
    ['III-B-2', 'r9', '3'],
    ['III-B-2', '1r2', '2'],
    ['III-B-2', '(2+1)r8', '2'],
    ['III-B-2', '4xr9', '12'],
    ['III-B-2', '3rr9', '3^(1/3)'],
    ['III-B-3', '4^2', '16'],
    ['III-C-1', '4r16', '2'],
    ['III-C-2-d', '(3/6)r(0-9)', '81'],
    ['III-C-2-d', '(9/6)r(1-9)', '4'],
    ['III-C-2-d', '(1/3)r(0-2)', '-8'],
    ['III-C-2-e', '(0-8)^(4/6)', '4'],
    ['III-C-2-e', '(2-3)^(3/9)', '-1'],
    ['III-C-2-b', '0^9', '0'],
    ['III-C-3', '7^0', '1'],
    ['III-C-3', '9r0', '0'],
    ['III-C-2', '(1-3)r4', '1/2'],
    ['III-C-2', '(0-3)r(0-8)', '-1/2'],
    ['VII-B-5', '2^3^2', '64'],
    ['III-C-2-e', '(0-8)^(r2xr2)', '64'],
    ['III-C-2-e', '(0-8)^(r(3+2xr2)-r2)', '-8'],
    ['III-C-2-e', '(0-2)^(9^(9^9))', '-2^(3^774840978)'],
    ['III-C-2-e', '(0-2)^(9^(9^9)+1)', '2x2^(3^774840978)'],
    ['III-C-2-e', '(0-2)^(2^(9^(9^9)))', '2^(2^(3^774840978))'],
    ['III-C-2-e', '(0-8)^(1/(9^(9^9)))', '-2^(1/3^774840977)'],
  ])(
    '[mlag-equations-basic-2018 III-B-2, III-B-3, III-C-1, III-C-2-d, III-C-2-e] %s: %s = %s',
    (_clause, text, exact) => {
      expect(makeExact(read(text))).toBe(exact);
    },
  );

  test.each([
    ['3^2', true],
    ['4^(1/2)', true],
    ['2^(1-3)', false],
    ['r5', false],
    ['2-5', false],
    ['9^(9^9)', true],
    ['9^(9^(9^9))', true],
    ['(9^(9^9)+1)/2', true],
    ['(9^(9^9)+1)/4', false],
    ['(9^(9^9)-1)/8', true],
    ['1-9^(9^9)', false],
    ['r(9^(9^9))', true],
    ['1/(9^(9^9))', false],
    ['r(3+2xr2)-r2', true],
    ['3r(2+r5)+3r(2-r5)', true],
    ['2^(1/2)x2^r2', false],
    ['(2+r3)^5000+(2-r3)^5000', true],
  ])('[mlag-equations-basic-2018 III-C-3] is %s whole: %s', (text, whole) => {
    expect(isWhole(read(text)).whole).toBe(whole);
  });

  test.each([
    ['1/(9^(9^9))'],
    ['(7/(2^(9^9))+9)/(7/(2^(9^9))+5)'],
    ['3+1/(9^(9^(9^9)))'],
    ['r(2+1/(9^(9^9)))'],
    ['2^(9^(9^9))/7'],
  ])('%s is proven not to be whole', (text) => {
    expect(isWhole(read(text))).toEqual({ whole: false, certainty: 'proven' });
  });

  test.each([
    ['9^(7^9)+3', 2n, true],
    ['9^(7^9)', 2n, false],
    ['8^(9^(9^9))', 3n, false],
    ['8^(9^(9^9))', 6n, true],
    ['4^(9^(9^9))', 6n, false],
    ['5^(9^(9^9))+2', 7n, true],
    ['2x(9^(9^9))', 2n, true],
    ['(9^(9^9)+1)^3', 3n, false],
    ['r2+9^(9^9)', 2n, false],
    ['9^(9^9)', 1n, false],
  ])('%s is seen to be no power of degree %s: %s', (text, degree, seen) => {
    expect(isProvenNotPower(read(text), degree)).toBe(seen);
  });

  test('no power of degree 2 to 12 is taken for none', () => {
    for (let base = 2; base < 40; base++) {
      for (let n = 2; n <= 12; n++)
        expect(isProvenNotPower(fromInteger(BigInt(base) ** BigInt(n)), BigInt(n))).toBe(false);
    }
  });
});

describe('equal, with proof', () => {
  test.each([
    ['9^(9^9)-9^(9^9)', '0'],
    ['9^(9^9)/(9^(9^9))', '1'],
    ['3^(9^9)x3^(9^9)', '9^(9^9)'],
    ['9^(9^9)+9^(9^9)+9^(9^9)', '3x9^(9^9)'],
    ['(9^9)^(9^9)', '9^(9x9^9)'],
    ['2^r2x2^(2-r2)', '4'],
    ['(r2^r2)^r2', '2'],
    ['r(3+2xr2)', '1+r2'],
    ['r(2+r3)', '(r6+r2)/2'],
    ['r(r5+r3)xr(r5-r3)', 'r2'],
    ['r2+r3+r5', 'r(10+2xr6+2xr10+2xr15)'],
    ['3r(3r2-1)', '3r(1/9)-3r(2/9)+3r(4/9)'],
    ['1/(1+3r2)', '(1-3r2+3r4)/3'],
    ['1/(r2+r3)', 'r3-r2'],
    ['3r(2+r5)+3r(2-r5)', '1'],
    ['r(4+r(4+r(4+r4)))xr(4-r(4+r(4+r4)))', 'r(16-4-r(4+r4))'],
    ['(9^(9^9)+1)x(9^(9^9)+2)/(9^(9^9)+1)', '9^(9^9)+2'],
    ['(9^(9^9)+1)/(2x9^(9^9)+2)', '1/2'],
    ['(r2-1)^(9^9)x(r2+1)^(9^9)', '1'],
    ['1/(1/2^r2+1/3^r2)', '2^r2x3^r2/(2^r2+3^r2)'],
    ['2^r(3+2xr2)', '2^(1+r2)'],
    ['5x2^r(3+2xr2)-7', '2^(1+r2)x5-7'],
    ['9^5000x9^5000', '9^9999x9'],
    ['r(9^5000x9^5000)', '9^5000'],
    ['1009x1013', '1013x1009'],
    ['r(10007x10009)', 'r10007xr10009'],
    ['r(100000007x100000037)', 'r100000007xr100000037'],
    ['r(100000007x100000037x100000037)', '100000037xr100000007'],
    ['r(10007x10009x10009)xr(10007x10037)', '10007x10009xr10037'],
    ['r(6553x6569)xr6569', '6569xr6553'],
    ['r(6553x6569)/r6569', 'r6553'],
    ['3r(6553x6569)x3r6569x3r6569', '6569x3r6553'],
    ['r(6553x6569x6571)xr6569xr6571', '6569x6571xr6553'],
    ['r(6553x6569x6571)/r(6569x6571)', 'r6553'],
    ['3r(1000003^6x1000033^3x5)', '1000003^2x1000033x3r5'],
    ['((1/3)^(1/(9^9)))^(9^9)', '1/3'],
    ['9r(9r(9r(9r(9r9))))', '9^(1/9^5)'],
    ['(2+2^r2)^2', '4+4x2^r2+4^r2'],
    ['r(2xr2+2)', 'r2xr(r2+1)'],
  ])('%s = %s', (left, right) => {
    expect(areEqual(read(left), read(right))).toEqual(PROVEN_EQUAL);
    expect(areEqual(read(right), read(left))).toEqual(PROVEN_EQUAL);
  });
});

describe('different, with proof', () => {
  test.each([
    ['9^(9^9)', '9^(9^9)+1', -1],
    ['r(9^(9^9)+1)', '3^(9^9)', 1],
    ['9^(9^(9^9))', '9^(9^(9^9))+1', -1],
    ['9^(9^(9^9))', '9^(9^9)', 1],
    ['9^(9^(9^(9^9)))', '8^(9^(9^(9^9)))', 1],
    ['9^(9^(9^(9^9)))', '9^(8^(9^(9^9)))', 1],
    ['8^(4^(6^(3^9)))', '7^(6^(8^(3^9)))', -1],
    ['9^(1/(9^(9^9)))', '1', 1],
    ['(9^(9^9))r2+(9^(9^9))r3', '2', 1],
    ['(r5+3)/((9^(9^9))r7)', 'r5+3', -1],
    ['(9^600)r2xr(3+2xr2)', '1+r2', 1],
    ['(9^(9^(9^9)))r2+(9^(9^9))r(1/3)', '2', -1],
    ['1-1/9^(9^(9^9))', '1', -1],
    ['(7^(2^(9^(9^9)))+28)^(1/4)', '7^(2^(9^(9^9))/4)', 1],
    ['r(9^81+1)', '3^81', 1],
    ['r(6553x6569)xr6569', 'r(6553x6569)', 1],
    ['9^99+1', '9^99', 1],
    ['r10-r5-r2', '1/2-1', 1],
    ['3^(1/2^99)', '2^(1/2^99)', 1],
    ['r(1000001)+r(1000025)+r(1000031)+r(1000084)', 'r(1000000)+r(1000028)+r(1000030)+r(1000083)', -1],
  ])('%s against %s: sign %i', (left, right, sign) => {
    expect(areEqual(read(left), read(right))).toEqual(PROVEN_DIFFERENT);
    expect(signOf(subtract(read(left), read(right)))).toEqual({ sign, certainty: 'proven' });
    expect(signOf(subtract(read(right), read(left)))).toEqual({ sign: -sign, certainty: 'proven' });
  });
});

describe('text', () => {
  test.each([
    ['7/2', '7/2'],
    ['2xr2', '2r2'],
    ['1+r2', '1+r2'],
    ['1-r2', '1-r2'],
    ['r2-1', 'r2-1'],
    ['0-r2', '-r2'],
    ['3xr5', '3r5'],
    ['3r5', '5^(1/3)'],
    ['r(1/2)', 'r2/2'],
    ['2x3r4/3', '2x4^(1/3)/3'],
    ['9^(9^9)', '3^774840978'],
    ['9^999', '3^1998'],
    ['2^r2', '2^r2'],
    ['1/(1+3r2)', '1/(1+2^(1/3))'],
    ['r(1+r2)', 'r(1+r2)'],
    ['r(4+4xr2)', '2r(1+r2)'],
    ['r(3+2xr2)', '1+r2'],
    ['r(2+r(2+r2))', 'r(2+r(2+r2))'],
  ])('%s is written %s', (text, exact) => {
    expect(makeExact(read(text))).toBe(exact);
  });

  test.each([
    'r2/3-5/7+3r9',
    '1/(3r2+r3)',
    '2xr(5+r2)/(7r3-1)',
    '9^(9^9)-r2',
    '(1+3r2)^(0-1/3)',
    '2^(1/(1+3r2))',
    '(2^r2+1)^r3x5',
    'r(r2+r3)x4r5',
    '9^(9^(9^9))/(9^(9^9)+1)',
    '0-3x2^(1+r2)/7',
    '6^999x5',
  ])('%s can be read back from its text', (text) => {
    const value = read(text);
    expect(areEqual(read(makeExact(value), 'display'), value)).toEqual(PROVEN_EQUAL);
  });

  test.each([
    ['7/2', '3.5'],
    ['0-1/8', '-0.125'],
    ['r2', '1.4142135623731'],
    ['1/3', '0.333333333333333'],
    ['999999', '999999'],
    ['9^(9^9)', '4.28124773175747e369693099'],
    ['1/9^(9^9)', '2.33576766086716e-369693100'],
    ['9^(9^(9^9))', '10^(4.08534857908367e369693099)'],
    ['2-2', '0'],
  ])('%s is about %s', (text, decimal) => {
    expect(approximate(read(text))).toBe(decimal);
  });

  test('a fraction is found behind nested roots, and only there', () => {
    expect(asRational(read('r(3+2xr2)-r2+1/2'))).toEqual({ numerator: 3n, denominator: 2n });
    expect(asRational(read('r2'))).toBeUndefined();
    expect(asRational(read('2^r2'))).toBeUndefined();
    expect(asRational(read('9^(9^9)'))).toBeUndefined();
  });

  test.each([
    ['r2', true],
    ['3r4-1/2', true],
    ['r2+r3', true],
    ['2^r2', true],
    ['r(3+2xr2)-r2', false],
    ['9^(9^9)', false],
    ['1/9^(9^9)', false],
    ['9^(9^(9^9))', false],
    ['r(9^(9^9))', false],
    ['(9^(9^9)+1)^(9^9)', false],
    ['1/3', false],
  ])('that %s is no fraction is proven: %s', (text, irrational) => {
    expect(isIrrational(read(text))).toBe(irrational);
  });
});

describe('what no proof reaches is said', () => {
  test('308 digits mean nothing if a part is smaller than that', () => {
    const { equal, certainty } = areEqual(read('9^(r2/(9^(9^9)))+9^(0-r2/(9^(9^9)))'), fromInteger(2));
    expect(equal).toBe(false);
    expect(certainty).toBe('undecided');
  });

  test('an algebraic number is never taken for 0 because it is small', () => {
    const { equal, certainty } = areEqual(read('9^(1/(9^(9^9)))+9^(0-1/(9^(9^9)))'), fromInteger(2));
    expect(equal).toBe(false);
    expect(certainty).toBe('undecided');
  });

  test('undecided rather than guessed', () => {
    const near = power(fromInteger(-2), read('r(1+1/(9^(9^9)))'));
    expect(near).toEqual({ undefined: 'undecided', certainty: 'undecided' });
    expect(power(fromInteger(-8), read('r(9^(9^9)+1)'))).toEqual({ undefined: 'undecided', certainty: 'undecided' });
  });
});

/** Nothing that fits on 24 cubes may hang; the bound is generous because machines are busy. */
describe('hostile', () => {
  test.each([
    '9^(9^(9^9))-(9^9)^(9^9)',
    '9^(9^(9^(9^(9^(9^(9^(9^9)))))))',
    '(((((9^9)^9)^9)^9)^9)^9+1',
    'r(2+r(2+r(2+r(2+r(2+r(2+r(2+r2)))))))',
    '9r(8+9r(8+9r(8+9r(8+9r8))))',
    'r2+3r3+4r4+5r5+6r6+7r7+8r8+9r9',
    '1/(r2+3r3+1/(5r5+7r7+1/(6r6+r3)))',
    '(r2+r3+r5+r7)^9/(r2+r3)^9',
    '(2^r2+3^r2+5^r2)^9x(7^r2-1)^9',
    '((9^(9^9)+1)^9-9^(9^9))^9',
    '(1/9)^(1/(9^(9^9)))-(1/9)^(1/(9^(9^8)))',
    '(9^(9^9))r(9^(9^9)+9)',
    '9^(9^9)x(r(9^(9^9)+1)-r(9^(9^9)-1))',
    '(9/7)^(9^4)-(9/7)^(9^4-1)',
    '(9^6000+1)/(7^7000+1)+(5^8000+1)/(3^9000+1)',
    'r(9^6000+1)xr(9^6001+7)xr(9^6002+5)',
    'r(r(9^(9^9)+1)+r(9^(9^9)-1))',
    '2^(r2^(r3^(r5^(r7^r2))))',
    '(9-r80)^(9^9)+(9+r80)^(9^9)',
    '(0-8)^(1/(9^(9^9)+2)+1/(9^(9^9)+4))',
    '999^(999^999)-999^(999^999-1)',
  ])('%s is answered at once', (text) => {
    const start = performance.now();
    try {
      const value = read(text);
      signOf(value);
      isWhole(value);
      makeExact(value);
      approximate(value);
      areEqual(value, read('r(2+3r5)'));
    } catch (error) {
      if (!(error instanceof NoNumber)) throw error;
    }
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('digits of what no ball can hold', () => {
  test.each([
    ['2^(3^(5-6^(2^8)))', '1'],
    ['(6^(8^((3x2)^3)))r5', '1'],
    ['9^(9^(9^(9^9)))', UNSHOWABLE],
    ['r((1/2)^(2^(8^3))+9)', '3'],
    ['r((1/2)^(2^(8^3))+2)', '1.414213562'],
    ['0-r((1/2)^(2^(8^3))+1)', '-1'],
    ['(1/2)^(2^(8^3))+9', '9'],
    ['2^r2+2^(0-2^(8^3))', '2.66514414269023'],
    ['1/(7+2^(0-2^(8^3)))', '0.1428571429'],
    ['(9^(9^(9^9))+7)/(9^(9^(9^9))-7)x5', '5'],
    ['(1+1/(9^(9^9)))^(9^(9^9))', '2.71828182845905'],
    ['r2-r(2+1/(9^(9^9)))', UNKNOWN],
    ['1/9^(9^(9^(9^9)))', `10^(-${UNSHOWABLE})`],
  ])('%s is about %s', (text, shown) => {
    expect(approximate(read(text))).toBe(shown);
  });
});

/** Algebraic numbers that differ by less than any digits show. */
describe('near misses', () => {
  test.each([
    ['r(1+1/(5^(5^5)))', '1'],
    ['r(1+1/(2^(9^4)))', '1'],
    ['9xr(1+1/(2^(9^4)))', '9'],
    ['r(1+2^(0-9^4))', '1'],
    ['r(1-1/(8^(8^4)))', '1'],
    ['r((1/9)^(9^4)+5)', 'r5'],
    ['3r(1+1/(2^(9^4)))-1/(3x2^(9^4))', '1'],
    ['7r(1+1/(3^(3^9)))-1/(7x3^(3^9))', '1'],
    ['r(1+1/(9^(9^9)))-1/(2x(9^(9^9)))', '1'],
    ['5r(1+1/(9^(9^9)))-1/(5x9^(9^9))', '1'],
    ['r(r(1+1/(9^(9^9))))-1/(4x9^(9^9))', '1'],
    ['2xr(9^(9^9))x(r(9^(9^9)+1)-r(9^(9^9)))', '1'],
    ['r(2+1/(9^(9^9)))+r(3+1/(9^(9^9)))', 'r2+r3'],
    ['3r(2+1/(9^(9^9)))+r(3+1/(9^(9^9)))', '3r2+r3'],
    ['9r(2+1/(3^(3^9)))+8r(3+1/(5^(5^5)))', '9r2+8r3'],
    ['2^r2x(r(1+1/(9^(9^9)))-1/(2x(9^(9^9))))', '2^r2'],
    ['r((4/9)^(3^(3^8))+r2)', '2'],
    ['9^(2^(8^3))x(r2-r7)', '2'],
  ])('%s is not %s', (one, other) => {
    expect(areEqual(read(one), read(other))).toEqual(PROVEN_DIFFERENT);
  });

  test.each([
    ['r((2^r2+1)^2)', '2^r2+1'],
    ['r2+r3+r5+r7', 'r(17+2x(r6+r10+r14+r15+r21+r35))'],
    ['3r(3r2-1)', '3r(1/9)-3r(2/9)+3r(4/9)'],
    ['4r((3+2x4r5)/(3-2x4r5))x(4r5-1)', '4r5+1'],
    ['r(9^(9^9)+2+1/(9^(9^9)))', 'r(9^(9^9))+1/r(9^(9^9))'],
    ['r(1/(5^(5^5))+2xr(1/(5^(5^5)))+1)', '1+r(1/(5^(5^5)))'],
  ])('%s is %s', (one, other) => {
    expect(areEqual(read(one), read(other))).toEqual(PROVEN_EQUAL);
  });

  test('a number very close to 0 or 1 is neither, by the rules of section III', () => {
    expect(reasonOf('5/(r(1+1/(5^(5^5)))-1)')).toBeUndefined();
    expect(areEqual(read('(r(1+1/(5^(5^5)))-1)^0'), fromInteger(1))).toEqual(PROVEN_EQUAL);
    expect(reasonOf('r(1-r(1+1/(5^(5^5))))')).toBe('evenRootOfNegative');
    expect(reasonOf('(1-3)^(r(1+1/(5^(5^5))))')).toBe('irrationalPowerOfNegative');
  });

  test('random ones are distinguished, or at least not called equal', () => {
    let state = 20_180_000;
    const upTo = (most: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return 1 + Math.floor((state / 2 ** 32) * most);
    };
    const specks = ['1/(5^(5^5))', '1/(2^(9^4))', '1/(3^(3^9))', '1/(9^(9^9))'];
    for (let round = 0; round < 120; round++) {
      const speck = `${upTo(2) === 1 ? '+' : '-'}${specks[round % specks.length]}`;
      const [c, k, n] = [upTo(9), upTo(9), upTo(8) + 1];
      const pairs: [string, string][] = [
        [`${c}x(${n}r(1${speck}))`, `${c}`],
        [`(1${speck})^${k}`, '1'],
        [`r(${c}^2${speck})`, `${c}`],
        [`${n}r(${c}${speck})+r${k}`, `${n}r${c}+r${k}`],
        [`(1${speck})^(${k}/${n})x${c}`, `${c}`],
      ];
      const [one, other] = pairs[upTo(5) - 1] ?? ['1', '2'];
      const { equal, certainty } = areEqual(read(one), read(other));
      expect(equal, `${one} = ${other}`).toBe(false);
      if (round % specks.length < 3) expect(certainty, `${one} = ${other}`).toBe('proven');
    }
  });
});
