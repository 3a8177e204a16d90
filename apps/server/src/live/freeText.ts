// What people may write to officials and about each other at a listed table, where strangers meet: only what the game knows, so nobody can chat. Papers are not checked here, because the judge says what is wrong with them.
import { type Acted, APPEAL, EQUALS, OFFICIALS, type Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { SAYS } from './sentences.ts';

type Sentence = Extract<keyof typeof SAYS, `strangers${string}`>;
type Said = (value: unknown, setup: Setup) => boolean;

const isQuestion: Said = (value) => value === EQUALS || value === APPEAL;

const isPerson: Said = (value, { players }) =>
  typeof value === 'string' && (players.includes(value) || (OFFICIALS as readonly string[]).includes(value));
const arePeople: Said = (value, setup) => Array.isArray(value) && value.every((each) => isPerson(each, setup));

/** Each part is a letter or a number. If the book does not have the last part, the rules take the clause above it. */
const NUMBERED = /^(?:basic-)?(?:[ivx]+|bos\d{1,2})(?:-(?:[a-z]|[ivx]+|\d{1,2}))*$/i;

const isClause: Said = (value, setup) => {
  if (typeof value !== 'string') return false;
  const { citations } = search;
  if (citations.hasClause(value, setup)) return true;
  return NUMBERED.test(value.trim()) && citations.faultIn(value, setup) !== 'unknown';
};

const FIELDS: Readonly<Record<string, readonly [Said, Sentence]>> = {
  question: [isQuestion, 'strangersQuestion'],
  clause: [isClause, 'strangersClause'],
  what: [isClause, 'strangersClause'],
  writer: [isPerson, 'strangersSeat'],
  player: [isPerson, 'strangersSeat'],
  players: [arePeople, 'strangersSeat'],
  second: [isPerson, 'strangersSeat'],
};

/** What to say to somebody who writes to strangers; undefined if this is about the game alone. */
export function whyNotToStrangers(action: Acted, setup: Setup): Sentence | undefined {
  for (const [field, value] of Object.entries(action)) {
    const [isKnown, why] = FIELDS[field] ?? [];
    if (isKnown && value !== undefined && !isKnown(value, setup)) return why;
  }
  return undefined;
}
