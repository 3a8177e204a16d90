// Every text of the command has words in every language, is used somewhere, and names only its own parameters.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactKinds } from '@openshake/rules';
import { LANGUAGES, WORD_FACTS } from '@openshake/words';
import { describe, expect, test } from 'vitest';
import { examplesOf, readMessage } from '../../../../tests/support/messages.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { speechIn } from './speech.ts';
import { TEXTS, type Text } from './texts/index.ts';

const KINDS: FactKinds = TEXTS;
const CATALOGUES = [en, es];

/** Texts that are the same in every language: they only show a parameter, or the word is Spanish too. */
const ALIKE = [
  'aid.reason',
  'clause.named',
  'kept.wrong',
  'number.or',
  'page.cited',
  'program.of',
  'prompt.usual',
  'seated.bot',
  'setUp.no',
  'solved.no',
  'varies.cited',
];

describe.each(CATALOGUES)('$language', ({ language, messages }) => {
  test('has words for every text, and for no other', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(KINDS).sort());
  });

  test('names exactly the parameters of each text', () => {
    for (const [key, message] of Object.entries(messages))
      expect([...new Set(readMessage(message, language).map(({ name }) => name))].sort(), key).toEqual(
        Object.keys(KINDS[key] ?? {}).sort(),
      );
  });

  test('can say everything', () => {
    const { tell } = speechIn(language);
    for (const [key, message] of Object.entries(messages))
      for (const text of examplesOf(key, KINDS, message, language)) {
        const said = tell(text as Text);
        expect(said, key).not.toBe('');
        expect(said, key).not.toMatch(/[{}]|undefined|\[object/);
      }
  });
});

test('no text shares its key with a sentence of the games', () => {
  expect(Object.keys(KINDS).filter((key) => Object.hasOwn(WORD_FACTS, key))).toEqual([]);
});

test('every listed language has its catalogue', () => {
  expect(CATALOGUES.map(({ language }) => language)).toEqual([...LANGUAGES]);
});

test('no text is the same in two languages', () => {
  expect(
    Object.keys(KINDS)
      .filter((key) => en.messages[key] === es.messages[key])
      .sort(),
  ).toEqual(ALIKE);
});

test('every text is used', () => {
  const source = join(import.meta.dirname, '..');
  const code = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /(?<!\.test)\.ts$/.test(name) && !parentPath.includes(join(source, 'words')))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
  // A key may consist of its topic and a name from the rules.
  const topics = [...code.matchAll(/`([\w.-]+\.)\$\{\w+(?:\.\w+)?\}`/g)].map(([, topic = '']) => topic);
  const unused = Object.keys(KINDS).filter(
    (key) =>
      !code.includes(`'${key}'`) &&
      !topics.some((topic) => key.startsWith(topic) && !/\./.test(key.slice(topic.length))),
  );
  expect(unused).toEqual([]);
});
