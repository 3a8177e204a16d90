// Reads what a request brings, by its schema, and says in words what is wrong with it.
import * as v from 'valibot';
import { Refused } from '../refused.ts';
import { fieldMustBe, SAYS } from './sentences.ts';

/** Names this many wrong fields. */
const NAMED = 3;

type Schema = v.GenericSchema;
type Path = readonly { key: unknown }[];

/** What the field on this path must be: the description of the innermost schema that has one. */
function expectedAt(schema: Schema, path: Path): { field: string; expected: string } | undefined {
  let here: Schema | undefined = schema;
  let found: { field: string; expected: string } | undefined;
  const names: string[] = [];
  for (const { key } of path) {
    here = insideOf(here, String(key));
    names.push(String(key));
    const expected = here && v.getDescription(here);
    if (expected !== undefined) found = { field: names.join('.'), expected };
    // An entry of a list is described with its list.
    if (!here) break;
  }
  return found;
}

/** The schema of a field; optional fields and pipes are looked through. */
function insideOf(schema: Schema | undefined, field: string): Schema | undefined {
  if (schema && 'wrapped' in schema) return insideOf(schema.wrapped as Schema, field);
  const entries = schema && 'entries' in schema ? (schema.entries as Record<string, Schema>) : {};
  const entry = Object.hasOwn(entries, field) ? entries[field] : undefined;
  return entry && 'wrapped' in entry && v.getDescription(entry) === undefined ? (entry.wrapped as Schema) : entry;
}

function sentencesFor(schema: Schema, issues: readonly v.BaseIssue<unknown>[]): string {
  const sentences = issues.map((issue) => {
    // Fields that do not fit together say so themselves.
    if (issue.type === 'check' && !issue.message.startsWith('Invalid')) return issue.message;
    const found = issue.path && expectedAt(schema, issue.path);
    return found ? fieldMustBe(found.field, found.expected) : SAYS.notObject;
  });
  return [...new Set(sentences)].slice(0, NAMED).join(' ');
}

/** Refuses what the schema refuses. A request without a body is an empty object. */
export function read<Read extends Schema>(schema: Read, value: unknown): v.InferOutput<Read> {
  const given = value ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw new Refused('bad-request', SAYS.notObject);
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new Refused('bad-request', sentencesFor(schema, parsed.issues));
}
