// A table of bots that think in threads, for tests: a whole match in a time of its own.
import { fairDice, JumpingTimer, MemoryStore, Room, type Seated, secretOf, seenInShake } from '@openshake/host';
import type { MatchView, Player, Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { Threads } from '../threads/threads.ts';

export interface BotTable {
  book: Setup['book'];
  division: Setup['division'];
  officiating?: Setup['officiating'];
  /** One for each seat. */
  levels: readonly string[];
  shakes: number;
  seed: number;
  /** Whether somebody watches; yes, if it is left out. */
  isWatched?: boolean;
  /** Hears of every question before it is asked. */
  asks?: (seat: Player, view: MatchView) => void;
}

export interface PlayedTable {
  setup: Setup;
  store: MemoryStore;
  isOver: boolean;
  troubles: unknown[];
  /** How many questions its bots were asked. */
  asked: number;
}

/** `seatOf`: who sits there, if not a bot that thinks in a thread. */
export async function playTable(
  { book, division, officiating = 'strict', levels, shakes, seed, asks, isWatched = true }: BotTable,
  threads: Threads,
  seatOf?: (level: string, seat: Player, seed: number) => Seated,
): Promise<PlayedTable> {
  const players = levels.map((_, at) => 'abc'.charAt(at));
  const setup: Setup = { book, division, players, officiating, clocks: 'book', variations: true };
  const store = new MemoryStore();
  const troubles: unknown[] = [];
  const timer = new JumpingTimer();
  let asked = 0;
  const closing: (() => void)[] = [];
  const bots = Object.fromEntries(
    levels.map((level, at): [Player, Seated] => {
      const seat = players[at] ?? '';
      if (seatOf) return [seat, seatOf(level, seat, seed + at)];
      const seen = async () => seenInShake({ setup, rows: store.rows(1) }, seat, search);
      const bot = threads.seat({ level, seat, seed: seed + at, pace: 1, seen, isWatched: () => isWatched });
      closing.push(() => bot.close());
      const act = (view: MatchView) => {
        asked += 1;
        asks?.(seat, view);
        return bot.act(view);
      };
      return [seat, { act }];
    }),
  );
  const room = await Room.open({
    setup,
    round: { shakes },
    store,
    timer,
    dice: fairDice(secretOf(String(seed))),
    search,
    judging: (inquiry) => threads.judge(inquiry),
    bots,
    trouble: (error) => troubles.push(error),
  });
  room.begin();
  do await room.quiet();
  while (room.decided < 2_000 && timer.jump());
  const isOver = room.match.phase.name === 'over';
  room.close();
  for (const close of closing) close();
  return { setup, store, isOver, troubles, asked };
}
