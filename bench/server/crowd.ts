// Many tables at once, on the server and on those that it is compared with.
import { type Guest, newGuest, openTable } from './asking.ts';
import type { Client } from './client.ts';
import { greet, LiveParty, type Script } from './live.ts';
import { BareParty } from './party.ts';
import { play } from './scripts.ts';

/** So many are under way at once while a crowd sits down. */
const AT_ONCE = 24;

/** Makes so many, some at a time. */
export async function makeMany<Made>(count: number, make: (at: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < count; at = next++) made[at] = await make(at);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work));
  return made;
}

export const bareParties = (port: number, count: number): Promise<BareParty[]> =>
  makeMany(count, (at) => BareParty.open(port, at));

/** A table of each game in turn. */
const WISHES = [
  { rulebook: 'mlag-equations-basic-2018', division: 'middle' },
  { rulebook: 'mlag-onsets-basic-2019', division: 'middle' },
] as const;

export const wishFor = (at: number): object => WISHES[at % WISHES.length] ?? {};

export interface Person {
  guest: Guest;
  client: Client;
}

export async function connectPerson(port: number): Promise<Person> {
  const guest = await newGuest(port);
  return { guest, client: await greet(port, guest) };
}

/** Three people sit down and watch. */
export async function sitDown(
  port: number,
  people: readonly Person[],
  wish: object,
  script: Script = play,
): Promise<LiveParty> {
  const guests = people.map(({ guest }) => guest);
  const clients = people.map(({ client }) => client);
  return LiveParty.open(clients, await openTable(port, guests, wish), script);
}

export const liveParties = (port: number, count: number): Promise<LiveParty[]> =>
  makeMany(count, async (at) => {
    const people = [await connectPerson(port), await connectPerson(port), await connectPerson(port)];
    return sitDown(port, people, wishFor(at));
  });
