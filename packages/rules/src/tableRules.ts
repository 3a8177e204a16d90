// The rules of play at a table, as plain data: who may do what, when, in what time, and for how many points.
// What makes a Solution correct is in shakeRules.ts and equations/rules.ts.
import type { After } from './shakeRules.ts';

/** The stable names of the rules of play; each book maps them to its own clauses. */
export const TABLE_RULES = [
  // Starting
  'start.players',
  'start.roller',
  'start.cubes',
  'start.setOut',
  'start.dealer',
  'start.cards',
  // Choosing variations
  'choose.turn',
  'choose.count',
  'choose.proper',
  // The Goal
  'goal.setter',
  'goal.cubes',
  'goal.legal',
  'goal.grouping',
  'goal.stands',
  'goal.bonus',
  'goal.bonusCube',
  'goal.bonusLeader',
  'noGoal.declare',
  'noGoal.afterBonus',
  'noGoal.agree',
  // Moving
  'move.turn',
  'move.cube',
  'move.section',
  'move.stays',
  'move.shift',
  'move.bonus',
  'move.bonusLeader',
  'move.relations',
  'lastCube.section',
  'forceOut.declare',
  // Challenging
  'block.held',
  'block.putDown',
  'block.silent',
  'challenge.lastMove',
  'challenge.self',
  'challenge.claim',
  'challenge.nowCubes',
  'challenge.nowMat',
  'challenge.lastCubeNow',
  'challenge.lastCubeLate',
  'challenge.forceOut',
  // Writing
  'write.who',
  'write.once',
  'write.join',
  // Checking
  'check.who',
  'check.reason',
  'check.ambiguity',
  'check.question',
  'check.noMore',
  'check.which',
  // Illegal procedure
  'illegal.charge',
  'illegal.groundless',
  // Time and scores
  'time.penalty',
  'score.challenge',
  'score.incorrect',
  'score.withChallenger',
  'score.thirdParty',
  'score.noGoal',
  'score.acceptedWrong',
  'score.lastCube',
  'score.noSolution',
  'score.endOfRound',
  'score.absent',
  // The round and the match
  'round.noNewShake',
  'round.stop',
  'match.sign',
  'match.correct',
  'match.lowerScore',
  'match.noScore',
  // Judges
  'judge.conduct',
  'judge.warnFirst',
  'judge.secondJudge',
  'judge.approve',
  'judge.replay',
  'judge.appeal',
] as const;
export type TableRule = (typeof TABLE_RULES)[number];
export type TableCites = Readonly<Record<TableRule, string>>;

/** What a Challenger may say. */
export const CLAIMS = [
  'now',
  'impossible',
  'no-goal',
  'a-flub',
  'p-flub',
  'ca-flub',
  'force-out-a',
  'force-out-b',
] as const satisfies readonly After[];
export type Claim = (typeof CLAIMS)[number];

/** Each task with a limit, in milliseconds. */
export interface Limits {
  /** Rolling; null if the Goal's limit covers it. */
  roll: number | null;
  deal: number;
  choose: number;
  /** Choosing begins only after this much of the shake has passed. */
  chooseFrom: number;
  /** Setting the Goal, counted from the end of the start, or from the beginning of the shake. */
  goal: { time: number; from: 'start' | 'shake' };
  firstTurn: number;
  turn: number;
  /** Stating a challenge after picking up the block. */
  block: number;
  /** Disputing a No Goal. */
  dispute: number;
  /** Challenging the last cube, or a Force Out. */
  lastCube: number;
  join: number;
  write: number;
  check: number;
  /** The time to finish the shake under way after the end of the round. */
  lastShake: number;
}

/** What the table needs from the rules of Solutions, with the variations chosen. */
export interface FromSolutions {
  /** How many cards are dealt; null in a game without cards. */
  cards: { least: number; most: number } | null;
  shiftFromPermitted: boolean;
  /** = and ⊆ may go to Forbidden only when this many cubes or fewer are in Resources; null: at any time. */
  relationsToForbiddenAt: number | null;
  solutions: 1 | 2;
}

/** What a missed limit costs besides the first point. The countdown and the minute are the same in every book. */
export interface Misses {
  /** The countdown after a limit. */
  countdown: number;
  /** The additional time that the first point buys. */
  extra: number;
  /** Whether missing the additional time costs another point. */
  secondPoint: boolean;
}

export interface TableRules extends FromSolutions {
  cites: TableCites;
  /** The sets of cubes that the Goal-setter may set out instead of rolling them. */
  setOut: readonly (readonly string[])[];
  /** How many variations a player chooses; none if there is nothing to choose from. */
  choosing: 'none' | 'oneOrTwoForTheOther' | 'oneOrTwo';
  bonus: {
    /** Who may make a bonus move. */
    who: 'nobody' | 'anyone' | 'notTheLeader';
    /** Which cubes may not be the bonus of a Goal-setter. */
    beforeGoalNot: 'nothing' | 'digits' | 'digitsAndRelations';
  };
  noGoal: boolean;
  forceOut: boolean;
  claims: readonly Claim[];
  /** Nobody may call Now with fewer cubes in Resources. */
  nowNeedsCubes: number;
  /** Other words that count as a claim. */
  heardAs: Readonly<Record<string, Claim>>;
  /** How a third player takes part after a challenge. */
  thirdParty: 'joins' | 'joinsByPresenting' | 'presents';
  limits: Limits | null;
  misses: Misses;
  /** Points lost at a table; 0 if the book only sets the action aside. */
  fines: {
    invalidChallenge: 0 | 1;
    lateImpossible: 0 | 1;
    blockPutDown: 0 | 1;
    blockSilent: 0 | 1;
    leaderBonus: 0 | 1;
    improperVariation: 0 | 1;
    lateCheck: 0 | 1;
  };
  /** Whether a lost point counts only once a judge has approved it. */
  judgeApproves: boolean;
  /** After the last cube: a player who is late has no Solution, or loses a point and gets the additional minute. */
  lastCubeSilence: 'noSolution' | 'fined';
  /** What a change after presenting does at a table. */
  changedPaper: 'refused' | 'incorrect';
  /** Whether a checker may ask a judge if a Solution equals the Goal. */
  mayAskWhetherEqual: boolean;
  /** Whose objections a question to a judge ends. */
  questionEnds: 'own' | 'all';
  /** What a checker may not do again after failing to prove that a Solution is ambiguous. */
  failedProofEnds: 'proofs' | 'objections';
  scores: {
    correct: number;
    withChallenger: number;
    incorrect: number;
    /** A Third Party who is right while the Challenger, who had to write, is not. */
    rightAlone: number;
    lastCube: { correct: number; incorrect: number };
    absent: number;
  };
  /** After which challenges a silent player who accepts what another disproves is not correct. */
  acceptedWrong: 'afterAny' | 'afterImpossible' | 'never';
  /** Whether two judges together may take a point without a warning. */
  twoJudgesFine: boolean;
}
