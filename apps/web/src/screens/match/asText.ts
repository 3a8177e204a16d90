// A match as a file: in notation, one line an action, or as the JSON that `openshake replay` reads.
import { type Row, storedMatch } from '@openshake/host';
import { makeMatch } from '@openshake/rules/notation';
import type { Played } from './played.ts';

const storedOf = ({ setup, rows }: Played) => storedMatch({ setup, rows: rows as readonly Row[] });

const besides = ({ id, names, secret }: Played) => ({ id, people: names, ...(secret !== null && { secret }) });

export const matchJson = (played: Played): string =>
  `${JSON.stringify({ ...besides(played), ...storedOf(played) }, null, 1)}\n`;

export function matchText(played: Played): string {
  const { actions, ...how } = storedOf(played);
  return makeMatch({ ...besides(played), ...how, actions });
}
