// The work that would hold up the main thread: bots that think, papers that are costly to judge, reviews, long matches. Workers do it.
import type { Seated } from '@openshake/host';
import type { Inquiry, InquiryAnswer, MatchView, Player, Setup } from '@openshake/rules';
import type { Writing, Written } from '../http/matches/writing.ts';

export interface BotSeat {
  level: string;
  seat: Player;
  seed: number;
  /** 1 thinks as long as people do. */
  pace: number;
  /** What the seat has seen of the shake under way, for a worker that meets this bot for the first time. */
  seen: () => Promise<readonly MatchView[]>;
  /** Whether somebody watches the table now. */
  isWatched: () => boolean;
}

/** A log as it is stored: reading a long one takes a while, too. */
export interface StoredLog {
  /** The match. */
  id: string;
  setup: Setup;
  texts: readonly string[];
}

/** Who waits, from the outside in, such as the network, the person and the table. All of them get their turn. */
export type Turn = readonly string[];

export interface Threads {
  /** Judges at once if that takes little effort, else in a worker. */
  judge(inquiry: Inquiry, turn?: Turn): InquiryAnswer | Promise<InquiryAnswer>;
  /** A bot that thinks in a worker. A question that a later one has overtaken is dropped. */
  seat(bot: BotSeat): Seated & { close(): void };
  /** The review of a finished match, as it goes over the wire. After so many milliseconds, it ends with what is done. */
  review(log: StoredLog, ms: number): Promise<unknown>;
  /** Writes a long match for somebody who reads it. */
  write(writing: Writing, turn: Turn): Promise<Written>;
  metrics(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}
