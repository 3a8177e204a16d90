// A whole match at a live table: people sit down, connect, and play by their scripts until it is over.
import type { LevelName } from '@openshake/bots';
import type { BookId, DivisionId } from '@openshake/rules';
import type { ClientOptions, LiveClient } from './liveClient.ts';
import { Marks } from './marks.ts';
import type { TableSeen } from './messages.ts';
import { until } from './patience.ts';
import { Person } from './person.ts';
import { type Script, ScriptedPlayer } from './scriptedPlayer.ts';
import type { Server } from './server.ts';
import type { Way } from './wires.ts';

export const SEATS = ['a', 'b', 'c'] as const;

export interface MatchPlan {
  book: BookId;
  division: DivisionId;
  count: 2 | 3;
  officiating?: 'strict' | 'table';
  clocks?: 'book' | 'none';
  /** One if left out, and if the round has no minutes. */
  shakes?: number;
  minutes?: number;
  listed?: boolean;
  /** How many of the last seats are bots of the server; none if left out. */
  bots?: number;
  seed: number;
  /** The way of each seat's connection, and around again. */
  ways?: readonly Way[];
  levels?: readonly LevelName[];
  script?: Partial<Script>;
  /** More options for each seat's client. */
  client?: (seat: string) => Partial<ClientOptions>;
}

export interface LiveSeat {
  seat: string;
  person: Person;
  client: LiveClient;
  player: ScriptedPlayer;
}

export interface LiveMatch {
  server: Server;
  plan: MatchPlan;
  table: TableSeen;
  marks: Marks;
  seats: readonly LiveSeat[];
}

const around = <Thing>(things: readonly Thing[], index: number): Thing => {
  const thing = things[index % things.length];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
};

/** Opens the table and seats everybody; nobody acts yet. */
export async function seatPeople(server: Server, plan: MatchPlan): Promise<LiveMatch> {
  const {
    book,
    division,
    count,
    officiating = 'strict',
    clocks = 'none',
    listed = false,
    seed,
    bots = 0,
    minutes = null,
  } = plan;
  const { shakes = minutes === null ? 1 : null } = plan;
  const { ways = ['socket'], levels = ['club', 'first-week', 'team'], script = {}, client: options } = plan;
  const people = await Promise.all(SEATS.slice(0, count - bots).map(() => Person.guest(server)));
  const host = around(people, 0);
  const seats = SEATS.slice(0, count).map((_, index) =>
    index === 0 ? 'me' : index < people.length ? 'open' : { bot: around(levels, index + seed) },
  );
  const opening = { rulebook: book, division, seats, officiating, clocks, shakes, minutes, listed } as const;
  const { id, code } = await host.openTable(opening);
  for (const [index, person] of people.entries())
    if (index > 0) await person.sit(id, around(SEATS, index), listed ? undefined : code);
  const marks = new Marks();
  const all = people.map(async (person, index): Promise<LiveSeat> => {
    const seat = around(SEATS, index);
    const client = person.client(around(ways, index), options?.(seat));
    await client.open();
    await client.watch(id);
    const level = around(levels, index + seed);
    const write = marks.by(seat);
    const { speed } = server;
    const player = new ScriptedPlayer(client, id, { seat, seed: 10 * seed + index, level, speed, write, ...script });
    return { seat, person, client, player };
  });
  return { server, plan, table: await host.table(id), marks, seats: await Promise.all(all) };
}

export const hostOf = ({ seats }: LiveMatch): LiveSeat => around(seats, 0);

/** Whether every seat sees that the match is over. */
export const isOver = ({ seats, table }: LiveMatch): boolean =>
  seats.every(({ client }) => client.tables.get(table.id)?.view?.phase.name === 'over');

export function startPlaying({ seats }: LiveMatch): void {
  for (const { player } of seats) player.start();
}

/** Where a match stands, for a failure that says so. */
const standing = ({ plan, seats, table }: LiveMatch): string =>
  JSON.stringify({
    seed: plan.seed,
    plan: { ...plan, script: undefined },
    table: table.id,
    seats: seats.map(({ seat, client, player }) => {
      const watched = client.tables.get(table.id);
      const { view, v } = watched ?? {};
      const { faults, errors, ended } = client;
      return {
        seat,
        v,
        phase: view?.phase,
        tasks: view?.tasks,
        faults,
        errors,
        ended,
        refused: player.refused,
        failure: player.failure,
        asks: client.waitingFor,
      };
    }),
  });

/** Plays until the table is over and everybody has signed, then stops the players. The clients stay open. */
export async function playToTheEnd(match: LiveMatch, ms = 45_000): Promise<void> {
  const { seats, table } = match;
  const { person } = hostOf(match);
  try {
    await until(() => isOver(match), 'the end of the match', ms);
    await until(async () => (await person.table(table.id)).state === 'over', 'the table to be over');
  } catch (error) {
    for (const { player } of seats) player.stop().catch(() => {});
    throw new Error(`${error instanceof Error ? error.message : error}\n${standing(match)}`);
  }
  await Promise.all(seats.map(({ player }) => player.stop()));
}

export function closeAll({ seats }: LiveMatch): void {
  for (const { client } of seats) client.close();
}
