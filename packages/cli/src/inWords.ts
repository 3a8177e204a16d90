// Machine answers have English sentences beside the facts.
import { type AnyFact, books, type Event, type GameName, type LegalKind, type ViewWithLegal } from '@openshake/rules';
import type { Verdict } from '@openshake/rules/onsets';
import { wordsIn } from './pretty/tableWords.ts';

export const inWords = <Why extends { facts: AnyFact }>(why: Why, game: GameName): Why & { message: string } => ({
  ...why,
  message: wordsIn(game).say(why.facts),
});

/** An answer with its choices of variations that do not count, in words. */
export const ignoredInWords = (answer: object & Partial<Pick<Verdict, 'ignoredVariations'>>): object => ({
  ...answer,
  ...(answer.ignoredVariations && {
    ignoredVariations: answer.ignoredVariations.map((ignored) => inWords(ignored, 'on-sets')),
  }),
});

export const eventInWords = (event: Event, game: GameName): Event =>
  event.type === 'setAside' ? inWords(event, game) : event;

const kindInWords = (kind: LegalKind, game: GameName): LegalKind =>
  kind.open
    ? {
        ...kind,
        choices: kind.choices.map((choice) =>
          choice.breaks ? { ...choice, breaks: inWords(choice.breaks, game) } : choice,
        ),
      }
    : { ...kind, why: inWords(kind.why, game) };

/** A view whose refusals can be read. */
export function viewInWords(view: ViewWithLegal): ViewWithLegal {
  const { game } = books[view.book];
  return { ...view, legal: view.legal.map((kind) => kindInWords(kind, game)) };
}
