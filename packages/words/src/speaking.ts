// The door for a page that shows no table: how facts become sentences, without any rule.
export { LANGUAGES, type Language, languageOf } from './language.ts';
export { type Messages, makeWords, type Things, type Words } from './words.ts';
