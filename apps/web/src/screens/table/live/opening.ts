// Opens a table of the server, for the table itself and for the projector, and closes it when the screen is left.
import type { ShownTable } from '@openshake/protocol/server';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, lookForServer, RequestFailed, server } from '../../../app/server.ts';
import { say } from '../../../app/speech.ts';
import { openCatalogue } from '../../../table/catalogue.ts';
import { openJudges } from '../../../table/judges.ts';
import { openStore, type Recall, type TableStore } from '../../../table/store.ts';
import { unreadAt } from '../../../table/unread.ts';
import { type LiveSource, liveTable } from '../../../transport/live.ts';
import { gameOf } from '../practice/gameOf.ts';

export interface OpenedTable {
  source: LiveSource;
  table: TableStore;
  /** What the server says of the table besides its match. */
  info: Signal<ShownTable>;
}
export type Opening = OpenedTable | { failed: unknown } | 'loading' | 'gone' | 'noServer';

const infoOf = async (id: string): Promise<ShownTable> =>
  (await ask<{ table: ShownTable }>('GET', `api/tables/${encodeURIComponent(id)}`)).table;

/** What this viewer is called at the table. */
type You = (table: ShownTable) => string;

async function open(id: string, code: string | undefined, info: Signal<ShownTable | null>, you: You): Promise<Opening> {
  if ((await lookForServer()) === 'none') return 'noServer';
  try {
    const shown = await infoOf(id);
    info.value = shown;
    const [catalogue, judges] = await Promise.all([openCatalogue(), openJudges(gameOf(shown.rulebook))]);
    const source = liveTable({ id, matchId: shown.match, code, freeText: !shown.listed });
    const table = openStore({
      ...{ source, catalogue, judges, you: () => you(shown), lost: () => say('live.lost') },
      ...(shown.match !== null && { unread: unreadAt(id), recall: recallFrom(shown.match) }),
    });
    return { source, table, info: info as Signal<ShownTable> };
  } catch (error) {
    if (error instanceof RequestFailed && error.kind === 'not-found') return 'gone';
    return { failed: error };
  }
}

/** At a listed table nobody reads the last thirty seconds in the log. */
const LATE_MS = 31_000;

/** Finds a finished shake at the server. What is needed for that loads with the first one. */
function recallFrom(match: string): Recall {
  return async (...wanted) => {
    const { recallShake } = await import('../checking/recallShake.ts');
    const found = await recallShake(match, ...wanted);
    if (found) return found;
    await new Promise((wake) => setTimeout(wake, LATE_MS));
    return recallShake(match, ...wanted);
  };
}

/** `code`: of a private table. */
export function useOpenedTable(id: string, code: string | undefined, you: You): { opened: Opening; again: () => void } {
  const again = useSignal(0);
  const opened = useSignal<Opening>('loading');
  const info = useSignal<ShownTable | null>(null);
  useEffect(() => {
    let isShown = true;
    const close = (what: Opening) => typeof what === 'object' && 'table' in what && what.table.close();
    opened.value = 'loading';
    open(id, code, info, you).then((what) => {
      if (isShown) opened.value = what;
      else close(what);
    });
    return () => {
      isShown = false;
      close(opened.peek());
    };
  }, [id, code, opened, info, again.value]);
  // A server that was away is back.
  useSignalEffect(() => {
    const what = opened.peek();
    const hasFailed = what === 'noServer' || (typeof what === 'object' && 'failed' in what);
    if (server.value === 'here' && hasFailed) again.value += 1;
  });
  return {
    opened: opened.value,
    again: () => {
      again.value += 1;
    },
  };
}

/** Codes, names and the host stand beside the match: they are asked for whenever somebody sits down or gets up. */
export function useFreshInfo({ source, table, info }: OpenedTable): void {
  const seats = table.seats.value.map(({ seat, name, bot }) => `${seat} ${name} ${bot}`).join();
  const hasBegun = table.view.value !== null;
  useEffect(() => {
    let isShown = true;
    if (seats !== '')
      infoOf(source.id).then(
        (now) => {
          if (isShown) info.value = now;
        },
        () => {},
      );
    return () => {
      isShown = false;
    };
  }, [source, info, seats, hasBegun]);
}
