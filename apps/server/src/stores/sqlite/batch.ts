// What the main thread and the writer thread say to each other.
import type { Did, Step } from '../engine.ts';
import type { StoreTroubleKind } from '../store.ts';

/** A change of several steps, or the four parts of an append one after the other: match, epoch, version, row. In a flat list they are copied fastest. */
export type Part = string | number | readonly Step[];
export type Batch = readonly Part[];

/** What became of a batch. What is not in `failed` is on the disk. */
export interface Committed {
  failed: readonly { nth: number; kind: StoreTroubleKind; why: string }[];
  /** What the changes did, by their number in the batch. */
  did: readonly { nth: number; did: readonly Did[] }[];
  /** How long the commit took, in milliseconds. */
  took: number;
}

/** The writer has opened the database. */
export const READY = 'ready';
/** The writer shall close it and end. */
export const CLOSE = 'close';
