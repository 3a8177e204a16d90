// One expression in, what it names out. Whatever comes in, a sensible answer comes back.
import { type ParsedValueRequest, parseValueRequest } from '@openshake/protocol';
import { type Value as EquationsValue, valueOf as valueOfEquations } from '@openshake/rules/equations';
import { type Value as OnSetsValue, valueOf as valueOfOnSets } from '@openshake/rules/onsets';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';
import { ignoredInWords } from '../inWords.ts';

type Valued = { game: 'on-sets'; valued: OnSetsValue } | { game: 'equations'; valued: EquationsValue };

export type ValueAnswer = ErrorAnswer | ({ id: unknown } & Valued);

const value = (parsed: Extract<ParsedValueRequest, { ok: true }>): Valued =>
  parsed.game === 'equations'
    ? { game: parsed.game, valued: valueOfEquations(parsed.request) }
    : { game: parsed.game, valued: valueOfOnSets(parsed.request) };

/** Answers one request as it came off the wire. */
export function answerExpression(request: unknown): ValueAnswer {
  const parsed = parseValueRequest(request);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.message);
  try {
    return { id: parsed.id, ...value(parsed) };
  } catch (error) {
    return errorAnswer(parsed.id, `The program itself failed here, which is a mistake in Openshake: ${String(error)}`);
  }
}

/** An answer as it goes over the wire, with its id beside what is named. */
export const onTheWire = (answer: ValueAnswer): object =>
  'error' in answer ? answer : { id: answer.id, ...ignoredInWords(answer.valued) };
