// A value from a program that is not a cube or card is refused in words, so that nobody mistakes a typo for "there is no Solution".
import { cut } from '@openshake/rules';

/** A value as a message repeats it: texts in quotation marks, long ones cut. */
export function quoted(value: unknown): string {
  if (typeof value !== 'string')
    return Array.isArray(value) ? 'a list' : typeof value === 'object' && value ? 'an object' : String(value);
  return JSON.stringify(cut(value));
}

/** The list, or a refusal that names it. */
export function listOf(name: string, value: unknown, example: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new RangeError(`${name} must be a list, such as ${example}; it is ${quoted(value)}.`);
}
