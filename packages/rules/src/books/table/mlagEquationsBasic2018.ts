// Play by MLAG Basic Equations 2018: like the league's basic On-Sets, without cards and with its own clauses.
import { type BookTable, citeTable } from './common.ts';
import { approved, mlagOnsetsBasic2019Table } from './mlagOnsetsBasic2019.ts';

const was = mlagOnsetsBasic2019Table.rules;

export const mlagEquationsBasic2018Table: BookTable = {
  rules: {
    ...was,
    bonus: { who: 'anyone', beforeGoalNot: 'nothing' }, // IV-C
    cites: {
      ...was.cites,
      ...citeTable('II', 'start.roller', 'start.setOut', 'start.dealer', 'start.cards'),
      ...citeTable('I-B-1', 'start.cubes'),
      ...citeTable('IV-A', 'goal.setter'),
      ...citeTable('IV-B', 'goal.cubes', 'goal.legal'),
      ...citeTable('IV-B-2', 'goal.grouping'),
      ...citeTable('IV-B-3-d', 'goal.stands'),
      ...citeTable('IV-C', 'goal.bonus', 'goal.bonusLeader', 'goal.bonusCube'),
      ...citeTable('IV-D', 'noGoal.declare', 'noGoal.agree'),
      ...citeTable('IV-D-1', 'noGoal.afterBonus'),
      ...citeTable('IV-D-2', 'score.noGoal'),
      ...citeTable('V-A', 'move.turn'),
      ...citeTable(
        'V-B',
        'move.cube',
        'move.section',
        'move.stays',
        'move.shift',
        'move.relations',
        'forceOut.declare',
      ),
      ...citeTable('V-C', 'move.bonus', 'move.bonusLeader'),
      ...citeTable('VI-B', 'block.held', 'block.putDown', 'challenge.self'),
      ...citeTable('XI-A-1-d', 'block.silent'),
      ...citeTable('VI-A', 'challenge.lastMove', 'challenge.claim', 'challenge.forceOut'),
      ...citeTable('VI-A-2-a', 'challenge.nowCubes'),
      ...citeTable('VI-A-2-b', 'challenge.nowMat'),
      ...citeTable('VII-B-5', 'check.ambiguity'),
      ...citeTable('VII-C-3-g', 'check.question', 'check.noMore'),
    },
  },
  divisions: { minor: approved, elementary: approved, middle: approved, junior: {}, senior: {} },
};
