// A position of either game as one line: where the cubes are, which rules apply, and whose turn it is.
// Its fields are those of a question to the judge or the solver, so a position is a question as it is.

import type { BookId, DivisionId } from '../books/book.ts';
import { books } from '../books/index.ts';
import { parseCube as parseEquationCube } from '../equations/cubes.ts';
import type { NotationFact } from '../facts/notation.ts';
import type { Occasion, Phase, Player } from '../match/state.ts';
import { makeCard, parseCard } from '../onsets/cards.ts';
import { parseCube } from '../onsets/cubes.ts';
import { cut } from '../quote.ts';
import { AFTERS } from '../shakeRules.ts';
import { type Codec, list, whole, word, words } from './codec.ts';
import { makeJson, sameJson } from './json.ts';
import { BAR, COMMA, firstWord, JSON_FOLLOWS, split, Unreadable, withoutComment, wordsIn } from './line.ts';
import { goal, move, picks } from './table.ts';

export const PHASES = [
  'start',
  'variations',
  'goal',
  'no-goal',
  'move',
  'write',
  'check',
  'over',
] as const satisfies readonly Phase['name'][];
export type PhaseName = (typeof PHASES)[number];

export interface Position {
  rulebook: BookId;
  division: DivisionId;
  /** The phase, and whose turn it is if it is one player's. */
  phase?: { name: PhaseName; player?: Player };
  goal?: unknown;
  /** The cards dealt; none in a game without cards. */
  universe?: readonly string[];
  required: readonly string[];
  permitted: readonly string[];
  forbidden: readonly string[];
  resources: readonly string[];
  /** The variations chosen, in order; false if the table plays without any. */
  variations: readonly unknown[] | false;
  /** Why players write Solutions. */
  after?: Occasion;
  challenger?: Player;
  players?: readonly Player[];
  goalSetter?: Player;
  lastMover?: Player;
  /** The last cube that went to the mat, and where to. */
  moved?: { cube: string; to: string };
  /** Who holds the challenge block. */
  block?: Player;
  /** The number of the shake, from 1. */
  shake?: number;
  totals?: Readonly<Record<Player, number>>;
}

const oneOf = <Name extends string>(names: readonly Name[]): Codec<Name> => ({
  make: word.make,
  parse(written) {
    const found = names.find((name) => name === written);
    if (found === undefined) throw new Unreadable({ key: 'notation.position.oneOf', text: cut(written), names });
    return found;
  },
});

const phase: Codec = {
  make(value) {
    const { name, player } = value as Required<Position>['phase'];
    return player === undefined ? name : `${name} ${word.make(player)}`;
  },
  parse(written) {
    const [name, player] = firstWord(written);
    return { name: oneOf(PHASES).parse(name), ...(player === '' ? {} : { player: word.parse(player) }) };
  },
};

/** A list of cubes or cards, in either alphabet and any case. */
const read = (
  key: 'notation.position.noCube' | 'notation.position.noCard',
  readOne: (text: string) => string | undefined,
): Codec => ({
  make: words.make,
  parse: (written) =>
    words.parse(written).map((each) => {
      const found = readOne(each);
      if (found === undefined) throw new Unreadable({ key, text: cut(each) });
      return found;
    }),
});

function readCard(written: string): string | undefined {
  const card = parseCard(written);
  return card === undefined ? undefined : makeCard(card);
}

const NO = 'no';
const variations: Codec = {
  make: (value) => (value === false ? NO : picks.make(value)),
  parse: (written) => (written === NO ? false : picks.parse(written)),
};

const total: Codec = {
  make: (value) => {
    const [player, points] = value as [Player, number];
    return `${word.make(player)} ${whole.make(points)}`;
  },
  parse(written) {
    const [player, points] = firstWord(written);
    return [word.parse(player), whole.parse(points)];
  },
};
const totals: Codec = {
  make: (value) => list(total, ', ', COMMA).make(Object.entries(value as Required<Position>['totals'])),
  parse: (written) => Object.fromEntries(list(total, ', ', COMMA).parse(written) as [Player, number][]),
};

type Part = Exclude<keyof Position, 'rulebook' | 'division'>;

/** The labeled parts of the line, in order. */
function partsOf(rulebook: BookId): readonly (readonly [label: string, field: Part, codec: Codec])[] {
  const cubes = read('notation.position.noCube', books[rulebook].game === 'equations' ? parseEquationCube : parseCube);
  return [
    ['phase', 'phase', phase],
    ['goal', 'goal', goal],
    ['universe', 'universe', read('notation.position.noCard', readCard)],
    ['required', 'required', cubes],
    ['permitted', 'permitted', cubes],
    ['forbidden', 'forbidden', cubes],
    ['resources', 'resources', cubes],
    ['variations', 'variations', variations],
    ['after', 'after', oneOf(AFTERS)],
    ['challenger', 'challenger', word],
    ['players', 'players', words],
    ['setter', 'goalSetter', word],
    ['last', 'lastMover', word],
    ['moved', 'moved', move],
    ['block', 'block', word],
    ['shake', 'shake', whole],
    ['totals', 'totals', totals],
  ];
}

/** The value of a missing part. */
const EMPTY = { required: [], permitted: [], forbidden: [], resources: [], variations: [] } as const;

/** A Goal or a choice may be any JSON. If it has no short text, it stays JSON. */
const FREE: readonly Part[] = ['goal', 'variations'];

function readsBackAs(written: string, value: unknown, codec: Codec): boolean {
  try {
    return sameJson(codec.parse(written), value);
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}

function makePart(label: string, value: unknown, codec: Codec): string {
  const short = codec.make(value);
  return short !== undefined && readsBackAs(short, value, codec)
    ? `${label} ${short}`
    : `${label} ${JSON_FOLLOWS} ${makeJson(value)}`;
}

export function makePosition(position: Position): string {
  const parts = partsOf(position.rulebook).flatMap(([label, field, codec]) => {
    const value = position[field];
    return value === undefined || (Object.hasOwn(EMPTY, field) && sameJson(value, []))
      ? []
      : [makePart(label, value, codec)];
  });
  return [`${position.rulebook} ${position.division}`, ...parts].join(' | ');
}

export type ParsedPosition = { ok: true; position: Position } | { ok: false; facts: NotationFact };

function parsePlayedBy(written: string): { rulebook: BookId; division: DivisionId } {
  const [id, name, ...more] = wordsIn(written);
  const book = Object.values(books).find((each) => each.id === id);
  if (!book) throw new Unreadable({ key: 'notation.position.noRulebook', text: cut(id ?? '') });
  const divisions = Object.keys(book.divisions);
  const division = divisions.find((each) => each === name);
  if (division === undefined || more.length > 0) {
    throw new Unreadable({ key: 'notation.position.noDivision', divisions });
  }
  return { rulebook: book.id, division: division as DivisionId };
}

function parseJson(json: string, field: Part): unknown {
  try {
    const value: unknown = JSON.parse(json);
    if (field !== 'variations' || value === false || Array.isArray(value)) return value;
  } catch {
    throw new Unreadable({ key: 'notation.position.json' });
  }
  throw new Unreadable({ key: 'notation.position.jsonList' });
}

function parsePart(written: string, label: string, field: Part, codec: Codec): unknown {
  const [sign, json] = firstWord(written);
  try {
    return sign === JSON_FOLLOWS && FREE.includes(field) ? parseJson(json, field) : codec.parse(written);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Unreadable({ key: 'notation.position.inPart', part: label, why: error.facts });
  }
}

function readPosition(line: string): Position {
  const [first = '', ...written] = split(withoutComment(line), BAR);
  const playedBy = parsePlayedBy(first);
  const parts = partsOf(playedBy.rulebook);
  const found = new Map<Part, unknown>();
  for (const piece of written) {
    const [label, rest] = firstWord(piece);
    const [, field, codec] = parts.find(([name]) => name === label) ?? [];
    if (field === undefined || codec === undefined) {
      throw new Unreadable({
        key: 'notation.position.noPart',
        text: cut(label),
        parts: parts.map(([name]) => name),
      });
    }
    if (found.has(field)) throw new Unreadable({ key: 'notation.twice', text: label });
    found.set(field, parsePart(rest, label, field, codec));
  }
  return { ...playedBy, ...EMPTY, ...Object.fromEntries(found) } as Position;
}

/** Reads one line. It needs only the rulebook and its division; any section left out is empty. */
export function parsePosition(line: string): ParsedPosition {
  try {
    return { ok: true, position: readPosition(line) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, facts: error.facts };
    throw error;
  }
}
