// Load on a server: as much as it takes, or a steady number of actions a second.
import type { Party } from './party.ts';

export interface Load {
  actions: number;
  /** How long it went on, in seconds. */
  seconds: number;
  /** Milliseconds from sending each action until the last viewer saw it. */
  waits: number[];
}

/** Every table acts again as soon as everybody has seen its last action, until there were so many. */
export async function saturate(parties: readonly Party[], actions: number): Promise<Load> {
  const began = performance.now();
  const waits: number[] = [];
  let sent = 0;
  const keepActing = (party: Party) =>
    new Promise<void>((resolve) => {
      const act = () => {
        if (sent >= actions) {
          resolve();
          return;
        }
        sent += 1;
        const at = performance.now();
        party.act(() => {
          waits.push(performance.now() - at);
          // The next action leaves in a later turn of the loop, as if the seat were another program.
          setImmediate(act);
        });
      };
      act();
    });
  await Promise.all(parties.map(keepActing));
  return { actions: waits.length, seconds: (performance.now() - began) / 1000, waits };
}

/** Clients that were held up for longer than this many milliseconds do not catch up in a hurry, because people would not. */
const HELD_UP_MS = 5;

/** So many actions a second, spread evenly over the time and the tables. */
export async function pace(parties: readonly Party[], perSecond: number, actions: number): Promise<Load> {
  const began = performance.now();
  let heldUp = 0;
  let ticked = began;
  const waits: number[] = [];
  const busy = new Set<Party>();
  let sent = 0;
  let next = 0;
  await new Promise<void>((resolve) => {
    const one = () => {
      const party = parties[next % parties.length];
      next += 1;
      // A table whose last action is still under way keeps its turn for later.
      if (!party || busy.has(party)) return false;
      busy.add(party);
      sent += 1;
      const at = performance.now();
      party.act(() => {
        busy.delete(party);
        waits.push(performance.now() - at);
        if (waits.length === actions) resolve();
      });
      return true;
    };
    const tick = () => {
      const now = performance.now();
      if (now - ticked > HELD_UP_MS) heldUp += now - ticked;
      ticked = now;
      const due = Math.min(actions, Math.floor(((now - began - heldUp) * perSecond) / 1000));
      for (let tries = 0; sent < due && tries < parties.length; tries += 1) one();
      if (sent < actions) setTimeout(tick, 1);
    };
    tick();
  });
  return { actions: waits.length, seconds: (performance.now() - began) / 1000, waits };
}

/** The wait that only so many of a hundred are longer than. */
export function percentile(waits: readonly number[], percent: number): number {
  const sorted = [...waits].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
