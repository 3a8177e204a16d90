// Every text of the command has words in every language, is used somewhere, and names only its own things.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyFact, FactKind, FactKinds } from '@openshake/rules';
import { LANGUAGES, WORD_FACTS } from '@openshake/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { speechIn } from './speech.ts';
import { TEXTS, type Text } from './texts/index.ts';

const KINDS: FactKinds = TEXTS;
const CATALOGUES = [en, es];

/** The same in every language: nothing but what they show, or a Spanish word too. */
const ALIKE = [
  'aid.reason',
  'clause.named',
  'kept.wrong',
  'line.fault',
  'number.or',
  'page.cited',
  'program.of',
  'prompt.usual',
  'seated.bot',
  'setUp.no',
  'solved.no',
  'varies.cited',
];

type Ast = ReturnType<IntlMessageFormat['getAst']>;

const argumentsIn = (ast: Ast): string[] =>
  ast.flatMap((part) => [
    ...('value' in part && part.type !== 0 ? [part.value] : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => argumentsIn(value)) : []),
  ]);

const thingsIn = (message: string, language: string): string[] =>
  argumentsIn(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst());

const INNER = { key: 'usage.pace' };
const SAMPLES: Partial<Readonly<Record<FactKind, readonly unknown[]>>> = {
  shown: ['x'],
  word: ['yes', 'no'],
  count: [0, 1, 2],
  player: ['ann'],
  players: [['ann'], ['ann', 'bob']],
  section: ['required'],
  cube: ['U'],
  card: ['BR'],
  clause: ['VII-B'],
  variation: ['wild-cube'],
  counts: [[3], [3, 4]],
  names: [['club', 'team']],
  value: [1, '7/2'],
  values: [[7], ['7/2', 8]],
  fact: [INNER],
  facts: [[INNER], [INNER, INNER]],
  listed: [[INNER], [INNER, INNER]],
};

/** The text with each sample of each of its things. */
function examplesOf(key: string): AnyFact[] {
  const things = Object.entries(KINDS[key] ?? {}).map(([thing, kind]) => [thing, SAMPLES[kind] ?? []] as const);
  const first = Object.fromEntries(things.map(([thing, [sample]]) => [thing, sample]));
  const others = things.flatMap(([thing, samples]) => samples.map((sample) => ({ ...first, [thing]: sample })));
  return [first, ...others].map((fact) => ({ ...fact, key }) as AnyFact);
}

describe.each(CATALOGUES)('$language', ({ language, messages }) => {
  test('has words for every text, and for no other', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(KINDS).sort());
  });

  test('names exactly the things of each text', () => {
    for (const [key, message] of Object.entries(messages))
      expect([...new Set(thingsIn(message, language))].sort(), key).toEqual(Object.keys(KINDS[key] ?? {}).sort());
  });

  test('can say everything', () => {
    const { tell } = speechIn(language);
    for (const key of Object.keys(messages))
      for (const text of examplesOf(key)) {
        const said = tell(text as Text);
        expect(said, key).not.toBe('');
        expect(said, key).not.toMatch(/[{}]|undefined|\[object/);
      }
  });
});

test('no text has the key of a sentence of the games', () => {
  expect(Object.keys(KINDS).filter((key) => Object.hasOwn(WORD_FACTS, key))).toEqual([]);
});

test('every language that we list has its catalogue', () => {
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
  // A key may be put together from its topic and a name that the rules give.
  const topics = [...code.matchAll(/`([\w.-]+\.)\$\{\w+(?:\.\w+)?\}`/g)].map(([, topic = '']) => topic);
  const unused = Object.keys(KINDS).filter(
    (key) =>
      !code.includes(`'${key}'`) &&
      !topics.some((topic) => key.startsWith(topic) && !/\./.test(key.slice(topic.length))),
  );
  expect(unused).toEqual([]);
});
