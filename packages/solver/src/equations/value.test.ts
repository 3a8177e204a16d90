// What the judge accepts as equal or legal without a proof is neither for the search.
import { exactNumber } from '@openshake/rules/equations';
import { expect, test } from 'vitest';
import * as near from './near.ts';
import { equals, exactly, signOf, Undecided, Value } from './value.ts';

const n = exactNumber.fromInteger;
const ok = (sign: '^' | 'r' | '/', left: exactNumber.Exact, right: exactNumber.Exact): exactNumber.Exact => {
  const outcome = exactly(sign, left, right);
  if ('undefined' in outcome) throw new Error(outcome.undefined);
  return outcome.ok;
};
const ANYWHERE = near.within({ lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY });
const held = (exact: exactNumber.Exact): Value =>
  new Value(ANYWHERE, undefined, undefined, undefined, undefined, exact);

/** (√(u²+1) + u)(√(u²+1) − u) = 1 in disguise: two numbers that are equal, as far as the digits show. */
function twins(): [exactNumber.Exact, exactNumber.Exact] {
  const { add, multiply, subtract } = exactNumber;
  const root = ok('r', n(2), n(2));
  const u = ok('^', n(2), root);
  const w = ok('r', n(2), add(multiply(u, u), n(1)));
  const left = add(ok('r', n(5), add(w, u)), n(1));
  const right = add(ok('/', n(1), ok('r', n(5), subtract(w, u))), n(1));
  return [ok('^', left, root), ok('^', right, root)];
}

test('hundreds of digits are not a proof', () => {
  const [left, right] = twins();
  expect(exactNumber.areEqual(left, right)).toEqual({ equal: true, certainty: { digits: expect.any(Number) } });
  expect(() => equals(held(left), right)).toThrow(Undecided);
  expect(() => signOf(held(exactNumber.subtract(left, right)))).toThrow(Undecided);
  const open = { undefined: 'undecided', certainty: 'undecided' };
  expect(exactly('/', n(1), exactNumber.subtract(left, right))).toEqual(open);
  expect(exactly('^', exactNumber.subtract(left, right), n(2))).toEqual(open);
  expect(exactly('^', n(-1), ok('/', left, right))).toEqual(open);
});

test('accepts what is proven', () => {
  const root = ok('r', n(2), n(2));
  expect(equals(held(ok('^', ok('^', n(2), root), root)), n(4))).toBe(true);
  expect(equals(held(root), n(1))).toBe(false);
});
