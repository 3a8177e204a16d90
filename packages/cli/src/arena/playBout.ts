// One bout: a pairing plays the same dice in every seating.
import { type Log, type Played, playOut, type Seated, storedMatch } from '@openshake/host';
import {
  goalSetterOf,
  type MatchState,
  matchPointsOf,
  type Player,
  type Setup,
  totalsOf,
  type WireFact,
} from '@openshake/rules';
import { makeMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import type { Result } from '../bot/program.ts';
import type { Fact } from '../words/speech.ts';
import { seedFor, tableDice } from './chance.ts';
import { type Bout, type Contestant, type Plan, SEATINGS } from './schedule.ts';
import { addTally, type Challenges, countMatch, emptyTally, type Tally, watched } from './tally.ts';

export type Side = 0 | 1;

/** A seat's player for one match. */
export interface Occupant extends Seated {
  /** Why it no longer plays, if so. */
  readonly gone?: readonly Fact[] | null;
  readonly faults?: readonly WireFact[];
  over?(result: Result): void;
}

/** Seats a contestant: a new bot, or a program that hears about the match. */
export type Usher = (
  contestant: Contestant,
  at: { match: string; seat: Player; place: number; setup: Setup; seed: number },
) => Promise<Occupant>;

export interface PlayedMatch {
  /** The points of each side: the mean of its seats. */
  points: readonly [number, number];
  matchPoints: readonly [number, number];
  /** Who lost without being beaten, and why. */
  forfeit?: { by: Side; why: readonly Fact[] };
  /** The match never ended, and neither side is to blame. */
  unfinished?: true;
  notation?: string;
}

export interface PlayedBout {
  index: number;
  matches: PlayedMatch[];
  tallies: readonly [Tally, Tally];
}

/** A match with more decisions per shake is going in circles. */
const MOST_DECISIONS = 500;

/** Contestants by name. If one has several seats, they get numbers after a sign that no name has. */
const playersOf = (names: readonly string[]): Player[] =>
  names.map((name, at) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : `${name}/${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });

export interface BoutOptions {
  plan: Plan;
  bout: Bout;
  usher: Usher;
  /** Whether the caller wants the notation of the matches. */
  keep: boolean;
}

export async function playBout({ plan, bout, usher, keep }: BoutOptions): Promise<PlayedBout> {
  const matches: PlayedMatch[] = [];
  let tallies: [Tally, Tally] = [emptyTally(), emptyTally()];
  for (const [at, sides] of SEATINGS[plan.players].entries()) {
    const played = await playOne(plan, bout, usher, sides, `${bout.index + 1}-${at + 1}`, keep);
    matches.push(played.match);
    tallies = [addTally(tallies[0], played.tallies[0]), addTally(tallies[1], played.tallies[1])];
  }
  return { index: bout.index, matches, tallies };
}

/** A match before its first roll: the rules, the seats, and the side of each seat. */
interface Seating {
  setup: Setup;
  sideOf: (player: Player) => Side;
  contestantAt: (player: Player) => Contestant;
}

function seatingOf({ contestants, pairings }: Plan, { pairing, table }: Bout, sides: readonly Side[]): Seating {
  const seated = sides.flatMap((side) => contestants[pairings[pairing]?.[side] ?? -1] ?? []);
  const players = playersOf(seated.map(({ name }) => name));
  const at = <T>(list: readonly T[], player: Player): T => {
    const found = list[players.indexOf(player)];
    if (found === undefined) throw new RangeError(`${player} does not play in this match.`);
    return found;
  };
  return {
    setup: { ...table, players, clocks: 'book', variations: true },
    sideOf: (player) => at(sides, player),
    contestantAt: (player) => at(seated, player),
  };
}

async function playOne(
  plan: Plan,
  bout: Bout,
  usher: Usher,
  sides: readonly Side[],
  match: string,
  keep: boolean,
): Promise<{ match: PlayedMatch; tallies: [Tally, Tally] }> {
  const { setup, sideOf, contestantAt } = seatingOf(plan, bout, sides);
  const tallies: [Tally, Tally] = [emptyTally(), emptyTally()];
  const tallyOf = (player: Player): Tally => tallies[sideOf(player)];
  const challenges: Challenges = new Map();
  const occupants = new Map<Player, Occupant>();
  const bots: Record<Player, Seated> = {};
  for (const [place, seat] of setup.players.entries()) {
    // The matches of a bout share dice, but not the bots' random choices.
    const seed = seedFor(bout.seed, sides.join(''), place);
    const occupant = await usher(contestantAt(seat), { match, seat, place, setup, seed });
    occupants.set(seat, occupant);
    bots[seat] = watched(occupant, tallyOf(seat), challenges, setup.book);
  }

  const round = { shakes: plan.shakes };
  const mostDecisions = MOST_DECISIONS * plan.shakes;
  const played = await playOut({ setup, bots, round, dice: tableDice(bout.seed), search, mostDecisions });
  const { room, log, stuck } = played;
  const totals = totalsOf(room.match);
  const matchPoints = matchPointsOf(room.match);
  countMatch(room.match, challenges, tallyOf);
  for (const [seat, occupant] of occupants) {
    const { faults = [] } = occupant;
    const tally = tallyOf(seat);
    tally.faults += faults.length;
    tally.firstFault ??= faults[0] ?? null;
    occupant.over?.({ totals, ...(matchPoints && { matchPoints }) });
  }
  const bySide = (points: Readonly<Record<Player, number>>) =>
    ([0, 1] as const).map((side) => {
      const own = setup.players.filter((player) => sideOf(player) === side);
      return own.reduce((sum, player) => sum + (points[player] ?? 0), 0) / own.length;
    }) as [number, number];
  const forfeit =
    forfeitOf(occupants, sideOf) ?? (stuck ? forfeitAtStandstill(played, occupants, sideOf, mostDecisions) : undefined);
  return {
    tallies,
    match: {
      points: bySide(totals),
      matchPoints: bySide(matchPoints ?? {}),
      ...(forfeit && { forfeit }),
      ...(stuck && !forfeit && { unfinished: true as const }),
      ...(keep && { notation: makeMatch({ id: match, ...storedMatch(log) }) }),
    },
  };
}

/** A program that is gone has lost, whatever the clock did to the match. */
function forfeitOf(occupants: ReadonlyMap<Player, Occupant>, sideOf: (player: Player) => Side): PlayedMatch['forfeit'] {
  for (const [player, { gone }] of occupants) if (gone) return { by: sideOf(player), why: gone };
  return undefined;
}

/** Why a match never ended, if one side is to blame: it did nothing, or it never stopped acting. */
function forfeitAtStandstill(
  { room, log }: Played,
  occupants: ReadonlyMap<Player, Occupant>,
  sideOf: (player: Player) => Side,
  mostDecisions: number,
): PlayedMatch['forfeit'] {
  return room.v > mostDecisions / 2
    ? endlessActor(log, sideOf)
    : silentSide(room.match, (player) => occupants.get(player)?.faults?.at(-1), sideOf);
}

/** Without a time limit, as between shakes, a side that the match waits for gives up the match. */
function silentSide(
  match: MatchState,
  lastFaultOf: (player: Player) => WireFact | undefined,
  sideOf: (player: Player) => Side,
): PlayedMatch['forfeit'] {
  const owed = match.tasks.flatMap(({ player }) => player ?? []);
  const [first = goalSetterOf(match), ...others] = owed;
  const by = sideOf(first);
  if (others.some((player) => sideOf(player) !== by)) return undefined;
  const fault = lastFaultOf(first);
  return {
    by,
    why: [{ key: 'forfeit.silent' }, ...(fault ? [fault] : [])],
  };
}

/** A side that leaves and returns, or calls the judge, forever: it has acted more than twice as often as any seat of the other side. */
function endlessActor({ setup, rows }: Log, sideOf: (player: Player) => Side): PlayedMatch['forfeit'] {
  const busiest = ([0, 1] as const).map((side) => {
    const own = setup.players.filter((player) => sideOf(player) === side);
    return Math.max(...own.map((player) => rows.filter(({ action }) => action.by === player).length));
  }) as [number, number];
  const by = busiest[0] > busiest[1] ? 0 : 1;
  if (busiest[by] <= 2 * busiest[by === 0 ? 1 : 0]) return undefined;
  return { by, why: [{ key: 'forfeit.restless', count: busiest[by] }] };
}
