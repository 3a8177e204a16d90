// The door of the package: words for facts. Each language is a door of its own.
export * from './language.ts';
export * from './words.ts';
