// The names of the people at a table. They are stored beside the match, never in it, so that they can be deleted.
import type { ExpectedFact } from '@openshake/rules';
import * as v from 'valibot';
import { isName, LONGEST_NAME } from './bounds.ts';
import { mustBe } from './fields.ts';
import { byName } from './parts.ts';

/** The name at each seat. A seat without one is shown by its letter. */
export type People = Readonly<Record<string, string>>;

export const PEOPLE_EXPECTED: ExpectedFact = {
  key: 'expected.people',
  example: '{"a":"ann"}',
  most: LONGEST_NAME,
};

export const PersonName = v.pipe(v.string(), v.minLength(1), v.check(isName));

const Names = byName(PersonName);

/** The names beside a stored match. */
export const StoredPeople = v.optional(
  v.custom<People>((value) => !Array.isArray(value) && v.is(Names, value), mustBe('people', PEOPLE_EXPECTED)),
  {},
);
