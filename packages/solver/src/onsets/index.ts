// The solver of On-Sets.
export * from './effort.ts';
export * from './position.ts';
export * from './search.ts';
export * from './solve.ts';
export type { Solution, WrittenSolution } from './write.ts';
