// How an answer gives an exact number: in JSON, as an approximation, and in a fact.
import { cut } from '../quote.ts';
import { approximate, asRational, type Exact, makeExact } from './number/index.ts';
import type { AnswerValue } from './verdict.ts';

/** Nobody reads a longer number in a sentence. */
const LONGEST = 60;

/** A value in a fact: a long one is cut. */
export function brief(value: Exact): AnswerValue {
  const shown = tell(value);
  return typeof shown === 'number' ? shown : cut(shown, LONGEST);
}

/** Long numbers take a while to write out, and a verdict needs them more than once. */
const answerValues = new WeakMap<Exact, AnswerValue>();

/** A whole number as a JSON number if that is exact; otherwise its exact text. */
export function tell(value: Exact): AnswerValue {
  const known = answerValues.get(value);
  if (known !== undefined) return known;
  const rational = asRational(value);
  const whole = rational?.denominator === 1n ? Number(rational.numerator) : undefined;
  const shown = whole !== undefined && Number.isSafeInteger(whole) ? whole : makeExact(value);
  answerValues.set(value, shown);
  return shown;
}

/** An approximation, if the value is not a whole number that JSON can hold. */
export function about<K extends string>(name: K, value: Exact): { [key in K]?: string } {
  return typeof tell(value) === 'number' ? {} : ({ [name]: String(approximate(value)) } as { [key in K]: string });
}
