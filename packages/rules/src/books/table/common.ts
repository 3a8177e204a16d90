// What no book disputes about play at a table. Every book spreads it and names its differences.
import type { FromSolutions, Limits, TableCites, TableRule, TableRules } from '../../tableRules.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The same clause for several rules of play. */
export const citeTable = <K extends TableRule>(clause: string, ...keys: K[]): Record<K, string> =>
  Object.fromEntries(keys.map((key) => [key, clause])) as Record<K, string>;

/** Two minutes total for rolling and the Goal, one for the cards, one per turn, two to write and two to check. */
export const limits: Limits = {
  roll: null,
  deal: MINUTE,
  choose: 15 * SECOND,
  chooseFrom: MINUTE,
  goal: { time: 2 * MINUTE, from: 'shake' },
  firstTurn: 2 * MINUTE,
  turn: MINUTE,
  block: 15 * SECOND,
  dispute: MINUTE,
  lastCube: MINUTE,
  join: MINUTE,
  write: 2 * MINUTE,
  check: 2 * MINUTE,
  lastShake: 5 * MINUTE,
};

export const minutes = (count: number): number => count * MINUTE;

/** What Two Solutions changes: more to write, more to check, more to look for. */
export const withTwoSolutions = <Rules extends PlayRules>(rules: Rules): Rules => ({
  ...rules,
  nowNeedsCubes: 3,
  limits: rules.limits && { ...rules.limits, write: minutes(3), check: minutes(3), lastCube: minutes(2) },
});

/** The rules of play of a book, before its rules for Solutions. */
export type PlayRules = Omit<TableRules, keyof FromSolutions>;
type CommonTable = Omit<PlayRules, 'cites'>;

export const commonTable: CommonTable = {
  setOut: [],
  choosing: 'none',
  bonus: { who: 'anyone', beforeGoalNot: 'digits' },
  noGoal: true,
  forceOut: false,
  claims: ['now', 'impossible', 'no-goal'],
  nowNeedsCubes: 2,
  heardAs: { never: 'impossible' },
  thirdParty: 'joinsByPresenting',
  limits,
  misses: { countdown: 10 * SECOND, extra: MINUTE, secondPoint: false },
  fines: {
    invalidChallenge: 0,
    lateImpossible: 0,
    blockPutDown: 0,
    blockSilent: 1,
    leaderBonus: 0,
    improperVariation: 0,
    lateCheck: 1,
  },
  judgeApproves: false,
  lastCubeSilence: 'noSolution',
  changedPaper: 'refused',
  mayAskWhetherEqual: false,
  questionEnds: 'own',
  failedProofEnds: 'proofs',
  scores: {
    correct: 6,
    withChallenger: 4,
    incorrect: 2,
    rightAlone: 4,
    lastCube: { correct: 4, incorrect: 2 },
    absent: 0,
  },
  acceptedWrong: 'never',
  twoJudgesFine: false,
};

/** A division may differ from its book, clauses included. */
export interface DivisionTable extends Partial<CommonTable> {
  cites?: Partial<TableCites>;
}

export interface BookTable {
  rules: PlayRules;
  divisions: Readonly<Record<string, DivisionTable>>;
}

/** The rules of one division. */
export function tableRulesOf({ rules, divisions }: BookTable, division: string): PlayRules {
  const own = divisions[division];
  return { ...rules, ...own, cites: { ...rules.cites, ...own?.cites } };
}
