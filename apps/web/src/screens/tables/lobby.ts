// The tables that are listed, kept fresh while somebody looks at them.
import type { ShownTable } from '@openshake/protocol/server';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, RequestFailed, server } from '../../app/server.ts';
import { sayFailure } from '../../app/trouble.ts';
import { keepLooking } from './looking.ts';

/** undefined: not heard yet. */
export const listed = signal<readonly ShownTable[] | undefined>(undefined);
/** Why the list is not known, or not fresh. */
export const listTrouble = signal('');

/** Looks once. Says whether the list is another one than before. */
export async function look(): Promise<boolean> {
  const before = listed.peek();
  try {
    const { tables } = await ask<{ tables: ShownTable[] }>('GET', 'api/tables');
    listTrouble.value = '';
    if (JSON.stringify(tables) === JSON.stringify(before)) return false;
    listed.value = tables;
    return true;
  } catch (error) {
    // The header says that there is no network.
    if (!(error instanceof RequestFailed) || error.kind !== 'unreachable') listTrouble.value = sayFailure(error);
    return false;
  }
}

/** Follows the list as long as the part that calls this is on the screen, and the page is looked at. */
export function useLobby(): void {
  const isHere = server.value === 'here';
  useEffect(() => {
    if (isHere) return keepLooking(look);
  }, [isHere]);
}
