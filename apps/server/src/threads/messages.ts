// What the main thread and its threads say to each other: plain data.
import type { Deed } from '@openshake/host';
import type { Inquiry, InquiryAnswer, MatchView, Player } from '@openshake/rules';
import type { Writing, Written } from '../http/matches/writing.ts';
import type { StoredLog } from './threads.ts';

/** A bot before its first question. */
export interface BotStart {
  level: string;
  seat: Player;
  seed: number;
  pace: number;
}

export interface BotQuestion {
  what: 'bot';
  /** The number of the bot in this server. */
  bot: number;
  /** For a thread that does not have this bot. */
  start?: BotStart;
  /** What the seat has seen since its last question, or in this shake if the bot is new. */
  seen: readonly MatchView[];
  view: MatchView;
  /** After this many milliseconds, the bot decides with what it knows. */
  ms: number;
}

export interface JudgeQuestion {
  what: 'judge';
  inquiry: Inquiry;
}

export interface ReviewQuestion {
  what: 'review';
  log: StoredLog;
  /** After this many milliseconds, the review ends with what is done. */
  ms: number;
}

export interface WriteQuestion {
  what: 'write';
  writing: Writing;
}

export type Question = BotQuestion | JudgeQuestion | ReviewQuestion | WriteQuestion;

export interface AnswerTo {
  bot: Deed | null;
  judge: InquiryAnswer;
  /** `unreadable`: the number of the row that cannot be read. */
  review: object | { unreadable: number };
  write: Written;
}

export type ToThread = { id: number; question: Question } | { forget: number };

/** `ms`: how long it took. `failed`: what went wrong, for the log. */
export type FromThread = { id: number; ms: number } & ({ answer: AnswerTo[keyof AnswerTo] } | { failed: string });

/** What a thread is told at its start. */
export interface ThreadStart {
  /** How far behind the main thread it stands when both want the processor: 0 not at all, 19 entirely. */
  nice: number;
  /** Holds the id of a question whose answer nobody wants any more. */
  overtaken: Int32Array;
}
