// What an action may say at a listed table, where strangers meet: only what the game knows, so that nobody can chat. At private tables, texts stay as they are.
import { type Acted, APPEAL, books, EQUALS, OFFICIALS, SECTIONS, type Setup } from '@openshake/rules';
import { parseCube as parseEquationsCube } from '@openshake/rules/equations';
import { parseCube as parseOnSetsCube, VARIATION_IDS } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import type { SAYS } from './sentences.ts';

type Sentence = Extract<keyof typeof SAYS, `strangers${string}`>;
type Said = (value: unknown, setup: Setup) => boolean;

const isQuestion: Said = (value) => value === EQUALS || value === APPEAL;

const isPerson: Said = (value, { players }) =>
  typeof value === 'string' && (players.includes(value) || (OFFICIALS as readonly string[]).includes(value));
const arePeople: Said = (value, setup) => Array.isArray(value) && value.every((each) => isPerson(each, setup));

/** Each part is a letter or a number. The rules also hear a part that the book does not have as the clause above it. */
const NUMBERED = /^(?:basic-)?(?:[ivx]+|bos\d{1,2})(?:-(?:[a-z]|[ivx]+|\d{1,2}))*$/i;

const isClause: Said = (value, setup) => {
  if (typeof value !== 'string') return false;
  const { citations } = search;
  if (citations.hasClause(value, setup)) return true;
  return NUMBERED.test(value.trim()) && citations.faultIn(value, setup) !== 'unknown';
};

/** The fields of papers, Goals, moves and variations, and the words in them. */
const WORDS: ReadonlySet<string> = new Set([
  ...['setName', 'restrictions', 'wild', 'blank', 'equation', 'goal', 'avoid', 'shape', 'cubes', 'values', 'text'],
  ...['single', 'row', 'column', 'L', 'T', 'other', 'cube', 'to', 'name', 'set', 'card'],
  ...[...SECTIONS, ...VARIATION_IDS],
]);
/** Numbers, spaces, parentheses and the like. */
const SIGN = /^[\d\s\p{P}\p{Sm}\p{Sk}]$/u;
/** In Equations, cubes are turned sideways and upside-down. */
const TURNED = /^[su]$/i;

/** Whether a text has only signs of the game in it. It may be nonsense: the judge says so. */
function isWritten(text: string, { book }: Setup): boolean {
  if (
    WORDS.has(text) ||
    WORDS.has(
      text
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-'),
    )
  )
    return true;
  const inEquations = books[book].game === 'equations';
  const isCube = (sign: string) =>
    inEquations ? parseEquationsCube(sign) !== undefined || TURNED.test(sign) : parseOnSetsCube(sign) !== undefined;
  for (const sign of text) if (!SIGN.test(sign) && !isCube(sign)) return false;
  return true;
}

const isOfTheGame: Said = (value, setup) => {
  if (typeof value === 'string') return isWritten(value, setup);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((each) => isOfTheGame(each, setup));
  return Object.entries(value).every(([field, inner]) => isWritten(field, setup) && isOfTheGame(inner, setup));
};

/** The rules refuse any other cube, card, section, side or claim themselves. */
const FIELDS: Readonly<Record<string, readonly [Said, Sentence]>> = {
  question: [isQuestion, 'strangersQuestion'],
  clause: [isClause, 'strangersClause'],
  what: [isClause, 'strangersClause'],
  writer: [isPerson, 'strangersSeat'],
  player: [isPerson, 'strangersSeat'],
  players: [arePeople, 'strangersSeat'],
  second: [isPerson, 'strangersSeat'],
  solution: [isOfTheGame, 'strangersSign'],
  solutions: [isOfTheGame, 'strangersSign'],
  interpretation: [isOfTheGame, 'strangersSign'],
  goal: [isOfTheGame, 'strangersSign'],
  avoid: [isOfTheGame, 'strangersSign'],
  moved: [isOfTheGame, 'strangersSign'],
  variations: [isOfTheGame, 'strangersSign'],
};

/** What to say to somebody who writes to strangers; undefined if this is about the game alone. */
export function whyNotToStrangers(action: Acted, setup: Setup): Sentence | undefined {
  for (const [field, value] of Object.entries(action)) {
    const [isKnown, why] = FIELDS[field] ?? [];
    if (isKnown && value !== undefined && !isKnown(value, setup)) return why;
  }
  return undefined;
}
