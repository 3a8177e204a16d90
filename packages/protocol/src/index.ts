// The door of the package: one parser for each thing that arrives from outside, and the words to answer it with.
export * from './inWords.ts';
export * from './judgeRequest.ts';
