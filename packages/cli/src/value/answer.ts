// One expression in, and what it names out. Any input gets a sensible answer.
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

/** Answers one request from the wire. */
export function answerExpression(request: unknown, speech = ENGLISH): ValueAnswer {
  const parsed = parseValueRequest(request);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.facts, speech);
  try {
    return { id: parsed.id, ...value(parsed, speech) };
  } catch (error) {
    return errorAnswer(parsed.id, { key: 'failed.value', error: String(error) }, speech);
  }
}

/** The answer for the wire, with its id beside what the expression names. */
export const onTheWire = (answer: ValueAnswer): object =>
  'error' in answer ? answer : { id: answer.id, ...answer.valued };
