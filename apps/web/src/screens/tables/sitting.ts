// Sitting down at a table of the server, taking the judge's seat, or only watching.
import type { ShownTable } from '@openshake/protocol/server';
import { beSomebody, me } from '../../app/me.ts';
import { go, hrefTo } from '../../app/place.ts';
import { ask } from '../../app/server.ts';

export const hrefOf = ({ id }: Pick<ShownTable, 'id'>, code?: string): string =>
  hrefTo(['table', id], code === undefined ? {} : { code });

/** Whether this person sits there or judges. */
export const isMine = ({ seats, judge }: ShownTable): boolean => {
  const id = me.value?.id;
  return id !== undefined && (judge?.id === id || seats.some(({ person }) => person?.id === id));
};

/** Takes a seat and goes to the table. */
export async function sitDown(table: ShownTable, seat: string, code?: string): Promise<void> {
  await beSomebody();
  await ask('PUT', `api/tables/${table.id}/seats/${seat}`, code === undefined ? {} : { code });
  go(hrefOf(table, code));
}

/** Watching needs somebody as well: the live connection belongs to a person. */
export async function watch(table: ShownTable, code?: string): Promise<void> {
  await beSomebody();
  go(hrefOf(table, code));
}
