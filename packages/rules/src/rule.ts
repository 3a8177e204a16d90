// The stable names of the rules. Clause numbers move from book to book: code cites a key, and each book maps keys to its own clauses.
// The order is that of a verdict: the most basic rule first.
import { VARIATION_IDS } from './variations/ids.ts';

export const JUDGE_RULES = [
  // The Goal
  'goal.shape',
  'goal.negative',
  'goal.written',
  'goal.digits',
  'goal.withinUniverse',
  // What was handed in
  'paper.oneSolution',
  'setName.present',
  'setName.defined',
  'text.digit',
  'setName.relation',
  'setName.equalsGoal',
  'restriction.allowed',
  'restriction.defined',
  'restriction.grouping',
  'restriction.needed',
  // What a cube stands for
  'wild.marked',
  'wild.meaning',
  'wild.consistent',
  'wild.notWild',
  'blank.paint',
  // The cubes
  'cubes.two',
  'cubes.required',
  'cubes.available',
  'cubes.forbidden',
  'cubes.resources',
  'cubes.flub',
  'cubes.forceOut',
  'cubes.forceOutA',
  'cubes.forceOutB',
  // The count
  'value.equalsGoal',
  'value.everyReading',
  // The proof that goes with a flub
  'avoid.presented',
  'avoid.leavesNoNow',
  'avoid.leavesPossible',
  // Choosing a variation
  'choose.proper',
] as const;

export const VARIATION_RULES = VARIATION_IDS.map((id) => `variation.${id}` as const);

export const RULE_KEYS = [...JUDGE_RULES, ...VARIATION_RULES] as const;
export type RuleKey = (typeof RULE_KEYS)[number];

/** The clause of each rule in one book and division. */
export type Cites = Readonly<Record<RuleKey, string>>;
