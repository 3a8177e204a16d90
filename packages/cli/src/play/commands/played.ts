// Which commands a rulebook, a division and a way of officiating have at all. The table says whether one is open now.
import { type ActedType, books, divisionTable } from '@openshake/rules';
import type { VariationId } from '@openshake/rules/onsets';
import type { Seat } from '../seat.ts';
import type { Command } from './command.ts';

type Rules = ReturnType<typeof divisionTable>;

/** The variations that may come into play in this match. */
function variationsHere({ view }: Seat): { offered: readonly VariationId[]; standing: readonly VariationId[] } {
  const book = books[view.book];
  const division = book.game === 'on-sets' && view.variations ? book.divisions[view.division] : undefined;
  return { offered: division?.offered ?? [], standing: division?.standing ?? [] };
}

function shifts(seat: Seat): boolean {
  const { offered, standing } = variationsHere(seat);
  return [...offered, ...standing].includes('shift-from-permitted');
}

/** Players charge and check only if they enforce the rules themselves. */
const atTable = (seat: Seat): boolean => seat.view.officiating === 'table';

const PLAYED: Readonly<Partial<Record<ActedType, (seat: Seat, rules: Rules) => boolean>>> = {
  deal: ({ isEquations }) => !isEquations,
  'choose-variations': (seat, { choosing }) => choosing !== 'none' && variationsHere(seat).offered.length > 0,
  'no-goal': (_, { noGoal }) => noGoal,
  agree: (_, { noGoal }) => noGoal,
  bonus: (_, { bonus }) => bonus.who !== 'nobody',
  shift: shifts,
  'force-out': (_, { forceOut }) => forceOut,
  join: ({ view }, { thirdParty }) => thirdParty !== 'presents' && view.players.length > 2,
  charge: atTable,
  'take-back': atTable,
  accept: atTable,
  reject: atTable,
  'ask-which': atTable,
  indicate: atTable,
  'call-judge': atTable,
};

/** `challenge` itself is for a No Goal. Every other claim has its own word. */
function isClaimPlayed(name: string, { claims, heardAs }: Rules): boolean {
  const claim = name === 'challenge' ? 'no-goal' : name;
  return claims.some((each) => each === claim) || Object.hasOwn(heardAs, name);
}

/** Whether this command can ever be used in this match. */
export function isPlayed({ name, type }: Pick<Command, 'name' | 'type'>, seat: Seat): boolean {
  const rules = divisionTable(seat.view.book, seat.view.division);
  return type === 'challenge' ? isClaimPlayed(name, rules) : (PLAYED[type]?.(seat, rules) ?? true);
}
