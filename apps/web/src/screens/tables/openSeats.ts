// The seats of a table of the server that anybody may take.
import type { ShownTable } from '@openshake/protocol/server';

export const openSeats = ({ seats, state }: ShownTable) =>
  state === 'open' ? seats.filter(({ person, bot }) => person === null && bot === undefined) : [];
