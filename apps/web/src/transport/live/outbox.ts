// Actions that wait for their answer. They are kept until it comes, also through a reload, so that none is lost and none is done twice.
import type { SeatAction } from '../../table/source.ts';

export interface Kept {
  id: string;
  table: string;
  action: SeatAction;
}

const KEY = 'openshake.acts';
/** Nobody waits for more answers than this. */
const MOST = 50;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'table' in value &&
  typeof value.table === 'string' &&
  'action' in value &&
  typeof value.action === 'object' &&
  value.action !== null &&
  'type' in value.action;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class Outbox {
  readonly #place: Place | undefined;
  #kept: readonly Kept[];

  /** `place`: where it survives a reload of this tab. */
  constructor(place: Place | undefined) {
    this.#place = place;
    this.#kept = this.#read();
  }

  /** Those for this table, in the order in which they were said. */
  for(table: string): readonly Kept[] {
    return this.#kept.filter((each) => each.table === table);
  }

  add(kept: Kept): void {
    this.#write([...this.#kept, kept].slice(-MOST));
  }

  /** It is answered. */
  done(id: string): void {
    this.#write(this.#kept.filter((each) => each.id !== id));
  }

  /** Nobody can answer these anymore. */
  forget(table: string): void {
    this.#write(this.#kept.filter((each) => each.table !== table));
  }

  #read(): readonly Kept[] {
    try {
      const kept: unknown = JSON.parse(this.#place?.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  }

  #write(kept: readonly Kept[]): void {
    this.#kept = kept;
    try {
      if (kept.length > 0) this.#place?.setItem(KEY, JSON.stringify(kept));
      else this.#place?.removeItem(KEY);
    } catch {
      // Nothing can be kept here. The actions wait as long as the page is open.
    }
  }
}
