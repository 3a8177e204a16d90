// The door of the package: one parser for each kind of input from outside, with the facts about what is wrong.
export {
  BOT_PROTOCOL,
  type BotMessage,
  type Heard,
  type HostMessage,
  makeBotMessage,
  makeHostMessage,
  parseBotMessage,
  parseHostMessage,
  type Seat,
  tellSetup,
} from './botProtocol.ts';
export { ID_TOO_LONG, isName, isRepeatable, LONGEST_NAME } from './bounds.ts';
export { CUBE_SECTIONS, EQUATIONS_CUBES, type GameCubes, ON_SETS_CUBES } from './cubes.ts';
export { type ParsedJudgeRequest, parseJudgeRequest } from './judgeRequest.ts';
export {
  beginsLog,
  LOG_FORMAT,
  LONGEST_LOG,
  type LogHeader,
  type LogRow,
  type MatchLog,
  makeLogLine,
  parseLogHeader,
  parseLogRow,
  parseMatchLog,
  parseSetup,
  SEATS,
} from './matchLog.ts';
export type { People } from './people.ts';
export { QUESTIONS } from './question.ts';
export { parseReplayRequest } from './replayRequest.ts';
export { parseReveal } from './reveal.ts';
export { parseReview } from './review.ts';
export { makeSeats, parseSavedMatch, type SavedMatch, type SavedRound } from './savedMatch.ts';
export {
  mergeView,
  parseLiveView,
  parseServerAnswer,
  parseServerMessage,
  type RawView,
  type SeenTable,
  type ServerMessage,
} from './server/heard.ts';
export { makeSettings, parseSettings, type Settings } from './settings.ts';
export { type ParsedSolveRequest, parseSolveRequest, type SolveRequest } from './solveRequest.ts';
export { actionReader } from './storedAction.ts';
export { type ParsedValueRequest, parseValueRequest } from './valueRequest.ts';
