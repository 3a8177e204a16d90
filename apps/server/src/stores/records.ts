// Records as the database has them, read back: what was written to disk is parsed like anything else from outside.
import type { Row } from '@openshake/host';
import { parseLogRow, parseSetup } from '@openshake/protocol';
import type { Player, Setup } from '@openshake/rules';
import * as v from 'valibot';
import { type SeatRecord, type TableRound, UnreadableRow } from './store.ts';

/** The object in a JSON text, if there is one. */
export function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const byBook = v.exactOptional(v.literal(true));
const RoundFields = v.union([
  v.strictObject({ shakes: count, byBook }),
  v.strictObject({ ms: count, more: v.exactOptional(count), byBook }),
]);
const Totals = v.record(v.string(), v.number());

export function readSetup(match: string, text: string): Setup {
  const parsed = parseSetup(jsonObject(text));
  if (!parsed.ok) throw new UnreadableRow(match, 0, parsed.facts);
  return parsed.value;
}

/** Reads the rows of a match, the first one with this number. */
export function readRows(match: string, setup: Setup, from: number, texts: readonly string[]): readonly Row[] {
  return texts.map((text, index) => {
    const v = from + index;
    const parsed = parseLogRow(jsonObject(text), setup, v - 1);
    if (!parsed.ok) throw new UnreadableRow(match, v, parsed.facts);
    return parsed.value;
  });
}

export function readRound(match: string, text: string): TableRound {
  const parsed = v.safeParse(RoundFields, jsonObject(text));
  if (!parsed.success) throw new UnreadableRow(match, 0, parsed.issues[0].message);
  return parsed.output;
}

export function readReview(match: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableRow(match, 0, error);
  }
}

export function readTotals(match: string, text: string | null): Readonly<Record<Player, number>> | null {
  if (text === null) return null;
  const parsed = v.safeParse(Totals, jsonObject(text));
  if (!parsed.success) throw new UnreadableRow(match, 0, parsed.issues[0].message);
  return parsed.output;
}

/** Records come joined with their seats: a row for each seat. */
export interface WithSeat {
  id: string;
  seat: string | null;
  person: string | null;
  bot: string | null;
}

/** The records in these rows, in order, each with its seats. One that cannot be read is logged by its id and left out. */
export function readRecords<Row extends WithSeat, Made>(
  rows: readonly Row[],
  read: (row: Row, seats: readonly SeatRecord[]) => Made,
  log: (line: string) => void,
): readonly Made[] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(row.id);
    if (group) group.push(row);
    else groups.set(row.id, [row]);
  }
  return [...groups.values()].flatMap((group) => {
    const seats = group.flatMap(({ seat, person, bot }) => (seat === null ? [] : [{ seat, person, bot }]));
    try {
      return [read(group[0], seats)];
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      log(error.message);
      return [];
    }
  });
}
