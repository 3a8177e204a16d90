// Every text of the page has words in every language, is used somewhere, and names only its own things.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactKinds } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { examplesOf, readMessage } from '../../../../tests/support/messages.ts';
import { AS_WRITTEN, LANGUAGES, makeWords, WORD_FACTS } from '../index.ts';
import { ENGLISH } from '../testing/english.ts';
import type { Messages } from '../words.ts';
import { PAGE_PARTS } from './index.ts';

const factsOf = async (part: string): Promise<FactKinds> => (await import(`../page/${part}.ts`)).facts;
const messagesOf = async (part: string, language: string): Promise<Messages> =>
  (await import(`../${language}/page/${part}.ts`)).messages;

const PARTS = await Promise.all(
  PAGE_PARTS.map(async (part) => ({
    part,
    facts: await factsOf(part),
    en: await messagesOf(part, 'en'),
    es: await messagesOf(part, 'es'),
  })),
);

/** The same in every language: they only show a thing, or the word is Spanish too. */
const ALIKE: readonly string[] = [
  // Names of the games
  'game.on-sets',
  'game.equations',
  // No is no
  'bench.answer.no',
  'official.no',
  'rulebooks.no',
  // A language is called by its own name
  'settings.language.en',
  'settings.language.es',
];

describe.each(PARTS)('$part', ({ facts, ...catalogues }) => {
  for (const language of LANGUAGES) {
    const messages = catalogues[language];

    it(`has words for every text, and for no other: ${language}`, () => {
      expect(Object.keys(messages).sort()).toEqual(Object.keys(facts).sort());
    });

    it(`names in each message exactly the things of its text: ${language}`, () => {
      for (const [key, message] of Object.entries(messages))
        expect([...new Set(readMessage(message, language).map(({ name }) => name))].sort(), key).toEqual(
          Object.keys(facts[key] ?? {}).sort(),
        );
    });

    it(`can say everything: ${language}`, () => {
      const words = makeWords({ language, messages }, facts, AS_WRITTEN);
      for (const [key, message] of Object.entries(messages))
        for (const fact of examplesOf(key, facts, message, language)) {
          const said = words.say(fact);
          expect(said, key).not.toBe('');
          expect(said, key).not.toMatch(/[{}]|undefined|\[object/);
        }
    });
  }
});

it('no key stands in two parts or in the catalogue of the games', () => {
  const keys = PARTS.flatMap(({ facts }) => Object.keys(facts));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at || Object.hasOwn(WORD_FACTS, key))).toEqual([]);
});

it('a time in Spanish has no article: it is la 1:05, and las 2:05', () => {
  const wrong = PARTS.flatMap(({ es }) => Object.keys(es).filter((key) => /\blas? \{time\}/.test(es[key] ?? '')));
  expect(wrong).toEqual([]);
});

it('no text is the same in two languages', () => {
  const same = PARTS.flatMap(({ en, es }) => Object.keys(en).filter((key) => en[key] === es[key]));
  expect(same.sort()).toEqual([...ALIKE].sort());
});

it('no English word is left in a Spanish text', () => {
  const left = PARTS.flatMap(({ es }) =>
    Object.entries(es).flatMap(([key, message]) => {
      const text = message.replaceAll(/\{\w+(?:, (?:plural|select),)?|[\w-]+ (?=\{)/g, '').replaceAll('Force Out', '');
      const [word] = ENGLISH.exec(text) ?? [];
      return word === undefined ? [] : [`${key}: ${word}`];
    }),
  );
  expect(left).toEqual([]);
});

it('every text is used by the page', () => {
  const source = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'web', 'src');
  const code = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
  // A key may consist of its topic and a name from elsewhere.
  const topics = [...code.matchAll(/`([\w.-]+\.)\$\{[^}]+\}`/g)].map(([, topic = '']) => topic);
  const unused = PARTS.flatMap(({ facts }) => Object.keys(facts)).filter(
    (key) => !code.includes(`'${key}'`) && !topics.some((topic) => key.startsWith(topic)),
  );
  expect(unused).toEqual([]);
});
