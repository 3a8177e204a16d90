// The requests about tables. What they do is for the tables to say (tables/).
import { SitBody, TableAnswer, TableBody, TablesAnswer } from '@openshake/protocol/server';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { placeOf } from '../place.ts';
import { Refused } from '../refused.ts';
import { answer, type Endpoint } from './endpoint.ts';
import type { Asker } from './limits.ts';
import { SAYS } from './sentences.ts';

const TableQuery = v.object({
  mine: v.optional(v.pipe(v.picklist(['true', 'false']), v.description('"true" or "false"')), 'false'),
});

export const TABLES = {
  open: {
    method: 'POST',
    path: '/api/tables',
    does: 'Open a table. It is private unless it is listed. The match begins when every seat is taken.',
    group: 'Tables',
    session: 'needed',
    body: TableBody,
    status: 201,
    answer: TableAnswer,
    limit: 'open-table',
    example: { rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', 'open', { bot: 'club' }], shakes: 3 },
  },
  list: {
    method: 'GET',
    path: '/api/tables',
    does: 'The listed tables that have an open seat or may be watched; with mine=true, those where you sit.',
    group: 'Tables',
    session: 'welcome',
    query: TableQuery,
    answer: TablesAnswer,
    refuses: ['no-session'],
  },
  show: {
    method: 'GET',
    path: '/api/tables/{id}',
    does: 'One table.',
    group: 'Tables',
    session: 'welcome',
    answer: TableAnswer,
    refuses: ['not-found'],
  },
  join: {
    method: 'GET',
    path: '/api/join/{code}',
    does: 'The table with this code. Capital and small letters are the same.',
    group: 'Tables',
    session: 'welcome',
    answer: TableAnswer,
    refuses: ['not-found'],
  },
  sit: {
    method: 'PUT',
    path: '/api/tables/{id}/seats/{seat}',
    does: 'Sit down in seat "a", "b" or "c", or take the seat of the "judge". A private table asks for its code.',
    group: 'Tables',
    session: 'needed',
    body: SitBody,
    answer: TableAnswer,
    refuses: ['forbidden', 'not-found', 'taken'],
    example: { code: 'CAT349' },
  },
  getUp: {
    method: 'DELETE',
    path: '/api/tables/{id}/seats/{seat}',
    does:
      'Get up before the match. During the match, send the action "leave" instead. ' +
      'The judge may get up at any time, and whoever opened the table may remove the judge before the match.',
    group: 'Tables',
    session: 'needed',
    answer: TableAnswer,
    refuses: ['forbidden', 'not-found', 'taken'],
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    does: 'Open a new table with the same people. Its match begins when all are here.',
    group: 'Tables',
    session: 'needed',
    status: 201,
    answer: TableAnswer,
    refuses: ['forbidden', 'not-found', 'taken'],
    limit: 'open-table',
  },
} as const satisfies Record<string, Endpoint>;

export function tableRoutes(app: FastifyInstance, house: House): void {
  const { tables, limits } = house;
  /** Counts the codes that were wrong: nobody finds a table by trying. */
  const tryCode = async <Value>(asker: Asker, attempt: () => Promise<Value>): Promise<Value> => {
    limits.take('try-code', asker);
    try {
      const found = await attempt();
      limits.giveBack('try-code', asker);
      return found;
    } catch (error) {
      const isWrong = error instanceof Refused && (error.kind === 'not-found' || error.kind === 'forbidden');
      if (!isWrong) limits.giveBack('try-code', asker);
      throw error;
    }
  };

  answer(app, house, TABLES.open, async ({ who, body, request: { ip } }) => ({
    table: await tables.open(who, body, placeOf(ip)),
  }));

  answer(app, house, TABLES.list, async ({ who, query: { mine } }) => {
    if (mine === 'false') return { tables: await tables.listed(who) };
    if (!who) throw new Refused('no-session', SAYS.noSession);
    return { tables: await tables.mine(who) };
  });

  answer(app, house, TABLES.show, async ({ who, params: { id = '' } }) => ({ table: await tables.show(who, id) }));

  answer(app, house, TABLES.join, ({ who, params: { code = '' }, asker }) =>
    tryCode(asker, async () => ({ table: await tables.byCode(who, code) })),
  );

  answer(app, house, TABLES.sit, ({ who, params: { id = '', seat = '' }, body: { code }, asker, request: { ip } }) => {
    const sit = async () => ({ table: await tables.sit(who, id, seat, code, placeOf(ip)) });
    return code === undefined ? sit() : tryCode(asker, sit);
  });

  answer(app, house, TABLES.getUp, async ({ who, params: { id = '', seat = '' } }) => ({
    table: await tables.getUp(who, id, seat),
  }));

  answer(app, house, TABLES.rematch, async ({ who, params: { id = '' }, request: { ip } }) => ({
    table: await tables.rematch(who, id, placeOf(ip)),
  }));
}
