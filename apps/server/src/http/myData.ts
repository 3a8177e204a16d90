// All that is stored about a person, for that person alone.
import type { House } from '../house.ts';
import type { Who } from '../people/people.ts';
import type { MatchPage, MatchPlace, TableRecord } from '../stores/store.ts';

const PAGE = 200;

async function matchesOf({ store }: House, person: string) {
  const matches = [];
  let next: MatchPlace | null = null;
  do {
    const page: MatchPage = await store.matchesOf(person, next, PAGE);
    matches.push(...page.matches);
    next = page.next;
  } while (next);
  return matches;
}

async function tablesOf({ store }: House, person: string): Promise<readonly TableRecord[]> {
  const tables: TableRecord[] = [];
  for (;;) {
    const page = await store.tablesOf(person, 0, PAGE, tables.at(-1));
    tables.push(...page);
    // A table that cannot be read is left out, so a short page need not be the last one.
    if (page.length === 0) return tables;
  }
}

export async function dataOf(house: House, { person: { id } }: Who): Promise<object> {
  const { store } = house;
  const person = await store.person(id);
  // The hashes of passwords and sessions are of no use to the person, but would be to a thief.
  const { password, ...kept } = person ?? { password: null };
  const mine = (at: { seats: readonly { seat: string; person: string | null }[] }) =>
    at.seats.flatMap(({ seat, person }) => (person === id ? [seat] : []));
  const sessions = await store.sessionsOf(id);
  const tables = await tablesOf(house, id);
  const matches = await matchesOf(house, id);
  return {
    person: { ...kept, hasPassword: password !== null },
    sessions: sessions.map(({ created, seen }) => ({ created, seen })),
    tables: tables.map((table) => ({
      id: table.id,
      code: table.code,
      created: table.created,
      state: table.state,
      opened: table.host === id,
      judged: table.judge === id,
      seats: mine(table),
    })),
    matches: matches.map((match) => ({
      id: match.id,
      began: match.began,
      ended: match.ended,
      practice: match.practice,
      seats: mine(match),
      totals: match.totals,
      log: `/api/matches/${match.id}/log`,
    })),
  };
}
