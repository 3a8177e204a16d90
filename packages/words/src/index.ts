// The door of the package: words for facts. Each language is a door of its own.
export * from './language.ts';
export * from './shown/anyValue.ts';
export * from './shown/equationsPaper.ts';
export { SHOWN_FACTS } from './shown/facts.ts';
export { moveText, showOnSetsGoal } from './shown/goal.ts';
export * from './shown/onSetsPaper.ts';
export * from './shown/signs.ts';
export * from './story.ts';
export * from './storyFacts.ts';
export * from './tableWords.ts';
export * from './words.ts';
