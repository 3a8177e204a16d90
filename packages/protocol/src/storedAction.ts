// The actions of a stored match and of a bot: which fields each one has, and their kinds. Cubes and cards are rewritten in the program's letters.
// Anything that is not a cube, card, section or claim stays as written: the table refuses it with its clause, and the rest of the match goes on.
import { ACTION_TYPES, type Acted, type ActionType, quote, type StoredAction } from '@openshake/rules';
import { makeCard, parseCard } from '@openshake/rules/onsets';
import * as v from 'valibot';
import { bounded, isName, judged, LONGEST_LIST, LONGEST_NAME, LONGEST_NOTE, tooMany } from './bounds.ts';
import { EQUATIONS_CUBES, type GameCubes, ON_SETS_CUBES } from './cubes.ts';
import { mustBe } from './fields.ts';
import { describe, listInWords } from './inWords.ts';

/** A field: what it must be, in words, and how to read it. */
interface Field {
  expected: string;
  schema: v.GenericSchema;
  optional?: true;
}

const text: Field = {
  expected: `a text of at most ${LONGEST_NOTE} characters`,
  schema: v.pipe(v.string(), v.maxLength(LONGEST_NOTE)),
};
const Name = v.pipe(v.string(), v.check(isName));
const name: Field = { expected: `the name of a player, of at most ${LONGEST_NAME} characters`, schema: Name };
const number: Field = { expected: 'a whole number', schema: v.pipe(v.number(), v.safeInteger()) };
const atMost = <Item>() => v.maxLength<Item[], number>(LONGEST_LIST);
const list: Field = {
  expected: `a list of at most ${LONGEST_LIST} entries, without too many lists inside lists`,
  schema: v.pipe(v.array(v.unknown()), ...bounded<unknown[]>('variations')),
};
const names: Field = { expected: 'a list of names', schema: v.pipe(v.array(Name), atMost()) };
const numbers: Field = {
  expected: 'a list of whole numbers',
  schema: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), atMost()),
};
const anything: Field = { expected: 'anything', schema: judged, optional: true };
const lowerCase = (written: string): string => written.trim().toLowerCase();
/** One of a few words that the table knows, in any case. */
const known = (expected: string): Field => ({
  expected,
  schema: v.pipe(v.string(), v.check(isName), v.transform(lowerCase)),
});
const yesOrNo: Field = {
  expected: '"yes" or "no"',
  schema: v.pipe(
    v.union([v.string(), v.boolean()]),
    v.transform((said) => (typeof said === 'string' ? lowerCase(said) : said ? 'yes' : 'no')),
    v.picklist(['yes', 'no']),
  ),
};
const maybe = (field: Field): Field => ({ ...field, optional: true });

/** Digits may come as numbers. */
const Written = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((written) => (typeof written === 'number' ? quote(written) : written)),
  v.check(isName),
);

const cardName = (written: string): string => {
  const card = parseCard(written);
  return card === undefined ? written : makeCard(card);
};
const cards: Field = {
  expected: 'a list of cards, such as ["B","RY","blank"], or how many',
  schema: v.union([
    v.pipe(v.number(), v.safeInteger()),
    v.pipe(v.array(v.pipe(Name, v.transform(cardName))), atMost()),
  ]),
};

type Fields = Readonly<Record<string, Field>>;

/** The fields of each action besides `at`, `by` and `type`. */
function fieldsOf({ parse }: GameCubes<string>): Readonly<Record<ActionType, Fields>> {
  const asCube = v.pipe(
    Written,
    v.transform((written) => parse(written.trim()) ?? written),
  ); // one letter for each cube
  const cube: Field = { expected: 'a cube, such as "1"', schema: asCube };
  const cubes: Field = { expected: 'a list of cubes, such as ["1","2"]', schema: v.pipe(v.array(asCube), atMost()) };
  const move = { cube, to: known('"required", "permitted" or "forbidden"') };
  const fine = { player: name, clause: maybe(text) };
  return {
    roll: { cubes: maybe(cubes) },
    deal: { cards },
    'choose-variations': { variations: list },
    bonus: { cube },
    'set-goal': { goal: anything },
    'no-goal': {},
    agree: {},
    move,
    shift: move,
    'force-out': {},
    'pick-up-block': {},
    'put-down-block': {},
    challenge: { claim: known('a claim, such as "now"'), moved: anything },
    charge: { what: maybe(text) },
    'take-back': {},
    join: { side: known('"mover" or "challenger"') },
    present: { solution: anything, solutions: anything, avoid: anything, moved: anything },
    decline: {},
    accept: { writer: name },
    reject: { writer: name, clause: text, interpretation: anything },
    'call-judge': { question: text, writer: maybe(name) },
    'ask-which': { writer: name },
    indicate: { which: numbers },
    leave: {},
    return: {},
    sign: {},
    'correct-score': { shake: number, player: name, score: number },
    rule: { question: text, answer: yesOrNo, writer: maybe(name), clause: maybe(text) },
    warn: fine,
    penalize: { ...fine, second: maybe(text) },
    'approve-penalty': { player: name },
    disqualify: fine,
    'replay-shake': { players: names, shakes: maybe(numbers) },
    'replay-round': { players: names },
    'take-score': { ...fine, shake: maybe(number), score: maybe(number) },
    'end-round': {},
    'stop-play': {},
    clock: {},
  };
}

const at: Field = {
  expected: 'the milliseconds since the match began, a whole number',
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
};
const by: Field = { expected: 'who acts: a player, "judge" or "director"', schema: v.pipe(Name, v.minLength(1)) };

export type ReadAction<Read = StoredAction> = { action: Read } | { message: string };

/** Reads the actions of one game as a match stores them. */
export function actionReader(cubes: GameCubes<string>): (value: unknown) => ReadAction {
  const fields = fieldsOf(cubes);
  const heads = (type: ActionType): Fields => ({ at, by: type === 'clock' ? maybe(by) : by });
  const example = '{"at":0,"by":"ann","type":"agree"}';
  return (value) =>
    readAction<StoredAction>(value, ACTION_TYPES, (type) => ({ ...heads(type), ...fields[type] }), example);
}

const ACTED = ACTION_TYPES.filter((type) => type !== 'clock');

/** Reads the actions that a seat takes now. The seat does not say when, or for whom. */
function deedReader(cubes: GameCubes<string>): (value: unknown, seat: string) => ReadAction<Acted> {
  const fields = fieldsOf(cubes);
  return (value, seat) => {
    const read = readAction<Acted>(value, ACTED, (type) => fields[type], '{"type":"agree"}');
    return 'action' in read ? { action: { ...read.action, by: seat } } : read;
  };
}

/** The actions of each game. */
export const readDeed = { 'on-sets': deedReader(ON_SETS_CUBES), equations: deedReader(EQUATIONS_CUBES) } as const;

/** Only lists can be too long here. Once a list is shorter, the answer says what else is wrong with it. */
const faultInField = (field: string, expected: string, input: unknown): string =>
  Array.isArray(input) && input.length > LONGEST_LIST
    ? tooMany(field, input.length)
    : mustBe(field, expected)({ input });

function readAction<Read>(
  value: unknown,
  types: readonly ActionType[],
  fieldsFor: (type: ActionType) => Fields,
  example: string,
): ReadAction<Read> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { message: `it must be an object, such as ${example}; here it is ${describe(value)}.` };
  }
  const written = value as Record<string, unknown>;
  const type = types.find((known) => known === written.type);
  if (type === undefined) {
    const found = written.type === undefined ? '"type" is missing' : `there is no action ${describe(written.type)}`;
    return { message: `${found}; the actions are ${listInWords(types, 'and')}.` };
  }
  const read: [string, unknown][] = [];
  const wrong: string[] = [];
  for (const [field, { expected, schema, optional }] of Object.entries(fieldsFor(type))) {
    if (!Object.hasOwn(written, field)) {
      if (!optional) wrong.push(`"${field}" is missing; it must be ${expected}.`);
      continue;
    }
    const parsed = v.safeParse(schema, written[field]);
    if (parsed.success) read.push([field, parsed.output]);
    else wrong.push(faultInField(field, expected, written[field]));
  }
  if (wrong.length > 0) return { message: wrong.join(' ') };
  // The table above has the fields of each type. The type system cannot follow it there.
  return { action: { ...Object.fromEntries(read), type } as unknown as Read };
}
