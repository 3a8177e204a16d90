// The messages of a catalogue: what each names, and a fact of every kind for it to say.
import { type AnyFact, CLAIMS, type FactKind, type FactKinds, SECTIONS } from '@openshake/rules';
import { VARIATION_IDS } from '@openshake/rules/onsets';
import { IntlMessageFormat } from 'intl-messageformat';

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

export const readMessage = (message: string, language: string): Argument[] =>
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

/** The fact with each sample of each of its things. */
export function examplesOf(key: string, kinds: FactKinds, message: string, language: string): AnyFact[] {
  const read = readMessage(message, language);
  const things = Object.entries(kinds[key] ?? {}).map(([thing, kind]) => {
    const words = read.filter(({ name }) => name === thing).flatMap(({ options }) => options);
    return [thing, kind === 'word' ? [...new Set([...words, 'other'])] : SAMPLES[kind]] as const;
  });
  const first = Object.fromEntries(things.map(([thing, [sample]]) => [thing, sample]));
  const others = things.flatMap(([thing, samples]) =>
    samples.slice(1).map((sample) => ({ ...first, [thing]: sample })),
  );
  return [first, ...others].map((fact) => ({ ...fact, key }) as AnyFact);
}
