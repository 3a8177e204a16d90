// Examples of how to write a Solution at this table, with only the parts that its rules allow.
import { books } from '@openshake/rules';
import { shakeRules } from '@openshake/rules/onsets';
import type { Seat } from '../seat.ts';
import type { Forms } from './command.ts';

/** The rules of Solutions in this shake of On-Sets, with the variations in force. */
export function solutionRules({ view }: Seat) {
  const book = books[view.book];
  const division = book.game === 'on-sets' ? book.divisions[view.division] : undefined;
  if (book.game !== 'on-sets' || !division) return undefined;
  const chosen = view.table.variations.filter((pick) => !(pick as { improper?: boolean }).improper);
  return shakeRules(book, division, view.variations && chosen).rules;
}

/** Whether digits may lie sideways or upside-down here in Equations. */
export const turnsCubes = (seat: Seat): boolean => equationRules(seat)?.turnedCubes ?? false;

/** The rules of Solutions in this division of Equations. */
export function equationRules({ view }: Seat) {
  const book = books[view.book];
  return book.game === 'equations' ? { ...book.rules, ...book.divisions[view.division] } : undefined;
}

/** An Equation with a 0 that stands for something, if that is played. */
function equationForms(word: string, seat: Seat): Forms {
  return [`${word} 6x6+1=37`, ...(equationRules(seat)?.zeroWild ? [`${word} 607=42 | wild 0:x`] : [])];
}

/** `word`: the command before the Solution. */
export function solutionForms(word: string, seat: Seat): Forms {
  const rules = solutionRules(seat);
  if (!rules) return equationForms(word, seat);
  const [wild] = Object.entries(rules.wild);
  const meaning = wild?.[1].mayMean.find((symbol) => symbol !== wild[0]);
  return [
    rules.solutions === 2 ? `${word} B U R & B U G` : `${word} B U R`,
    ...(rules.restrictions === 'none' ? [] : [`${word} G C B ; Y = A ; B U R`]),
    ...(wild && meaning !== undefined
      ? [`${word} ${twice(`${wildForm(wild[0], meaning)} | wild ${wild[0]}:${meaning}`, rules.solutions === 2)}`]
      : []),
    ...(rules.paintBlank ? [`${word} B U R | blank BG`] : []),
  ];
}

/** Each of two Solutions says for itself what is wild. */
const twice = (form: string, two: boolean): string => (two ? `${form} & ${form.replace(/B/, "B'")}` : form);

/** A wild cube that stands for a set takes the place of a set. */
const wildForm = (cube: string, meaning: string): string =>
  /^[BRGYVA]$/.test(meaning) ? `B U ${cube}` : `B ${cube} R`;
