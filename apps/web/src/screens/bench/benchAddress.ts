// The bench as the part of an address after ?, and back: each part of the position line under its own name, then the paper. So a link shares it.
import { type BookId, books } from '@openshake/rules';
import { makeAction, makePosition, parseAction, parsePosition, Unreadable } from '@openshake/rules/notation';
import { type BenchState, emptyBench, type Paper, type Position } from './benchState.ts';

/** What the notation says about a text that it cannot read. */
export type Unread = Unreadable['facts'];

/** A part of the address that cannot be read. The rest counts. */
export interface AddressFault {
  part: string;
  facts: Unread;
}

type Field = Exclude<keyof Position, 'rulebook' | 'division'>;

const FIELDS: readonly Field[] = [
  'phase',
  'goal',
  'universe',
  'required',
  'permitted',
  'forbidden',
  'resources',
  'variations',
  'after',
  'challenger',
  'players',
  'goalSetter',
  'lastMover',
  'moved',
  'block',
  'shake',
  'totals',
];

/** A paper is written as the action that hands it in. */
const BEFORE_PAPER = '0:00 a write ';

export function makePaper(paper: Paper, rulebook: BookId): string {
  if (Object.keys(paper).length === 0) return '';
  const line = makeAction({ at: 0, by: 'a', type: 'present', ...paper }, books[rulebook].game);
  const [, , , ...rest] = line.split(' ');
  return rest.join(' ');
}

export function parsePaper(text: string, rulebook: BookId): Paper {
  const {
    at: _,
    by: __,
    type: ___,
    ...paper
  } = parseAction(BEFORE_PAPER + text, books[rulebook].game) as Paper & {
    at: unknown;
    by: unknown;
    type: unknown;
  };
  return paper;
}

/** The position line in its parts: `goal` is `row 1 2`. */
function partsOf(position: Position): [label: string, text: string][] {
  const { rulebook, division } = position;
  const bare = { ...emptyBench(rulebook, division).position, after: undefined };
  return FIELDS.flatMap((field): [string, string][] => {
    const value = position[field];
    if (value === undefined || (field === 'universe' && (value as readonly string[]).length === 0)) return [];
    const { after: __, ...none } = bare;
    const line = makePosition({ ...none, [field]: value });
    const [, part] = /^[^|]*\| (.*)$/s.exec(line) ?? [];
    const [, label, text] = /^(\S+) (.*)$/s.exec(part ?? '') ?? [];
    return label === undefined || text === undefined ? [] : [[label, text]];
  });
}

/** Keeps an address readable: a space is +, and the signs of the games stay as they are wherever an address allows it. */
const escaped = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/%(?:2C|3A|3B|3D|2F|40|24)/g, decodeURIComponent);

export function makeAddress({ position, paper, expression }: BenchState): string {
  const parts: [string, string][] = [
    ['book', position.rulebook],
    ['division', position.division],
    ...partsOf(position),
    ['paper', makePaper(paper, position.rulebook)],
    ['value', expression],
  ];
  return parts
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}=${escaped(text)}`)
    .join('&');
}

export const benchHref = (state: BenchState): string => `#/bench?${makeAddress(state)}`;

function caught<Value>(read: () => Value): Value | Unread {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return error.facts;
    throw error;
  }
}

const isUnread = (value: unknown): value is Unread => typeof value === 'object' && value !== null && 'key' in value;

/** What an address says; undefined if it says nothing. */
export function parseAddress(query: URLSearchParams): { state: BenchState; faults: AddressFault[] } | undefined {
  if (![...query.keys()].some((label) => label !== 'ask')) return undefined;
  const faults: AddressFault[] = [];
  const first = readPlayedBy(query, faults);
  let { position } = first;
  for (const [label, text] of query) {
    if (['book', 'division', 'paper', 'value', 'ask'].includes(label)) continue;
    const parsed = parsePosition(`${position.rulebook} ${position.division} | ${label} ${text}`);
    if (parsed.ok) position = { ...position, ...onlyFilled(parsed.position, label, text) };
    else faults.push({ part: label, facts: parsed.facts });
  }
  const written = query.get('paper') ?? '';
  const paper = written === '' ? {} : caught(() => parsePaper(written, position.rulebook));
  if (isUnread(paper)) faults.push({ part: 'paper', facts: paper });
  return { state: { position, paper: isUnread(paper) ? {} : paper, expression: query.get('value') ?? '' }, faults };
}

/** A line with one part is empty elsewhere. Only that part counts. */
function onlyFilled(parsed: Position, label: string, text: string): Partial<Position> {
  const empty = ['required', 'permitted', 'forbidden', 'resources', 'variations'];
  return Object.fromEntries(
    Object.entries(parsed).filter(([field]) => !empty.includes(field) || (field === label && text !== '')),
  );
}

/** Which rules. Without a book that we have, those of the first; without a division, its middle one or its first. */
function readPlayedBy(query: URLSearchParams, faults: AddressFault[]): BenchState {
  const id = query.get('book') ?? '';
  const known = Object.hasOwn(books, id) ? books[id as BookId] : undefined;
  const book = known ?? books['mlag-onsets-basic-2019'];
  const divisions = Object.keys(book.divisions) as Position['division'][];
  const name = query.get('division') ?? '';
  const division = divisions.find((each) => each === name) ?? divisions.find((each) => each === 'middle');
  const parsed = parsePosition(`${id} ${name}`);
  if (!parsed.ok) faults.push({ part: known ? 'division' : 'book', facts: parsed.facts });
  return emptyBench(book.id, division ?? divisions[0] ?? 'middle');
}
