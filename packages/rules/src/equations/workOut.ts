// What one side of an Equation comes to, or why it names no number in this division. It needs no mat and no Goal.
import type { JudgeFact } from '../facts/judge.ts';
import { cut } from '../quote.ts';
import { type Evaluated, evaluate, type Worked } from './evaluate.ts';
import type { Found } from './found.ts';
import { type Expression, type Meant, type MeantCube, numerals, parseExpression, type Warning } from './parse.ts';
import type { EquationsRules, RuleKey } from './rules.ts';

/** How long an expression and its numerals may be, and the rules that say so. */
export interface Lengths {
  numeral: {
    rule: RuleKey;
    mostDigits: number;
    /** What is wrong with one that is longer. */
    tooLong: (numeral: string, digits: number) => JudgeFact;
  };
  expression: {
    rule: RuleKey;
    mostSymbols: number;
    /** What is wrong with one that has this many. */
    tooLong: (symbols: number) => JudgeFact;
  };
}

/** Works out an expression. `warn` hears of what is legal but easy to misread, `step` of every step on the way. */
export function workOut(
  symbols: readonly Meant[],
  end: number,
  rules: EquationsRules,
  { numeral, expression: whole }: Lengths,
  found: Found,
  warn: (warnings: readonly Warning[]) => void,
  step?: Worked,
): { expression: Expression; evaluated: Evaluated } | undefined {
  const cubes = symbols.filter((symbol): symbol is MeantCube => symbol.kind === 'meant');
  const sideways = cubes.find((cube) => cube.sideways);
  const upsideDown = cubes.find((cube) => cube.upsideDown);
  if (sideways && !rules.turnedCubes)
    found('turned.sideways', { key: 'equations.turned.sideways' }, { part: 'equation', at: sideways.at });
  if (upsideDown && !rules.turnedCubes)
    found('turned.upsideDown', { key: 'equations.turned.upsideDown' }, { part: 'equation', at: upsideDown.at });
  const { ok: expression, faults, warnings } = parseExpression(symbols, end);
  for (const { rule, facts, at } of faults) found(rule, facts, { part: 'equation', at });
  if (cubes.length > whole.mostSymbols) {
    found(whole.rule, whole.tooLong(cubes.length));
    return undefined;
  }
  if (!expression) return undefined;
  warn(warnings);
  for (const { digits, at } of numerals(expression))
    if (digits.length > numeral.mostDigits)
      found(numeral.rule, numeral.tooLong(cut(digits), digits.length), { part: 'equation', at });
  const evaluated = evaluate(expression, rules, step);
  if ('stopped' in evaluated) {
    const { rule, facts, at, step: where, certainty } = evaluated.stopped;
    found(rule, facts, { part: 'equation', at }, where, certainty);
  }
  return { expression, evaluated };
}
