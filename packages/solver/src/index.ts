// The door of the package: exact search for both games, and the search that a judge may use.
export * from './equations/index.ts';
export { search } from './judging.ts';
export * from './onsets/index.ts';
