// Finds a sentence in an event. A row of the log may hold only seats, keys, cubes, numbers and what people wrote.
import type { Event, FactKind, FactKinds } from '@openshake/rules';
import { FACTS } from '@openshake/rules/facts';

const KINDS: FactKinds = FACTS;

/** What people wrote stays as it is. */
const WRITTEN: readonly string[] = ['paper', 'answers', 'moved', 'pick', 'what', 'question'];
/** Somebody may cite a clause that is not in the book. */
const CITING: readonly Event['type'][] = ['paperRejected', 'judgeRuled', 'paperSettled'];
/** What somebody wrote may be in place of a cube or a formula. */
const WRITTEN_KINDS: readonly (FactKind | undefined)[] = ['text', 'cube', 'formula', 'formulas'];

const SENTENCE = /\p{Ll}+\s+\p{Ll}+/u;

const isText = (beside: object, thing: string): boolean =>
  'key' in beside && typeof beside.key === 'string' && WRITTEN_KINDS.includes(KINDS[beside.key]?.[thing]);

export function sentenceIn(event: Event): string | undefined {
  const isWritten = (field: string, value: unknown, beside: object): boolean => {
    if (isText(beside, field)) return true;
    if (field === 'clause') return CITING.includes(event.type);
    // The Goal as somebody laid it out is beside its cubes.
    if (field === 'goal') return 'cubes' in beside;
    if (field === 'question') return typeof value === 'string';
    return WRITTEN.includes(field);
  };
  const within = (value: unknown): string | undefined => {
    if (typeof value === 'string') return SENTENCE.test(value) ? value : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [field, inner] of Object.entries(value)) {
      const found = SENTENCE.test(field) ? field : isWritten(field, inner, value) ? undefined : within(inner);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return within(event);
}
