// What each cube of an Equation and its Goal stands for. If the 0 is wild, it may stand for any symbol, the same one everywhere.
import type { JudgeFact } from '../facts/judge.ts';
import { quote } from '../quote.ts';
import { type Cube, isCube, parseCube } from './cubes.ts';
import { makeWritten, type Written } from './notation.ts';
import type { Meant } from './parse.ts';
import type { EquationsRules, RuleKey } from './rules.ts';
import type { EquationPlace } from './verdict.ts';

export interface ZeroFault {
  rule: RuleKey;
  facts: JudgeFact;
  place: EquationPlace;
}

export interface Zero {
  /** What every 0 stands for. */
  means: Cube;
  faults: ZeroFault[];
}

/** A sentence names this many meanings. */
const NAMED = 4;

/** Collects what the writer says about the 0, in the Equation, in the Goal and beside them. */
export function readZero(
  equation: readonly Written[],
  goal: readonly Written[],
  beside: unknown,
  rules: EquationsRules,
): Zero {
  const faults: ZeroFault[] = [];
  const said = new Map<string, EquationPlace>();
  let used = false;
  for (const [part, written] of [
    ['equation', equation],
    ['goal', goal],
  ] as const)
    for (const symbol of written) {
      if (symbol.kind !== 'cube') continue;
      const { cube, mark, at } = symbol;
      used ||= cube === '0';
      if (mark === undefined) continue;
      if (cube === '0') said.set(mark, { part, at });
      else if (mark !== cube && faults.length === 0)
        faults.push({ rule: 'zero.notWild', place: { part, at }, facts: { key: 'equations.zero.onlyZero', cube } });
    }
  if (typeof beside === 'object' && beside !== null && !Array.isArray(beside)) {
    const meant = Object.entries(beside).find(([name]) => name.trim() === '0')?.[1];
    // An empty place means nothing.
    if (meant !== undefined && meant !== null && meant !== '')
      said.set((typeof meant === 'string' && parseCube(meant.trim())) || quote(meant), { part: 'equation' });
  } else if (beside !== undefined && beside !== null) {
    faults.push({
      rule: 'zero.meaning',
      place: { part: 'equation' },
      facts: { key: 'equations.zero.unreadable', text: quote(beside) },
    });
  }
  const [first, ...others] = said;
  if (!used || !first) return { means: '0', faults };
  const wrong = [...said].find(([mark]) => !isCube(mark));
  if (wrong)
    faults.push({
      rule: 'zero.meaning',
      place: wrong[1],
      facts: { key: 'equations.zero.noSymbol', text: wrong[0] },
    });
  if (others.length > 0)
    faults.push({
      rule: 'zero.consistent',
      place: first[1],
      facts: { key: 'equations.zero.inconsistent', means: [...said.keys()].slice(0, NAMED) },
    });
  if (!rules.zeroWild && [...said.keys()].some((mark) => mark !== '0')) {
    faults.push({ rule: 'zero.notWild', place: first[1], facts: { key: 'equations.zero.notWild' } });
    return { means: '0', faults };
  }
  return { means: isCube(first[0]) ? first[0] : '0', faults };
}

/** What the symbols of one text mean, given what the 0 stands for. */
export function readMeanings(written: readonly Written[], { means }: Zero): Meant[] {
  return written.map((symbol): Meant => {
    if (symbol.kind !== 'cube') return symbol;
    const { at, cube, sideways, upsideDown } = symbol;
    return {
      kind: 'meant',
      at,
      text: makeWritten(symbol),
      cube,
      means: cube === '0' ? means : cube,
      sideways,
      upsideDown,
    };
  });
}
