// Who may do what. Every route and every live message asks here and nowhere else. Whether it makes sense now is for the table to say.
import type { Who } from './people/people.ts';
import type { TableRecord } from './stores/store.ts';
import { readCode } from './tables/ids.ts';

export const ROLES = ['nobody', 'guest', 'person', 'coder', 'seat', 'judge', 'host'] as const;
/** `person`: has an account. `coder`: has the code of the table. `host`: opened it. */
export type Role = (typeof ROLES)[number];

type Place = Pick<TableRecord, 'listed' | 'state'>;

/** Whoever is logged in, with or without an account. */
const ANYBODY: readonly Role[] = ['guest', 'person'];
const AT_TABLE: readonly Role[] = ['seat', 'judge', 'host'];
const INVITED: readonly Role[] = [...AT_TABLE, 'coder'];

const whenListed = (listed: readonly Role[], hidden: readonly Role[]) => (table: Place | null) =>
  table?.listed ? listed : hidden;

/** Which roles may do each thing, at a table of this kind. */
const RULES = {
  'open-table': () => ANYBODY,
  'list-tables': () => ROLES,
  /** Nobody can guess the id of a table. Names and the code have rules of their own. */
  'see-table': () => ROLES,
  'see-code': () => AT_TABLE,
  /** Names as people typed them are for tables where people know each other. */
  'see-names': whenListed([], INVITED),
  'join-by-code': () => ROLES,
  sit: whenListed(ANYBODY, INVITED),
  'get-up': () => ['seat'],
  /** A stranger may judge at a listed table, but only if the players knew it when the match began. */
  'take-judge': (table) => (table?.listed && table.state === 'open' ? ANYBODY : ['host', 'coder']),
  /** Before the match, the host chooses who does not judge. */
  'leave-judge': (table) => (table?.state === 'open' ? ['judge', 'host'] : ['judge']),
  rematch: () => ['seat', 'host'],
  /** See a table as it is now. At a listed table only those who play or judge do, so that nobody can whisper. */
  watch: whenListed(['seat', 'judge'], INVITED),
  /** See a table as it was thirty seconds ago. */
  'watch-late': whenListed(ANYBODY, INVITED),
  act: () => ['seat'],
  'act-as-judge': () => ['judge'],
  direct: () => ['host'],
  phrase: () => ['seat', 'judge'],
  'list-matches': () => ANYBODY,
  'keep-match': () => ANYBODY,
  /** Nobody can guess the id of a match, so whoever has it may read a finished one. */
  'read-match': (table) => (table === null || table.state === 'over' ? ROLES : []),
  /** The finished shakes of a match that is not over. */
  'read-unfinished': () => ROLES,
  /** Names as people typed them, in a stored match. */
  'read-names': whenListed([], ['seat', 'judge']),
  /** The senders' own ids of actions. */
  'read-ids': () => ['seat', 'judge'],
  'read-secret': (table) => (table === null || table.state === 'over' ? ROLES : []),
  review: (table) => (table === null || table.state === 'over' ? ROLES : []),
} as const satisfies Record<string, (table: Place | null) => readonly Role[]>;

export type Request = keyof typeof RULES;
export const REQUESTS = Object.keys(RULES) as Request[];

/** Everything that somebody is at a table. `code`: as it was typed. */
export function rolesAt(
  table: Pick<TableRecord, 'code' | 'host' | 'judge' | 'seats'> | null,
  who: Who | null,
  code?: string,
): ReadonlySet<Role> {
  if (who === null) return new Set(['nobody']);
  const { id, login } = who.person;
  const roles = new Set<Role>([login === null ? 'guest' : 'person']);
  if (table === null) return roles;
  if (code !== undefined && readCode(code) === table.code) roles.add('coder');
  if (table.seats.some(({ person }) => person === id)) roles.add('seat');
  if (table.judge === id) roles.add('judge');
  if (table.host === id) roles.add('host');
  return roles;
}

export function may(request: Request, roles: ReadonlySet<Role>, table: Place | null): boolean {
  const allowed: readonly Role[] = RULES[request](table);
  return allowed.some((role) => roles.has(role));
}
