// What is written on a paper, piece by piece: cubes with how they lie and what they stand for, grouping symbols, the equals sign.
import type { GameName } from '@openshake/rules';
import {
  parseCube as parseEquationCube,
  readText as readEquation,
  showCube as showEquationCube,
} from '@openshake/rules/equations/table';
import {
  parseCube as parseOnSetsCube,
  readText as readOnSets,
  showCube as showOnSetsCube,
} from '@openshake/rules/onsets/table';

export type Turned = 'upside-down' | 'sideways' | 'both';

export interface CubeToken {
  kind: 'cube';
  /** The letter of the notation. */
  cube: string;
  /** What it is marked to stand for, right where it stands. */
  mark?: string;
  turned?: Turned;
}

/** `equals`: the sign of an Equation, which no cube shows. `unknown`: what no cube shows. */
export interface SignToken {
  kind: 'open' | 'close' | 'equals' | 'unknown';
  text: string;
}

export type Token = CubeToken | SignToken;

const TURNS = { 'upside-down': 'u', sideways: 's', both: 'su' } as const;

const turnedAs = (sideways: boolean, upsideDown: boolean): Turned | undefined =>
  sideways && upsideDown ? 'both' : sideways ? 'sideways' : upsideDown ? 'upside-down' : undefined;

function cubeToken(cube: string, mark: string | undefined, turned: Turned | undefined): CubeToken {
  return { kind: 'cube', cube, ...(mark !== undefined && { mark }), ...(turned && { turned }) };
}

/** Reads any text; nothing in it is an error here. */
export function readTokens(game: GameName, text: string): Token[] {
  if (game === 'on-sets')
    return readOnSets(text).map((each) =>
      each.kind === 'cube' ? cubeToken(each.cube, each.mark, undefined) : { kind: each.kind, text: each.text },
    );
  return readEquation(text).map((each) =>
    each.kind === 'cube'
      ? cubeToken(each.cube, each.mark, turnedAs(each.sideways, each.upsideDown))
      : { kind: each.kind, text: each.text },
  );
}

/** One piece in the letters of the notation. */
export function writeToken(token: Token): string {
  if (token.kind !== 'cube') return token.text;
  const { cube, mark, turned } = token;
  return `${turned ? TURNS[turned] : ''}${cube}${mark === undefined ? '' : `:${mark}`}`;
}

/** As a paper is sent: On-Sets with spaces, an Equation without. */
export const writeTokens = (game: GameName, tokens: readonly Token[]): string =>
  game === 'equations'
    ? tokens.map(writeToken).join('')
    : tokens
        .map(writeToken)
        .join(' ')
        .replaceAll(/(?<=[([{]) | (?=[)\]}'])/g, '');

/** The sign of one cube as people see it. */
export function showSign(game: GameName, cube: string): string {
  if (game === 'equations') {
    const known = parseEquationCube(cube);
    return known === undefined ? cube : showEquationCube(known);
  }
  const known = parseOnSetsCube(cube);
  return known === undefined ? cube : showOnSetsCube(known);
}

/** One piece in the signs that people see. A person can type it back. */
export function showToken(game: GameName, token: Token): string {
  if (token.kind !== 'cube') return token.text;
  const { cube, mark, turned } = token;
  return `${turned ? TURNS[turned] : ''}${showSign(game, cube)}${mark === undefined ? '' : `:${showSign(game, mark)}`}`;
}

export const showTokens = (game: GameName, tokens: readonly Token[]): string =>
  tokens.map((token) => showToken(game, token)).join('');

/** What a cube stands for: its own mark, or the one beside the text. */
export const meaningOf = ({ cube, mark }: CubeToken, wild: Readonly<Record<string, string>> = {}): string =>
  mark || wild[cube] || cube;
