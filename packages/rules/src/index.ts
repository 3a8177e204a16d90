// The door of the package: what other packages may use of the rules.
export * from './books/book.ts';
export * from './books/index.ts';
export * from './onsets/cards.ts';
export * from './onsets/cubes.ts';
export * from './onsets/judge.ts';
export { forPeople, makeRestriction, makeSetName } from './onsets/print.ts';
export * from './onsets/search.ts';
export * from './onsets/verdict.ts';
export * from './rule.ts';
export * from './shakeRules.ts';
export * from './variations/index.ts';
