// How long and how deep input may be. Beyond these limits nothing makes sense, and answers would grow with the input.
import { OFFICIALS, UNREADABLE, type WireFact } from '@openshake/rules';
import * as v from 'valibot';
import { carry } from './inWords.ts';

/** The longest name of a player or a program, in characters. */
export const LONGEST_NAME = 40;
/** Characters are counted as people count them. */
export const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME || (name.length <= 2 * LONGEST_NAME && [...name].length <= LONGEST_NAME);
/** Names that no player may have: those of other actors, and those that would break a JSON object. */
export const TAKEN: readonly string[] = [...OFFICIALS, 'clock', '__proto__'];
/** The longest `id`, as JSON text: it comes back with every answer. */
export const LONGEST_ID = 200;
/** The longest id that a sender may give an action. */
export const LONGEST_ACTION_ID = 64;
/** The longest free text, such as a question to a judge. */
export const LONGEST_NOTE = 1_000;
/** The longest list of cubes, cards, players or variations. The rules say whether there are too many for the game. */
export const LONGEST_LIST = 50;

/** A request with a match has at most this many actions. Each takes longer the more there were before it. A stored log may have more. */
export const MOST_ACTIONS = 5_000;

/** Anything that can be written about a game fits in this many levels of lists and objects. */
const DEEPEST = 20;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether lists and objects are nested too deep. */
export const isTooDeep = (value: unknown, levels: number = DEEPEST): boolean =>
  isNested(value) && (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/** The same value without anything nested too deep. There, a judge finds something that cannot be read. */
export function pruned(value: unknown, levels: number = DEEPEST): unknown {
  if (!isNested(value)) return value;
  if (levels === 0) return UNREADABLE;
  if (Array.isArray(value)) return value.map((inner) => pruned(inner, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, pruned(inner, levels - 1)]));
}

/** Anything at all, because it is judged and never refused. */
export const judged = v.pipe(
  v.unknown(),
  v.transform((value) => (isTooDeep(value) ? pruned(value) : value)),
);

/** What is wrong with a list that is too long. */
export const tooMany = (field: string, count: number): WireFact => ({
  key: 'field.tooMany',
  field,
  count,
  most: LONGEST_LIST,
});

/** A field that is refused if it is too long or nested too deep. */
export const bounded = <Value>(field: string) =>
  [
    v.check<Value, (issue: { input: Value }) => string>(
      (value) => !Array.isArray(value) || value.length <= LONGEST_LIST,
      ({ input }) => carry(tooMany(field, Array.isArray(input) ? input.length : 0)),
    ),
    v.check<Value, string>((value) => !isTooDeep(value), carry({ key: 'field.tooDeep', field, most: DEEPEST })),
  ] as const;

/** Whether an `id` can come back with an answer. */
export function isRepeatable(id: unknown): boolean {
  if (isTooDeep(id)) return false;
  return (JSON.stringify(id) ?? '').length <= LONGEST_ID;
}

export const ID_TOO_LONG: WireFact = { key: 'request.id', most: LONGEST_ID };
