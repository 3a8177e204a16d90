// Appends to logs in PostgreSQL: whatever waits is one statement, and so one commit.
import type { Pool } from 'pg';
import { Pacing } from '../pacing.ts';
import { type Lease, StoreTrouble } from '../store.ts';
import { openPool } from './pool.ts';

/** A row follows the one before it, which may be in the archive, by the match's owner. The lock keeps others from claiming the match until the row is there. */
const APPEND = `
  with owned as (
    select matches.id, added.v, added.row
    from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) as added (match, epoch, v, row)
    join matches on matches.id = added.match and matches.epoch = added.epoch
    order by matches.id
    for share of matches
  )
  insert into log_rows (match, v, row)
  select id, v, row from owned
  where exists (select 1 from log_rows before where before.match = owned.id and before.v = owned.v - 1)
    or owned.v - 1 = coalesce((select archives.rows from archives where archives.match = owned.id), 0)
  on conflict do nothing
  returning match`;

const EPOCHS = 'select id, epoch from matches where id = any($1::text[])';

/** A statement takes no more than this, so that it stays short. */
const LARGEST = 1000;

/** A list as PostgreSQL writes it: like JSON, for texts without control characters, and in half the time of the driver. */
const makeArray = (list: readonly (string | number)[]): string => `{${JSON.stringify(list).slice(1, -1)}}`;

interface Waiting {
  lease: Lease;
  v: number;
  row: string;
  resolve(): void;
  reject(trouble: StoreTrouble): void;
}

export class Appending {
  /** One connection: a second one would have to wait for the first at the disk. */
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #sent: readonly Waiting[] = [];
  readonly #pacing = new Pacing();
  #isBusy = false;
  #idle: (() => void) | undefined;
  readonly counts = { appends: 0, commits: 0, failures: 0, commitMs: 0 };

  constructor(url: string) {
    this.#pool = openPool(url, 1);
  }

  get waiting(): number {
    return this.#waiting.length + this.#sent.length;
  }

  append(lease: Lease, v: number, row: string): Promise<void> {
    this.counts.appends += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ lease, v, row, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      // What arrives in this turn of the loop goes along.
      setImmediate(() => void this.#write());
    });
  }

  async close(): Promise<void> {
    if (this.#isBusy)
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    await this.#pool.end();
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const wait = this.#pacing.wait(this.#waiting.length);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      this.#sent = this.#take();
      this.#pacing.begin(this.#sent.length);
      const began = performance.now();
      try {
        await this.#commit(this.#sent);
        this.counts.commits += 1;
        this.counts.commitMs += performance.now() - began;
      } catch (error) {
        // Whoever waits meanwhile would wait as long once more.
        const all = [...this.#sent, ...this.#waiting];
        this.#waiting = [];
        this.counts.failures += all.length;
        for (const each of all) each.reject(new StoreTrouble('unavailable', error));
      }
      this.#sent = [];
    }
    this.#isBusy = false;
    this.#idle?.();
  }

  /** A statement does not see its own rows, so each match has one row in it; the others wait for the next. */
  #take(): readonly Waiting[] {
    const matches = new Set<string>();
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    for (const each of this.#waiting) {
      if (taken.length >= LARGEST || matches.has(each.lease.match)) left.push(each);
      else {
        matches.add(each.lease.match);
        taken.push(each);
      }
    }
    this.#waiting = left;
    return taken;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const values = [
      makeArray(batch.map(({ lease }) => lease.match)),
      makeArray(batch.map(({ lease }) => lease.epoch)),
      makeArray(batch.map(({ v }) => v)),
      makeArray(batch.map(({ row }) => row)),
    ];
    const { rows } = await this.#pool.query<{ match: string }>({ name: 'append', text: APPEND, values });
    const done = new Set(rows.map(({ match }) => match));
    const refused = batch.filter(({ lease }) => !done.has(lease.match));
    for (const each of batch) if (done.has(each.lease.match)) each.resolve();
    if (refused.length > 0) await this.#refuse(refused);
  }

  async #refuse(refused: readonly Waiting[]): Promise<void> {
    const { rows } = await this.#pool.query<{ id: string; epoch: number }>(EPOCHS, [
      refused.map(({ lease }) => lease.match),
    ]);
    const epochs = new Map(rows.map(({ id, epoch }) => [id, epoch]));
    for (const { lease, v, reject } of refused) {
      const isOwn = (epochs.get(lease.match) ?? lease.epoch) === lease.epoch;
      reject(
        isOwn
          ? new StoreTrouble('conflict', `Row ${v} does not fit.`)
          : new StoreTrouble('fenced', 'The match was claimed by another server.'),
      );
    }
  }
}
