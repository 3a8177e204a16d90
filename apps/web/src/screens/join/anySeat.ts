// Any free seat will do: where somebody else was faster, the next one that is still free.
import type { ShownTable } from '@openshake/protocol/server';
import { RequestFailed } from '../../transport/api.ts';
import { openSeats } from '../tables/openSeats.ts';

/** `look`: who sits there now. `sit`: takes a seat, or fails. */
export async function sitAnywhere(
  table: ShownTable,
  look: () => Promise<ShownTable>,
  sit: (table: ShownTable, seat: string) => Promise<void>,
): Promise<void> {
  let now = table;
  for (let tries = table.seats.length; tries > 0; tries -= 1) {
    const [free] = openSeats(now);
    if (!free) return;
    try {
      return await sit(now, free.seat);
    } catch (error) {
      if (!(error instanceof RequestFailed && error.kind === 'taken')) throw error;
      now = await look();
      if (tries === 1 || openSeats(now).length === 0) throw error;
    }
  }
}
