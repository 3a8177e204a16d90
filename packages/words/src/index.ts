// The door of the package: words for facts. Each language is a door of its own.
export { LANGUAGES, type Language, languageOf } from './language.ts';
export { field, textOf } from './shown/anyValue.ts';
export { type EquationsPaper, readEquationsPaper } from './shown/equationsPaper.ts';
export { SHOWN_FACTS } from './shown/facts.ts';
export { moveText, showOnSetsGoal } from './shown/goal.ts';
export { type OnSetsPaper, papersOf } from './shown/onSetsPaper.ts';
export { showEquationSign, showEquationSigns, showOnSetsSigns, showPoints, showValue } from './shown/signs.ts';
export { cited, type StorySign, sayAfter, sayClaim, sayReason, scoresOf, taskFact, tellEvent } from './story.ts';
export { STORY_FACTS, type StoryFact } from './storyFacts.ts';
export {
  AS_WRITTEN,
  type Names,
  type TableThings,
  type TableWords,
  tableWords,
  WORD_FACTS,
  wordsIn,
} from './tableWords.ts';
export { type Catalogue, makeWords, type Things, type Words } from './words.ts';
