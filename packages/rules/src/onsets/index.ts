// The door of On-Sets: cubes, cards, Goals, variations and the judge. The door of Equations uses the same names for the same things.
export { answerOnSets as answerInquiry, onSetsJudge as gameJudge } from '../game/onsetsJudge.ts';
export type { Minus, ShakeRules } from '../shakeRules.ts';
export { VARIATION_IDS, type VariationId } from '../variations/ids.ts';
export { shakeRules, variations } from '../variations/index.ts';
export { parsePick } from '../variations/pick.ts';
export {
  ALL_CARDS,
  BLANK,
  type Card,
  type CardSet,
  cardsWith,
  countCards,
  has,
  makeCard,
  NO_CARDS,
  parseCard,
  parseDots,
  setOf,
} from './cards.ts';
export {
  COLOURS,
  type Colour,
  CUBES,
  CUBES_IN_KIT,
  type Cube,
  type CubeSymbol,
  type Digit,
  isDigit,
  isOperation,
  isRelation,
  isSet,
  isSymbol,
  KIT,
  parseCube,
  SYMBOLS,
  showCube,
} from './cubes.ts';
export { readGoal } from './goal.ts';
export { judgeOnSets as judge, type OnSetsRequest as JudgeRequest } from './judge.ts';
export { nameSet, parsePlainSetName } from './plainSetName.ts';
export type { BasicPosition, Search } from './search.ts';
export {
  type OnSetsExpression as Expression,
  type OnSetsValue as Value,
  stepsOfOnSets as stepsOf,
  type ValuedReading,
  type ValueStep,
  valueOfOnSets as valueOf,
} from './valueOf.ts';
export type { CubeUse, Interpretation, Place, Verdict, Violation, WorkedOut } from './verdict.ts';
