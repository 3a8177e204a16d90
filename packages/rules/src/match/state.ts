// A match as plain JSON: what is on the table, whose turn it is, what is due when, and the scores.
import type { BookId, DivisionId } from '../books/book.ts';
import type { Judged } from '../game/game.ts';
import type { Section } from '../section.ts';
import type { After } from '../shakeRules.ts';
import type { TableRule } from '../tableRules.ts';

export type Player = string;

/** Most lists of a match are empty most of the time, and thousands of matches share this one. */
export const NONE: readonly never[] = [];

/** Where a cube that is in play may lie. */
export type Spot = Section | 'resources';

export const OFFICIATING = ['strict', 'table'] as const;
export type Officiating = (typeof OFFICIATING)[number];

/** What players settle before the first roll. */
export interface Setup {
  book: BookId;
  division: DivisionId;
  /** In clockwise order, the first Goal-setter first. */
  players: readonly Player[];
  officiating: Officiating;
  clocks: 'book' | 'none';
  /** False if the table plays without any variation. */
  variations: boolean;
}

export interface MatchState extends Setup {
  /** The latest known moment, in milliseconds since the match began. */
  at: number;
  round: 'open' | 'ended' | 'stopped';
  /** Who sets the Goal of this shake, or between shakes of the next one. */
  goalSetter: Player;
  /** Who sits out the next shake, because it is replayed without them. */
  sittingOut: readonly Player[];
  /** Who sits out the rest of the round, because the round is replayed without them. */
  benched: readonly Player[];
  /** Void shakes that wait to be replayed, in order. Between shakes the first one comes next. */
  replays: readonly Replay[];
  /** The void shake that the shake under way replaces, if it is a replay. */
  replaying: Replay | null;
  /** Who sets the next Goal after all replays. null: the player on the left of the last Goal-setter. */
  resumesWith: Player | null;
  /** When the round began: with the match, or when a judge ordered it replayed. */
  roundBegan: number;
  /** After the end of the round: when the last minutes began for the shake under way or the next replay. */
  overtime: number | null;
  presence: Readonly<Record<Player, 'here' | 'away' | 'out'>>;
  phase: Phase;
  shake: Shake | null;
  tasks: readonly Task[];
  block: Block | null;
  /** Illegal actions that stand until somebody charges them or a legal action insulates them. */
  illegal: readonly IllegalAction[];
  shakes: readonly FinishedShake[];
  penalties: readonly Penalty[];
  warned: readonly Player[];
  /** Questions to a judge that wait for an answer. */
  questions: readonly Question[];
  corrections: readonly Correction[];
  /** Scores that a judge or the director took away. Nobody else moves up. */
  taken: readonly TakenScore[];
  signed: readonly Player[];
}

/** A replay that a judge ordered. */
export interface Replay {
  /** The number of the void shake. */
  number: number;
  goalSetter: Player;
  /** Who replays it. */
  players: readonly Player[];
}

export interface TakenScore {
  player: Player;
  /** The number of the shake; null: the whole round, which gives this player no match points. */
  shake: number | null;
  /** How many points were taken from the score of that shake. */
  points: number;
}

export interface Shake {
  /** From 1. */
  number: number;
  goalSetter: Player;
  /** Who plays it, clockwise from the Goal-setter. */
  players: readonly Player[];
  /** Who is away and scored as such. */
  absent: readonly Player[];
  began: number;
  rolled: readonly string[] | null;
  universe: readonly string[] | null;
  picks: readonly ChosenPick[];
  resources: readonly string[];
  required: readonly string[];
  permitted: readonly string[];
  forbidden: readonly string[];
  goal: GoalOnMat | null;
  /** Who moved last or set the Goal, and so may be challenged. */
  lastMover: Player | null;
  /** Every move of a cube to the mat that still stands, in order. */
  trail: readonly Placed[];
  /** Turns that ran out, each numbered in the order of the trail. */
  passes: readonly Pass[];
  /** Players who were sent out of this shake, each with the place in that order from which they play no more. */
  sentOut: readonly Pass[];
  /** How often each player's choice of variations was taken back. */
  tries: Readonly<Record<Player, number>>;
  /** Who has picked up the block since the last move. Each player may do so only once. */
  lifted: readonly Player[];
  /** What a judge found in papers, by writer. No viewer sees this: at a table the checkers have to find it themselves. */
  verdicts: Readonly<Record<Player, Judged>>;
}

export interface ChosenPick {
  by: Player;
  /** As it was written down: a name and what fills its blank. */
  pick: unknown;
  /** Breaks II-C-2, so it does not count. */
  improper: boolean;
}

export interface GoalOnMat {
  /** As it was laid out. */
  goal: unknown;
  /** Its cubes, in order. */
  cubes: readonly string[];
  /** The legal values; empty if the Goal is not legal. */
  values: readonly (number | string)[];
}

/** One cube put on the mat, or shifted there. */
export interface Placed {
  /** Its number in the order of moves and lost turns. */
  nth: number;
  by: Player;
  kind: 'bonus' | 'move' | 'shift';
  cube: string;
  from: Spot;
  to: Section;
  /** Counts the turns of the shake: a bonus and its move share one; 0 before the Goal. */
  turn: number;
}

/** A turn that ran out, or the point from which a disqualified player no longer plays. */
export interface Pass {
  nth: number;
  player: Player;
}

export type Phase = Start | Variations | GoalSetting | NoGoal | Moving | Writing | Checking | Over;

/** The cubes are rolled and the cards dealt; between shakes, nothing has begun. */
export interface Start {
  name: 'start';
}
export interface Variations {
  name: 'variations';
  player: Player;
  /** Improper choices of this player that were pointed out. */
  tries: number;
  /** Who chooses after this player. */
  next: readonly Player[];
}
export interface GoalSetting {
  name: 'goal';
  player: Player;
  bonus: boolean;
}
export interface NoGoal {
  name: 'no-goal';
  agreed: readonly Player[];
}
export interface Moving {
  name: 'move';
  player: Player;
  turn: number;
  /** Whether a bonus was moved on this turn. */
  bonus: boolean;
  /** Turns in a row that nobody used. */
  lost: number;
}

/** Why Solutions are written. */
export type Occasion = After;

export interface Occasioned {
  occasion: Occasion;
  challenger: Player | null;
  /** Who is challenged; after a Force Out or the last cube, who moved it. */
  mover: Player | null;
  /** Who has to write. Players in `may` may write or not. */
  must: readonly Player[];
  may: readonly Player[];
  /** The sides that players have taken in words. */
  sides: Readonly<Record<Player, 'mover' | 'challenger'>>;
  /** The charged move, if the Challenger names an earlier one. */
  moved: unknown;
  /** When the time for writing ends; null without clocks. */
  due: number | null;
}

export interface Writing extends Occasioned {
  name: 'write';
  answers: Readonly<Record<Player, Answer>>;
}

export interface Checking extends Occasioned {
  name: 'check';
  answers: Readonly<Record<Player, Answer>>;
  papers: readonly CheckedPaper[];
  /** Whose paper has its time now. Players may answer other papers early. */
  current: Player | null;
}

export type Answer = { declined: true } | { paper: PresentedPaper; changed: boolean };

/** A Solution, sealed until all have answered. */
export interface PresentedPaper {
  solution?: unknown;
  solutions?: unknown;
  avoid?: unknown;
  moved?: unknown;
}

export interface CheckedPaper {
  writer: Player;
  accepted: readonly Player[];
  /** Who has tried to prove it ambiguous, and failed. */
  spent: readonly Player[];
  /** Who asked a judge whether it equals the Goal, and who had accepted it before. */
  asked: { by: Player; accepted: readonly Player[] } | null;
  /** When an opponent asked the writer which of several Solutions counts, and who asked. */
  askedWhichBy?: Player;
  askedWhich?: number;
  settled: { correct: boolean; how: Settled } | null;
}

/** How a paper was settled. */
export const SETTLED = ['judged', 'accepted', 'disproved', 'ruled', 'changed'] as const;
export type Settled = (typeof SETTLED)[number];

export interface Over {
  name: 'over';
}

/** Something that somebody has to do, or may do, in a given time. */
export const TASKS = [
  'roll',
  'deal',
  'choose',
  'goal',
  'turn',
  'write',
  'check',
  'join',
  'may-write',
  'dispute',
  'late-claim',
  'ruling',
] as const;
export type TaskName = (typeof TASKS)[number];

export interface Task {
  player: Player | null;
  what: TaskName;
  /** When the limit ends; null without clocks. */
  due: number | null;
  /** Whether this is the additional time that came with a lost point. */
  extra: boolean;
}

export interface Block {
  holder: Player;
  taken: number;
  due: number | null;
  /** Whether it was picked up in time, so that the holder may still state a challenge. */
  inTime: boolean;
}

/** An illegal action that stands for now, with what it takes to undo it. */
export interface IllegalAction {
  by: Player;
  /** Every rule that it breaks; people are shown the first. */
  broken: readonly BrokenTableRule[];
  /** The cube that it moved; null for a choice of variations. */
  placed: Placed | null;
  /** The time limit of the player on turn at that moment. */
  limit: Task | null;
  at: number;
}

export interface BrokenTableRule {
  rule: TableRule;
  clause: string;
}

export interface FinishedShake {
  number: number;
  goalSetter: Player;
  ended: Occasion | 'void';
  /** None for a void shake. */
  scores: Readonly<Record<Player, number>> | null;
  /** The rule by which each was scored. */
  scoredBy: Readonly<Record<Player, { rule: TableRule; clause: string }>>;
  /** A judge ordered a replay. */
  replayed?: true;
  /** How each paper fared. */
  papers: readonly { writer: Player; correct: boolean; how: Settled }[];
}

export interface Penalty {
  player: Player;
  /** The number of the shake in which it arose. */
  shake: number;
  rule: TableRule;
  clause: string;
  /** A pending one counts only once a judge has approved it. */
  counted: boolean;
}

export interface Question {
  by: Player;
  question: string;
  writer: Player | null;
}

export interface Correction {
  by: string;
  shake: number;
  player: Player;
  score: number;
  /** Who has signed since. */
  agreed: readonly Player[];
}
