// The thread that writes. Whatever waits is committed in one transaction, so a slow disk is asked once for many rows.
import { parentPort, workerData } from 'node:worker_threads';
import type { Did, Step } from '../engine.ts';
import type { StoreTroubleKind } from '../store.ts';
import { type Batch, CLOSE, type Committed, READY } from './batch.ts';
import { CONSTRAINT, codeOf, openDatabase, Statements, WRITING } from './database.ts';

/** A row follows the one before it, by the match's owner. The one before it may already be in the archive. */
const APPEND = `
  insert into log_rows (match, v, row)
  select id, ?1, ?2 from matches
  where id = ?3 and epoch = ?4
    and (exists (select 1 from log_rows where match = ?3 and v = ?1 - 1)
      or ?1 - 1 = coalesce((select rows from archives where match = ?3), 0))
  on conflict do nothing`;

/** The same for a match whose owner and last row are known. */
const APPEND_NEXT = 'insert into log_rows (match, v, row) values (?, ?, ?)';

/** The owner of a match and its next row. */
interface Known {
  epoch: unknown;
  next: number;
}

interface Failed {
  kind: StoreTroubleKind;
  why: string;
}

/** The transaction is gone: nothing of the batch happened. */
class Undone extends Error {}

class Writer {
  readonly #database;
  readonly #statements;
  readonly #append;
  readonly #appendNext;
  readonly #epoch;
  readonly #dataVersion;
  /** Changes when another connection has written. */
  #lastDataVersion: unknown;
  /** The matches that only got rows since they were last looked up. */
  readonly #known = new Map<unknown, Known>();

  constructor(file: string) {
    this.#database = openDatabase(file, WRITING);
    this.#statements = new Statements(this.#database);
    this.#append = this.#database.prepare(APPEND);
    this.#appendNext = this.#database.prepare(APPEND_NEXT);
    this.#dataVersion = this.#database.prepare('pragma data_version');
    this.#epoch = this.#database.prepare('select epoch from matches where id = ?');
  }

  commit(batch: Batch): Committed {
    const began = performance.now();
    const failed: { nth: number; kind: StoreTroubleKind; why: string }[] = [];
    const did: { nth: number; did: readonly Did[] }[] = [];
    let nth = 0;
    try {
      this.#database.exec('begin immediate');
      this.#lookAround();
      for (let at = 0; at < batch.length; nth += 1) {
        const part = batch[at];
        if (typeof part === 'object') {
          at += 1;
          const done = this.#change(part);
          if ('kind' in done) failed.push({ nth, ...done });
          else did.push({ nth, did: done });
        } else {
          const failure = this.#appendOne(part, batch[at + 1], batch[at + 2], batch[at + 3]);
          at += 4;
          if (failure) failed.push({ nth, ...failure });
        }
      }
      this.#database.exec('commit');
    } catch (error) {
      this.#known.clear();
      if (this.#database.isTransaction) this.#database.exec('rollback');
      const why = String(error);
      return { failed: numbersOf(batch).map((each) => ({ nth: each, kind: 'unavailable', why })), did: [], took: 0 };
    }
    return { failed, did, took: performance.now() - began };
  }

  /** Forgets what it knows if somebody else has written. */
  #lookAround(): void {
    const { data_version: version } = this.#dataVersion.get();
    if (version !== this.#lastDataVersion) this.#known.clear();
    this.#lastDataVersion = version;
  }

  #appendOne(match: unknown, epoch: unknown, v: unknown, row: unknown): Failed | undefined {
    const known = this.#known.get(match);
    try {
      if (known && known.epoch === epoch && known.next === v) {
        this.#appendNext.run(match, v, row);
        known.next += 1;
        return undefined;
      }
      if (this.#append.run(v, row, match, epoch).changes === 1) {
        this.#known.set(match, { epoch, next: Number(v) + 1 });
        return undefined;
      }
    } catch (error) {
      // What no table takes is wrong for one match only; anything else is wrong with the disk.
      if (codeOf(error) !== CONSTRAINT || !this.#database.isTransaction) throw error;
    }
    const now = this.#epoch.get(match)?.epoch;
    return now === undefined || now === epoch
      ? { kind: 'conflict', why: `Row ${v} does not fit.` }
      : { kind: 'fenced', why: 'The match was claimed by another server.' };
  }

  /** One change that fails takes nothing along. */
  #change(steps: readonly Step[]): readonly Did[] | Failed {
    // It may be about any match.
    this.#known.clear();
    this.#database.exec('savepoint change');
    const done: Did[] = [];
    let failure: Failed | undefined;
    for (const { sql, parameters, must } of steps) {
      try {
        const did = this.#run(sql, parameters);
        done.push(did);
        if (must && did.touched !== must.touch)
          failure = { kind: must.else, why: `A step touched ${did.touched} rows.` };
      } catch (error) {
        // A full disk may have ended the whole transaction.
        if (!this.#database.isTransaction) throw new Undone(String(error), { cause: error });
        failure = { kind: codeOf(error) === CONSTRAINT ? 'conflict' : 'unavailable', why: String(error) };
      }
      if (failure) break;
    }
    if (failure) this.#database.exec('rollback to change');
    this.#database.exec('release change');
    return failure ?? done;
  }

  #run(sql: string, parameters: readonly unknown[]): Did {
    const statement = this.#statements.prepare(sql);
    if (statement.columns().length === 0) return { touched: statement.run(...parameters).changes, rows: [] };
    // Rows come without a prototype, and a copy for another thread has one.
    const rows = statement.all(...parameters);
    return { touched: rows.length, rows };
  }

  /** Puts everything into the one file, as far as the disk allows. What it does not allow waits beside it, as safe as before. */
  close(): void {
    try {
      this.#database.exec('pragma wal_checkpoint(truncate)');
    } catch {}
    this.#database.close();
  }
}

/** The numbers of everything in a batch. */
function numbersOf(batch: Batch): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < batch.length; at += typeof batch[at] === 'object' ? 1 : 4) numbers.push(numbers.length);
  return numbers;
}

const port = parentPort;
if (port) {
  const writer = new Writer(workerData.file);
  port.on('message', (said: Batch | typeof CLOSE) => {
    if (said !== CLOSE) port.postMessage(writer.commit(said));
    else {
      writer.close();
      port.close();
    }
  });
  port.postMessage(READY);
}
