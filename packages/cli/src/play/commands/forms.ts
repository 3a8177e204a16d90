// How a Solution is written at this table: only with the parts that its rules have.
import { books, shakeRules } from '@openshake/rules';
import type { Seat } from '../seat.ts';
import type { Command } from './command.ts';

/** The rules of Solutions in this shake of On-Sets, with the variations in force. */
export function solutionRules({ view }: Seat) {
  const book = books[view.book];
  const division = book.game === 'on-sets' ? book.divisions[view.division] : undefined;
  if (book.game !== 'on-sets' || !division) return undefined;
  const chosen = view.table.variations.filter((pick) => !(pick as { improper?: boolean }).improper);
  return shakeRules(book, division, view.variations && chosen).rules;
}

/** Whether the digits of Equations may lie sideways or upside down here. */
export function turnsCubes({ view }: Seat): boolean {
  const book = books[view.book];
  return book.game === 'equations' && (book.divisions[view.division]?.turnedCubes ?? book.rules.turnedCubes);
}

/** An Equation with a 0 that stands for something, where that is played. */
function equationForms(word: string, { view }: Seat): Command['forms'] {
  const book = books[view.book];
  const zeroWild = book.game === 'equations' && book.divisions[view.division]?.zeroWild;
  return [`${word} 6x6+1=37`, ...(zeroWild ? [`${word} 607=42 | wild 0:x`] : [])];
}

/** `word` is the command that the Solution follows. */
export function solutionForms(word: string, seat: Seat): Command['forms'] {
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

/** Where a wild cube stands for a set it stands where a set does. */
const wildForm = (cube: string, meaning: string): string =>
  /^[BRGYVA]$/.test(meaning) ? `B U ${cube}` : `B ${cube} R`;
