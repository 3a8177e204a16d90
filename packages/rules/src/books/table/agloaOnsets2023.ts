// Play by AGLOA On-Sets 2023: as in 2017 with the differences below, and an introduction without clocks, fines or bonus.
import { type BookTable, citeTable, type DivisionTable } from './common.ts';
import { mlagOnsetsAdventurous2017Table, SET_OUT } from './mlagOnsetsAdventurous2017.ts';

const was = mlagOnsetsAdventurous2017Table;

/** The seven introductory rules. */
const basic: DivisionTable = {
  setOut: SET_OUT, // Basic-I
  choosing: 'none',
  bonus: { who: 'nobody', beforeGoalNot: 'nothing' },
  noGoal: false,
  claims: ['now', 'impossible'], // Basic-IV-A
  limits: null,
  fines: {
    invalidChallenge: 0,
    lateImpossible: 0,
    blockPutDown: 0,
    blockSilent: 0,
    leaderBonus: 0,
    improperVariation: 0,
    lateCheck: 0,
  },
  mayAskWhetherEqual: false,
  acceptedWrong: 'never',
  twoJudgesFine: false,
  changedPaper: 'refused',
  cites: {
    ...citeTable(
      'Basic-I',
      'start.players',
      'start.roller',
      'start.cubes',
      'start.setOut',
      'start.dealer',
      'start.cards',
    ),
    ...citeTable('Basic-I', 'choose.turn', 'choose.count', 'choose.proper'),
    ...citeTable('Basic-I-A', 'goal.setter', 'goal.cubes', 'goal.stands', 'goal.bonus', 'goal.bonusCube'),
    ...citeTable('Basic-I-B', 'goal.legal', 'goal.grouping'),
    ...citeTable('Basic-I-A', 'goal.bonusLeader', 'noGoal.declare', 'noGoal.afterBonus', 'noGoal.agree'),
    ...citeTable('Basic-II', 'move.turn', 'move.cube', 'move.section', 'move.stays', 'move.shift', 'move.bonus'),
    ...citeTable('Basic-II', 'move.bonusLeader', 'move.relations', 'forceOut.declare'),
    ...citeTable('Basic-VII', 'lastCube.section', 'challenge.lastCubeNow', 'challenge.lastCubeLate', 'score.lastCube'),
    ...citeTable('Basic-IV-A', 'block.held', 'block.putDown', 'block.silent'),
    ...citeTable('Basic-IV-A', 'challenge.lastMove', 'challenge.self', 'challenge.claim', 'challenge.forceOut'),
    ...citeTable('Basic-VII', 'challenge.nowCubes'),
    ...citeTable('Basic-III-A', 'challenge.nowMat'),
    ...citeTable('Basic-IV-B', 'write.who', 'write.once', 'write.join'),
    ...citeTable('Basic-III', 'check.who', 'check.reason', 'check.question', 'check.noMore', 'check.which'),
    ...citeTable('Basic-III-E', 'check.ambiguity'),
    ...citeTable('Basic-II', 'illegal.charge', 'illegal.groundless'),
    ...citeTable('Basic-V', 'score.acceptedWrong'),
    ...citeTable('Basic-VI-A', 'score.incorrect'),
    ...citeTable('Basic-VI-B', 'score.challenge', 'score.noGoal'),
    ...citeTable('Basic-VI-C', 'score.withChallenger', 'score.thirdParty'),
    ...citeTable('Basic-VII', 'score.noSolution', 'score.endOfRound'),
  },
};

export const agloaOnsets2023Table: BookTable = {
  rules: {
    ...was.rules,
    heardAs: {}, // V-A
    thirdParty: 'presents', // VII-A
    misses: { ...was.rules.misses, secondPoint: true }, // XI-A
    fines: { ...was.rules.fines, lateImpossible: 1 }, // VIII-B
    lastCubeSilence: 'fined', // XI-A
    changedPaper: 'incorrect', // VII-C-2-a
    mayAskWhetherEqual: true, // VII-C-6
    questionEnds: 'all', // VII-C-6-a
    scores: { ...was.rules.scores, rightAlone: 6, absent: -2 }, // X-B-3, X-D
    twoJudgesFine: true, // IX-D
    cites: {
      ...was.rules.cites,
      ...citeTable('III-B-2-c', 'goal.stands'),
      ...citeTable('XIII-C-7', 'move.shift'),
      ...citeTable('VII-A', 'write.join'),
      ...citeTable('VII-C-6', 'check.question'),
      ...citeTable('VII-C-7', 'judge.appeal'),
      ...citeTable('IX-D', 'judge.secondJudge'),
      ...citeTable('X-B-2', 'score.challenge'),
      ...citeTable('X-B-3', 'score.thirdParty'),
      ...citeTable('X-B-4', 'score.withChallenger'),
      ...citeTable('XI-B-2', 'score.endOfRound'),
      ...citeTable('X-A-2', 'score.acceptedWrong'),
      ...citeTable('XI-B-2', 'round.stop'),
    },
  },
  divisions: { basic, ...was.divisions },
};
