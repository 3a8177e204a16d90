// An expression back to text: the mirror of parse.ts, with as few grouping symbols as the order of operations allows.
import { type Cube, showCube } from './cubes.ts';
import type { Expression } from './parse.ts';

type Alphabet = (cube: Cube) => string;
const letters: Alphabet = (cube) => cube;

const RANK = { '+': 1, '-': 1, x: 2, '/': 2, '^': 3, r: 3 } as const;
const ATOM = 5;

const rankOf = (expression: Expression): number => {
  if (expression.kind === 'numeral') return ATOM;
  return expression.kind === 'squareRoot' ? 4 : RANK[expression.sign];
};

export function makeExpression(expression: Expression, alphabet = letters): string {
  const inside = (inner: Expression, least: number): string => {
    const text = makeExpression(inner, alphabet);
    return rankOf(inner) < least ? `(${text})` : text;
  };
  if (expression.kind === 'numeral')
    return `${expression.sideways ? 's' : ''}${expression.upsideDown ? 'u' : ''}${expression.digits}`;
  if (expression.kind === 'squareRoot') return `${alphabet('r')}${inside(expression.of, 4)}`;
  const { sign, left, right } = expression;
  return `${inside(left, RANK[sign])}${alphabet(sign)}${inside(right, RANK[sign] + 1)}`;
}

/** The same, with parentheses around every operation inside another. */
export function makeGrouped(expression: Expression, alphabet = letters): string {
  const inside = (inner: Expression): string =>
    inner.kind === 'numeral' ? makeExpression(inner, alphabet) : `(${makeGrouped(inner, alphabet)})`;
  if (expression.kind === 'numeral') return makeExpression(expression, alphabet);
  if (expression.kind === 'squareRoot') return `${alphabet('r')}${inside(expression.of)}`;
  const { sign, left, right } = expression;
  return `${inside(left)}${alphabet(sign)}${inside(right)}`;
}

/** For people: + − × ÷ * √. */
export const forPeople: Alphabet = showCube;
