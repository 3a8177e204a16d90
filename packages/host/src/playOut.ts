// Plays a whole match in its own time: nobody waits for a real clock.
import { Room, type RoomOptions } from './room.ts';
import type { Log } from './row.ts';
import { MemoryStore } from './store.ts';
import { JumpingTimer } from './timer.ts';

export interface Played {
  room: Room;
  log: Log;
  /** Everybody stopped acting before the match was over, or it did not end. */
  stuck: boolean;
}

export interface PlayOptions extends Omit<RoomOptions, 'store' | 'timer' | 'trouble'> {
  /** The most decisions in a match; after that, it is given up. */
  mostDecisions?: number;
}

export async function playOut({ mostDecisions = 20_000, ...options }: PlayOptions): Promise<Played> {
  const timer = new JumpingTimer();
  const store = new MemoryStore();
  const troubles: unknown[] = [];
  const trouble = (error: unknown) => troubles.push(error);
  const room = await Room.open({ ...options, store, timer, trouble });
  room.begin();
  do {
    await room.quiet();
    if (troubles.length > 0) throw troubles[0];
  } while (room.decided < mostDecisions && timer.jump());
  const stuck = room.match.phase.name !== 'over' || room.decided >= mostDecisions;
  room.close();
  return { room, log: { setup: room.setup, rows: store.rows(1) }, stuck };
}
