// Every key has words in every language, every message can be read, and no English is left in another language.
import { CLAIMS, type FactKinds, SECTIONS } from '@openshake/rules';
import { VARIATION_IDS } from '@openshake/rules/onsets';
import { describe, expect, it } from 'vitest';
import { examplesOf, readMessage } from '../../../tests/support/messages.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { AS_WRITTEN, LANGUAGES, makeWords, WORD_FACTS } from './index.ts';
import { ENGLISH } from './testing/english.ts';

const KINDS: FactKinds = WORD_FACTS;
const CATALOGUES = [en, es];

/** The same in every language, and why. */
const ALIKE: readonly string[] = [
  // Words of another program.
  'told',
  // Other facts, one after the other.
  'wire.several',
  'equations.undecided.several',
  // Force Out has the same name in every language.
  'claim.force-out-a',
  'claim.force-out-b',
  // Only the things that they show.
  'found.value',
  'advice.cube',
  'advice.solution',
  'goal.either',
  'named.claim',
  'named.section',
  'story.cited',
  'story.goal.equals',
  'story.score',
  // Spanish words too.
  'sheet.signed.no',
  'sheet.total',
];

/** What people type is the same in every language. */
const TYPED = /B to required|wild-cube|"cube"|"judge"/g;

describe.each(CATALOGUES)('$language', ({ language, messages }) => {
  it('has words for every key, and for no other', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(KINDS).sort());
  });

  it('names in each message only the things of its fact', () => {
    const strange = Object.entries(messages).flatMap(([key, message]) =>
      readMessage(message, language).flatMap(({ name }) =>
        Object.hasOwn(KINDS[key] ?? {}, name) ? [] : [`${key}: ${name}`],
      ),
    );
    expect(strange).toEqual([]);
  });

  it('can say everything', () => {
    const words = makeWords({ language, messages }, KINDS, AS_WRITTEN);
    for (const [key, message] of Object.entries(messages))
      for (const fact of examplesOf(key, KINDS, message, language)) {
        const said = words.say(fact);
        expect(said, key).toMatch(/^\S(?:.*\S)?$/);
        // JSON and := are in a sentence as people type them.
        expect(said, key).not.toMatch(/\{(?!")|(?<!")\}|undefined|\[object| {2}| [.,;:](?!=)/);
      }
  });
});

it('is spoken in every language that we list', () => {
  expect(CATALOGUES.map(({ language }) => language)).toEqual([...LANGUAGES]);
});

it('every thing of a fact is named in some language', () => {
  const unused = Object.entries(KINDS).flatMap(([key, things]) => {
    const named = CATALOGUES.flatMap(({ language, messages }) => readMessage(messages[key] ?? '', language));
    return Object.keys(things).flatMap((thing) =>
      named.some(({ name }) => name === thing) ? [] : [`${key}: ${thing}`],
    );
  });
  expect(unused).toEqual([]);
});

it('no sentence is the same in two languages', () => {
  const same = Object.keys(KINDS).filter((key) => en.messages[key] === es.messages[key]);
  expect(same.sort()).toEqual([...ALIKE].sort());
});

it('no English word is left in a Spanish sentence', () => {
  const left = Object.entries(es.messages).flatMap(([key, message]) => {
    // Catalogues in every language use the English names of things and choices.
    const text = message
      .replaceAll(/\{\w+(?:, (?:plural|select),)?|\w+ (?=\{)/g, '')
      .replaceAll('Force Out', '')
      .replaceAll(TYPED, '');
    const [word] = ENGLISH.exec(text) ?? [];
    return word === undefined ? [] : [`${key}: ${word}`];
  });
  expect(left).toEqual([]);
});

it('every section, challenge and variation has a name', () => {
  const names = [
    ...[...SECTIONS, 'resources'].map((section) => `section.${section}`),
    ...CLAIMS.map((claim) => `claim.${claim}`),
    ...VARIATION_IDS.map((id) => `variation.${id}`),
  ];
  const named = Object.keys(KINDS).filter((key) => /^(section|claim|variation)\./.test(key));
  expect(named.sort()).toEqual(names.sort());
});
