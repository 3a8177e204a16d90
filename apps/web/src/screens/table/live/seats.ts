// Who is still awaited at a table, and where somebody sits.
import type { ShownTable } from '@openshake/protocol/server';
import type { SeatShown } from '../../../table/source.ts';

/** The seat of this person, or the judge's; null: only watching. */
export function ownSeatIn(
  { seats, judge }: Pick<ShownTable, 'seats' | 'judge'>,
  id: string | undefined,
): string | null {
  if (id === undefined) return null;
  const seat = seats.find(({ person }) => person?.id === id);
  return seat?.seat ?? (judge?.id === id ? 'judge' : null);
}

export const isFree = ({ name, bot }: SeatShown): boolean => name === null && bot === undefined;

/** Free seats are filled first; then a rematch waits until all are here. */
export function waitsFor(seats: readonly SeatShown[]): { what: 'seats' | 'people' | 'nobody'; count: number } {
  const free = seats.filter(isFree).length;
  if (free > 0) return { what: 'seats', count: free };
  const away = seats.filter(({ here, bot }) => !here && bot === undefined).length;
  return away > 0 ? { what: 'people', count: away } : { what: 'nobody', count: 0 };
}
