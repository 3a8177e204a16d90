// Why a Solution may be rejected: each rule that it could break here, with the clause of this rulebook that says so.
import { books, type MatchView } from '@openshake/rules';
import { facts } from '@openshake/words/page/checking';
import type { TableJudge } from '../../../table/store.ts';

type ReasonKey = Extract<keyof typeof facts, `reason.${string}`>;
export type Reason = ReasonKey extends `reason.${infer Rule}` ? Rule : never;

/** The one reason that a checker has to demonstrate. */
export const AMBIGUITY = 'value.everyReading' satisfies Reason;

/** In the order in which checkers look: the most usual first. */
const REASONS = Object.keys(facts).flatMap((key) =>
  key.startsWith('reason.') ? [key.slice('reason.'.length) as Reason] : [],
);

export interface ReasonHere {
  rule: Reason;
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

type Here = Pick<MatchView, 'book' | 'division' | 'variations' | 'table' | 'checking'>;

function citesOf({ book: id, division }: Here): Readonly<Record<string, string>> {
  const book = books[id];
  return book.game === 'on-sets' ? { ...book.cites, ...book.divisions[division]?.cites } : book.cites;
}

/** The variations in force: those of every shake, and the chosen ones. */
function inForce({ book: id, division, variations, table }: Here): string[] {
  const book = books[id];
  const always = variations && book.game === 'on-sets' ? (book.divisions[division]?.standing ?? []) : [];
  const chosen = table.variations.map((pick) =>
    typeof pick === 'object' && pick !== null && 'name' in pick ? String(pick.name) : '',
  );
  return [...always, ...chosen];
}

/** The reasons in this book and division at this table, with their clauses. */
export function reasonsHere(view: Here, { citations }: Pick<TableJudge, 'citations'>): ReasonHere[] {
  const { book, division, checking } = view;
  const occasion = checking?.occasion;
  const variations = inForce(view);
  const cites = citesOf(view);
  const now = [...(occasion === undefined ? [] : [occasion]), ...variations];
  return REASONS.flatMap((rule) => {
    const clause = cites[rule];
    if (clause === undefined || !matters(rule, occasion, variations)) return [];
    return citations.statedBy(clause, { book, division }, now).has(rule) ? [{ rule, clause }] : [];
  });
}
