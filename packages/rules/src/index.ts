// The door of the table: a match and everything that happens in it, for both games. Cubes, cards and judges are behind the door of their game.
export {
  BOOK_IDS,
  type Book,
  type BookId,
  DIVISIONS,
  type Division,
  type DivisionId,
  type EquationsBook,
  type GameName,
  type OnSetsBook,
} from './books/book.ts';
export { books } from './books/index.ts';
export { divisionTable, shakeTable } from './books/table/index.ts';
export { type Decision, decide } from './decide.ts';
export { eventsFor, eventsSoFar, type SeenEvent, type SeenEventOf } from './eventsFor.ts';
export { evolve } from './evolve.ts';
export type { AdviceFact } from './facts/advice.ts';
export type { JudgeFact } from './facts/judge.ts';
export type { AnyFact, FactKind, FactKinds, FactOf, FactValues, ThingsFor } from './facts/kinds.ts';
export type { TableFact } from './facts/table.ts';
export type { ExpectedFact, WireFact } from './facts/wire.ts';
export { type Inquiry, type InquiryAnswer, inquiryKey, type Judge, type PromptJudge } from './game/inquiry.ts';
export { imagine, picksOf, type ViewWithLegal, withLegal } from './imagine.ts';
export { type LegalKind, legal, legalKind } from './legal.ts';
export {
  ACTION_TYPES,
  type Acted,
  type ActedType,
  type Action,
  type ActionOf,
  type ActionType,
  OFFICIAL_ACTIONS,
  OFFICIALS,
} from './match/action.ts';
export { beginMatch, drawLots } from './match/begin.ts';
export { carry, rewind, withoutAll } from './match/cubes.ts';
export type { Event, EventOf } from './match/event.ts';
export { matchPointsOf } from './match/matchPoints.ts';
export { goalSetterOf, totalsOf } from './match/players.ts';
export type { Given, GivenJudge, Refusal, Undecided } from './match/proceedings.ts';
export { type Replayed, type ReplayResult, replayMatch, type StoredAction, type StoredMatch } from './match/replay.ts';
export { rulesOf } from './match/rulesOf.ts';
export {
  type Answer,
  type ChosenPick,
  type FinishedShake,
  type IllegalAction,
  type MatchState,
  type Occasion,
  type Occasioned,
  OFFICIATING,
  type Officiating,
  type Penalty,
  type Phase,
  type Placed,
  type Player,
  type PresentedPaper,
  SETTLED,
  type Setup,
  type Shake,
  TASKS,
  type Task,
  type TaskName,
} from './match/state.ts';
export { nearest } from './nearest.ts';
export { asText, cut, quote, UNREADABLE } from './quote.ts';
export { SECTIONS, type Section } from './section.ts';
export { nowBreaks } from './shake/challenging.ts';
export { APPEAL, EQUALS } from './shake/checking.ts';
export { variationCounts } from './shake/choosing.ts';
export { inquiriesAhead, judgedPaper, lastOfTurnBefore, provenAt } from './shake/papers.ts';
export { nextDeadline } from './shake/timing.ts';
export { BURDEN } from './shake/writing.ts';
export { AFTERS, type After, type ResourcesRule } from './shakeRules.ts';
export { CLAIMS, type Claim, TABLE_RULES, type TableRule, type TableRules } from './tableRules.ts';
export { closes, isClosing, isOpening } from './text.ts';
export {
  type MatchView,
  ownPaper,
  type PublicPhase,
  type PublicTable,
  publicPhase,
  publicTable,
  type ScoredShake,
  type Seen,
  scoredShakes,
  type Viewer,
  view,
} from './view.ts';
