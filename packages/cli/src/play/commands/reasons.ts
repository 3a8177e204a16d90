// Reasons in words for rejecting a Solution, each with its clause in this rulebook.
import { books, cut } from '@openshake/rules';
import { gameJudge } from '@openshake/rules/judging';
import { type Read, refused, understood } from '../../prompt/conversation.ts';
import { withoutAccents } from '../../prompt/signs.ts';
import { ENGLISH } from '../../words/speech.ts';
import type { TextKey } from '../../words/texts/index.ts';
import type { Seat } from '../seat.ts';

/** The rule that a checker must prove is broken. */
export const AMBIGUOUS = 'value.everyReading';

/** What may be wrong: a text for each rule that a Solution can break. */
const REASONS = [
  'reason.value.equalsGoal',
  'reason.value.everyReading',
  'reason.cubes.forbidden',
  'reason.cubes.required',
  'reason.cubes.available',
  'reason.cubes.resources',
  'reason.cubes.two',
  'reason.cubes.flub',
  'reason.cubes.forceOut',
  'reason.cubes.forceOutA',
  'reason.cubes.forceOutB',
  'reason.paper.oneSolution',
  'reason.setName.present',
  'reason.setName.defined',
  'reason.setName.relation',
  'reason.setName.equalsGoal',
  'reason.text.digit',
  'reason.restriction.allowed',
  'reason.restriction.defined',
  'reason.restriction.grouping',
  'reason.restriction.needed',
  'reason.wild.marked',
  'reason.wild.meaning',
  'reason.wild.consistent',
  'reason.wild.notWild',
  'reason.blank.paint',
  'reason.avoid.presented',
  'reason.avoid.leavesNoNow',
  'reason.avoid.leavesPossible',
  'reason.goal.shape',
  'reason.goal.negative',
  'reason.goal.written',
  'reason.goal.digits',
  'reason.goal.withinUniverse',
  'reason.variation.required-cube',
  'reason.variation.wild-cube',
  'reason.variation.two-operations',
  'reason.variation.no-null-restrictions',
  'reason.variation.required-card',
  'reason.variation.forbidden-card',
  'reason.variation.blank-card-wild',
  'reason.variation.two-solutions',
  'reason.variation.double-set',
  'reason.variation.symmetric-difference',
  'reason.equation.complete',
  'reason.equation.goal',
  'reason.equation.grouping',
  'reason.expression.defined',
  'reason.expression.sign',
  'reason.solution.numeral',
  'reason.numeral.turned',
  'reason.turned.sideways',
  'reason.turned.upsideDown',
  'reason.zero.meaning',
  'reason.zero.consistent',
  'reason.zero.notWild',
  'reason.value.real',
  'reason.root.zeroIndex',
  'reason.root.ofZero',
  'reason.power.ofZero',
  'reason.power.ofZeroNegative',
  'reason.root.evenOfNegative',
  'reason.root.evenFractionOfNegative',
  'reason.power.evenDenominator',
  'reason.limits.wholeNumbers',
] as const satisfies readonly TextKey[];

export interface ReasonHere {
  /** The broken rule. */
  rule: string;
  words: string;
  clause: string;
}

/** Rules that matter only after certain occasions. */
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

/** The reasons in this book and division at this table, in words, with their clauses. */
export function reasonsHere({ view, speech }: Pick<Seat, 'view' | 'speech'>): ReasonHere[] {
  const { book, division, checking, table } = view;
  const occasion = checking?.occasion;
  const variations = table.variations.map((pick) => String((pick as { name?: unknown }).name));
  const cites: Readonly<Record<string, string>> = citesOf(view);
  return REASONS.flatMap((key) => {
    const rule = key.slice('reason.'.length);
    const clause = cites[rule];
    if (clause === undefined || !matters(rule, occasion, variations)) return [];
    const now = [...(occasion === undefined ? [] : [occasion]), ...variations];
    return gameJudge.citations.statedBy(clause, { book, division }, now).has(rule)
      ? [{ rule, words: speech.say(key), clause }]
      : [];
  });
}

function citesOf({ book: id, division }: Seat['view']): Readonly<Record<string, string>> {
  const book = books[id];
  return book.game === 'on-sets' ? { ...book.cites, ...book.divisions[division]?.cites } : book.cites;
}

const CLAUSE = /^(?:basic-)?(?:[ivx]+|bos\d+)(?:-[\w-]+)?$/i;
/** Small words that say nothing about the reason, in every language, without accents. */
const SMALL = /(?<!\p{L})(?:a|an|the|it|its|is|el|la|los|las|un|una|es|su|esta)(?!\p{L})/gu;
const plain = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll(SMALL, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const MOST_LISTED = 4;
const listed = (reasons: readonly ReasonHere[], { words: table }: Seat): string =>
  reasons
    .slice(0, MOST_LISTED)
    .map(({ words, clause }) => `${words} (${table.clause(clause)})`)
    .join('; ');

/** A reason by its clause or in words, in English or the table's language. If two reasons fit, the player is asked. */
export function readReason(said: string, seat: Seat): Read<Omit<ReasonHere, 'rule'> & { rule?: string }> {
  if (CLAUSE.test(said)) return understood({ words: said, clause: said });
  const own = reasonsHere(seat);
  const all = seat.speech.language === 'en' ? own : [...own, ...reasonsHere({ view: seat.view, speech: ENGLISH })];
  const wanted = plain(said);
  const exact = all.filter(({ words }) => plain(words) === wanted);
  const words = wanted.split(' ');
  const some = all.filter((reason) => words.every((word) => plain(reason.words).split(' ').includes(word)));
  const found = exact.length > 0 ? exact : wanted === '' ? [] : some;
  const [only, another] = found;
  if (only && (another === undefined || found.every(({ clause }) => clause === only.clause))) return understood(only);
  if (only) return refused({ key: 'typed.whichReason', example: listed(found, seat) });
  return refused({ key: 'typed.noReason', text: cut(said), example: listed(own, seat) });
}
