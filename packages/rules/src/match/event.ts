// What happened at a table, in the past tense and fully resolved: a match rebuilt from its events needs no rulebook.
import type { JudgeFact } from '../facts/judge.ts';
import type { TableFact } from '../facts/table.ts';
import type { Judged } from '../game/game.ts';
import type { TableRule } from '../tableRules.ts';
import type {
  ChosenPick,
  FinishedShake,
  GoalOnMat,
  IllegalAction,
  Penalty,
  Phase,
  Placed,
  Player,
  PresentedPaper,
  Question,
  Replay,
  Settled,
  Shake,
  Task,
} from './state.ts';

type Facts =
  | { type: 'shakeBegan'; shake: Pick<Shake, 'number' | 'goalSetter' | 'players' | 'absent' | 'began'> }
  | { type: 'cubesRolled'; by: Player; cubes: readonly string[] }
  | { type: 'cardsDealt'; by: Player; cards: readonly string[]; removed: readonly string[] }
  | { type: 'phaseBegan'; phase: Phase }
  | { type: 'tasksSet'; tasks: readonly Task[] }
  | { type: 'variationsChosen'; by: Player; picks: readonly ChosenPick[] }
  | { type: 'choiceTakenBack'; by: Player }
  | { type: 'cubePlaced'; placed: Placed }
  | { type: 'cubeReturned'; placed: Placed }
  | { type: 'takenBack'; by: Player }
  | { type: 'bonusCounted'; placed: Placed }
  | { type: 'trailMended'; trail: readonly Placed[]; lastMover: Player | null }
  | { type: 'goalSet'; by: Player; goal: GoalOnMat; leftOver: readonly string[] }
  | { type: 'noGoalDeclared'; by: Player }
  | { type: 'noGoalAgreed'; by: Player; silent: boolean }
  | { type: 'turnLost'; player: Player }
  | { type: 'blockTaken'; by: Player; due: number | null; inTime: boolean }
  | { type: 'blockReturned'; by: Player }
  | { type: 'challenged'; by: Player; claim: string; against: Player }
  | { type: 'forceOutDeclared'; by: Player }
  | { type: 'setAside'; by: Player; what: string; rule: TableRule; clause: string; facts: TableFact }
  | { type: 'illegalDone'; illegal: IllegalAction }
  | { type: 'insulated'; by: Player }
  /** `illegal`: what the charge is about. Now everybody knows it. */
  | {
      type: 'charged';
      by: Player;
      what?: string;
      against: Player;
      clause: string;
      illegal: readonly IllegalAction[];
    }
  | { type: 'madeGood'; by: Player }
  | { type: 'choicesStand' }
  | { type: 'appealGivenUp'; by: Player }
  | { type: 'sideJoined'; by: Player; side: 'mover' | 'challenger' }
  | { type: 'paperPresented'; by: Player; paper: PresentedPaper }
  | { type: 'paperChanged'; by: Player }
  | { type: 'paperDeclined'; by: Player; silent: boolean }
  | { type: 'paperAccepted'; by: Player; writer: Player; silent: boolean }
  | { type: 'paperRejected'; by: Player; writer: Player; clause: string; upheld: boolean; last: boolean }
  | { type: 'judgeCalled'; question: Question }
  | { type: 'whichAsked'; by: Player; writer: Player }
  | { type: 'solutionIndicated'; by: Player; which: readonly number[] }
  | { type: 'judgeRuled'; by: string; question: string; answer: 'yes' | 'no'; writer: Player | null; clause: string }
  /** What a judge found in a paper, kept so that nobody asks again. It counts only once the paper is settled. */
  | { type: 'paperJudged'; writer: Player; judged: Judged }
  | {
      type: 'paperSettled';
      writer: Player;
      correct: boolean;
      how: Settled;
      reasons: readonly Reason[];
      /** Why we have no proof that it is correct. It counts as correct. */
      unproven?: JudgeFact;
    }
  | { type: 'shakeEnded'; shake: FinishedShake; goalSetter: Player }
  | { type: 'shakeVoided'; number: number; players: readonly Player[]; goalSetter: Player }
  | { type: 'roundVoided'; players: readonly Player[]; goalSetter: Player }
  | { type: 'replaysSet'; replays: readonly Replay[] }
  | { type: 'nextShakeSet'; goalSetter: Player; sittingOut: readonly Player[]; resumesWith: Player | null }
  | { type: 'pointLost'; penalty: Penalty }
  | { type: 'penaltyApproved'; penalty: number }
  | { type: 'playerLeft' | 'playerReturned' | 'playerWarned' | 'playerDisqualified'; player: Player }
  | { type: 'roundEnded' }
  /** `left`: what is left to do in the shake under way. `canceled`: shakes that were to be replayed and now stay void. */
  | { type: 'playStopped'; left: 'write' | 'finish' | 'check' | 'void' | 'nothing'; canceled: readonly number[] }
  | { type: 'sheetSigned'; by: Player }
  | { type: 'correctionAsked'; by: string; shake: number; player: Player; score: number }
  | { type: 'scoreCorrected'; shake: number; player: Player; score: number }
  | {
      type: 'scoreTaken';
      by: string;
      player: Player;
      shake: number | null;
      score: number;
      rule: TableRule;
      clause: string;
    };

/** Why a paper is not correct. */
export interface Reason {
  clause: string;
  facts: JudgeFact;
}

/** Every event knows its moment. */
export type Event = Facts & { at: number };
export type Happening = Facts;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
