// One line of a paper while somebody writes on it: its pieces, and where the next piece will stand.
import type { GameName } from '@openshake/rules';
import { readTokens, showToken, showTokens, type Token, type Turned } from '../../../parts/expression/tokens.ts';

export interface Line {
  tokens: readonly Token[];
  /** The next piece stands before the piece with this number. */
  caret: number;
}

/** Nobody writes more: a kit has 24 cubes, and each may have its own parentheses. */
const MOST_PIECES = 80;

export const lineOf = (game: GameName, text: string, caret = Number.POSITIVE_INFINITY): Line => {
  const tokens = readTokens(game, text).slice(0, MOST_PIECES);
  return { tokens, caret: Math.max(0, Math.min(caret, tokens.length)) };
};

export function insert({ tokens, caret }: Line, ...pieces: readonly Token[]): Line {
  if (tokens.length + pieces.length > MOST_PIECES) return { tokens, caret };
  return { tokens: [...tokens.slice(0, caret), ...pieces, ...tokens.slice(caret)], caret: caret + pieces.length };
}

/** Takes away the piece before the caret, or the one after it. */
export function erase({ tokens, caret }: Line, after = false): Line {
  const at = after ? caret : caret - 1;
  if (at < 0 || at >= tokens.length) return { tokens, caret };
  return { tokens: tokens.filter((_, index) => index !== at), caret: at };
}

export const goTo = ({ tokens }: Line, caret: number): Line => ({
  tokens,
  caret: Math.max(0, Math.min(caret, tokens.length)),
});

/** Changes the cube before the caret. */
function change(line: Line, how: (token: Extract<Token, { kind: 'cube' }>) => Token): Line {
  const { tokens, caret } = line;
  const token = tokens[caret - 1];
  if (token?.kind !== 'cube') return line;
  return { tokens: tokens.map((each, at) => (at === caret - 1 ? how(token) : each)), caret };
}

const TURNS: readonly (Turned | undefined)[] = [undefined, 'upside-down', 'sideways', 'both'];

/** Turns the cube before the caret: upside down, sideways, both, and back. */
export const turn = (line: Line): Line =>
  change(line, ({ turned, ...token }) => {
    const next = TURNS[(TURNS.indexOf(turned) + 1) % TURNS.length];
    return { ...token, ...(next && { turned: next }) };
  });

/** Writes the other sign of an interchangeable pair in place of the one before the caret. */
export const swap = (line: Line, pairs: Readonly<Record<string, string | undefined>>): Line =>
  change(line, (token) => ({ ...token, cube: pairs[token.cube] ?? token.cube }));

/** The place in the shown text that belongs to the caret. */
export const offsetOf = (game: GameName, { tokens, caret }: Line): number =>
  showTokens(game, tokens.slice(0, caret)).length;

/** The caret that belongs to a place in the shown text; a place inside a piece belongs after it. */
export function caretAt(game: GameName, tokens: readonly Token[], offset: number): number {
  let length = 0;
  for (const [at, token] of tokens.entries()) {
    if (length >= offset) return at;
    length += showToken(game, token).length;
  }
  return tokens.length;
}

/** The line after somebody typed: the whole text, and where the cursor stands in it. */
export function typed(game: GameName, value: string, offset: number): Line {
  const { tokens } = lineOf(game, value);
  const before = readTokens(game, value.slice(0, offset));
  return goTo({ tokens, caret: 0 }, caretAt(game, tokens, showTokens(game, before).length));
}
