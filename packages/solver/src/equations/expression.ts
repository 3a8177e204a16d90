// An expression as written: its symbols from left to right, brackets around every operation inside another, and how deep they go.
import type { Cube as EquationCube } from '@openshake/rules/equations';
import type { Value } from './value.ts';

/** The text of an expression; `write` says how a symbol with its turns is written. */
export function textOf(
  value: Value,
  write: (symbol: EquationCube, turned: string) => string = (symbol, turned) => turned + symbol,
): string {
  const { leaf, sign } = value;
  if (leaf) return write(leaf.symbol, `${leaf.sideways ? 's' : ''}${leaf.upsideDown ? 'u' : ''}`);
  const inside = (part: Value) => (part.leaf ? textOf(part, write) : `(${textOf(part, write)})`);
  const [left, right] = inOrder(value);
  const before = left ? inside(left) : '';
  return `${before}${sign ? write(sign, '') : ''}${right ? inside(right) : ''}`;
}

/** In sums and products, an operation comes before a digit: (4 × 5) + 3. */
function inOrder({ sign, left, right }: Value): [Value | undefined, Value | undefined] {
  const mayChange = sign === '+' || sign === 'x';
  return mayChange && left?.leaf && right && !right.leaf ? [right, left] : [left, right];
}

/** How many operations are nested inside one another. */
export const nestingOf = ({ leaf, left, right }: Value): number =>
  leaf ? 0 : 1 + Math.max(left ? nestingOf(left) : 0, right ? nestingOf(right) : 0);
