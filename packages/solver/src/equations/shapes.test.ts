// What is left out as redundant can be written with the same symbols and a smaller larger side.
import { describe, expect, it } from 'vitest';
import type { Side } from './invert.ts';
import { isRedundant } from './shapes.ts';
import { MINUS, OVER, PLUS, POWER, ROOT, signAt, TIMES } from './signs.ts';

/** Three numbers that no rearrangement makes equal by chance. */
const NUMBERS = { a: 2 ** 20 + 7, x: 3 ** 9 + 2, y: 5 ** 7 + 4 } as const;
type Name = keyof typeof NUMBERS;

const work = (sign: number, left: number, right: number): number => {
  switch (signAt(sign)) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case 'x':
      return left * right;
    default:
      return left / right;
  }
};

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.abs(one);

/** Every expression of the three and both signs whose sides all have fewer than this many symbols. */
function* smaller(signs: readonly [number, number], sizes: Record<Name, number>, most: number): Generator<number> {
  const names: Name[] = ['a', 'x', 'y'];
  for (const [outer, inner] of [signs, [signs[1], signs[0]] as const])
    for (const alone of names) {
      const [one, other] = names.filter((name) => name !== alone) as [Name, Name];
      if (Math.max(sizes[alone], sizes[one] + sizes[other] + 1) >= most) continue;
      for (const [left, right] of [
        [one, other],
        [other, one],
      ] as const) {
        const both = work(inner, NUMBERS[left], NUMBERS[right]);
        yield work(outer, NUMBERS[alone], both);
        yield work(outer, both, NUMBERS[alone]);
      }
    }
}

describe('shapes that can be done without', () => {
  it('are those that can be written with smaller sides, whatever the sizes', () => {
    let redundant = 0;
    for (const outer of [PLUS, MINUS, TIMES, OVER, POWER, ROOT])
      for (const inner of [PLUS, MINUS, TIMES, OVER, POWER, ROOT])
        for (const outerSide of ['left', 'right'] satisfies Side[])
          for (const innerSide of ['left', 'right'] satisfies Side[])
            for (let a = 1; a <= 4; a += 1)
              for (let x = 1; x <= 4; x += 1)
                for (let y = x; y <= 6; y += 1) {
                  if (!isRedundant({ sign: outer, side: outerSide, size: a }, inner, innerSide, x, y)) continue;
                  expect([POWER, ROOT]).not.toContain(outer);
                  expect([POWER, ROOT]).not.toContain(inner);
                  const [left, right] = innerSide === 'left' ? [NUMBERS.x, NUMBERS.y] : [NUMBERS.y, NUMBERS.x];
                  const both = work(inner, left, right);
                  const made = outerSide === 'left' ? work(outer, NUMBERS.a, both) : work(outer, both, NUMBERS.a);
                  const others = [...smaller([outer, inner], { a, x, y }, x + y + 1)];
                  expect(
                    others.some((other) => isSame(made, other)),
                    `${outer} ${inner} ${outerSide} ${innerSide} ${a} ${x} ${y}`,
                  ).toBe(true);
                  redundant += 1;
                }
    expect(redundant).toBeGreaterThan(300);
  });
});
