// Reasons for rejecting a Solution in words, each with the clause of this rulebook that states it.
import { books, cut, statedBy } from '@openshake/rules';
import { type Read, refused, understood } from '../../prompt/conversation.ts';
import type { Seat } from '../seat.ts';

/** The one reason that a checker has to prove. */
export const AMBIGUOUS = 'ambiguous';

/** What may be wrong, by the name of the rule that it breaks. */
const WORDS: Readonly<Record<string, string>> = {
  'value.equalsGoal': 'not the Goal',
  'value.everyReading': AMBIGUOUS,
  'cubes.forbidden': 'uses a Forbidden cube',
  'cubes.required': 'a Required cube is missing',
  'cubes.available': 'uses a cube that is not there',
  'cubes.resources': 'too many cubes from Resources',
  'cubes.two': 'fewer than two cubes',
  'cubes.flub': 'wrong cubes after a flub',
  'cubes.forceOut': 'wrong cubes after a Force Out',
  'cubes.forceOutA': 'wrong cubes after Force Out A',
  'cubes.forceOutB': 'wrong cubes after Force Out B',
  'paper.oneSolution': 'more than one Solution',
  'setName.present': 'no Set-Name',
  'setName.defined': 'the Set-Name is not written correctly',
  'setName.relation': 'equals or subset in the Set-Name',
  'setName.equalsGoal': 'the Goal in the Set-Name',
  'text.digit': 'a digit in the Solution',
  'restriction.allowed': 'Restrictions are not allowed here',
  'restriction.defined': 'a Restriction is not written correctly',
  'restriction.grouping': 'parentheses around a whole Restriction',
  'restriction.needed': 'a Restriction that removes no card',
  'wild.marked': 'a wild cube without its meaning',
  'wild.meaning': 'a wild cube with a meaning that it cannot have',
  'wild.consistent': 'a wild cube with two meanings',
  'wild.notWild': 'a meaning for a cube that is not wild',
  'blank.paint': 'the blank card may not be painted',
  'avoid.presented': 'no safe move with it',
  'avoid.leavesNoNow': 'its safe move was not safe',
  'avoid.leavesPossible': 'its safe move leaves no Solution',
  'goal.shape': 'its Goal has no legal shape',
  'goal.negative': 'its Goal is negative',
  'goal.written': 'no Goal is written',
  'goal.digits': 'its Goal has other digits',
  'goal.withinUniverse': 'its Goal is larger than the Universe',
  'variation.required-cube': 'the required cube of the variation is missing',
  'variation.wild-cube': 'breaks Wild Cube',
  'variation.two-operations': 'fewer than two operations',
  'variation.no-null-restrictions': 'a null Restriction',
  'variation.required-card': 'the required card is not in the set',
  'variation.forbidden-card': 'the forbidden card is in the set',
  'variation.blank-card-wild': 'breaks Blank Card Wild',
  'variation.two-solutions': 'not two Solutions',
  'variation.double-set': 'breaks Double Set',
  'variation.symmetric-difference': 'breaks Symmetric Difference',
  'equation.complete': 'not a whole Equation',
  'equation.goal': 'the right side is not the Goal',
  'equation.grouping': 'the Goal is grouped differently',
  'expression.defined': 'it is not written correctly',
  'expression.sign': 'a sign without a number',
  'solution.numeral': 'a number with more than one digit',
  'numeral.turned': 'a turned cube in a number',
  'turned.sideways': 'sideways cubes are not allowed here',
  'turned.upsideDown': 'upside-down cubes are not allowed here',
  'zero.meaning': 'a 0 with a meaning that it cannot have',
  'zero.consistent': 'a 0 with two meanings',
  'zero.notWild': 'a 0 is not wild here',
  'value.real': 'it names no real number',
  'root.zeroIndex': 'a root with index 0',
  'root.ofZero': 'a root of 0',
  'power.ofZero': '0 to the power 0',
  'power.ofZeroNegative': '0 to a negative power',
  'root.evenOfNegative': 'an even root of a negative number',
  'root.evenFractionOfNegative': 'a fractional root of a negative number',
  'power.evenDenominator': 'a negative number to a power with an even denominator',
  'limits.wholeNumbers': 'powers and roots of whole numbers only',
};

export interface ReasonHere {
  words: string;
  clause: string;
}

/** Rules that matter only after some occasions. */
const ONLY_AFTER: readonly (readonly [rule: RegExp, occasion: RegExp])[] = [
  [/^goal\./, /^no-goal$/],
  [/^cubes\.flub$/, /flub$/],
  [/^cubes\.forceOut$/, /^force-out$/],
  [/^cubes\.forceOutA$/, /^force-out-a$/],
  [/^cubes\.forceOutB$/, /^force-out-b$/],
  [/^avoid\./, /^(?:a-flub|ca-flub|force-out-a)$/],
];

/** Whether a Solution could break this rule here: its variation is in force, and the occasion fits. */
function matters(rule: string, occasion: string | undefined, variations: readonly string[]): boolean {
  const [, name] = /^variation\.(.*)$/.exec(rule) ?? [];
  if (name !== undefined) return variations.includes(name);
  const only = ONLY_AFTER.find(([of]) => of.test(rule))?.[1];
  return only === undefined || (occasion !== undefined && only.test(occasion));
}

/** The reasons that this book and division have at this table, in words, with their clauses. */
export function reasonsHere({ view }: Seat): ReasonHere[] {
  const { book, division, checking, table } = view;
  const occasion = checking?.occasion;
  const variations = table.variations.map((pick) => String((pick as { name?: unknown }).name));
  const cites: Readonly<Record<string, string>> = citesOf(view);
  return Object.entries(WORDS).flatMap(([rule, words]) => {
    const clause = cites[rule];
    if (clause === undefined || !matters(rule, occasion, variations)) return [];
    const now = [...(occasion === undefined ? [] : [occasion]), ...variations];
    return statedBy(clause, { book, division }, now).has(rule) ? [{ words, clause }] : [];
  });
}

function citesOf({ book: id, division }: Seat['view']): Readonly<Record<string, string>> {
  const book = books[id];
  return book.game === 'on-sets' ? { ...book.cites, ...book.divisions[division]?.cites } : book.cites;
}

const CLAUSE = /^(?:basic-)?(?:[ivx]+|bos\d+)(?:-[\w-]+)?$/i;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:a|an|the|it|its|is)\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const MOST_LISTED = 4;
const listed = (reasons: readonly ReasonHere[], { words: table }: Seat): string =>
  reasons
    .slice(0, MOST_LISTED)
    .map(({ words, clause }) => `${words} (${table.clause(clause)})`)
    .join('; ');

/** The clause of a reason that is given by its number or in words. If two reasons fit, the player is asked. */
export function readReason(said: string, seat: Seat): Read<string> {
  if (CLAUSE.test(said)) return understood(said);
  const all = reasonsHere(seat);
  const wanted = plain(said);
  const exact = all.filter(({ words }) => plain(words) === wanted);
  const words = wanted.split(' ');
  const some = all.filter((reason) => words.every((word) => plain(reason.words).split(' ').includes(word)));
  const found = exact.length > 0 ? exact : wanted === '' ? [] : some;
  const [only, another] = found;
  if (only && (another === undefined || found.every(({ clause }) => clause === only.clause)))
    return understood(only.clause);
  if (only) return refused(`Which do you mean: ${listed(found, seat)}? Type one of them in full.`);
  return refused(
    `"${cut(said)}" is not a reason in this rulebook. Say what is wrong, as in: ${listed(all, seat)}. Type help reject to see all reasons.`,
  );
}
