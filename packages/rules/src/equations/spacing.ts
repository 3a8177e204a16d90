// The spacing of a Goal: which grouping it shows, and which grouping it cannot show (IV-B-2).
import { isDigit } from './cubes.ts';
import type { Expression, Meant } from './parse.ts';
import { makeExpression } from './print.ts';

/**
 * A Goal as its spacing groups it: cubes without a space between them are a group if they include more than one number.
 * `2x 3+5` is 2×(3+5), `2x3 +5` is (2×3)+5, and `r5+4 x9` is √(5+4)×9: a root sign at the start of a group covers that group.
 * A Goal without spaces or with parentheses stays as it is.
 */
export function groupedBySpacing(text: string, symbols: readonly Meant[]): Meant[] {
  const runs = runsOf(text, symbols);
  if (runs.length === 1 || symbols.some(({ kind }) => kind === 'open' || kind === 'close')) return [...symbols];
  return runs.flatMap(groupOf);
}

/** An Equation shows the spacing of the Goal as parentheses. */
export const writtenOut = (text: string, symbols: readonly Meant[]): string =>
  /\s/.test(text) ? groupedBySpacing(text, symbols).reduce((so, symbol) => so + symbol.text, '') : text;

/** The runs of symbols without a space between them. */
function runsOf(text: string, symbols: readonly Meant[]): Meant[][] {
  const runs: Meant[][] = [];
  for (const [index, symbol] of symbols.entries()) {
    const before = symbols[index - 1];
    const isApart = !before || /\s$/.test(text.slice(before.at, symbol.at));
    if (isApart) runs.push([symbol]);
    else runs.at(-1)?.push(symbol);
  }
  return runs;
}

const isSign = (symbol: Meant): boolean => symbol.kind === 'meant' && !isDigit(symbol.means);

/** A run in parentheses. Root signs and the operations that join it to its neighbors stay outside. */
function groupOf(run: Meant[]): Meant[] {
  const from = run.findIndex((symbol) => !isSign(symbol));
  const upTo = run.findLastIndex((symbol) => !isSign(symbol)) + 1;
  const group = run.slice(from, upTo);
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last || !group.some(isSign)) return run;
  return [
    ...run.slice(0, from),
    { kind: 'open', at: first.at, text: '(' },
    ...group,
    { kind: 'close', at: last.at, text: ')' },
    ...run.slice(upTo),
  ];
}

/** Whether spacing can show this grouping. A root covers one group, and spacing cannot show another group inside it. */
export function canBeSpaced(expression: Expression): boolean {
  if (expression.kind === 'numeral') return true;
  if (expression.kind === 'operation') return canBeSpaced(expression.left) && canBeSpaced(expression.right);
  const { of } = expression;
  return of.kind === 'operation' ? !makeExpression(of).includes('(') && canBeSpaced(of) : canBeSpaced(of);
}
