// Play by MLAG Basic On-Sets 2011: flubs, Force Out, a third player who joins a side, and 10, 8 and 6 points.
import { type BookTable, citeTable, commonTable, limits, minutes } from './common.ts';

export const mlagOnsetsBasic2011Table: BookTable = {
  rules: {
    ...commonTable,
    forceOut: true, // BOS11
    claims: ['a-flub', 'p-flub', 'ca-flub', 'no-goal', 'force-out-a', 'force-out-b'], // BOS10, BOS12
    heardAs: {},
    thirdParty: 'joins', // BOS16-a
    limits: { ...limits, roll: minutes(1), firstTurn: minutes(1) }, // BOS5, BOS6
    misses: { ...commonTable.misses, secondPoint: true }, // BOS6
    fines: { ...commonTable.fines, blockSilent: 0, lateCheck: 0 }, // BOS6: points are lost for late moves and late papers only
    scores: {
      correct: 10, // BOS16-d, BOS16-e
      withChallenger: 8, // BOS16-c
      incorrect: 6, // BOS16-f
      rightAlone: 8, // BOS16-c
      lastCube: { correct: 8, incorrect: 6 }, // BOS11
      absent: 0,
    },
    cites: {
      ...citeTable('BOS2', 'start.players', 'start.roller', 'move.turn'),
      ...citeTable('BOS3', 'start.cubes', 'start.setOut'),
      ...citeTable('BOS5', 'start.dealer', 'start.cards'),
      ...citeTable('BOS1', 'choose.turn', 'choose.count', 'choose.proper'),
      ...citeTable('BOS7', 'goal.setter', 'goal.cubes', 'goal.legal', 'goal.grouping'),
      ...citeTable('BOS8', 'goal.stands', 'move.stays', 'move.shift'),
      ...citeTable('BOS9', 'goal.bonus', 'goal.bonusLeader', 'move.bonus', 'move.bonusLeader'),
      ...citeTable('BOS9-2', 'goal.bonusCube'),
      ...citeTable('BOS6', 'noGoal.declare', 'noGoal.agree', 'noGoal.afterBonus'),
      ...citeTable('BOS10', 'block.held', 'block.putDown', 'block.silent'),
      ...citeTable('BOS1', 'move.cube', 'move.section', 'move.relations', 'lastCube.section'),
      ...citeTable('BOS11', 'forceOut.declare'),
      ...citeTable('BOS10', 'challenge.lastMove', 'challenge.self', 'challenge.claim'),
      ...citeTable('BOS10', 'challenge.nowCubes', 'challenge.nowMat', 'challenge.lastCubeNow'),
      ...citeTable('BOS12', 'challenge.lastCubeLate', 'challenge.forceOut'),
      ...citeTable('BOS16', 'write.who'),
      ...citeTable('BOS14', 'write.once'),
      ...citeTable('BOS16-a', 'write.join'),
      ...citeTable('BOS6', 'check.who'),
      ...citeTable('BOS14', 'check.reason', 'check.question', 'check.noMore', 'check.which'),
      ...citeTable('BOS13', 'check.ambiguity'),
      ...citeTable('BOS1', 'illegal.charge', 'illegal.groundless'),
      ...citeTable('BOS6', 'time.penalty', 'judge.approve'),
      ...citeTable('BOS16', 'score.challenge', 'score.acceptedWrong', 'score.noGoal'),
      ...citeTable('BOS16-c', 'score.withChallenger', 'score.thirdParty'),
      ...citeTable('BOS16-f', 'score.incorrect'),
      ...citeTable('BOS11', 'score.lastCube', 'score.noSolution'),
      ...citeTable('BOS1', 'score.endOfRound'),
      ...citeTable('BOS1', 'score.absent', 'round.noNewShake', 'round.stop'),
      ...citeTable('BOS17', 'match.sign', 'match.correct', 'match.lowerScore', 'match.noScore'),
      ...citeTable('BOS1', 'judge.conduct', 'judge.warnFirst', 'judge.secondJudge', 'judge.replay', 'judge.appeal'),
    },
  },
  divisions: { minor: {}, elementary: {}, middle: {} },
};
