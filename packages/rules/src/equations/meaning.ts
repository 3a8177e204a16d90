// What each cube of an Equation and its Goal stands for: a 0 may stand for any symbol where that is played, the same one everywhere.
import { quote } from '../quote.ts';
import { type Cube, isCube, parseCube, showCube } from './cubes.ts';
import { makeWritten, type Written } from './notation.ts';
import type { Meant } from './parse.ts';
import type { EquationsRules, RuleKey } from './rules.ts';

export interface Zero {
  /** What every 0 stands for. */
  means: Cube;
  faults: { rule: RuleKey; message: string; at?: number }[];
}

/** Collects what the writer says of the 0, in the texts and beside them. */
export function readZero(written: readonly Written[], beside: unknown, rules: EquationsRules): Zero {
  const faults: Zero['faults'] = [];
  const said = new Map<string, number | undefined>();
  for (const symbol of written) {
    if (symbol.kind !== 'cube' || symbol.mark === undefined) continue;
    if (symbol.cube === '0') said.set(symbol.mark, symbol.at);
    else if (symbol.mark !== symbol.cube)
      faults.push({
        rule: 'zero.notWild',
        at: symbol.at,
        message: `Only a 0 may stand for another symbol; ${showCube(symbol.cube)} may not.`,
      });
  }
  if (typeof beside === 'object' && beside !== null && !Array.isArray(beside)) {
    for (const [name, value] of Object.entries(beside)) {
      if (name.trim() !== '0') continue;
      said.set((typeof value === 'string' && parseCube(value.trim())) || quote(value), undefined);
    }
  } else if (beside !== undefined && beside !== null) {
    faults.push({ rule: 'zero.meaning', message: `What the 0 stands for (${quote(beside)}) cannot be read.` });
  }
  const used = written.some((symbol) => symbol.kind === 'cube' && symbol.cube === '0');
  const meanings = [...said.keys()];
  const [first] = meanings;
  if (!used || first === undefined) return { means: '0', faults };
  const place = (mark: string) => {
    const at = said.get(mark);
    return at === undefined ? {} : { at };
  };
  const wrong = meanings.find((mark) => !isCube(mark));
  if (wrong !== undefined)
    faults.push({
      rule: 'zero.meaning',
      ...place(wrong),
      message: `A 0 stands for one symbol of the cubes; “${wrong}” is none.`,
    });
  if (meanings.length > 1)
    faults.push({
      rule: 'zero.consistent',
      message: `The 0 stands for ${meanings.join(' and ')}; it must be the same everywhere, in the Goal too.`,
    });
  if (!rules.zeroWild && meanings.some((mark) => mark !== '0')) {
    faults.push({ rule: 'zero.notWild', ...place(first), message: 'A 0 is just a 0 in this division.' });
    return { means: '0', faults };
  }
  return { means: isCube(first) ? first : '0', faults };
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
