// Opens the workers. Each game has its own files, so that a match loads only what it plays.
import type { GameName } from '@openshake/rules';

// The builder finds each worker by this form.
const ROOMS: Readonly<Record<GameName, () => Worker>> = {
  'on-sets': () => new Worker(new URL('./onsets.room.worker.ts', import.meta.url), { type: 'module' }),
  equations: () => new Worker(new URL('./equations.room.worker.ts', import.meta.url), { type: 'module' }),
};
const BOTS: Readonly<Record<GameName, () => Worker>> = {
  'on-sets': () => new Worker(new URL('./onsets.bots.worker.ts', import.meta.url), { type: 'module' }),
  equations: () => new Worker(new URL('./equations.bots.worker.ts', import.meta.url), { type: 'module' }),
};

export const openRoom = (game: GameName): Worker => ROOMS[game]();
export const openBots = (game: GameName): Worker => BOTS[game]();
