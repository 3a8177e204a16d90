// Where a table comes from: a Room on the server, or the same Room in a worker of this page. The screen knows only this.
import type { ActionDone } from '@openshake/protocol/wire';
import type { Acted, MatchView, Player, SeenEvent, Viewer } from '@openshake/rules';
import type { ReadonlySignal } from '@preact/signals';

/** An action as a seat sends it; who acts is added where it arrives. */
export type SeatAction = { [Type in Acted['type']]: Omit<Extract<Acted, { type: Type }>, 'by'> }[Acted['type']];

export interface SeatShown {
  seat: Player;
  /** The name that this viewer may see; null for an open seat. */
  name: string | null;
  /** The level of a bot. */
  bot?: string;
  /** Whether somebody is connected there. */
  here: boolean;
}

/** What was not heard, after a gap. */
export interface Missed {
  /** The connection was lost, and is back. */
  back: boolean;
  /** What happened last in it, if that was said. */
  last: readonly SeenEvent[];
}

/** One version of the table, as one viewer may see it. */
export interface Heard {
  v: number;
  /** What just happened. Empty after a gap: then the view alone tells. */
  events: readonly SeenEvent[];
  /** null before the match begins. */
  view: MatchView | null;
  seats: readonly SeatShown[];
  /** The moment of the match when this was heard, in milliseconds since it began. */
  at: number;
  /** When the director calls next by the clock: the end of the round, then the end of play. Left out: never. */
  nextCall?: number;
  /** Something may have happened between the version before and this one. */
  missed?: Missed;
}

/** `gone`: the table does not exist or may not be seen; nothing is tried again. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'gone';

export interface TableSource {
  readonly id: string;
  /** The id of its match, where the table has another. */
  readonly matchId?: string;
  /** At a practice table help is allowed, and nobody else waits. */
  readonly practice: boolean;
  readonly connection: ReadonlySignal<Connection>;
  /** Begins to watch; `hear` gets the newest version first. Call the returned function to stop. */
  watch(hear: (heard: Heard) => void): () => void;
  /** Sends an action until it is answered. It is done once, whatever the connection does. */
  act(action: SeatAction, as?: Viewer): Promise<ActionDone>;
  /** Whether this viewer opened the table, and so may end the round as director though seated as a player. */
  readonly directs?: ReadonlySignal<boolean>;
  /** Whether those who only watch see everything thirty seconds late. */
  readonly late?: ReadonlySignal<boolean>;
  /** Whether players may write to officials in their own words. Where strangers meet they may not. */
  readonly freeText?: boolean;
  /** The judge gets up: then the program judges. */
  leaveBench?(): Promise<void>;
  /** A new match with the same people. */
  rematch?(): Promise<void>;
  /** Says one of the kind phrases to everybody at the table. */
  phrase?(phrase: string): void;
}
