// The fields of a request: what each must be, and the sentences for a missing or wrong one.
import * as v from 'valibot';
import { describe, listInWords } from './inWords.ts';

export const mustBe =
  (field: string, expected: string) =>
  ({ input }: { input: unknown }): string =>
    `"${field}" must be ${expected}; here it is ${describe(input)}.`;

/** What an object schema says about a missing field, given what each field must be. */
export const missing =
  (expected: Readonly<Record<string, string>>) =>
  ({ path }: { path?: readonly { key: unknown }[] | undefined }): string => {
    const field = path?.at(-1)?.key;
    return typeof field === 'string' && Object.hasOwn(expected, field)
      ? `"${field}" is missing; it must be ${expected[field]}.`
      : 'A request must be a JSON object.';
  };

/** Names this many wrong entries of a list. */
const NAMED = 3;

/** A list in which every entry is a text that `parse` can read. */
export const listOf = <T>(
  field: string,
  expected: string,
  parse: (text: string) => T | undefined,
  kind: string,
  howToWrite: string,
) =>
  v.pipe(
    v.array(v.unknown(), mustBe(field, expected)),
    v.rawTransform<unknown[], T[]>(({ dataset, addIssue, NEVER }) => {
      const read = dataset.value.map((entry) => (typeof entry === 'string' ? parse(entry.trim()) : undefined));
      const good = read.filter((entry) => entry !== undefined);
      if (good.length === read.length) return good;
      const wrong = [...new Set(dataset.value.filter((_, at) => read[at] === undefined).map(describe))].slice(0, NAMED);
      const are = wrong.length === 1 ? `is not a ${kind}` : `are not ${kind}s`;
      const bare = dataset.value.find((entry) => typeof entry === 'number' && parse(String(entry)) !== undefined);
      const quotes = bare === undefined ? '' : ` Put quotes around it: "${bare}".`;
      addIssue({ message: `${listInWords(wrong, 'and')} in "${field}" ${are}; ${howToWrite}.${quotes}` });
      return NEVER;
    }),
  );
