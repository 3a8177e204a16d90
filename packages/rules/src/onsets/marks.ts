// What each cube of a Solution stands for: its marks, the wild cubes and the exchanges. One Solution at a time, all its texts together.
import { quote } from '../quote.ts';
import type { RuleKey } from '../rule.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { type Cube, type CubeSymbol, isSymbol, parseCube, showCube } from './cubes.ts';
import type { Grouping, Unknown, Written } from './notation.ts';

/** A cube on paper with its meaning. */
export interface MeantCube {
  kind: 'meant';
  at: number;
  /** As it was written, `B` or `B:U`. */
  text: string;
  cube: CubeSymbol;
  means: CubeSymbol;
  /** Whether the writer said which cube this is: then no other cube may serve for it. */
  marked: boolean;
}

/** A digit, or a cube whose mark is wrong or missing. */
export interface Meaningless {
  kind: 'meaningless';
  at: number;
  text: string;
  cube: Cube;
}

export type Meant = MeantCube | Meaningless | Grouping | Unknown;

export interface MarkFault {
  rule: RuleKey;
  message: string;
}

export interface Marks {
  /**
   * What a marked cube stands for wherever it has no mark of its own: one mark is enough.
   * A mark within an exchange says only which cube lies there, so it does not spread.
   */
  standsFor: ReadonlyMap<CubeSymbol, CubeSymbol>;
  faults: readonly MarkFault[];
}

/** Whether a cube that shows one symbol may be used for another. */
function mayMean(cube: CubeSymbol, means: CubeSymbol, rules: ShakeRules): boolean {
  const wild = rules.wild[cube];
  if (cube === means) return wild?.itself ?? true;
  return rules.exchange[cube] === means || (wild?.mayMean.includes(means) ?? false);
}

/** Collects the marks of a Solution, in its texts and beside it, and finds what is wrong with them. */
export function readMarks(written: readonly Written[], beside: unknown, rules: ShakeRules): Marks {
  const faults: MarkFault[] = [];
  const fault = (rule: RuleKey, message: string) => faults.push({ rule, message });
  const standsFor = new Map<CubeSymbol, CubeSymbol>();
  const marks = new Map<CubeSymbol, Set<string>>();
  const unmarked = new Set<CubeSymbol>();
  const besides = new Map<CubeSymbol, CubeSymbol>();
  for (const symbol of written) {
    if (symbol.kind !== 'cube' || !isSymbol(symbol.cube)) continue;
    const known = marks.get(symbol.cube) ?? new Set();
    marks.set(symbol.cube, known);
    if (symbol.mark === undefined) unmarked.add(symbol.cube);
    else known.add(symbol.mark);
  }
  if (typeof beside === 'object' && beside !== null && !Array.isArray(beside)) {
    for (const [name, value] of Object.entries(beside)) {
      const cube = parseCube(name.trim());
      // A mark for a cube that the Solution does not use says nothing.
      if (!isSymbol(cube) || !marks.has(cube)) continue;
      const mark = (typeof value === 'string' && parseCube(value.trim())) || quote(value);
      marks.get(cube)?.add(mark);
      // That an exchanged cube is what it shows is nothing new: its partner may still serve.
      if (isSymbol(mark) && !(mark === cube && rules.exchange[cube])) besides.set(cube, mark);
    }
  } else if (beside !== undefined && beside !== null) {
    fault('wild.marked', `The marks beside the Solution (${quote(beside)}) cannot be read.`);
  }

  for (const [cube, said] of marks) {
    const wild = rules.wild[cube];
    const shown = showCube(cube);
    if (said.size === 0) {
      if (wild && !wild.itself)
        fault('wild.marked', `${shown} is a wild cube: write what it stands for, like ${cube}:${wild.mayMean[0]}.`);
      continue;
    }
    const meanings = [...said].filter((mark): mark is CubeSymbol => isSymbol(mark) && mayMean(cube, mark, rules));
    const wrong = [...said].find((mark) => !isSymbol(mark) || !mayMean(cube, mark, rules));
    if (wrong !== undefined && !wild)
      fault('wild.notWild', `${shown} is not wild here, so it cannot stand for ${showMark(wrong)}.`);
    else if (wrong !== undefined && wild)
      fault('wild.meaning', `${shown} may not stand for ${showMark(wrong)}; it may be ${listSymbols(wild.mayMean)}.`);
    const [first] = meanings;
    if (first === undefined) continue;
    const spread = besides.get(cube) ?? meanings.find((mark) => mark !== cube && mark !== rules.exchange[cube]);
    if (spread !== undefined && mayMean(cube, spread, rules)) standsFor.set(cube, spread);
    const pair = meanings.every((mark) => mark === first || mark === rules.exchange[first]);
    const list = meanings.map(showCube).join(' and ');
    if (!pair) fault('wild.consistent', `${shown} stands for ${list}; it must stand for one symbol throughout.`);
    else if (meanings.length > 1 && unmarked.has(cube) && spread !== undefined && !besides.has(cube))
      fault('wild.marked', `${shown} is marked as ${list}, but once not at all: mark that one too.`);
  }
  return { standsFor, faults };
}

/** What the symbols of one text mean. Where a meaning cannot be had, the faults of the marks or the parser say why. */
export function readMeanings(written: readonly Written[], { standsFor }: Marks, rules: ShakeRules): Meant[] {
  return written.map((symbol): Meant => {
    if (symbol.kind !== 'cube') return symbol;
    const { cube, mark, at } = symbol;
    const text = mark === undefined ? cube : `${cube}:${mark}`;
    if (!isSymbol(cube)) return { kind: 'meaningless', at, text, cube };
    const means = mark ?? standsFor.get(cube) ?? cube;
    if (!isSymbol(means) || !mayMean(cube, means, rules)) return { kind: 'meaningless', at, text, cube };
    return { kind: 'meant', at, text, cube, means, marked: mark !== undefined || standsFor.has(cube) };
  });
}

/** The cubes that may serve for a written symbol: the one it names, and its exchange partner unless that one stands for something else. */
export function servedBy({ cube, marked }: MeantCube, { standsFor }: Marks, rules: ShakeRules): CubeSymbol[] {
  const partner = rules.exchange[cube];
  if (marked || partner === undefined) return [cube];
  const partnerMeans = standsFor.get(partner) ?? partner;
  return partnerMeans === partner || partnerMeans === cube ? [cube, partner] : [cube];
}

const showMark = (mark: string): string => (isSymbol(mark) ? showCube(mark) : `“${mark}”`);
const listSymbols = (symbols: readonly CubeSymbol[]): string => symbols.map(showCube).join(', ');
