// The tables that are listed, kept fresh while somebody looks at them.
import type { ShownTable } from '@openshake/protocol/server';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, RequestFailed, server } from '../../app/server.ts';
import { sayFailure } from '../../app/trouble.ts';

const AGAIN_MS = 4000;

/** undefined: not heard yet. */
export const listed = signal<readonly ShownTable[] | undefined>(undefined);
/** Why the list is not known, or not fresh. */
export const listTrouble = signal('');

async function look(): Promise<void> {
  try {
    listed.value = (await ask<{ tables: ShownTable[] }>('GET', 'api/tables')).tables;
    listTrouble.value = '';
  } catch (error) {
    // The header says that there is no network.
    if (error instanceof RequestFailed && error.kind === 'unreachable') return;
    listTrouble.value = sayFailure(error);
  }
}

/** Follows the list as long as the part that calls this is on the screen, and the page is looked at. */
export function useLobby(): void {
  const isHere = server.value === 'here';
  useEffect(() => {
    if (!isHere) return;
    look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isHere]);
}
