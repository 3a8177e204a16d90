// Matches between bots, from a seed: whole, with what every seat saw, and with each challenge.
import { type Bot, createBot, type LevelName } from '@openshake/bots';
import { type Chance, type Deed, playOut, type Round, type Seated, storedMatch } from '@openshake/host';
import {
  type ActionOf,
  BOOK_IDS,
  beginMatch,
  books,
  type DivisionId,
  decide,
  type MatchState,
  type MatchView,
  type Player,
  type Refusal,
  type Setup,
  type StoredMatch,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { mulberry32 } from '../oracle/random.ts';

/** Every table for bots: book × division × two or three players × officiating × clocks. */
export const everyTable: readonly Setup[] = BOOK_IDS.flatMap((book) =>
  (Object.keys(books[book].divisions) as DivisionId[]).flatMap((division) =>
    [2, 3].flatMap((count) =>
      (['strict', 'table'] as const).flatMap((officiating) =>
        (['book', 'none'] as const).map((clocks): Setup => {
          const players = ['ann', 'bob', 'cy'].slice(0, count);
          return { book, division, players, officiating, clocks, variations: true };
        }),
      ),
    ),
  ),
);

export interface Sight {
  seat: Player;
  view: MatchView;
  deed: Deed | null;
}

export interface Seating {
  setup: Setup;
  /** From the first player on, and around again. */
  levels: readonly LevelName[];
  seed: number;
  round?: Round;
  pace?: number;
  /** Gets everything that a seat sees, and the bot's answer. */
  watch?: (sight: Sight) => void;
}

export const botsOf = ({ setup, levels, seed, pace = 0 }: Seating): Map<Player, Bot> =>
  new Map(
    setup.players.map((seat, index) => {
      const level = levels[index % levels.length] ?? 'perfect';
      return [seat, createBot({ level, seat, seed: 10 * seed + index, pace })];
    }),
  );

export const dice = (seed: number): Chance => {
  const random = mulberry32(seed);
  return (below) => Math.floor(random() * below);
};

export interface Played {
  table: { match: MatchState; stored: StoredMatch };
  /** Refused deeds. A sound player has none. */
  refused: { by: Player; deed: Deed; refusal: Refusal }[];
  stuck: boolean;
}

export async function play(seating: Seating): Promise<Played> {
  const { setup, seed, round = { shakes: 1 }, watch } = seating;
  const refused: Played['refused'] = [];
  const bots = [...botsOf(seating)].map(([seat, bot]) => {
    const act = (view: MatchView): Deed | null => {
      const deed = bot.act(view);
      watch?.({ seat, view, deed });
      return deed;
    };
    const seated: Seated = { act, refused: (refusal, deed) => refused.push({ by: seat, deed, refusal }) };
    return [seat, seated] as const;
  });
  // Numbers come in sequence, whatever they are for.
  const chance = dice(seed);
  const { room, log, stuck } = await playOut({
    setup,
    bots: Object.fromEntries(bots),
    round,
    dice: { from: () => chance },
    search,
    mostDecisions: 2_000,
  });
  return { table: { match: room.match, stored: storedMatch(log) }, refused, stuck };
}

/** What a failing match reports. */
export const describeMatch = ({ setup, levels, seed }: Seating, { table, refused }: Played): string =>
  `seed ${seed}, ${levels}, ${JSON.stringify(setup)}\n${JSON.stringify(refused.slice(0, 3))}\n${table.stored.actions
    .slice(-12)
    .map((action) => JSON.stringify(action))
    .join('\n')}`;

/** Every action of a stored match, with the match before it. */
export function* statesOf({ actions, rulebook: book, ...setup }: StoredMatch): Generator<{
  match: MatchState;
  action: StoredMatch['actions'][number];
}> {
  let match = beginMatch({ book, ...setup });
  for (const action of actions) {
    yield { match, action };
    ({ match } = decide(match, action, { at: action.at, search }));
  }
}

export function* challengesIn(stored: StoredMatch): Generator<{ match: MatchState; action: ActionOf<'challenge'> }> {
  for (const { match, action } of statesOf(stored)) if (action.type === 'challenge') yield { match, action };
}
