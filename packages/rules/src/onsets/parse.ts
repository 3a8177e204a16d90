// Written symbols to meaning: Set-Names and Restrictions. Linear in the length of the text, without recursion, because a text may be very long.
import type { JudgeFact } from '../facts/judge.ts';
import type { RuleKey } from '../rule.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { closes } from '../text.ts';
import {
  type BinaryOperation,
  isDigit,
  isOperation,
  isRelation,
  isSet,
  type Relation,
  type SetSymbol,
} from './cubes.ts';
import type { Meant } from './marks.ts';

/** Sets joined by operations without grouping: `B U G - R`. Each order of working it out is a reading. */
export interface Row {
  operands: Operand[];
  operations: BinaryOperation[];
}

/** A set or a grouped row, complemented or not: ′ binds first, and two cancel. */
export interface Operand {
  of: SetSymbol | Row;
  primed: boolean;
}

/** Sets joined by = and ⊆; a chain if there are more than two. */
export interface Restriction {
  sides: Row[];
  relations: Relation[];
}

export interface TextFault {
  rule: RuleKey;
  facts: JudgeFact;
  at: number;
  /** The fault is in a cube's mark. The marks say more about it. */
  ofMark?: boolean;
}

export type Parsed<T> = { ok: T; fault?: TextFault } | { ok?: never; fault: TextFault };

const fault = (rule: RuleKey, at: number, facts: JudgeFact): { fault: TextFault } => ({ fault: { rule, at, facts } });

/** Reads symbols that should form one Set-Name; `end` is where the text ends. */
function parseRow(
  symbols: readonly Meant[],
  end: number,
  undefinedRule: 'setName.defined' | 'restriction.defined',
): Parsed<Row> {
  const open: { row: Row; symbol: string; at: number }[] = [];
  let row: Row = { operands: [], operations: [] };
  let wantsSet = true;
  const expected = () => {
    if (wantsSet) return 'set';
    return open.length > 0 ? 'closing' : undefinedRule === 'restriction.defined' ? 'relation' : 'end';
  };
  const wrong = (facts: JudgeFact, at: number) => fault(undefinedRule, at, facts);
  const meaningless = (sign: string, at: number) =>
    wrong({ key: 'onSets.text.meaningless', sign, expected: expected() }, at);

  for (const symbol of symbols) {
    const { at } = symbol;
    if (symbol.kind === 'open') {
      if (!wantsSet) return wrong({ key: 'onSets.text.afterSet', sign: symbol.text }, at);
      open.push({ row, symbol: symbol.text, at });
      row = { operands: [], operations: [] };
    } else if (symbol.kind === 'close') {
      const group = open.pop();
      if (!group) return wrong({ key: 'solution.neverOpened', sign: symbol.text }, at);
      if (wantsSet) return meaningless(symbol.text, at);
      if (!closes(group.symbol, symbol.text))
        return wrong({ key: 'solution.wrongClosing', open: group.symbol, close: symbol.text }, at);
      group.row.operands.push(groupAsOperand(row));
      row = group.row;
    } else if (symbol.kind === 'unknown') return meaningless(symbol.text, at);
    else if (symbol.kind === 'meaningless') {
      if (isDigit(symbol.cube)) return fault('text.digit', at, { key: 'onSets.text.digit', digit: symbol.cube });
      return { fault: { ...meaningless(symbol.text, at).fault, ofMark: true } };
    } else if (isSet(symbol.means)) {
      if (!wantsSet) return wrong({ key: 'onSets.text.afterSet', sign: symbol.means }, at);
      row.operands.push({ of: symbol.means, primed: false });
      wantsSet = false;
    } else if (isOperation(symbol.means)) {
      if (wantsSet) return wrong({ key: 'onSets.text.beforeSet', sign: symbol.means }, at);
      const last = row.operands.at(-1);
      if (symbol.means !== "'") {
        row.operations.push(symbol.means);
        wantsSet = true;
      } else if (last) last.primed = !last.primed;
    } else return meaningless(symbol.means, at);
  }
  const unclosed = open.at(-1);
  if (symbols.length === 0) return wrong({ key: 'onSets.text.setMissing' }, end);
  if (wantsSet) return wrong({ key: 'onSets.text.endsEarly' }, end);
  if (unclosed) return wrong({ key: 'solution.neverClosed', sign: unclosed.symbol }, unclosed.at);
  return { ok: row };
}

/** `((G))` is G: a group of one thing is just that thing. */
const groupAsOperand = (row: Row): Operand => {
  const [only] = row.operands;
  return only && row.operands.length === 1 ? only : { of: row, primed: false };
};

/** Reads a Set-Name. Writing `= 5` after it is wrong, but the text before it still has a value. */
export function parseSetName(symbols: readonly Meant[], end: number): Parsed<Row> {
  if (symbols.length === 0) return fault('setName.present', end, { key: 'onSets.setName.missing' });
  const tail = goalTail(symbols);
  if (tail > 0) {
    const parsed = parseRow(symbols.slice(0, tail), symbols[tail]?.at ?? end, 'setName.defined');
    const equalsGoal: TextFault = {
      rule: 'setName.equalsGoal',
      at: symbols[tail]?.at ?? end,
      facts: { key: 'onSets.setName.equalsGoal' },
    };
    return parsed.ok ? { ok: parsed.ok, fault: equalsGoal } : { fault: equalsGoal };
  }
  const relation = symbols.find((symbol) => symbol.kind === 'meant' && isRelation(symbol.means));
  if (relation?.kind === 'meant')
    return fault('setName.relation', relation.at, { key: 'onSets.setName.relation', cube: relation.means });
  return parseRow(symbols, end, 'setName.defined');
}

/** Where `= 5` or the like begins at the end of a Set-Name; -1 if there is nothing like it. */
export function goalTail(symbols: readonly Meant[]): number {
  let at = symbols.length - 1;
  const isNumber = (symbol: Meant | undefined) =>
    (symbol?.kind === 'meaningless' && isDigit(symbol.cube)) ||
    (symbol?.kind === 'unknown' && /[0-9+xX*×]/.test(symbol.text));
  while (at > 0 && isNumber(symbols[at])) at -= 1;
  const sign = symbols[at];
  const isEquals = (sign?.kind === 'meant' || sign?.kind === 'meaningless') && sign.cube === '=' && sign.text === '=';
  return at < symbols.length - 1 && isEquals ? at : -1;
}

/** Reads a Restriction: two or more Set-Names with = or ⊆ between them. */
export function parseRestriction(symbols: readonly Meant[], end: number, rules: ShakeRules): Parsed<Restriction> {
  const inner = rules.restrictions === 'groupedOrNot' ? withoutWholeGroupings(symbols) : symbols;
  const restriction: Restriction = { sides: [], relations: [] };
  let depth = 0;
  let start = 0;
  const side = (upTo: number): TextFault | undefined => {
    const parsed = parseRow(inner.slice(start, upTo), inner[upTo]?.at ?? end, 'restriction.defined');
    if (parsed.ok) restriction.sides.push(parsed.ok);
    return parsed.fault;
  };
  for (const [index, symbol] of inner.entries()) {
    if (symbol.kind === 'open') depth += 1;
    if (symbol.kind === 'close') depth -= 1;
    if (symbol.kind !== 'meant' || !isRelation(symbol.means)) continue;
    if (depth > 0)
      return fault('restriction.grouping', symbol.at, { key: 'onSets.restriction.grouping', cube: symbol.means });
    const wrong = side(index);
    if (wrong) return { fault: wrong };
    restriction.relations.push(symbol.means);
    start = index + 1;
  }
  const wrong = side(inner.length);
  if (wrong) return { fault: wrong };
  if (restriction.relations.length === 0)
    return fault('restriction.defined', end, { key: 'onSets.restriction.noRelation' });
  return { ok: restriction };
}

/** The symbols without the pairs of grouping symbols around all of them. */
function withoutWholeGroupings(symbols: readonly Meant[]): readonly Meant[] {
  let opening = 0;
  while (symbols[opening]?.kind === 'open') opening += 1;
  let closing = 0;
  while (symbols.at(-1 - closing)?.kind === 'close') closing += 1;
  // Whatever is between the two runs at depth d is enclosed by at most d pairs.
  let depth = opening;
  let pairs = Math.min(opening, closing);
  for (const { kind } of symbols.slice(opening, symbols.length - closing)) {
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    pairs = Math.min(pairs, depth);
  }
  let matched = 0;
  const text = (symbol: Meant | undefined) => (symbol?.kind === 'open' || symbol?.kind === 'close' ? symbol.text : '');
  while (matched < pairs && closes(text(symbols[matched]), text(symbols.at(-1 - matched)))) matched += 1;
  return symbols.slice(matched, symbols.length - matched);
}
