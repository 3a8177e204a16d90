// A whole match in a time of its own: nobody waits for a clock on the wall.
import { Room, type RoomOptions } from './room.ts';
import { MemoryStore } from './store.ts';
import { JumpingTimer } from './timer.ts';

export interface Played {
  room: Room;
  /** Nobody had anything to do before the match was over, or it came to no end. */
  stuck: boolean;
}

export interface PlayOptions extends Omit<RoomOptions, 'store' | 'timer' | 'trouble'> {
  /** A match of more decisions is given up. */
  mostDecisions?: number;
}

export async function playOut({ mostDecisions = 20_000, ...options }: PlayOptions): Promise<Played> {
  const timer = new JumpingTimer();
  const troubles: unknown[] = [];
  const trouble = (error: unknown) => troubles.push(error);
  const room = await Room.open({ ...options, store: new MemoryStore(), timer, trouble });
  room.begin();
  do {
    await room.quiet();
    if (troubles.length > 0) throw troubles[0];
  } while (room.decided < mostDecisions && timer.jump());
  const stuck = room.match.phase.name !== 'over' || room.decided >= mostDecisions;
  room.close();
  return { room, stuck };
}
