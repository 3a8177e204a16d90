// One expression in, what it names out. Whatever comes in, a sensible answer comes back.
import { type ParsedValueRequest, parseValueRequest } from '@openshake/protocol';
import { valueOf as valueOfEquations } from '@openshake/rules/equations';
import { valueOf as valueOfOnSets } from '@openshake/rules/onsets';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';
import { type SaidEquationsValue, type SaidOnSetsValue, valueInWords } from '../inWords.ts';
import { ENGLISH, type Speech } from '../words/speech.ts';

type Valued = { game: 'on-sets'; valued: SaidOnSetsValue } | { game: 'equations'; valued: SaidEquationsValue };

export type ValueAnswer = ErrorAnswer | ({ id: unknown } & Valued);

const value = (parsed: Extract<ParsedValueRequest, { ok: true }>, speech: Speech): Valued =>
  parsed.game === 'equations'
    ? { game: parsed.game, valued: valueInWords(valueOfEquations(parsed.request), parsed.game, speech) }
    : { game: parsed.game, valued: valueInWords(valueOfOnSets(parsed.request), parsed.game, speech) };

/** Answers one request as it came off the wire. */
export function answerExpression(request: unknown, speech = ENGLISH): ValueAnswer {
  const parsed = parseValueRequest(request);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.facts, speech);
  try {
    return { id: parsed.id, ...value(parsed, speech) };
  } catch (error) {
    return errorAnswer(parsed.id, { key: 'failed.value', error: String(error) }, speech);
  }
}

/** An answer as it goes over the wire, with its id beside what is named. */
export const onTheWire = (answer: ValueAnswer): object =>
  'error' in answer ? answer : { id: answer.id, ...answer.valued };
