// What the server keeps. Two stores keep it, SQLite and PostgreSQL, and one suite of tests runs against both.
import type { Round, Row } from '@openshake/host';
import type { Player, Setup } from '@openshake/rules';

export interface Person {
  id: string;
  /** Two friendly words: what strangers see. */
  alias: string;
  /** The name that the person typed. Only people at the same private table see it. */
  name: string | null;
  /** The name to log in with, as it was typed; null for a guest. Two logins that differ only in case are the same. */
  login: string | null;
  /** The argon2id hash of the password; null for a guest. */
  password: string | null;
  settings: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970, as are all moments here. */
  created: number;
  seen: number;
}

export interface Session {
  /** The SHA-256 hash of the token. The token itself is never stored. */
  hash: string;
  person: string;
  created: number;
  seen: number;
}

/** A one-time code that moves a session to another device. */
export interface DeviceCode {
  hash: string;
  person: string;
  expires: number;
}

export type TableState = 'open' | 'playing' | 'over';

export interface SeatRecord {
  seat: Player;
  /** The person who sits there; null for an open seat, a bot, and a person who was deleted. */
  person: string | null;
  /** The level of the bot that sits there. */
  bot: string | null;
}

/** `byBook`: nobody chose the length, so the round is as long as the books say. */
export type TableRound = Round & { byBook?: true };

export interface TableRecord {
  id: string;
  code: string;
  /** Who opened the table; null once that person is deleted. */
  host: string | null;
  judge: string | null;
  listed: boolean;
  setup: Setup;
  round: TableRound;
  seats: readonly SeatRecord[];
  state: TableState;
  /** The id of its match, which cannot be guessed. */
  match: string;
  commitment: string;
  secret: string;
  created: number;
  /** The table of the rematch, once somebody asked for one. */
  rematch: string | null;
  /** The last change: a seat, the state, or a row of the match (this one only roughly). */
  changed: number;
}

export interface MatchRecord {
  id: string;
  /** Null for a match that was played in a page. */
  table: string | null;
  setup: Setup;
  round: TableRound;
  listed: boolean;
  seats: readonly SeatRecord[];
  commitment: string | null;
  secret: string | null;
  began: number;
  ended: number | null;
  totals: Readonly<Record<Player, number>> | null;
  practice: boolean;
}

/** A place in a list of matches, the newest first. Among matches that began at the same moment, the id decides. */
export type MatchPlace = Pick<MatchRecord, 'began' | 'id'>;

export interface MatchPage {
  matches: readonly MatchRecord[];
  /** Where the next page begins; null if this is the last one. */
  next: MatchPlace | null;
}

/** Who may write the log of a match. A later claim has a higher epoch, and writes with an earlier one fail. */
export interface Lease {
  match: string;
  epoch: number;
}

/** `conflict`: the store has something else there. `fenced`: another server has claimed the match. `unavailable`: it cannot be read or written now. */
export type StoreTroubleKind = 'conflict' | 'fenced' | 'unavailable';

export class StoreTrouble extends Error {
  readonly kind: StoreTroubleKind;

  constructor(kind: StoreTroubleKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** A row that cannot be read. The rest of the store can. Row 0 is what stands beside the log: how the match began, or its review. */
export class UnreadableRow extends Error {
  readonly match: string;
  readonly v: number;

  constructor(match: string, v: number, cause?: unknown) {
    super(v > 0 ? `Row ${v} of match ${match} cannot be read.` : `The record of match ${match} cannot be read.`, {
      cause,
    });
    this.match = match;
    this.v = v;
  }
}

export interface LogStore {
  /** Claims a match for this server; `conflict` if there is no such match. */
  claim(match: string): Promise<Lease>;
  /** Keeps one more row for good: when it resolves, the row survives a crash. `conflict` if a row with that number is there, or the one before it is not. */
  append(lease: Lease, row: Row): Promise<void>;
  /** The rows from this number on, in order: at most so many, or all of them. Rows of a finished match come from its archive. */
  rows(match: string, from?: number, most?: number): Promise<readonly Row[]>;
  /** Every row as it was written, for somebody who reads it elsewhere. */
  texts(match: string): Promise<readonly string[]>;
  /** The match is over: its log becomes one compressed blob, its table and its record say so. Rows may still come, such as signatures: call it again then. */
  finish(lease: Lease, ended: { at: number; totals: MatchRecord['totals'] }): Promise<void>;
}

export interface PeopleStore {
  addPerson(person: Person, session: Session): Promise<void>;
  person(id: string): Promise<Person | null>;
  /** Upper and lower case are the same. */
  personByLogin(login: string): Promise<Person | null>;
  /** `conflict` if another person has that login. */
  changePerson(id: string, change: Partial<Omit<Person, 'id' | 'created'>>): Promise<void>;
  /** Removes the person, the sessions and the codes, and the person from every seat, table and match. The matches stay. */
  deletePerson(id: string): Promise<void>;
  addSession(session: Session): Promise<void>;
  /** The session and its person. */
  session(hash: string): Promise<{ session: Session; person: Person } | null>;
  /** The sessions were used at these moments. */
  seeSessions(seen: readonly { hash: string; at: number }[]): Promise<void>;
  removeSession(hash: string): Promise<void>;
  removeSessionsOf(person: string): Promise<void>;
  sessionsOf(person: string): Promise<readonly Session[]>;
  addDeviceCode(code: DeviceCode): Promise<void>;
  /** Takes the code away and says whose it was, if it had not expired. Nobody gets it twice. */
  takeDeviceCode(hash: string, now: number): Promise<string | null>;
  /** Forgets guests without a seat and sessions that were last here before this moment, and codes that have expired by now. */
  forget(before: number, now: number): Promise<void>;
}

export interface TableStore {
  /** Keeps the table with the record of its match. */
  addTable(table: TableRecord): Promise<void>;
  table(id: string): Promise<TableRecord | null>;
  tableByCode(code: string): Promise<TableRecord | null>;
  /** The listed tables that are not over and changed since then, newest first. */
  listedTables(limit: number, since?: number): Promise<readonly TableRecord[]>;
  /** The tables where this person sits, judges or is the host: those that are not over, and those that ended since then. Newest first; with `after`, only those that follow that one in the list. */
  tablesOf(
    person: string,
    since: number,
    limit: number,
    after?: Pick<TableRecord, 'created' | 'id'>,
  ): Promise<readonly TableRecord[]>;
  /** The tables where a match is under way and something happened since then. */
  playingTables(since: number): Promise<readonly TableRecord[]>;
  /** A change of the table is also a change of the seats and the beginning of its match. */
  changeTable(
    id: string,
    change: Partial<Pick<TableRecord, 'seats' | 'judge' | 'state' | 'host' | 'rematch'>> & { changed: number },
  ): Promise<void>;
}

export interface MatchStore {
  /** Null until the match begins. */
  match(id: string): Promise<MatchRecord | null>;
  /** The matches where this person sat, the newest first; only those after this place in the list. */
  matchesOf(person: string, after: MatchPlace | null, limit: number): Promise<MatchPage>;
  /** Keeps a whole match at once: one that was played in a page. */
  addMatch(match: MatchRecord, rows: readonly Row[]): Promise<void>;
  /** Null if there is none yet. */
  review(match: string): Promise<unknown>;
  /** The same as it was written. */
  reviewText(match: string): Promise<string | null>;
  keepReview(match: string, review: unknown): Promise<void>;
  /** Finished matches without a review: first those of tables, then those that were played in a page; of each kind the oldest first. */
  unreviewed(limit: number): Promise<readonly string[]>;
  /** How many matches of this person, played in a page, have no review. */
  unreviewedOf(person: string): Promise<number>;
}

export interface Store extends LogStore, PeopleStore, TableStore, MatchStore {
  /** Resolves if the store can write now. */
  check(): Promise<void>;
  /** What an alarm should look at. */
  metrics(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}
