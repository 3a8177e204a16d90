// The logs of the matches: rows while a match is played, one compressed blob once it is over.
import type { Row } from '@openshake/host';
import type { Setup } from '@openshake/rules';
import { makeLines, pack, unpackLines } from './archive.ts';
import { Damaged, type Engine, first, step } from './engine.ts';
import { readRows, readSetup } from './records.ts';
import { type LogStore, StoreTrouble, UnreadableRow } from './store.ts';

const ALL = Number.MAX_SAFE_INTEGER;
/** So many rows are read at once, and then the tables have their turn. */
const TURN = 200;

/** Reads the rows of a match, the first one with this number. */
async function readInTurns(
  match: string,
  setup: Setup,
  from: number,
  texts: readonly string[],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < texts.length; at += TURN) {
    if (at > 0) await new Promise((resolve) => setImmediate(resolve));
    rows.push(...readRows(match, setup, from + at, texts.slice(at, at + TURN)));
  }
  return rows;
}

const NO_ARCHIVE = { count: 0, lines: [] as readonly string[] };

export function logStore(engine: Engine): LogStore {
  const { db } = engine;

  /** How many rows the archive has, and those that are asked for as texts; none if the match goes on. */
  async function archived(match: string, from: number, most: number) {
    const archive = await first(engine, db.selectFrom('archives').select(['rows', 'log']).where('match', '=', match));
    if (!archive) return NO_ARCHIVE;
    const found = await unpackLines(archive.log, from, most).catch((error) => {
      throw new UnreadableRow(match, 1, error);
    });
    if (found.count !== archive.rows) throw new UnreadableRow(match, Math.min(found.count, archive.rows) + 1);
    return found;
  }

  const live = (match: string, from: number, most: number) =>
    engine.read(
      db
        .selectFrom('log_rows')
        .select(['v', 'row'])
        .where('match', '=', match)
        .where('v', '>=', from)
        .orderBy('v')
        .limit(most)
        .compile(),
    );

  /** The rows from this number on as texts, and how many of them are not in the archive. */
  async function written(
    match: string,
    from: number,
    most = ALL,
  ): Promise<{ texts: readonly string[]; loose: number }> {
    // The rows first: a match that ends in between has left them for the archive, where we look next.
    const found = await live(match, from, most);
    const before = found[0]?.v === from ? NO_ARCHIVE : await archived(match, from, most);
    const after = before.count > 0 ? found.filter(({ v }) => v > before.count) : found;
    const next = Math.max(from, before.count + 1);
    const hole = after.findIndex(({ v }, index) => v !== next + index);
    if (hole >= 0) throw new UnreadableRow(match, next + hole);
    return { texts: [...before.lines, ...after.map(({ row }) => row)].slice(0, most), loose: after.length };
  }

  async function textsFrom(match: string, from: number, most: number): Promise<readonly string[]> {
    try {
      return (await written(match, from, most)).texts;
    } catch (error) {
      const isDamaged = error instanceof StoreTrouble && error.cause instanceof Damaged;
      throw isDamaged ? new UnreadableRow(match, from, error) : error;
    }
  }

  return {
    async claim(match) {
      const [did] = await engine.change([
        step(
          db
            .updateTable('matches')
            .set((is) => ({ epoch: is('epoch', '+', 1) }))
            .where('id', '=', match)
            .returning('epoch'),
          'conflict',
        ),
      ]);
      const [{ epoch } = { epoch: 0 }] = (did?.rows ?? []) as readonly { epoch: number }[];
      return { match, epoch };
    },

    append: (lease, row) => engine.append(lease, row.v, JSON.stringify(row)),

    async rows(match, from = 1, most = ALL) {
      const texts = await textsFrom(match, from, most);
      if (texts.length === 0) return [];
      const record = await first(engine, db.selectFrom('matches').select('setup').where('id', '=', match));
      return readInTurns(match, readSetup(match, record?.setup ?? ''), from, texts);
    },

    texts: (match) => textsFrom(match, 1, ALL),

    async finish(lease, { at, totals }) {
      const { match, epoch } = lease;
      const { texts, loose } = await written(match, 1);
      const isDone = loose === 0 && texts.length > 0;
      if (isDone) return;
      const archive = { match, rows: texts.length, log: await pack(makeLines(texts)) };
      const ended = db
        .updateTable('matches')
        .set({ ended: at, totals: totals && JSON.stringify(totals) })
        .where('id', '=', match)
        .where('epoch', '=', epoch);
      await engine.change([
        step(ended, 'fenced'),
        // A row that came meanwhile is archived the next time.
        {
          ...step(db.deleteFrom('log_rows').where('match', '=', match).where('v', '<=', texts.length)),
          must: { touch: loose, else: 'conflict' },
        },
        step(db.deleteFrom('archives').where('match', '=', match)),
        step(db.insertInto('archives').values(archive)),
        step(db.updateTable('tables').set({ state: 'over', changed: at }).where('match', '=', match)),
        step(db.updateTable('seats').set({ ended: at }).where('match', '=', match)),
      ]);
    },
  };
}
