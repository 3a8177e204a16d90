// The tables of the server. What a table shares with its match is stored with the match.
import { sql } from 'kysely';
import { type Engine, type Step, step } from './engine.ts';
import { readRecords, readRound, readSetup } from './records.ts';
import type { TableRecord, TableState, TableStore } from './store.ts';

const LIVE: readonly TableState[] = ['open', 'playing'];
// An index over some of the rows is used only if the query names them in so many words.
const PLAYING = sql.lit('playing');
const OVER = sql.lit('over');

const COLUMNS = [
  'tables.id',
  'tables.code',
  'tables.host',
  'tables.judge',
  'tables.listed',
  'tables.state',
  'tables.match',
  'tables.created',
  'tables.changed',
  'tables.rematch',
  'matches.setup',
  'matches.round',
  'matches.commitment',
  'matches.secret',
] as const;

export function tableStore(engine: Engine): TableStore {
  const { db } = engine;
  const tables = () => db.selectFrom('tables').innerJoin('matches', 'matches.id', 'tables.match').select(COLUMNS);

  async function read(query: ReturnType<typeof tables>): Promise<readonly TableRecord[]> {
    const rows = await engine.read(
      db
        .selectFrom(query.as('found'))
        .leftJoin('seats', 'seats.match', 'found.match')
        .selectAll('found')
        .select(['seats.seat', 'seats.person', 'seats.bot'])
        .orderBy('found.created', 'desc')
        .orderBy('found.id')
        .orderBy('seats.seat')
        .compile(),
    );
    return readRecords(
      rows,
      (row, seats): TableRecord => ({
        id: row.id,
        code: row.code,
        host: row.host,
        judge: row.judge,
        listed: row.listed === 1,
        setup: readSetup(row.match, row.setup),
        round: readRound(row.match, row.round),
        seats,
        state: row.state as TableState,
        match: row.match,
        commitment: row.commitment ?? '',
        secret: row.secret ?? '',
        created: row.created,
        changed: row.changed,
        rematch: row.rematch,
      }),
      engine.log,
    );
  }
  const readOne = async (query: ReturnType<typeof tables>) => (await read(query))[0] ?? null;

  const ofMatch = (id: string) => db.selectFrom('tables').select('tables.match').where('id', '=', id);

  /** What becomes of the match when its table changes. */
  function matchSteps(id: string, state: TableState | undefined, at: number): Step[] {
    if (state === 'over')
      return [
        step(db.updateTable('seats').set({ ended: at }).where('match', '=', ofMatch(id)).where('ended', 'is', null)),
      ];
    if (state !== 'playing') return [];
    return [
      step(db.updateTable('matches').set({ began: at }).where('id', '=', ofMatch(id)).where('began', 'is', null)),
      step(db.updateTable('seats').set({ began: at }).where('match', '=', ofMatch(id)).where('began', 'is', null)),
    ];
  }

  /** The matches at whose tables this person sits, judges or is the host. */
  function matchesAround(person: string, since: number) {
    const seated = db.selectFrom('seats').select('seats.match').where('person', '=', person);
    const having = (role: 'host' | 'judge') => db.selectFrom('tables').select('tables.match').where(role, '=', person);
    const live = (role: 'host' | 'judge') => having(role).where('state', 'in', LIVE);
    const late = (role: 'host' | 'judge') => having(role).where('state', '=', OVER).where('changed', '>', since);
    return seated
      .where('ended', 'is', null)
      .union(seated.where('ended', '>', since))
      .union(live('host'))
      .union(late('host'))
      .union(live('judge'))
      .union(late('judge'));
  }

  return {
    async addTable(table) {
      const began = table.state === 'open' ? null : table.created;
      await engine.change([
        step(
          db.insertInto('matches').values({
            id: table.match,
            table_id: table.id,
            setup: JSON.stringify(table.setup),
            round: JSON.stringify(table.round),
            listed: Number(table.listed),
            commitment: table.commitment,
            secret: table.secret,
            began,
            ended: null,
            totals: null,
            practice: 0,
          }),
        ),
        step(
          db.insertInto('tables').values({
            id: table.id,
            code: table.code,
            host: table.host,
            judge: table.judge,
            listed: Number(table.listed),
            state: table.state,
            match: table.match,
            created: table.created,
            changed: table.changed,
            rematch: table.rematch,
          }),
        ),
        step(
          db
            .insertInto('seats')
            .values(table.seats.map((seat) => ({ match: table.match, ...seat, began, ended: null }))),
        ),
      ]);
    },

    table: (id) => readOne(tables().where('tables.id', '=', id)),

    tableByCode: (code) => readOne(tables().where('tables.code', '=', code)),

    listedTables: (limit, since = 0) =>
      read(
        tables()
          .where('tables.listed', '=', sql.lit(1))
          .where('tables.state', '<>', OVER)
          .where('tables.changed', '>=', since)
          .orderBy('tables.created', 'desc')
          .limit(limit),
      ),

    tablesOf(person, since, limit, after) {
      const all = tables().where('tables.match', 'in', matchesAround(person, since));
      const rest = after
        ? all
            .where('tables.created', '<=', after.created)
            .where((is) => is.or([is('tables.created', '<', after.created), is('tables.id', '>', after.id)]))
        : all;
      return read(rest.orderBy('tables.created', 'desc').orderBy('tables.id').limit(limit));
    },

    playingTables: (since) => read(tables().where('tables.state', '=', PLAYING).where('tables.changed', '>=', since)),

    async changeTable(id, { seats = [], ...change }) {
      const { state, changed } = change;
      await engine.change([
        step(db.updateTable('tables').set(change).where('id', '=', id), 'conflict'),
        ...seats.map(({ seat, person, bot }) =>
          step(
            db.updateTable('seats').set({ person, bot }).where('match', '=', ofMatch(id)).where('seat', '=', seat),
            'conflict',
          ),
        ),
        ...matchSteps(id, state, changed),
      ]);
    },
  };
}
