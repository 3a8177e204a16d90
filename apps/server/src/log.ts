// The server's log: one JSON object per line. No names, tokens or addresses of people, so no message of an error from elsewhere.
import { RoomTrouble } from '@openshake/host';
import { StoreTrouble, UnreadableRow } from './stores/store.ts';

export interface Log {
  note(what: string, more: Readonly<Record<string, string | number>>): void;
  trouble(error: unknown): void;
}

/** What can be said about an error: its name, its code, and where it was thrown. */
function told(error: unknown): Record<string, string | number> {
  if (error instanceof UnreadableRow) return { unreadable: error.match, row: error.v };
  if (!(error instanceof Error)) return { error: typeof error };
  const kind = error instanceof RoomTrouble || error instanceof StoreTrouble ? error.kind : undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const [, place] = error.stack?.split('\n    at ') ?? [];
  return {
    error: error.name,
    ...(kind && { kind }),
    ...(code && { code }),
    ...(place && { at: place.replaceAll(/\S*\/(?=(apps|packages|node_modules)\/)/g, '') }),
  };
}

/** What happens all day. */
const ROUTINE = ['ready', 'request', 'closed'];

/** `quiet`: only what somebody should look at. */
export function makeLog(write: (line: string) => void, quiet = false): Log {
  const note: Log['note'] = (what, more) => {
    if (quiet && ROUTINE.includes(what)) return;
    write(JSON.stringify({ time: new Date().toISOString(), what, ...more }));
  };
  return {
    note,
    trouble(error) {
      const cause = error instanceof Error && error.cause !== undefined ? told(error.cause) : {};
      const causes = Object.fromEntries(Object.entries(cause).map(([name, value]) => [`cause.${name}`, value]));
      note('trouble', { ...told(error), ...causes });
    },
  };
}
