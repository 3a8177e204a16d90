// What the prompt needs of a position in either game.
import type { Conversation } from './conversation.ts';

export interface Round {
  /** A judge request without the paper. */
  position: object;
  /** Asks for a paper: the rest of the request. */
  askPaper: (talk: Conversation) => Promise<object>;
}
