// Play by MLAG Basic On-Sets 2019.
import { type BookTable, citeTable, commonTable } from './common.ts';

/** XI-A, note: below Junior a judge approves each lost point. */
export const approved = { judgeApproves: true };

export const mlagOnsetsBasic2019Table: BookTable = {
  rules: {
    ...commonTable,
    acceptedWrong: 'afterImpossible', // X-A-2
    mayAskWhetherEqual: true, // VII-C-3-b-iii
    cites: {
      ...citeTable('I-A', 'start.players', 'choose.turn', 'choose.count', 'choose.proper'),
      ...citeTable('II-A', 'start.roller'),
      ...citeTable('I-B-2', 'start.cubes'),
      ...citeTable('I-B-2-d', 'start.setOut'),
      ...citeTable('II-B', 'start.dealer'),
      ...citeTable('II-B-1', 'start.cards'),
      ...citeTable('III-A', 'goal.setter'),
      ...citeTable('III-B', 'goal.cubes'),
      ...citeTable('III-B-1', 'goal.legal', 'goal.grouping'),
      ...citeTable('III-B-2-d', 'goal.stands'),
      ...citeTable('III-C', 'goal.bonus', 'goal.bonusLeader'),
      ...citeTable('III-C-1', 'goal.bonusCube'),
      ...citeTable('III-D', 'noGoal.declare', 'noGoal.agree'),
      ...citeTable('III-D-1', 'noGoal.afterBonus'),
      ...citeTable('IV-A', 'move.turn'),
      ...citeTable(
        'IV-B',
        'move.cube',
        'move.section',
        'move.stays',
        'move.shift',
        'move.relations',
        'forceOut.declare',
      ),
      ...citeTable('IV-C', 'move.bonus', 'move.bonusLeader'),
      ...citeTable('VIII-A', 'lastCube.section'),
      ...citeTable('V-B', 'block.held', 'block.putDown', 'challenge.self'),
      ...citeTable('XI-A-1-e', 'block.silent'),
      ...citeTable('V-A', 'challenge.lastMove', 'challenge.claim', 'challenge.forceOut'),
      ...citeTable('V-A-2-a', 'challenge.nowCubes'),
      ...citeTable('V-A-2-b', 'challenge.nowMat'),
      ...citeTable('VIII-B', 'challenge.lastCubeNow', 'challenge.lastCubeLate'),
      ...citeTable('VII-A', 'write.who'),
      ...citeTable('VII-C-1-a', 'write.once'),
      ...citeTable('VII-A-3', 'write.join'),
      ...citeTable('VII-C-1-b', 'check.which'),
      ...citeTable('VII-C-2', 'check.who'),
      ...citeTable('VII-C-3', 'check.reason'),
      ...citeTable('VII-C-3-c', 'check.ambiguity', 'check.noMore'),
      ...citeTable('VII-C-3-b-iii', 'check.question'),
      ...citeTable('IX-A', 'illegal.charge'),
      ...citeTable('IX-A-2', 'illegal.groundless'),
      ...citeTable('XI-A', 'time.penalty', 'judge.approve'),
      ...citeTable('X-B-2', 'score.challenge'),
      ...citeTable('X-A-2', 'score.acceptedWrong'),
      ...citeTable('X-C-1', 'score.lastCube'),
      ...citeTable('X-D', 'score.absent'),
      ...citeTable('XI-B', 'round.noNewShake', 'round.stop'),
      ...citeTable('XII-B', 'match.sign', 'match.correct'),
      ...citeTable('XII-B-1', 'match.lowerScore'),
      ...citeTable('XII-B-2', 'match.noScore'),
      ...citeTable('IX-C', 'judge.conduct', 'judge.warnFirst', 'judge.secondJudge', 'judge.replay', 'judge.appeal'),
    },
  },
  divisions: { minor: approved, elementary: approved, middle: approved, junior: {}, senior: {} },
};
