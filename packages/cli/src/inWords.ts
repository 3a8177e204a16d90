// Machine answers have a sentence beside each fact: in English, unless the caller asks for another language.
import { type AnyFact, books, type Event, type GameName, type LegalKind, type ViewWithLegal } from '@openshake/rules';
import type { Value as EquationsValue, Verdict as EquationVerdict } from '@openshake/rules/equations';
import type { Value as OnSetsValue, Verdict } from '@openshake/rules/onsets';
import { wordsIn } from './pretty/tableWords.ts';
import { ENGLISH } from './words/speech.ts';

/** Something with its facts, and the sentence for them. */
export type Said<Why> = Why & { message: string };

export const inWords = <Why extends { facts: AnyFact }>(why: Why, game: GameName, speech = ENGLISH): Said<Why> => ({
  ...why,
  message: wordsIn(game, speech).say(why.facts),
});

/** The fields of an answer that have facts: one entry, or a list of them. */
const FIELDS = ['violations', 'undecided', 'warnings', 'ignoredVariations', 'goalFault'] as const;
type SaidField<Value> = Value extends readonly (infer Why)[] ? Said<Why>[] : Value extends object ? Said<Value> : Value;
export type InWords<Answer> = {
  [Field in keyof Answer]: Field extends (typeof FIELDS)[number] ? SaidField<Answer[Field]> : Answer[Field];
};

export type SaidVerdict = InWords<Verdict>;
export type SaidEquationVerdict = InWords<EquationVerdict>;
export type SaidOnSetsValue = InWords<OnSetsValue> & { note?: string };
export type SaidEquationsValue = InWords<EquationsValue> & { note?: string };

/** A verdict, a value or an answer of the solver, with a sentence beside each of its facts. */
export function answerInWords<Answer extends object>(
  answer: Answer,
  game: GameName,
  speech = ENGLISH,
): InWords<Answer> {
  const fields = Object.entries(answer).filter(([field]) => (FIELDS as readonly string[]).includes(field));
  const say = (why: { facts: AnyFact }) => inWords(why, game, speech);
  const said = fields.map(([field, value]) => [field, Array.isArray(value) ? value.map(say) : say(value)]);
  // Only the fields named above have facts.
  return { ...answer, ...Object.fromEntries(said) } as InWords<Answer>;
}

/** A value also has its notes in one text. */
export function valueInWords<Value extends { notes?: readonly AnyFact[] }>(
  value: Value,
  game: GameName,
  speech = ENGLISH,
): InWords<Value> & { note?: string } {
  const note = value.notes?.map(wordsIn(game, speech).say).join(' ');
  return { ...answerInWords(value, game, speech), ...(note !== undefined && { note }) };
}

export function eventInWords(event: Event, game: GameName, speech = ENGLISH): object {
  if (event.type === 'setAside') return inWords(event, game, speech);
  if (event.type !== 'paperSettled') return event;
  const { unproven, ...settled } = event;
  return {
    ...settled,
    reasons: event.reasons.map((reason) => inWords(reason, game, speech)),
    ...(unproven && { unproven: wordsIn(game, speech).say(unproven), unprovenFacts: unproven }),
  };
}

const kindInWords = (kind: LegalKind, game: GameName): LegalKind =>
  kind.open
    ? {
        ...kind,
        choices: kind.choices.map((choice) =>
          choice.breaks ? { ...choice, breaks: inWords(choice.breaks, game) } : choice,
        ),
      }
    : { ...kind, why: inWords(kind.why, game) };

/** A view with a sentence for each refusal. */
export function viewInWords(view: ViewWithLegal): ViewWithLegal {
  const { game } = books[view.book];
  return { ...view, legal: view.legal.map((kind) => kindInWords(kind, game)) };
}
