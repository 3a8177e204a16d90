// The actions of a stored match and of a bot: which fields each one has, and their kinds. Cubes and cards are rewritten in the program's letters.
// Anything that is not a cube, card, section or claim stays as written: the table refuses it with its clause, and the rest of the match goes on.
import {
  ACTION_TYPES,
  type Acted,
  type ActionType,
  type ExpectedFact,
  quote,
  SECTIONS,
  type StoredAction,
  type WireFact,
} from '@openshake/rules';
import { makeCard, parseCard } from '@openshake/rules/onsets';
import * as v from 'valibot';
import { bounded, isName, judged, LONGEST_LIST, LONGEST_NAME, LONGEST_NOTE, tooMany } from './bounds.ts';
import { EQUATIONS_CUBES, type GameCubes, ON_SETS_CUBES } from './cubes.ts';
import { oneOf, wrongField } from './fields.ts';
import { foundIn, together } from './inWords.ts';

/** A field: what it must be, and how to read it. */
interface Field {
  expected: ExpectedFact;
  schema: v.GenericSchema;
  optional?: true;
}

const text: Field = {
  expected: { key: 'expected.text.short', most: LONGEST_NOTE },
  schema: v.pipe(v.string(), v.maxLength(LONGEST_NOTE)),
};
const Name = v.pipe(v.string(), v.check(isName));
const name: Field = { expected: { key: 'expected.player.short', most: LONGEST_NAME }, schema: Name };
const number: Field = { expected: { key: 'expected.whole' }, schema: v.pipe(v.number(), v.safeInteger()) };
const atMost = <Item>() => v.maxLength<Item[], number>(LONGEST_LIST);
const list: Field = {
  expected: { key: 'expected.list.short', most: LONGEST_LIST },
  schema: v.pipe(v.array(v.unknown()), ...bounded<unknown[]>('variations')),
};
const names: Field = { expected: { key: 'expected.names' }, schema: v.pipe(v.array(Name), atMost()) };
const numbers: Field = {
  expected: { key: 'expected.wholes' },
  schema: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), atMost()),
};
/** It is judged, so nothing can be wrong with it here. */
const anything: Field = { expected: { key: 'expected.text' }, schema: judged, optional: true };
const lowerCase = (written: string): string => written.trim().toLowerCase();
/** One of a few words that the table knows, in any case. */
const known = (expected: ExpectedFact): Field => ({
  expected,
  schema: v.pipe(v.string(), v.check(isName), v.transform(lowerCase)),
});
const yesOrNo: Field = {
  expected: oneOf(['yes', 'no']),
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
  expected: { key: 'expected.cards.count', example: '["B","RY","blank"]' },
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
  const cube: Field = { expected: { key: 'expected.cube', example: '"1"' }, schema: asCube };
  const cubes: Field = {
    expected: { key: 'expected.cubes', example: '["1","2"]' },
    schema: v.pipe(v.array(asCube), atMost()),
  };
  const move = { cube, to: known(oneOf(SECTIONS)) };
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
    challenge: { claim: known({ key: 'expected.claim', example: '"now"' }), moved: anything },
    charge: { what: maybe(text) },
    'take-back': {},
    join: { side: known(oneOf(['mover', 'challenger'])) },
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
  expected: { key: 'expected.moment' },
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
};
const by: Field = { expected: { key: 'expected.actor' }, schema: v.pipe(Name, v.minLength(1)) };

export type ReadAction<Read = StoredAction> = { action: Read } | { facts: WireFact };

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
const faultInField = (field: string, expected: ExpectedFact, input: unknown): WireFact =>
  Array.isArray(input) && input.length > LONGEST_LIST
    ? tooMany(field, input.length)
    : wrongField(field, expected, input);

function readAction<Read>(
  value: unknown,
  types: readonly ActionType[],
  fieldsFor: (type: ActionType) => Fields,
  example: string,
): ReadAction<Read> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { facts: { key: 'action.notObject', example, found: foundIn(value) } };
  const written = value as Record<string, unknown>;
  const type = types.find((known) => known === written.type);
  if (type === undefined)
    return {
      facts:
        written.type === undefined
          ? { key: 'action.noType', types }
          : { key: 'action.unknown', found: foundIn(written.type), types },
    };
  const read: [string, unknown][] = [];
  const wrong: WireFact[] = [];
  for (const [field, { expected, schema, optional }] of Object.entries(fieldsFor(type))) {
    if (!Object.hasOwn(written, field)) {
      if (!optional) wrong.push({ key: 'field.missing', field, expected });
      continue;
    }
    const parsed = v.safeParse(schema, written[field]);
    if (parsed.success) read.push([field, parsed.output]);
    else wrong.push(faultInField(field, expected, written[field]));
  }
  if (wrong.length > 0) return { facts: together(wrong) };
  // The table above has the fields of each type. The type system cannot follow it there.
  return { action: { ...Object.fromEntries(read), type } as unknown as Read };
}
