// What each cube of a Solution stands for: its marks, the wild cubes and the interchangeable pairs. One Solution at a time, all its texts together.
import type { JudgeFact } from '../facts/judge.ts';
import { quote } from '../quote.ts';
import type { RuleKey } from '../rule.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { type Cube, type CubeSymbol, isSymbol, parseCube } from './cubes.ts';
import type { Grouping, Unknown, Written } from './notation.ts';

/** A cube on paper with its meaning. */
export interface MeantCube {
  kind: 'meant';
  at: number;
  /** As written, `B` or `B:U`. */
  text: string;
  cube: CubeSymbol;
  means: CubeSymbol;
  /** Whether the writer said which cube this is. Then no other cube may serve for it. */
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
  facts: JudgeFact;
}

export interface Marks {
  /**
   * What a marked cube stands for wherever it has no mark of its own: one mark is enough.
   * A mark within an interchangeable pair only says which cube is there, so it does not spread.
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

/** The marks of one kind of cube. */
interface Said {
  /** Everything it is said to stand for, in the texts and beside them. */
  marks: Set<string>;
  /** What is said beside the texts: it holds for every cube that has no mark of its own. */
  beside?: CubeSymbol;
  /** Whether it also appears somewhere without a mark. */
  alsoUnmarked: boolean;
}

/** Collects the marks of a Solution, in its texts and beside it, and finds what is wrong with them. */
export function readMarks(written: readonly Written[], beside: unknown, rules: ShakeRules): Marks {
  const faults: MarkFault[] = [];
  const all = marksIn(written);
  if (typeof beside === 'object' && beside !== null && !Array.isArray(beside)) addBeside(all, beside, rules);
  else if (beside !== undefined && beside !== null)
    faults.push({ rule: 'wild.marked', facts: { key: 'onSets.wild.unreadable', text: quote(beside) } });
  const standsFor = new Map<CubeSymbol, CubeSymbol>();
  for (const [cube, said] of all) {
    const spread = spreading(cube, said, rules);
    if (spread !== undefined) standsFor.set(cube, spread);
    faults.push(...faultsOf(cube, said, spread, rules));
  }
  return { standsFor, faults };
}

function marksIn(written: readonly Written[]): Map<CubeSymbol, Said> {
  const all = new Map<CubeSymbol, Said>();
  for (const symbol of written) {
    if (symbol.kind !== 'cube' || !isSymbol(symbol.cube)) continue;
    const said = all.get(symbol.cube) ?? { marks: new Set(), alsoUnmarked: false };
    all.set(symbol.cube, said);
    if (symbol.mark === undefined) said.alsoUnmarked = true;
    else said.marks.add(symbol.mark);
  }
  return all;
}

/** A mark for a cube that the Solution does not use means nothing. */
function addBeside(all: Map<CubeSymbol, Said>, beside: object, rules: ShakeRules): void {
  for (const [name, value] of Object.entries(beside)) {
    const cube = parseCube(name.trim());
    const said = isSymbol(cube) ? all.get(cube) : undefined;
    if (!isSymbol(cube) || !said) continue;
    const mark = (typeof value === 'string' && parseCube(value.trim())) || quote(value);
    said.marks.add(mark);
    // Saying that an interchangeable cube is what it shows adds nothing: its partner may still serve.
    if (isSymbol(mark) && !(mark === cube && rules.exchange[cube])) said.beside = mark;
  }
}

/** What holds wherever a cube has no mark of its own, if anything does. */
function spreading(cube: CubeSymbol, { marks, beside }: Said, rules: ShakeRules): CubeSymbol | undefined {
  const legal = [...marks].filter((mark): mark is CubeSymbol => isSymbol(mark) && mayMean(cube, mark, rules));
  if (beside !== undefined && legal.includes(beside)) return beside;
  return legal.find((mark) => mark !== cube && mark !== rules.exchange[cube]);
}

function faultsOf(cube: CubeSymbol, said: Said, spread: CubeSymbol | undefined, rules: ShakeRules): MarkFault[] {
  const wild = rules.wild[cube];
  const marks = [...said.marks];
  if (marks.length === 0) {
    if (!wild || wild.itself) return [];
    const example = `${cube}:${wild.mayMean[0]}`;
    return [{ rule: 'wild.marked', facts: { key: 'onSets.wild.unmarked', cube, example } }];
  }
  const faults: MarkFault[] = [];
  const wrong = marks.find((mark) => !isSymbol(mark) || !mayMean(cube, mark, rules));
  if (wrong !== undefined && !wild)
    faults.push({ rule: 'wild.notWild', facts: { key: 'onSets.wild.notWild', cube, mark: wrong } });
  if (wrong !== undefined && wild)
    faults.push({
      rule: 'wild.meaning',
      facts: { key: 'onSets.wild.mayNotMean', cube, mark: wrong, may: wild.mayMean },
    });
  const meanings = marks.filter((mark): mark is CubeSymbol => isSymbol(mark) && mayMean(cube, mark, rules));
  const [first] = meanings;
  if (first !== undefined && !meanings.every((mark) => mark === first || mark === rules.exchange[first]))
    faults.push({ rule: 'wild.consistent', facts: { key: 'onSets.wild.inconsistent', cube, means: meanings } });
  else if (meanings.length > 1 && said.alsoUnmarked && spread !== undefined && said.beside === undefined)
    faults.push({ rule: 'wild.marked', facts: { key: 'onSets.wild.alsoUnmarked', cube, means: meanings } });
  return faults;
}

/** What the symbols of one text mean. If a symbol has no meaning, the faults of the marks or the parser say why. */
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

/** The cubes that may serve for a written symbol: the one it names, and its interchangeable partner unless that one stands for something else. */
export function servedBy({ cube, marked }: MeantCube, { standsFor }: Marks, rules: ShakeRules): CubeSymbol[] {
  const partner = rules.exchange[cube];
  if (marked || partner === undefined) return [cube];
  const partnerMeans = standsFor.get(partner) ?? partner;
  return partnerMeans === partner || partnerMeans === cube ? [cube, partner] : [cube];
}
