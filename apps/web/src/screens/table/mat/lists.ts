// Small questions about a table that several of its parts ask.
import { CLAIMS, type Claim, divisionTable, type MatchView } from '@openshake/rules';
import type { TableStore } from '../../../table/store.ts';

export const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

/** The rules of play of this table's book and division. */
export const playOf = ({ book, division }: Pick<MatchView, 'book' | 'division'>) => divisionTable(book, division);

/** The claims that a player would look for in this moment. */
export function claimsToShow(view: Pick<MatchView, 'book' | 'division' | 'phase' | 'writing'>): Claim[] {
  const all = playOf(view).claims;
  const isFor = (claim: Claim): boolean => {
    if (claim === 'no-goal') return view.phase.name === 'no-goal';
    if (claim.startsWith('force-out')) return view.writing?.occasion === 'force-out';
    return view.phase.name !== 'no-goal' && view.writing?.occasion !== 'force-out';
  };
  return CLAIMS.filter((claim) => all.includes(claim) && isFor(claim));
}

/** The claims that can be made now. */
export function openClaims(table: TableStore): readonly string[] {
  const offer = table.offers.value.get('challenge');
  if (!offer?.open) return [];
  return offer.choices.flatMap(({ action }) => (action.type === 'challenge' ? [action.claim] : []));
}
