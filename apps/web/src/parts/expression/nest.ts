// Which pieces belong together: groups as written and, in an Equation, the order of operations. The rules say the order; here it is laid under the pieces.
import type { GameName } from '@openshake/rules';
import { grouped } from '@openshake/rules/equations/table';
import { type Token, writeToken } from './tokens.ts';

/** A piece by its place in the list, or a group of them. */
export type Nested = number | Group;

export interface Group {
  parts: readonly Nested[];
  /** Something is missing in it, or it is not closed. */
  open: boolean;
  /** The part with its groupings written out, in the letters of the notation, if the order of operations makes it one. */
  text?: string;
}

export type Wild = Readonly<Record<string, string>>;

/** A stretch of pieces that belong together, both ends included. */
interface Span extends Omit<Group, 'parts'> {
  from: number;
  upTo: number;
}

/** Spans that lie apart or inside each other, as a tree. */
export function nestSpans(length: number, spans: readonly Span[]): Nested[] {
  const build = (from: number, upTo: number, inside: readonly Span[]): Nested[] => {
    const parts: Nested[] = [];
    let at = from;
    while (at <= upTo) {
      const next = inside.find((span) => span.from === at);
      if (next) {
        const { from: start, upTo: end, ...group } = next;
        const inner = inside.filter((span) => span !== next && span.from >= start && span.upTo <= end);
        parts.push({ parts: build(start, end, inner), ...group });
      } else parts.push(at);
      at = (next?.upTo ?? at) + 1;
    }
    return parts;
  };
  const widestFirst = [...spans].sort((one, other) => one.from - other.from || other.upTo - one.upTo);
  return build(0, length - 1, widestFirst);
}

/** Groups in parentheses. The last ones may still be open. */
function spansAsWritten(tokens: readonly Token[]): Span[] {
  const waiting: number[] = [];
  const spans: Span[] = [];
  for (const [at, { kind }] of tokens.entries()) {
    if (kind === 'open') waiting.push(at);
    const from = kind === 'close' ? waiting.pop() : undefined;
    if (from !== undefined) spans.push({ from, upTo: at, open: false });
  }
  for (const from of waiting) spans.push({ from, upTo: tokens.length - 1, open: true });
  return spans;
}

/** The closing symbols that are still to come. */
function missingClosings(tokens: readonly Token[]): string {
  const waiting: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'open') waiting.push({ '(': ')', '[': ']', '{': '}' }[token.text] ?? ')');
    if (token.kind === 'close') waiting.pop();
  }
  return waiting.reverse().join('');
}

const unmarked = (token: Token): string => writeToken(token).replace(/:.*$/, '');

/** What every 0 stands for, as a mark in the text or beside it says. */
const zeroIn = (tokens: readonly Token[], wild: Wild): string | undefined =>
  tokens.flatMap((token) => (token.kind === 'cube' && token.cube === '0' && token.mark ? [token.mark] : []))[0] ??
  wild['0'];

/** The groups of one side of an Equation. If it is not finished, a number is put in for what is missing. */
function spansOfSide(tokens: readonly Token[], zero: string | undefined): Span[] | undefined {
  const text = tokens.map(unmarked).join('');
  const missing = missingClosings(tokens);
  for (const added of [missing, `1${missing}`]) {
    const whole = grouped(`${text}${added}`, zero);
    if (whole !== undefined) return laidUnder(`(${whole})`, tokens);
  }
  return undefined;
}

/** `whole` shows the same cubes in the same order, perhaps one more at the end, and every grouping in parentheses. */
function laidUnder(whole: string, tokens: readonly Token[]): Span[] {
  const places = tokens.flatMap(({ kind }, at) => (kind === 'cube' ? [at] : []));
  const waiting: { at: number; cube: number }[] = [];
  const spans: Span[] = [];
  let cubes = 0;
  for (const [at, character] of [...whole].entries()) {
    if (character === '(') waiting.push({ at, cube: cubes });
    else if (character !== ')') cubes += /[su]/.test(character) ? 0 : 1;
    else {
      const begun = waiting.pop();
      const text = whole.slice((begun?.at ?? 0) + 1, at);
      const first = places[begun?.cube ?? 0];
      const last = places[Math.min(cubes, places.length) - 1];
      // A single number needs no bracket.
      if (first === undefined || last === undefined || !/[-+x/^r]/.test(text)) continue;
      spans.push({ ...withParentheses(first, last, tokens, cubes > places.length), text });
    }
  }
  return spans;
}

/** A stretch of cubes with the parentheses that belong to it. */
function withParentheses(first: number, last: number, tokens: readonly Token[], lacks: boolean): Span {
  const end = tokens.length - 1;
  let from = first;
  let upTo = lacks ? end : last;
  let depth = 0;
  let least = 0;
  for (const { kind } of tokens.slice(first, upTo + 1)) {
    depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    least = Math.min(least, depth);
  }
  depth -= least;
  for (; least < 0; least += 1) from -= 1;
  for (; depth > 0 && tokens[upTo + 1]?.kind === 'close'; depth -= 1) upTo += 1;
  while (
    tokens[from - 1]?.kind === 'open' &&
    (tokens[upTo + 1]?.kind === 'close' || (upTo === end && lacksClosing(from - 1, tokens)))
  ) {
    from -= 1;
    if (upTo < end) upTo += 1;
    else depth += 1;
  }
  return { from, upTo, open: lacks || depth > 0 };
}

const lacksClosing = (at: number, tokens: readonly Token[]): boolean =>
  spansAsWritten(tokens).some(({ from, open }) => from === at && open);

/** The pieces of a text as a tree. */
export function nest(game: GameName, tokens: readonly Token[], wild: Wild = {}): Nested[] {
  if (game === 'on-sets') return nestSpans(tokens.length, spansAsWritten(tokens));
  const zero = zeroIn(tokens, wild);
  const ends = [...tokens.flatMap(({ kind }, at) => (kind === 'equals' ? [at] : [])), tokens.length];
  const spans = ends.flatMap((end, side) => {
    const start = side === 0 ? 0 : (ends[side - 1] ?? 0) + 1;
    const pieces = tokens.slice(start, end);
    const found = spansOfSide(pieces, zero) ?? spansAsWritten(pieces);
    return found.map((span) => ({ ...span, from: span.from + start, upTo: span.upTo + start }));
  });
  return nestSpans(tokens.length, spans);
}
