// Who may do what, as a whole: every role × every request × every kind of table.
import { describe, expect, it } from 'vitest';
import { may, REQUESTS, type Request, ROLES, type Role, rolesAt } from './may.ts';
import type { Who } from './people/people.ts';
import type { Person, TableRecord, TableState } from './stores/store.ts';

const STATES: readonly TableState[] = ['open', 'playing', 'over'];
const EVERYBODY = 'nobody guest person coder seat judge host';
const LOGGED_IN = 'guest person';
const INVITED = 'coder seat judge host';

/** Who may: at a private table and at a listed one, or by state where that matters. */
const EXPECTED: Record<
  Request,
  { private: string | Record<TableState, string>; listed: string | Record<TableState, string> }
> = {
  'open-table': { private: LOGGED_IN, listed: LOGGED_IN },
  'list-tables': { private: EVERYBODY, listed: EVERYBODY },
  'see-table': { private: EVERYBODY, listed: EVERYBODY },
  'see-code': { private: 'seat judge host', listed: 'seat judge host' },
  'see-names': { private: INVITED, listed: '' },
  'join-by-code': { private: EVERYBODY, listed: EVERYBODY },
  sit: { private: INVITED, listed: LOGGED_IN },
  'get-up': { private: 'seat', listed: 'seat' },
  'take-judge': {
    private: 'coder host',
    listed: { open: LOGGED_IN, playing: 'coder host', over: 'coder host' },
  },
  'leave-judge': {
    private: { open: 'judge host', playing: 'judge', over: 'judge' },
    listed: { open: 'judge host', playing: 'judge', over: 'judge' },
  },
  rematch: { private: 'seat host', listed: 'seat host' },
  watch: { private: INVITED, listed: 'seat judge' },
  'watch-late': { private: INVITED, listed: LOGGED_IN },
  act: { private: 'seat', listed: 'seat' },
  'act-as-judge': { private: 'judge', listed: 'judge' },
  direct: { private: 'host', listed: 'host' },
  phrase: { private: 'seat judge', listed: 'seat judge' },
  'list-matches': { private: LOGGED_IN, listed: LOGGED_IN },
  'keep-match': { private: LOGGED_IN, listed: LOGGED_IN },
  'read-match': {
    private: { open: '', playing: '', over: EVERYBODY },
    listed: { open: '', playing: '', over: EVERYBODY },
  },
  'read-unfinished': { private: EVERYBODY, listed: EVERYBODY },
  'read-names': { private: 'seat judge', listed: '' },
  'read-ids': { private: 'seat judge', listed: 'seat judge' },
  'read-secret': {
    private: { open: '', playing: '', over: EVERYBODY },
    listed: { open: '', playing: '', over: EVERYBODY },
  },
  review: {
    private: { open: '', playing: '', over: EVERYBODY },
    listed: { open: '', playing: '', over: EVERYBODY },
  },
};

const person = (id: string, login: string | null = null): Who => ({
  session: `session of ${id}`,
  person: {
    id,
    alias: 'Sunny Otter',
    name: null,
    login,
    password: null,
    settings: {},
    created: 0,
    seen: 0,
  } satisfies Person,
});

const table = {
  code: 'CAT349',
  host: 'host',
  judge: 'judge',
  seats: [
    { seat: 'a', person: 'ann', bot: null },
    { seat: 'b', person: null, bot: 'club' },
    { seat: 'c', person: null, bot: null },
  ],
} satisfies Pick<TableRecord, 'code' | 'host' | 'judge' | 'seats'>;

describe('may', () => {
  it('has a line for every request', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual([...REQUESTS].sort());
  });

  for (const request of REQUESTS)
    for (const kind of ['private', 'listed'] as const)
      for (const state of STATES)
        it(`${request} at a ${kind} table that is ${state}`, () => {
          const line = EXPECTED[request][kind];
          const allowed = (typeof line === 'string' ? line : line[state]).split(' ').filter(Boolean);
          const place = { listed: kind === 'listed', state };
          const found = ROLES.filter((role) => may(request, new Set([role]), place));
          expect(found).toEqual(ROLES.filter((role) => allowed.includes(role)));
          // Nobody gets more by being two things at once than the two things give.
          for (const one of ROLES)
            for (const other of ROLES)
              expect(may(request, new Set([one, other]), place)).toBe(found.includes(one) || found.includes(other));
          expect(may(request, new Set(), place)).toBe(false);
        });
});

describe('the roles at a table', () => {
  const roles = (who: Who | null, code?: string): Role[] => ROLES.filter((role) => rolesAt(table, who, code).has(role));

  it('are those of the person', () => {
    expect(roles(null)).toEqual(['nobody']);
    expect(roles(person('zoe'))).toEqual(['guest']);
    expect(roles(person('zoe', 'Zoe'))).toEqual(['person']);
    expect(roles(person('ann'))).toEqual(['guest', 'seat']);
    expect(roles(person('judge', 'Judy'))).toEqual(['person', 'judge']);
    expect(roles(person('host'))).toEqual(['guest', 'host']);
  });

  it('come with the code, however it is typed', () => {
    for (const code of ['CAT349', 'cat349', ' Cat 349 ', 'cat-349'])
      expect(roles(person('zoe'), code)).toContain('coder');
    for (const code of ['CAT34', 'CAT347', '', 'CAT3499', 'null'])
      expect(roles(person('zoe'), code)).toEqual(['guest']);
  });

  it('are none for nobody, even with the code', () => {
    expect(roles(null, 'CAT349')).toEqual(['nobody']);
  });

  it('are not those of an empty seat or a deleted host', () => {
    const left = { ...table, host: null, judge: null };
    expect([...rolesAt(left, person('null'))]).toEqual(['guest']);
    expect([...rolesAt(null, person('ann'), 'CAT349')]).toEqual(['guest']);
  });
});
