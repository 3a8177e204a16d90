// The door of the package: one parser for each kind of input from outside, with the facts about what is wrong.
export * from './botProtocol.ts';
export { ID_TOO_LONG, isName, isRepeatable, LONGEST_ID, LONGEST_NAME } from './bounds.ts';
export { CUBE_SECTIONS, type CubeSection, EQUATIONS_CUBES, type GameCubes, ON_SETS_CUBES } from './cubes.ts';
export { listInWords } from './inWords.ts';
export * from './judgeRequest.ts';
export * from './matchLog.ts';
export { QUESTIONS, type Question } from './question.ts';
export * from './replayRequest.ts';
export * from './review.ts';
export * from './savedMatch.ts';
export * from './settings.ts';
export * from './solveRequest.ts';
export { actionReader, type ReadAction } from './storedAction.ts';
export * from './valueRequest.ts';
