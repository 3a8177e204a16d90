// Symbols with meanings to an expression: the usual order of operations, with powers and roots as one rank from left to right. No recursion, because a text may be very long.

import { closes } from '../text.ts';
import { type Cube, type Digit, isDigit, showCube } from './cubes.ts';
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
  message: string;
  at: number;
}

/** What is legal but easily misread. */
export interface Warning {
  at: number;
  message: string;
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
  const stop = (rule: RuleKey, at: number, message: string): Parsed => ({ faults: [{ rule, at, message }], warnings });
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
      if (!wantsNumber)
        return stop(
          'expression.defined',
          at,
          `“${symbol.text}” right after a number has no meaning: there is no sign between them.`,
        );
      waiting.push({ kind: 'open', at, text: symbol.text });
    } else if (symbol.kind === 'close') {
      if (wantsNumber) return stop('expression.defined', at, `A number is missing before “${symbol.text}”.`);
      reduceFrom(0);
      const group = waiting.pop();
      if (group?.kind !== 'open')
        return stop('expression.defined', at, `“${symbol.text}” closes a group that was never opened.`);
      if (!closes(group.text, symbol.text))
        return stop(
          'expression.defined',
          at,
          `“${symbol.text}” does not belong to the “${group.text}” that it should close.`,
        );
    } else if (symbol.kind !== 'meant')
      return stop('expression.defined', at, `“${symbol.text}” has no meaning in an expression.`);
    else if (isDigit(symbol.means)) {
      const run = digitsFrom(symbols, index);
      if (!wantsNumber)
        return stop(
          'expression.defined',
          at,
          `${symbol.text} right after a number has no meaning: there is no sign between them.`,
        );
      if (run.some(({ sideways, upsideDown }) => sideways || upsideDown) && run.length > 1)
        return stop(
          'numeral.turned',
          at,
          'A turned cube is a number by itself; it cannot be part of a longer numeral.',
        );
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
        return stop(
          symbol.sideways ? 'turned.sideways' : 'turned.upsideDown',
          at,
          `Only a number may be turned; ${showCube(sign)} may not.`,
        );
      if (!wantsNumber) {
        const before = waiting.at(-1);
        const isRun = before?.kind === 'root' || (before?.kind === 'binary' && RANK[before.sign] === RANK['^']);
        if (RANK[sign] === RANK['^'] && isRun && warnings.length === 0)
          warnings.push({
            at,
            message: 'Powers and roots in a row are worked from left to right; group them to be sure.',
          });
        reduceFrom(RANK[sign]);
        waiting.push({ kind: 'binary', sign, at });
        wantsNumber = true;
      } else if (sign === 'r') waiting.push({ kind: 'root', at });
      else if (sign === '+' || sign === '-')
        return stop('expression.sign', at, `${showCube(sign)} joins two numbers; it cannot be the sign of one.`);
      else return stop('expression.defined', at, `A number is missing before ${showCube(sign)}.`);
    }
  }
  if (wantsNumber) return stop('expression.defined', end, 'A number is missing here.');
  const unclosed = waiting.findLast(({ kind }) => kind === 'open');
  if (unclosed?.kind === 'open') return stop('expression.defined', unclosed.at, `“${unclosed.text}” is never closed.`);
  reduceFrom(0);
  const [expression] = output;
  return expression
    ? { ok: expression, faults: [], warnings }
    : stop('expression.defined', end, 'A number is missing here.');
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
