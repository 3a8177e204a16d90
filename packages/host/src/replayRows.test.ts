// A log decided again: it stays as it is, and every difference is found.
import type { Penalty } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { MemoryStore, matchAfter, playOut, type Row, replayRows } from './index.ts';
import { dice, Plain, search, setup } from './testing/players.ts';
import { roomAt } from './testing/roomAt.ts';

const played = async () => {
  const bots = { a: new Plain(), b: new Plain() };
  return (await playOut({ setup, bots, round: { shakes: 1 }, dice: dice(4), search })).log;
};

/** As if an older version had decided this row differently. */
const changed = (rows: readonly Row[], v: number, change: (row: Row) => Row): Row[] =>
  rows.map((row) => (row.v === v ? change(row) : row));

describe('replaying rows', () => {
  it('finds nothing if nothing differs, even after a trip through JSON', async () => {
    const log = await played();
    expect(replayRows(JSON.parse(JSON.stringify(log)), { search })).toEqual([]);
  });

  it('finds a row that the rules decide differently today, and no other', async () => {
    const { rows } = await played();
    const move = rows.find(({ action }) => action.type === 'move')?.v ?? 0;
    const other = changed(rows, move, (row) => ({
      ...row,
      events: row.events.map((event) =>
        event.type === 'tasksSet' ? { ...event, tasks: [...event.tasks, ...event.tasks] } : event,
      ),
    }));
    const differences = replayRows({ setup, rows: other.slice(0, move) }, { search });
    expect(differences.map(({ v }) => v)).toEqual([move]);
    expect(differences[0]?.log).toMatchObject({ events: other[move - 1]?.events });
    expect(differences[0]?.rules).toMatchObject({ events: rows[move - 1]?.events });
  });

  it('finds an action that the rules refuse today, and the match stays as it was played', async () => {
    const { rows } = await played();
    const refused = changed(rows, 2, (row) => ({ ...row, action: { type: 'sign', by: 'a' } }));
    const log = { setup, rows: refused };
    expect(replayRows(log, { search })).toMatchObject([{ v: 2, rules: { refusal: { rule: expect.any(String) } } }]);
    expect(matchAfter(log)).toEqual(matchAfter({ setup, rows }));
  });

  it('reports a corrected rule, and a room goes on with the match as it was played', async () => {
    const { rows } = await played();
    const move = rows.find(({ action }) => action.type === 'move')?.v ?? 0;
    // Once a move could cost a point. Today's rules know nothing of it.
    const penalty = { player: 'a', shake: 1, rule: 'turn.notYours', clause: 'X', counted: true } as const;
    const at = rows[move - 1]?.at ?? 0;
    const before = changed(rows, move, (row) => ({
      ...row,
      events: [...row.events, { type: 'pointLost', penalty: penalty as unknown as Penalty, at }],
    })).slice(0, move);
    const log = { setup, rows: before };
    expect(replayRows(log, { search }).map(({ v }) => v)).toEqual([move]);
    const store = new MemoryStore();
    for (const row of before) store.append(row);
    const { room } = await roomAt({ store });
    expect(room.match).toEqual(matchAfter(log));
    expect(room.match.penalties).toContainEqual(penalty);
    expect(room.view('audience').totals.a).toBe(-1);
  });
});
