// What a player, a judge, the director or the clock may do at a table. The names and fields are those of the stored match log.
import type { Section } from '../section.ts';

/** Actions that only an official may take. */
export const OFFICIAL_ACTIONS = [
  'rule',
  'warn',
  'penalize',
  'approve-penalty',
  'disqualify',
  'replay-shake',
  'replay-round',
  'take-score',
  'end-round',
  'stop-play',
] as const;

export const ACTION_TYPES = [
  'roll',
  'deal',
  'choose-variations',
  'bonus',
  'set-goal',
  'no-goal',
  'agree',
  'move',
  'shift',
  'force-out',
  'pick-up-block',
  'put-down-block',
  'challenge',
  'charge',
  'take-back',
  'join',
  'present',
  'decline',
  'accept',
  'reject',
  'call-judge',
  'ask-which',
  'indicate',
  'leave',
  'return',
  'sign',
  'correct-score',
  ...OFFICIAL_ACTIONS,
  'clock',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];
/** Actions that somebody takes; the clock is nobody. */
export type ActedType = Exclude<ActionType, 'clock'>;

/** Those who act at a table but do not play. */
export const OFFICIALS = ['judge', 'director'] as const;

interface By<Type extends ActionType> {
  type: Type;
  by: string;
}
/** An action without fields of its own, one for each type. */
type Plain<Type extends ActionType> = Type extends ActionType ? By<Type> : never;

export type Roll = By<'roll'> & { cubes?: readonly string[] };
export type Deal = By<'deal'> & { cards: readonly string[] | number };
export type ChooseVariations = By<'choose-variations'> & { variations: readonly unknown[] };
export type Bonus = By<'bonus'> & { cube: string };
export type SetGoal = By<'set-goal'> & { goal: unknown };
export type Move = By<'move'> & { cube: string; to: Section };
export type Shift = By<'shift'> & { cube: string; to: Section };
export type Challenge = By<'challenge'> & { claim: string; moved?: unknown };
export type Charge = By<'charge'> & { what?: string };
export type Join = By<'join'> & { side: 'mover' | 'challenger' };
export type Present = By<'present'> & { solution?: unknown; solutions?: unknown; avoid?: unknown; moved?: unknown };
export type Accept = By<'accept'> & { writer: string };
export type Reject = By<'reject'> & { writer: string; clause: string; interpretation?: unknown };
export type CallJudge = By<'call-judge'> & { question: string; writer?: string };
export type AskWhich = By<'ask-which'> & { writer: string };
/** Numbers of Solutions on the paper, counted from 1. */
export type Indicate = By<'indicate'> & { which: readonly number[] };
export type CorrectScore = By<'correct-score'> & { shake: number; player: string; score: number };
export type Rule = By<'rule'> & { question: string; answer: 'yes' | 'no'; writer?: string; clause?: string };
export type Warn = By<'warn'> & { player: string; clause?: string };
export type Penalize = By<'penalize'> & { player: string; clause?: string; second?: string };
export type ApprovePenalty = By<'approve-penalty'> & { player: string };
export type Disqualify = By<'disqualify'> & { player: string; clause?: string };
/** Without numbers: the shake under way, or the last one. */
export type ReplayShake = By<'replay-shake'> & { players: readonly string[]; shakes?: readonly number[] };
export type ReplayRound = By<'replay-round'> & { players: readonly string[] };
/** With a shake and a score: the player gets that lower score. Without: no match points for the round. */
export type TakeScore = By<'take-score'> & { player: string; shake?: number; score?: number; clause?: string };
/** Nobody takes this action: time passes. */
export type Clock = { type: 'clock'; by?: string };

export type Action =
  | Roll
  | Deal
  | ChooseVariations
  | Bonus
  | SetGoal
  | Move
  | Shift
  | Challenge
  | Charge
  | Join
  | Present
  | Accept
  | Reject
  | CallJudge
  | AskWhich
  | Indicate
  | CorrectScore
  | Rule
  | Warn
  | Penalize
  | ApprovePenalty
  | Disqualify
  | ReplayShake
  | ReplayRound
  | TakeScore
  | Clock
  | Plain<'no-goal' | 'agree' | 'force-out' | 'take-back' | 'pick-up-block' | 'put-down-block' | 'decline'>
  | Plain<'leave' | 'return' | 'sign' | 'end-round' | 'stop-play'>;

export type Acted = Exclude<Action, Clock>;

/** The action of one type. */
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;
