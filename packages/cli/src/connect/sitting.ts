// Finds the table of a code and sits down there.
import type { SeenTable } from '@openshake/protocol';
import { type Api, CannotConnect, Refused } from './api.ts';

/** Somebody else was faster. */
const TAKEN = 409;

export interface Wish {
  code: string;
  /** A certain seat; otherwise the person's own, or the first open one. */
  seat: string | undefined;
  person: string;
}

export interface Seated {
  table: SeenTable;
  seat: string;
}

export async function sitDown(api: Api, wish: Wish): Promise<Seated> {
  const { code, seat: wanted, person } = wish;
  for (;;) {
    const { table } = await api.ask('table', { method: 'GET', path: `/api/join/${encodeURIComponent(code)}` });
    const own = table.seats.find((seat) => seat.person?.id === person);
    if (own && (wanted === undefined || own.seat === wanted)) return { table, seat: own.seat };
    const open = table.seats.filter((seat) => seat.person === null && seat.bot === null);
    const seat = wanted ?? open[0]?.seat;
    if (seat === undefined) throw new CannotConnect({ key: 'connect.full' });
    try {
      const path = `/api/tables/${encodeURIComponent(table.id)}/seats/${seat}`;
      return { seat, ...(await api.ask('table', { method: 'PUT', path, body: { code } })) };
    } catch (error) {
      // The seat is gone, but another may be open.
      const isTaken = error instanceof Refused && error.status === TAKEN;
      if (!isTaken || wanted !== undefined || open.length < 2) throw error;
    }
  }
}
