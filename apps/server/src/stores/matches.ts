// The matches that were played, and their reviews.
import { sql } from 'kysely';
import { makeLines, pack, unpack } from './archive.ts';
import { type Engine, first, step } from './engine.ts';
import { readRecords, readReview, readRound, readSetup, readTotals } from './records.ts';
import { type MatchRecord, type MatchStore, UnreadableRow } from './store.ts';

const COLUMNS = [
  'matches.id',
  'matches.table_id',
  'matches.setup',
  'matches.round',
  'matches.listed',
  'matches.commitment',
  'matches.secret',
  'matches.began',
  'matches.ended',
  'matches.totals',
  'matches.practice',
] as const;

export function matchStore(engine: Engine): MatchStore {
  const { db } = engine;
  const matches = () => db.selectFrom('matches').select(COLUMNS).where('matches.began', 'is not', null);

  const rowsOf = (query: ReturnType<typeof matches>) =>
    engine.read(
      db
        .selectFrom(query.as('found'))
        .leftJoin('seats', 'seats.match', 'found.id')
        .selectAll('found')
        .select(['seats.seat', 'seats.person', 'seats.bot'])
        .orderBy('found.began', 'desc')
        .orderBy('found.id')
        .orderBy('seats.seat')
        .compile(),
    );

  const recordsIn = (rows: Awaited<ReturnType<typeof rowsOf>>): readonly MatchRecord[] =>
    readRecords(
      rows,
      (row, seats): MatchRecord => ({
        id: row.id,
        table: row.table_id,
        setup: readSetup(row.id, row.setup),
        round: readRound(row.id, row.round),
        listed: row.listed === 1,
        seats,
        commitment: row.commitment,
        secret: row.secret,
        began: row.began ?? 0,
        ended: row.ended,
        totals: readTotals(row.id, row.totals),
        practice: row.practice === 1,
      }),
      engine.log,
    );

  async function reviewText(match: string): Promise<string | null> {
    const row = await first(engine, db.selectFrom('reviews').select('review').where('match', '=', match));
    try {
      return row ? await unpack(row.review) : null;
    } catch (error) {
      throw new UnreadableRow(match, 0, error);
    }
  }

  return {
    match: async (id) => recordsIn(await rowsOf(matches().where('matches.id', '=', id)))[0] ?? null,

    async matchesOf(person, after, limit) {
      const { began, id } = after ?? { began: Number.MAX_SAFE_INTEGER, id: '' };
      const rows = await rowsOf(
        matches().where('matches.id', 'in', (select) =>
          select
            .selectFrom(
              select
                .selectFrom('seats')
                .select('seats.match')
                .where('seats.person', '=', person)
                .where('seats.began', '<=', began)
                .where((is) => is.or([is('seats.began', '<', began), is('seats.match', '>', id)]))
                .orderBy('seats.began', 'desc')
                .orderBy('seats.match')
                .limit(limit)
                .as('mine'),
            )
            .select('mine.match'),
        ),
      );
      // A match that cannot be read is left out of its page, and the next page is there all the same.
      const isLast = new Set(rows.map((row) => row.id)).size < limit;
      const last = rows.at(-1);
      return { matches: recordsIn(rows), next: isLast || !last ? null : { began: last.began ?? 0, id: last.id } };
    },

    async addMatch(match, rows) {
      const { id, began } = match;
      const ended = match.ended ?? began + (rows.at(-1)?.at ?? 0);
      const log = await pack(makeLines(rows.map((row) => JSON.stringify(row))));
      await engine.change([
        step(
          db.insertInto('matches').values({
            id,
            table_id: match.table,
            setup: JSON.stringify(match.setup),
            round: JSON.stringify(match.round),
            listed: Number(match.listed),
            commitment: match.commitment,
            secret: match.secret,
            began,
            ended,
            totals: match.totals && JSON.stringify(match.totals),
            practice: Number(match.practice),
          }),
        ),
        step(db.insertInto('seats').values(match.seats.map((seat) => ({ match: id, ...seat, began, ended })))),
        step(db.insertInto('archives').values({ match: id, rows: rows.length, log })),
      ]);
    },

    async review(match) {
      const text = await reviewText(match);
      return text === null ? null : readReview(match, text);
    },

    reviewText,

    async keepReview(match, written) {
      const review = await pack(JSON.stringify(written));
      await engine.change([
        step(
          db
            .insertInto('reviews')
            .values({ match, review })
            .onConflict((same) => same.column('match').doUpdateSet({ review })),
        ),
        step(db.updateTable('matches').set({ reviewed: 1 }).where('id', '=', match), 'conflict'),
      ]);
    },

    async unreviewed(limit) {
      const rows = await engine.read(
        db
          .selectFrom('matches')
          .select('id')
          .where('ended', 'is not', null)
          .where('reviewed', '=', sql.lit(0))
          .orderBy('practice')
          .orderBy('ended')
          .limit(limit)
          .compile(),
      );
      return rows.map(({ id }) => id);
    },

    async unreviewedOf(person) {
      const found = await first(
        engine,
        db
          .selectFrom('seats')
          .innerJoin('matches', 'matches.id', 'seats.match')
          .select((is) => is.fn.countAll().as('count'))
          .where('seats.person', '=', person)
          .where('matches.ended', 'is not', null)
          .where('matches.reviewed', '=', sql.lit(0))
          .where('matches.practice', '=', 1),
      );
      return Number(found?.count ?? 0);
    },
  };
}
