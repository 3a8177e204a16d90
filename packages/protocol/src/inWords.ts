// JSON values as a fact names them, and the facts that a schema's issues carry.
import { cut, quote, UNREADABLE, type WireFact } from '@openshake/rules';
import { makeJson } from '@openshake/rules/notation';

type FoundFact = Extract<WireFact, { key: `found.${string}` }>;

/** A text in quotes; a long one is cut. */
export const quoted = (text: string): string => makeJson(cut(text));

/** What somebody wrote: a short value as it is, a large one by its kind. */
export function foundIn(value: unknown): FoundFact {
  if (value === undefined) return { key: 'found.nothing' };
  if (Array.isArray(value)) return { key: value.length === 0 ? 'found.emptyList' : 'found.list' };
  if (typeof value === 'object' && value !== null) return { key: 'found.object' };
  if (typeof value === 'string') return { key: 'found.value', value: quoted(value) };
  if (typeof value !== 'number') return { key: 'found.value', value: makeJson(value) };
  const digits = quote(value);
  return digits === UNREADABLE ? { key: 'found.hugeNumber' } : { key: 'found.value', value: digits };
}

/** A schema's issue carries text, so a fact travels in it as JSON. */
export const carry = (fact: WireFact): string => JSON.stringify(fact);

/** The facts that these issues carry, as one. */
export const factsIn = (issues: readonly { message: string }[]): WireFact =>
  together(issues.map(({ message }) => JSON.parse(message)));

export function together(facts: readonly WireFact[]): WireFact {
  const [only, ...others] = facts;
  return only && others.length === 0 ? only : { key: 'wire.several', faults: facts };
}
