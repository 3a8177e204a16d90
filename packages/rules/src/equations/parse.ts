// Symbols with meanings to an expression: the usual order of operations, with powers and roots as one rank from left to right. No recursion, because a text may be very long.

import type { JudgeFact } from '../facts/judge.ts';
import { closes } from '../text.ts';
import { type Cube, type Digit, isDigit } from './cubes.ts';
import type { Written } from './notation.ts';
import type { RuleKey } from './rules.ts';

/** A cube with what it stands for. */
export interface MeantCube {
  kind: 'meant';
  at: number;
  /** As written. */
  text: string;
  cube: Cube;
  means: Cube;
  sideways: boolean;
  upsideDown: boolean;
}

export type Meant = MeantCube | Exclude<Written, { kind: 'cube' }>;

export const BINARY = ['+', '-', 'x', '/', '^', 'r'] as const;
export type Binary = (typeof BINARY)[number];

/** A numeral of one or more digits, or one turned digit. */
export interface Numeral {
  kind: 'numeral';
  at: number;
  digits: string;
  sideways: boolean;
  upsideDown: boolean;
}
/** `a r b` is the root with index a; `square` if the index is left out. */
export interface Operation {
  kind: 'operation';
  at: number;
  sign: Binary;
  left: Expression;
  right: Expression;
}
export interface SquareRoot {
  kind: 'squareRoot';
  at: number;
  of: Expression;
}
export type Expression = Numeral | Operation | SquareRoot;

export interface Fault {
  rule: RuleKey;
  facts: JudgeFact;
  at: number;
}

/** What is legal but easily misread. */
export interface Warning {
  at: number;
  facts: JudgeFact;
}

export type Parsed = { ok?: Expression; faults: Fault[]; warnings: Warning[] };

const RANK: Record<Binary, number> = { '+': 1, '-': 1, x: 2, '/': 2, '^': 3, r: 3 };
/** A root sign without an index takes just what follows it. */
const ROOT_RANK = 4;

type Waiting =
  | { kind: 'open'; at: number; text: string }
  | { kind: 'binary'; sign: Binary; at: number }
  | { kind: 'root'; at: number };

/** Reads one side of an Equation, or a Goal. `end` is where its text ends. */
export function parseExpression(symbols: readonly Meant[], end: number): Parsed {
  const warnings: Warning[] = [];
  const output: Expression[] = [];
  const waiting: Waiting[] = [];
  let wantsNumber = true;
  const stop = (rule: RuleKey, at: number, facts: JudgeFact): Parsed => ({ faults: [{ rule, at, facts }], warnings });
  const undefinedAt = (at: number, facts: JudgeFact): Parsed => stop('expression.defined', at, facts);
  const reduceFrom = (rank: number) => {
    for (let top = waiting.at(-1); top && top.kind !== 'open'; top = waiting.at(-1)) {
      if ((top.kind === 'root' ? ROOT_RANK : RANK[top.sign]) < rank) return;
      waiting.pop();
      const right = output.pop();
      if (!right) return;
      if (top.kind === 'root') output.push({ kind: 'squareRoot', at: top.at, of: right });
      else {
        const left = output.pop();
        if (left) output.push({ kind: 'operation', at: top.at, sign: top.sign, left, right });
      }
    }
  };

  for (let index = 0; index < symbols.length; index += 1) {
    const symbol = symbols[index];
    if (!symbol) break;
    const { at } = symbol;
    if (symbol.kind === 'open') {
      if (!wantsNumber) return undefinedAt(at, { key: 'equations.text.afterNumber', sign: symbol.text });
      waiting.push({ kind: 'open', at, text: symbol.text });
    } else if (symbol.kind === 'close') {
      if (wantsNumber) return undefinedAt(at, { key: 'equations.text.beforeNumber', sign: symbol.text });
      reduceFrom(0);
      const group = waiting.pop();
      if (group?.kind !== 'open') return undefinedAt(at, { key: 'solution.neverOpened', sign: symbol.text });
      if (!closes(group.text, symbol.text))
        return undefinedAt(at, { key: 'solution.wrongClosing', open: group.text, close: symbol.text });
    } else if (symbol.kind !== 'meant')
      return undefinedAt(at, { key: 'equations.text.meaningless', sign: symbol.text });
    else if (isDigit(symbol.means)) {
      const run = digitsFrom(symbols, index);
      if (!wantsNumber) return undefinedAt(at, { key: 'equations.text.afterNumber', sign: symbol.text });
      if (run.some(({ sideways, upsideDown }) => sideways || upsideDown) && run.length > 1)
        return stop('numeral.turned', at, { key: 'equations.turned.inNumeral' });
      output.push({
        kind: 'numeral',
        at,
        digits: run.map(({ means }) => means).join(''),
        sideways: symbol.sideways,
        upsideDown: symbol.upsideDown,
      });
      index += run.length - 1;
      wantsNumber = false;
    } else {
      const sign = symbol.means;
      if (symbol.sideways || symbol.upsideDown)
        return stop(symbol.sideways ? 'turned.sideways' : 'turned.upsideDown', at, {
          key: 'equations.turned.sign',
          cube: sign,
        });
      if (!wantsNumber) {
        const before = waiting.at(-1);
        const isRun = before?.kind === 'root' || (before?.kind === 'binary' && RANK[before.sign] === RANK['^']);
        if (RANK[sign] === RANK['^'] && isRun && warnings.length === 0)
          warnings.push({ at, facts: { key: 'equations.powersInRow' } });
        reduceFrom(RANK[sign]);
        waiting.push({ kind: 'binary', sign, at });
        wantsNumber = true;
      } else if (sign === 'r') waiting.push({ kind: 'root', at });
      else if (sign === '+' || sign === '-')
        return stop('expression.sign', at, { key: 'equations.text.signOfNumber', cube: sign });
      else return undefinedAt(at, { key: 'equations.text.beforeNumber', sign });
    }
  }
  if (wantsNumber) return undefinedAt(end, { key: 'equations.text.numberMissing' });
  const unclosed = waiting.findLast(({ kind }) => kind === 'open');
  if (unclosed?.kind === 'open') return undefinedAt(unclosed.at, { key: 'solution.neverClosed', sign: unclosed.text });
  reduceFrom(0);
  const [expression] = output;
  return expression
    ? { ok: expression, faults: [], warnings }
    : undefinedAt(end, { key: 'equations.text.numberMissing' });
}

type MeantDigit = MeantCube & { means: Digit };

/** The digits side by side from here on. */
function digitsFrom(symbols: readonly Meant[], from: number): MeantDigit[] {
  const run: MeantDigit[] = [];
  for (let index = from; index < symbols.length; index += 1) {
    const symbol = symbols[index];
    if (symbol?.kind !== 'meant' || !isDigit(symbol.means)) break;
    run.push(symbol as MeantDigit);
  }
  return run;
}

/** Whether two expressions are the same: the same numbers and signs, worked in the same order. */
export function isSame(one: Expression, other: Expression): boolean {
  if (one.kind === 'numeral')
    return (
      other.kind === 'numeral' &&
      one.digits === other.digits &&
      one.sideways === other.sideways &&
      one.upsideDown === other.upsideDown
    );
  if (one.kind === 'squareRoot') return other.kind === 'squareRoot' && isSame(one.of, other.of);
  return (
    other.kind === 'operation' &&
    one.sign === other.sign &&
    isSame(one.left, other.left) &&
    isSame(one.right, other.right)
  );
}

/** Each numeral of an expression. */
export function* numerals(expression: Expression): Generator<Numeral> {
  if (expression.kind === 'numeral') yield expression;
  else if (expression.kind === 'squareRoot') yield* numerals(expression.of);
  else {
    yield* numerals(expression.left);
    yield* numerals(expression.right);
  }
}
