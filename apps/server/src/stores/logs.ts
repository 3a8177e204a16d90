// The logs of the matches: rows while a match is played, one compressed blob once it is over.
import type { Row } from '@openshake/host';
import { parseLogRow } from '@openshake/protocol';
import type { Setup } from '@openshake/rules';
import { linesOf, makeLines, pack, unpack } from './archive.ts';
import { type Engine, first, step } from './engine.ts';
import { jsonObject, readSetup } from './records.ts';
import { type LogStore, UnreadableRow } from './store.ts';

/** Reads the rows of a match, the first one with this number. */
function readRows(match: string, setup: Setup, from: number, texts: readonly string[]): readonly Row[] {
  return texts.map((text, index) => {
    const v = from + index;
    const parsed = parseLogRow(jsonObject(text), setup, v - 1);
    if (!parsed.ok) throw new UnreadableRow(match, v, parsed.facts);
    return parsed.value;
  });
}

export function logStore(engine: Engine): LogStore {
  const { db } = engine;

  async function archived(match: string, from: number): Promise<readonly string[]> {
    const archive = await first(engine, db.selectFrom('archives').select(['rows', 'log']).where('match', '=', match));
    if (!archive) return [];
    let lines: readonly string[];
    try {
      lines = linesOf(await unpack(archive.log));
    } catch (error) {
      throw new UnreadableRow(match, from, error);
    }
    if (lines.length !== archive.rows) throw new UnreadableRow(match, Math.min(lines.length, archive.rows) + 1);
    return lines.slice(from - 1);
  }

  /** The rows as texts. What is signed after the end comes after the archive. */
  async function written(match: string, from: number): Promise<readonly string[]> {
    // The rows first: a match that ends in between has left them for the archive, where we look next.
    const found = await live(match);
    const [first] = found;
    if (first && first.v <= from) return found.slice(from - first.v).map(({ row }) => row);
    const before = await archived(match, 1);
    const after = found.filter(({ v }) => v > before.length);
    if (after[0] && after[0].v !== before.length + 1) throw new UnreadableRow(match, before.length + 1);
    return [...before, ...after.map(({ row }) => row)].slice(from - 1);
  }

  async function live(match: string): Promise<readonly { v: number; row: string }[]> {
    const rows = await engine.read(
      db.selectFrom('log_rows').select(['v', 'row']).where('match', '=', match).orderBy('v').compile(),
    );
    const [first] = rows;
    const hole = rows.findIndex(({ v }, index) => v !== (first?.v ?? 1) + index);
    if (hole >= 0) throw new UnreadableRow(match, (first?.v ?? 1) + hole);
    return rows;
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

    async rows(match, from = 1) {
      const texts = await written(match, from);
      if (texts.length === 0) return [];
      const record = await first(engine, db.selectFrom('matches').select('setup').where('id', '=', match));
      return readRows(match, readSetup(match, record?.setup ?? ''), from, texts);
    },

    async finish(lease, { at, totals }) {
      const { match, epoch } = lease;
      const rows = await live(match);
      const texts = await written(match, 1);
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
          must: { touch: rows.length, else: 'conflict' },
        },
        step(db.deleteFrom('archives').where('match', '=', match)),
        step(db.insertInto('archives').values(archive)),
        step(db.updateTable('tables').set({ state: 'over', changed: at }).where('match', '=', match)),
        step(db.updateTable('seats').set({ ended: at }).where('match', '=', match)),
      ]);
    },
  };
}
