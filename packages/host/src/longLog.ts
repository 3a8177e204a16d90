// How long a log may become. A match of a hundred shakes has about a quarter of this; only a match that nobody wants to end has more.
import type { Round } from './officials.ts';

/** After this many rows, the director ends the round and stops play. */
export const LONG_LOG = 20_000;
/** After this many rows, nobody may send another action. Until then there is room for papers, corrections and signatures. */
export const FULL_LOG = 21_000;

/** A round whose time is up. */
export const NO_MORE_TIME: Round = { ms: 0, more: 0 };
