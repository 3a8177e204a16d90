// The work that would hold up the main thread: bots that think, papers that are costly to judge, reviews. Workers do it.
import type { Log, Seated } from '@openshake/host';
import type { Inquiry, InquiryAnswer, MatchView, Player } from '@openshake/rules';

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

export interface Threads {
  /** Judges at once if that takes little effort, else in a worker. */
  judge(inquiry: Inquiry): InquiryAnswer | Promise<InquiryAnswer>;
  /** A bot that thinks in a worker. A question that a later one has overtaken is dropped. */
  seat(bot: BotSeat): Seated & { close(): void };
  /** The review of a finished match, as it goes over the wire. */
  review(log: Log): Promise<unknown>;
  metrics(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}
