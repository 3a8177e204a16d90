// A room for tests, with everything handed in.
import { Room, type RoomOptions } from '../room.ts';
import { MemoryStore, type Store } from '../store.ts';
import { JumpingTimer } from '../timer.ts';
import { dice, search, setup } from './players.ts';

export interface Opened {
  room: Room;
  store: Store;
  timer: JumpingTimer;
  troubles: unknown[];
}

export async function roomAt(options: Partial<RoomOptions> = {}): Promise<Opened> {
  const timer = new JumpingTimer();
  const troubles: unknown[] = [];
  const store = options.store ?? new MemoryStore();
  const room = await Room.open({
    setup,
    round: { shakes: 9 },
    store,
    timer,
    dice: dice(3),
    search,
    trouble: (error) => troubles.push(error),
    ...options,
  });
  return { room, store, timer: (options.timer as JumpingTimer | undefined) ?? timer, troubles };
}

/** Lets this much time pass. */
export async function pass({ room, timer }: Pick<Opened, 'room' | 'timer'>, ms: number): Promise<void> {
  const until = timer.now() + ms;
  let over = false;
  timer.at(until, () => {
    over = true;
  });
  while (!over) {
    await room.quiet();
    timer.jump();
  }
  await room.quiet();
}
