// Play by MLAG Adventurous On-Sets 2017: variations to choose, fines for wrong calls, and no bonus for the leader.
import { type BookTable, citeTable, commonTable, limits, minutes } from './common.ts';
import { approved, mlagOnsetsBasic2019Table } from './mlagOnsetsBasic2019.ts';

/** II-A-3: the restriction cubes are set out, two of one and one of the other. */
export const SET_OUT = [
  ['V', 'V', 'A'],
  ['V', 'A', 'A'],
] as const;

export const mlagOnsetsAdventurous2017Table: BookTable = {
  rules: {
    ...commonTable,
    choosing: 'oneOrTwoForTheOther', // II-C-3
    bonus: { who: 'notTheLeader', beforeGoalNot: 'digitsAndRelations' }, // III-C, IV-C
    limits: { ...limits, roll: minutes(1), goal: { time: minutes(2), from: 'start' } }, // XI-A-1
    fines: {
      ...commonTable.fines,
      invalidChallenge: 1, // V-A-2, V-B
      blockPutDown: 1, // V-B
      leaderBonus: 1, // III-C-2, IV-C-2
      improperVariation: 1, // II-C-2
    },
    acceptedWrong: 'afterAny', // VII-C-4
    failedProofEnds: 'objections', // VII-C-5-c
    cites: {
      ...mlagOnsetsBasic2019Table.rules.cites,
      ...citeTable('II-A-3', 'start.setOut'),
      ...citeTable('II-C-1', 'choose.turn'),
      ...citeTable('II-C-2', 'choose.proper'),
      ...citeTable('II-C-3', 'choose.count'),
      ...citeTable('III-C-2', 'goal.bonusLeader'),
      ...citeTable('IV-B', 'move.turn', 'move.stays'),
      ...citeTable('XIII-C-8', 'move.shift'),
      ...citeTable('IV-C-1', 'move.bonus'),
      ...citeTable('IV-C', 'move.bonusLeader'),
      ...citeTable('IV-D', 'move.relations'),
      ...citeTable('XI-A-3', 'block.silent'),
      ...citeTable('VII-C-2-a', 'write.once'),
      ...citeTable('VII-C-2-b', 'check.which'),
      ...citeTable('VII-C-3', 'check.who'),
      ...citeTable('VII-C-4', 'check.reason', 'score.acceptedWrong'),
      ...citeTable('VII-C-5-c', 'check.ambiguity', 'check.noMore'),
      ...citeTable('VII-C-5-b', 'check.question'),
    },
  },
  divisions: {
    elementary: { ...approved, setOut: SET_OUT, cites: { 'move.shift': 'XIII-A-7' } },
    middle: { ...approved, cites: { 'move.shift': 'XIII-B-7' } },
    junior: {},
    senior: { choosing: 'oneOrTwo', cites: { 'start.cards': 'II-B-2' } }, // II-C-3
  },
};
