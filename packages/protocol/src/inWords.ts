// JSON values and lists as they appear in a sentence.
import { cut, quote, UNREADABLE } from '@openshake/rules';
import { makeJson } from '@openshake/rules/notation';

/** A value inside a sentence: a short one as it is, a large one by its kind. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'number') return quote(value).replace(UNREADABLE, 'a number too large');
  return makeJson(typeof value === 'string' ? cut(value) : value);
}

/** `a, b and c`. */
export function listInWords(items: readonly string[], joint: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}
