// A checker's own brackets in a Solution of On-Sets: gaps between its cubes, and the text that they make. The table says what it proves.
import { meaningOf, type Token, writeTokens } from '../../../parts/expression/tokens.ts';

/** The place before the piece of this number; the last gap is behind all pieces. One kind of bracket fits there. */
export interface Gap {
  before: number;
  kind: 'open' | 'close';
}
/** How many brackets stand in each gap, by its number. */
export type Brackets = Readonly<Record<number, number>>;
type Wild = Readonly<Record<string, string>>;

const SETS = /^[BRGYVA]$/;
/** Nobody groups deeper on the few cubes of a kit. */
const MOST = 3;

const beginsSet = (token: Token | undefined, wild: Wild): boolean =>
  token !== undefined && (token.kind === 'open' || (token.kind === 'cube' && SETS.test(meaningOf(token, wild))));

/** Brackets open before a set and close behind one. */
export const gapsOf = (tokens: readonly Token[], wild: Wild = {}): Gap[] =>
  tokens.length < 2
    ? []
    : [...tokens, undefined].map((token, before) => ({ before, kind: beginsSet(token, wild) ? 'open' : 'close' }));

const RELATIONS = /^[=C]$/;

/** Whether brackets could change anything: some side of a relation, or the Set-Name, has two operations or more. */
export function canGroup(tokens: readonly Token[], wild: Wild = {}): boolean {
  let operations = 0;
  for (const token of tokens) {
    if (token.kind !== 'cube') continue;
    const means = meaningOf(token, wild);
    if (RELATIONS.test(means)) operations = 0;
    else if (!SETS.test(means)) operations += 1;
    if (operations > 1) return true;
  }
  return false;
}

/** One more bracket in a gap; after the most, none again. */
export function tapped(brackets: Brackets, gap: number): Brackets {
  const { [gap]: now = 0, ...others } = brackets;
  return now === MOST ? others : { ...others, [gap]: now + 1 };
}

/** What stands in a gap: `((`, or nothing. */
export const shownIn = ({ before, kind }: Gap, brackets: Brackets): string =>
  (kind === 'open' ? '(' : ')').repeat(brackets[before] ?? 0);

/** The pieces with these brackets. */
function withBrackets(tokens: readonly Token[], brackets: Brackets, wild: Wild): Token[] {
  return gapsOf(tokens, wild).flatMap((gap): Token[] => {
    const { before, kind } = gap;
    const token = tokens[before];
    const added = [...shownIn(gap, brackets)].map((text): Token => ({ kind, text }));
    return token ? [...added, token] : added;
  });
}

/** The text with these brackets, in the letters of the cubes. */
export const regrouped = (tokens: readonly Token[], brackets: Brackets, wild: Wild = {}): string =>
  writeTokens('on-sets', withBrackets(tokens, brackets, wild));

/** How many brackets still have to close; below 0 if one closes that never opened. */
export function stillOpen(tokens: readonly Token[], brackets: Brackets, wild: Wild = {}): number {
  let depth = 0;
  for (const { kind } of withBrackets(tokens, brackets, wild)) {
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (depth < 0) return depth;
  }
  return depth;
}

export const hasBrackets = (brackets: Brackets): boolean => Object.values(brackets).some((count) => count > 0);

/** A reading of one part of a paper: the part's text with the checker's brackets. */
export interface PartReading {
  solution: number;
  part: 'setName' | 'restriction';
  text: string;
  /** Whether the checker set a bracket in it. */
  changed: boolean;
}

/**
 * What is handed in as `interpretation`: the text of the part that was grouped, or, if several parts of one Solution were,
 * the Solution with all of them; under Two Solutions one for each that was grouped. undefined: nothing was grouped.
 */
export function interpretationOf(parts: readonly PartReading[]): unknown {
  const grouped = [...new Set(parts.filter(({ changed }) => changed).map(({ solution }) => solution))];
  const copies = grouped.map((number) => {
    const own = parts.filter(({ solution }) => solution === number);
    const [only, another] = own.filter(({ changed }) => changed);
    if (only && !another) return only.text;
    const restrictions = own.filter(({ part }) => part === 'restriction').map(({ text }) => text);
    return { restrictions, setName: own.find(({ part }) => part === 'setName')?.text ?? '' };
  });
  return copies.length > 1 ? copies : copies[0];
}
