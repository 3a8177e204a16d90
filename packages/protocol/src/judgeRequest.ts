// The request of `openshake judge` as it arrives from outside: what makes one malformed, said in plain words.
// Whatever stands in a Solution, a Goal, `wild` or `avoid` passes through untouched: that is judged, not refused.
import {
  AFTERS,
  books,
  CUBES,
  CUBES_IN_KIT,
  makeCard,
  type OnSetsRequest,
  parseCard,
  parseCube,
} from '@openshake/rules';
import * as v from 'valibot';
import { describe, listInWords } from './inWords.ts';

export const CUBE_SECTIONS = ['required', 'permitted', 'forbidden', 'resources'] as const;
export type CubeSection = (typeof CUBE_SECTIONS)[number];

const CUBE_LIST = 'a list of cubes, such as ["B","U"]';
const EXPECTED = {
  rulebook: 'the id of a rulebook, such as "agloa-onsets-2023"',
  division: 'the name of a division, such as "middle"',
  variations: 'a list, such as [{"name":"absolute-value"}]',
  universe: 'a list of cards, such as ["B","RY","blank"]',
  required: CUBE_LIST,
  permitted: CUBE_LIST,
  forbidden: CUBE_LIST,
  resources: CUBE_LIST,
  after: listInWords(AFTERS, 'or'),
} as const;
type Field = keyof typeof EXPECTED;

const isField = (key: unknown): key is Field => typeof key === 'string' && Object.hasOwn(EXPECTED, key);

const mustBe =
  (field: Field) =>
  ({ input }: { input: unknown }): string =>
    `"${field}" must be ${EXPECTED[field]}; here it is ${describe(input)}.`;

/** What an object schema says of a field that is not there. */
const missing = ({ path }: { path?: readonly { key: unknown }[] | undefined }): string => {
  const field = path?.at(-1)?.key;
  return isField(field) ? `"${field}" is missing; it must be ${EXPECTED[field]}.` : 'A request must be a JSON object.';
};

/** So many wrong entries of a list are named. */
const NAMED = 3;

/** A list in which every entry is a text that `parse` can read. */
const listOf = <T>(field: Field, parse: (text: string) => T | undefined, kind: string, howToWrite: string) =>
  v.pipe(
    v.array(v.unknown(), mustBe(field)),
    v.rawTransform<unknown[], T[]>(({ dataset, addIssue, NEVER }) => {
      const read = dataset.value.map((entry) => (typeof entry === 'string' ? parse(entry.trim()) : undefined));
      const good = read.filter((entry) => entry !== undefined);
      if (good.length === read.length) return good;
      const wrong = [...new Set(dataset.value.filter((_, at) => read[at] === undefined).map(describe))].slice(0, NAMED);
      const are = wrong.length === 1 ? `is not a ${kind}` : `are not ${kind}s`;
      addIssue({ message: `${listInWords(wrong, 'and')} in "${field}" ${are}; ${howToWrite}.` });
      return NEVER;
    }),
  );

const cubesIn = (section: CubeSection) =>
  v.optional(listOf(section, parseCube, 'cube', `a cube is one of ${CUBES.join(' ')}`), () => []);

const Universe = v.pipe(
  listOf('universe', parseCard, 'card', 'a card is named by its dots, such as B, RY or BRGY, or it is blank'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const twice = new Set(dataset.value.filter((card, at, cards) => cards.indexOf(card) < at).map(makeCard));
    for (const card of twice) addIssue({ message: `The card ${card} is in "universe" twice; a pack has one of each.` });
  }),
);

/** Why a rulebook and division cannot be judged by, if they cannot. */
function bookTrouble(rulebook: string, division: string): string | undefined {
  const book = Object.values(books).find(({ id }) => id === rulebook);
  if (!book) return `There is no rulebook ${describe(rulebook)}; choose ${listInWords(Object.keys(books), 'or')}.`;
  if (book.game !== 'on-sets') return `${rulebook} is a rulebook of Equations; this version judges On-Sets only.`;
  if (Object.hasOwn(book.divisions, division)) return undefined;
  const divisions = listInWords(Object.keys(book.divisions), 'and');
  return `There is no division ${describe(division)} in ${rulebook}; it has ${divisions}.`;
}

/** By which rules: checked first, because nothing else can be said without it. */
const PlayedBy = v.pipe(
  v.object({ rulebook: v.string(mustBe('rulebook')), division: v.string(mustBe('division')) }, missing),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const message = bookTrouble(dataset.value.rulebook, dataset.value.division);
    if (message !== undefined) addIssue({ message });
  }),
);

const Position = v.pipe(
  v.object(
    {
      variations: v.optional(v.array(v.unknown(), mustBe('variations')), () => []),
      universe: Universe,
      goal: v.optional(v.unknown()),
      required: cubesIn('required'),
      permitted: cubesIn('permitted'),
      forbidden: cubesIn('forbidden'),
      resources: cubesIn('resources'),
      after: v.picklist(AFTERS, mustBe('after')),
      solution: v.optional(v.unknown()),
      solutions: v.optional(v.unknown()),
      moved: v.optional(v.unknown()),
      avoid: v.optional(v.unknown()),
    },
    missing,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const cubes = CUBE_SECTIONS.reduce((sum, section) => sum + dataset.value[section].length, 0);
    if (cubes <= CUBES_IN_KIT) return;
    const sections = listInWords(CUBE_SECTIONS, 'and');
    addIssue({ message: `There are ${cubes} cubes in ${sections} together; a kit has ${CUBES_IN_KIT}.` });
  }),
);

export type ParsedJudgeRequest =
  | { ok: true; id: unknown; request: OnSetsRequest }
  | { ok: false; id: unknown; message: string };

/** Reads one request. A malformed one is answered with what is wrong; its `id` comes back either way. */
export function parseJudgeRequest(value: unknown): ParsedJudgeRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `A request must be a JSON object, such as {"rulebook":…,"universe":…}; this is ${describe(value)}.`;
    return { ok: false, id: null, message };
  }
  const id = 'id' in value ? value.id : null;
  const playedBy = v.safeParse(PlayedBy, value);
  if (!playedBy.success) return { ok: false, id, message: inOneText(playedBy.issues) };
  const position = v.safeParse(Position, value);
  if (!position.success) return { ok: false, id, message: inOneText(position.issues) };
  return { ok: true, id, request: { ...playedBy.output, ...position.output } };
}

const inOneText = (issues: readonly { message: string }[]): string => issues.map(({ message }) => message).join(' ');
