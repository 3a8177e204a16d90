// One bout: a pairing plays the same dice from every seating.
import { type Played, playMatch, type Seated } from '@openshake/host';
import { goalSetterOf, makeMatch, type Player, type Setup, totalsOf } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { Result } from '../bot/program.ts';
import { seedFor, tableChance } from './chance.ts';
import { type Bout, type Contestant, type Plan, SEATINGS } from './schedule.ts';
import { addTally, type Challenges, countMatch, emptyTally, type Tally, watched } from './tally.ts';

export type Side = 0 | 1;

/** What takes a seat for one match. */
export interface Occupant extends Seated {
  /** Why it plays no longer, if so. */
  readonly gone?: string | null;
  readonly faults?: readonly string[];
  over?(result: Result): void;
}

/** Who sits down for a contestant: a new bot, or a program that is told of the match. */
export type Usher = (
  contestant: Contestant,
  at: { match: string; seat: Player; place: number; setup: Setup; seed: number },
) => Promise<Occupant>;

export interface PlayedMatch {
  /** Points of each side, the mean of its seats. */
  points: readonly [number, number];
  matchPoints: readonly [number, number];
  /** Who lost without being beaten, and why. */
  forfeit?: { by: Side; why: string };
  /** It came to no end, and nobody can be blamed. */
  unfinished?: true;
  notation?: string;
}

export interface PlayedBout {
  index: number;
  matches: PlayedMatch[];
  tallies: readonly [Tally, Tally];
}

/** A match of more actions goes round in circles, and nobody is to blame alone. */
const MOST_ACTIONS = 5000;

/** Contestants by their names; several seats of one are numbered. */
function playersOf(names: readonly string[]): Player[] {
  return names.map((name, at) => {
    const earlier = names.slice(0, at).filter((other) => other === name).length;
    return names.filter((other) => other === name).length > 1 ? `${name}-${earlier + 1}` : name;
  });
}

export interface BoutOptions {
  plan: Plan;
  bout: Bout;
  usher: Usher;
  /** Whether the notation of the matches is wanted. */
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

async function playOne(
  { contestants, pairings, shakes }: Plan,
  { pairing, table: kind, seed }: Bout,
  usher: Usher,
  sides: readonly Side[],
  match: string,
  keep: boolean,
): Promise<{ match: PlayedMatch; tallies: [Tally, Tally] }> {
  const tallies: [Tally, Tally] = [emptyTally(), emptyTally()];
  const pair = pairings[pairing]?.map((place) => contestants[place]) ?? [];
  const seated = sides.map((side) => pair[side]).filter((each) => each !== undefined);
  const players = playersOf(seated.map(({ name }) => name));
  const setup: Setup = { ...kind, players, clocks: 'book', variations: true };
  const sideOf = (player: Player): Side => sides[players.indexOf(player)] ?? 0;
  const challenges: Challenges = new Map();
  const occupants = new Map<Player, Occupant>();
  const seats: Record<Player, Seated> = {};
  for (const [place, contestant] of seated.entries()) {
    const seat = players[place] ?? '';
    // The first match of a bout and the second are other thoughts on the same dice.
    const occupant = await usher(contestant, { match, seat, place, setup, seed: seedFor(seed, sides.join(''), place) });
    occupants.set(seat, occupant);
    seats[seat] = watched(occupant, tallies[sideOf(seat)], challenges);
  }

  const around = { chance: tableChance(seed), search };
  const played = await playMatch({ setup, seats, round: { shakes }, around, mostActions: MOST_ACTIONS });
  const { table, stuck } = played;
  countMatch(played, challenges, (player) => tallies[sideOf(player)]);
  const view = table.view('audience', table.match.at);
  const totals = totalsOf(table.match);
  const { matchPoints } = view;
  for (const [seat, occupant] of occupants) {
    tallies[sideOf(seat)].faults += occupant.faults?.length ?? 0;
    occupant.over?.({ totals, ...(matchPoints && { matchPoints }) });
  }
  const mean = (points: Readonly<Record<Player, number>>, side: Side): number => {
    const own = players.filter((player) => sideOf(player) === side).map((player) => points[player] ?? 0);
    return own.reduce((sum, each) => sum + each, 0) / own.length;
  };
  const bySide = (points: Readonly<Record<Player, number>>) => [mean(points, 0), mean(points, 1)] as const;

  const forfeit = forfeitOf(occupants, sideOf) ?? (stuck ? silenceOf(played, occupants, sideOf) : undefined);
  return {
    tallies,
    match: {
      points: bySide(totals),
      matchPoints: bySide(matchPoints ?? {}),
      ...(forfeit && { forfeit }),
      ...(stuck && !forfeit && { unfinished: true as const }),
      ...(keep && { notation: makeMatch({ id: match, ...table.stored }) }),
    },
  };
}

/** A program that is gone has lost, whatever the clock made of the match. */
function forfeitOf(occupants: ReadonlyMap<Player, Occupant>, sideOf: (player: Player) => Side): PlayedMatch['forfeit'] {
  for (const [player, { gone }] of occupants) if (gone) return { by: sideOf(player), why: gone };
  return undefined;
}

/** Where no limit runs, as between shakes, a match that waits for one side alone is given up by it. */
function silenceOf(
  { table: { match, stored } }: Played,
  occupants: ReadonlyMap<Player, Occupant>,
  sideOf: (player: Player) => Side,
): PlayedMatch['forfeit'] {
  const owed = match.tasks.flatMap(({ player }) => player ?? []);
  const [first = goalSetterOf(match), ...others] = owed;
  const by = sideOf(first);
  if (stored.actions.length > MOST_ACTIONS / 2 || others.some((player) => sideOf(player) !== by)) return undefined;
  const fault = occupants.get(first)?.faults?.at(-1);
  return { by, why: `It did nothing when the match waited for it.${fault === undefined ? '' : ` ${fault}`}` };
}
