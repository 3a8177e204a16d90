// What the prompt needs of a position, whichever game it belongs to.
import type { Conversation } from './conversation.ts';

export interface Round {
  /** A judge request but for the paper. */
  position: object;
  /** Asks for a paper: the rest of the request. */
  askPaper: (talk: Conversation) => Promise<object>;
}
