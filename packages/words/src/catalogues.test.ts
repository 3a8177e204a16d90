// Every key has words in every language, every message can be read, and no English is left in another language.
import { type AnyFact, CLAIMS, type FactKind, type FactKinds, SECTIONS } from '@openshake/rules';
import { VARIATION_IDS } from '@openshake/rules/onsets';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { LANGUAGES, makeWords, type Things, WORD_FACTS } from './index.ts';

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

type Ast = ReturnType<IntlMessageFormat['getAst']>;
interface Argument {
  name: string;
  /** The cases that a message chooses from. */
  options: readonly string[];
}

/** The arguments of a message, those inside plurals and choices included. */
const argumentsIn = (ast: Ast): Argument[] =>
  ast.flatMap((part) => {
    const name = 'value' in part && part.type !== 0 ? [part.value] : [];
    const options = 'options' in part ? Object.entries(part.options) : [];
    return [
      ...name.map((each) => ({ name: each, options: options.map(([option]) => option) })),
      ...options.flatMap(([, { value }]) => argumentsIn(value)),
    ];
  });

const readMessage = (message: string, language: string): Argument[] =>
  argumentsIn(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst());

const INNER = { key: 'who.unnamed' };

/** A sample of each kind. Words are the cases that the message itself chooses from. */
const SAMPLES: { readonly [Kind in FactKind]: readonly unknown[] } = {
  player: ['a'],
  players: [['a'], ['a', 'b']],
  cube: ['B'],
  cubes: [['B', 'R']],
  card: ['BR'],
  cards: [['B', 'BR']],
  section: SECTIONS,
  claim: CLAIMS,
  claims: [['now'], ['now', 'impossible']],
  clause: ['IV-B'],
  variation: VARIATION_IDS,
  count: [0, 1, 2, 15],
  counts: [[1], [1, 2, 3]],
  large: [16_796, '9'.repeat(20), '9'.repeat(40)],
  value: [7, '7/2'],
  values: [[7], [7, '7/2']],
  formula: ['B U R'],
  formulas: [['B U R', 'G']],
  text: ['x'],
  names: [['moved'], ['moved', 'writer']],
  shown: ['1 + 2'],
  word: [],
  fact: [INNER],
  facts: [[INNER, INNER]],
  listed: [[INNER], [INNER, INNER]],
};

const THINGS: Things = {
  name: (player) => ({ a: 'Mia', b: 'Leo' })[player] ?? player,
  cube: (cube) => cube,
  formula: (text) => text,
  value: String,
  clause: (clause) => clause,
};

/** The fact with each sample of each of its things. */
function examplesOf(key: string, message: string, language: string): AnyFact[] {
  const read = readMessage(message, language);
  const things = Object.entries(KINDS[key] ?? {}).map(([thing, kind]) => {
    const words = read.filter(({ name }) => name === thing).flatMap(({ options }) => options);
    return [thing, kind === 'word' ? [...new Set([...words, 'other'])] : SAMPLES[kind]] as const;
  });
  const first = Object.fromEntries(things.map(([thing, [sample]]) => [thing, sample]));
  const others = things.flatMap(([thing, samples]) =>
    samples.slice(1).map((sample) => ({ ...first, [thing]: sample })),
  );
  return [first, ...others].map((fact) => ({ ...fact, key }) as AnyFact);
}

/** Words that no Spanish sentence has. */
const ENGLISH =
  /(?<!\p{L})(the|and|or|of|is|are|was|not|you|your|this|that|with|for|may|must|only|cube|card|goal|required|permitted|forbidden|resources|now|impossible|challenge|challenger|shake|round|player|judge|move|turn)(?!\p{L})/iu;

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
    const words = makeWords({ language, messages }, KINDS, THINGS);
    for (const [key, message] of Object.entries(messages))
      for (const fact of examplesOf(key, message, language)) {
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
