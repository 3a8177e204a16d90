// The door of the package: running one match.
export * from './officials.ts';
export * from './playMatch.ts';
export * from './seated.ts';
export * from './seen.ts';
export * from './soonest.ts';
export * from './table.ts';
