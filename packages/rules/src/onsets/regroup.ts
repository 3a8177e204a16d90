// A checker's copy of a Solution: the same cubes with more grouping, in any notation; and whether the Solution may be grouped that way.
import type { ShakeRules } from '../shakeRules.ts';
import type { Meant } from './marks.ts';
import { readText, type Written } from './notation.ts';
import { type Paper, readPaper } from './paper.ts';
import { type Operand, type Parsed, parseRestriction, parseSetName, type Restriction, type Row } from './parse.ts';
import { readTexts } from './texts.ts';

/** The Solution with the grouping of the copy, or why it is not a copy of this Solution. */
export type Regrouped = { paper: Paper } | { fault: 'cubes' | 'grouping' };

/** A copy is a text of the Set-Name or of one Restriction, or a whole Solution. */
export function regroup(solution: Paper, copy: unknown, rules: ShakeRules): Regrouped {
  const { setName, restrictions } = readPaper(copy);
  const texts = readTexts(solution, rules, () => 0);
  const name = (text: string) =>
    copied(text, texts.setName, (symbols) => parseSetName(symbols, text.length), isGroupingOf);
  const restriction = (text: string, index: number) => {
    const original = texts.restrictions[index];
    const parse = (symbols: readonly Meant[]) => parseRestriction(symbols, text.length, rules);
    return original ? copied(text, original, parse, isRestrictionOf) : OTHER;
  };
  const withRestriction = (paper: Paper, index: number, text: string): Paper => ({
    ...paper,
    restrictions: paper.restrictions.with(index, text),
  });
  if (restrictions.length === 0) {
    const tries = [
      place(name(setName), (text) => ({ ...solution, setName: text })),
      ...solution.restrictions.map((_, index) =>
        place(restriction(setName, index), (text) => withRestriction(solution, index, text)),
      ),
    ];
    return (
      tries.find((each) => 'paper' in each) ??
      tries.find((each) => 'fault' in each && each.fault === 'grouping') ??
      OTHER
    );
  }
  if (restrictions.length !== solution.restrictions.length) return OTHER;
  let paper: Regrouped =
    setName.trim() === '' ? { paper: solution } : place(name(setName), (text) => ({ ...solution, setName: text }));
  for (const [index, text] of restrictions.entries()) {
    if ('fault' in paper) return paper;
    const { paper: so } = paper;
    paper = place(restriction(text, index), (told) => withRestriction(so, index, told));
  }
  return paper;
}

const OTHER = { fault: 'cubes' } as const;
type Copied = { text: string } | { fault: 'cubes' | 'grouping' };

const place = (told: Copied, into: (text: string) => Paper): Regrouped =>
  'fault' in told ? told : { paper: into(told.text) };

/** The copy in the writer's own cubes and marks, if it is a possible reading of the original. */
function copied<T>(
  text: string,
  original: { meant: readonly Meant[]; parsed: Parsed<T> },
  parse: (symbols: readonly Meant[]) => Parsed<T>,
  isOf: (one: T, other: T) => boolean,
): Copied {
  const symbols = inItsCubes(readText(text), original.meant);
  if (!symbols) return OTHER;
  const { ok } = parse(symbols);
  if (!ok || !original.parsed.ok || !isOf(ok, original.parsed.ok)) return { fault: 'grouping' };
  return { text: symbols.map(({ text: each }) => each).join(' ') };
}

const isGrouping = ({ kind }: Written | Meant): boolean => kind === 'open' || kind === 'close';

/** The grouping of the copy around the symbols of the original. Undefined if the copy has other cubes. */
function inItsCubes(copy: readonly Written[], original: readonly Meant[]): Meant[] | undefined {
  const left = original.filter((symbol) => !isGrouping(symbol));
  const symbols: Meant[] = [];
  for (const symbol of copy) {
    if (symbol.kind === 'open' || symbol.kind === 'close') {
      symbols.push(symbol);
      continue;
    }
    const next = left.shift();
    if (!next || !isSameSymbol(symbol, next)) return undefined;
    symbols.push(next);
  }
  return left.length === 0 ? symbols : undefined;
}

/** A checker may copy the cube with its mark or without it, or write the symbol that it stands for. */
function isSameSymbol(copy: Written, original: Meant): boolean {
  if (copy.kind !== 'cube' || original.kind !== 'meant') return false;
  const { cube, mark } = copy;
  if (mark === undefined) return cube === original.cube || cube === original.means;
  return cube === original.cube && mark === original.means;
}

/** Whether one text is the other with only grouping added, so that each of its readings is a reading of the other. */
export function isGroupingOf(copy: Row, original: Row): boolean {
  let at = 0;
  for (const [index, operand] of copy.operands.entries()) {
    const target = original.operands[at];
    if (!target) return false;
    if (isSameOperand(operand, target)) at += 1;
    else {
      const { of, primed } = operand;
      const upTo = typeof of === 'string' ? at : runOf(leavesOf(of), original, at);
      if (typeof of === 'string' || primed || upTo === undefined) return false;
      const run = { operands: original.operands.slice(at, upTo), operations: original.operations.slice(at, upTo - 1) };
      if (!isGroupingOf(of, run)) return false;
      at = upTo;
    }
    if (copy.operations[index] !== original.operations[at - 1]) return false;
  }
  return at === original.operands.length;
}

function isSameOperand(copy: Operand, original: Operand): boolean {
  if (copy.primed !== original.primed) return false;
  if (typeof copy.of === 'string' || typeof original.of === 'string') return copy.of === original.of;
  return leavesOf(copy.of) === leavesOf(original.of) && isGroupingOf(copy.of, original.of);
}

/** How many sets are in a row. */
const leavesOf = (row: Row): number =>
  row.operands.reduce((sum, { of }) => sum + (typeof of === 'string' ? 1 : leavesOf(of)), 0);

/** Where the operands with this many sets end. Undefined if that would split a group. */
function runOf(leaves: number, { operands }: Row, from: number): number | undefined {
  let left = leaves;
  let at = from;
  for (; left > 0 && at < operands.length; at += 1) {
    const { of } = operands[at] as Operand;
    left -= typeof of === 'string' ? 1 : leavesOf(of);
  }
  return left === 0 ? at : undefined;
}

const isRestrictionOf = (copy: Restriction, original: Restriction): boolean =>
  copy.sides.length === original.sides.length &&
  copy.sides.every((side, index) => {
    const other = original.sides[index];
    return other !== undefined && copy.relations[index] === original.relations[index] && isGroupingOf(side, other);
  });
