// The fields of a request: what each must be, and the facts about a missing or wrong one.
import type { ExpectedFact, WireFact } from '@openshake/rules';
import * as v from 'valibot';
import { carry, foundIn } from './inWords.ts';

export const oneOf = (words: readonly string[]): ExpectedFact => ({
  key: 'expected.oneOf',
  words: words.map((word) => `"${word}"`),
});

export const wrongField = (field: string, expected: ExpectedFact, input: unknown): WireFact => ({
  key: 'field.wrong',
  field,
  expected,
  found: foundIn(input),
});

export const mustBe =
  (field: string, expected: ExpectedFact) =>
  ({ input }: { input: unknown }): string =>
    carry(wrongField(field, expected, input));

/** What an object schema says about a missing field, given what each field must be. */
export const missing =
  (expected: Readonly<Record<string, ExpectedFact>>) =>
  ({ path, input }: { path?: readonly { key: unknown }[] | undefined; input: unknown }): string => {
    const field = path?.at(-1)?.key;
    const must = typeof field === 'string' && Object.hasOwn(expected, field) ? expected[field] : undefined;
    return carry(must ? { key: 'field.missing', field: String(field), expected: must } : notObject(input));
  };

export const notObject = (input: unknown): WireFact => ({
  key: 'request.notObject',
  example: '{"rulebook":…,"division":…}',
  found: foundIn(input),
});

/** Names this many wrong entries of a list. */
const NAMED = 3;

/** What is wrong with the entries of a list that cannot be read. */
export interface WrongEntries {
  field: string;
  wrong: readonly WireFact[];
  count: number;
}

/** A list in which every entry is a text that `parse` can read. */
export const listOf = <T>(
  field: string,
  expected: ExpectedFact,
  parse: (text: string) => T | undefined,
  fault: (entries: WrongEntries) => WireFact,
) =>
  v.pipe(
    v.array(v.unknown(), mustBe(field, expected)),
    v.rawTransform<unknown[], T[]>(({ dataset, addIssue, NEVER }) => {
      const read = dataset.value.map((entry) => (typeof entry === 'string' ? parse(entry.trim()) : undefined));
      const good = read.filter((entry) => entry !== undefined);
      if (good.length === read.length) return good;
      const each = dataset.value.filter((_, at) => read[at] === undefined).map((entry) => carry(foundIn(entry)));
      const wrong = [...new Set(each)].slice(0, NAMED).map((found) => JSON.parse(found));
      addIssue({ message: carry(fault({ field, wrong, count: wrong.length })) });
      const bare = dataset.value.find((entry) => typeof entry === 'number' && parse(String(entry)) !== undefined);
      if (bare !== undefined) addIssue({ message: carry({ key: 'field.quotes', example: `"${bare}"` }) });
      return NEVER;
    }),
  );
