// The friendly forms in which a person at the prompt writes cards, Goals, moves and variations of On-Sets.

import { cut, SECTIONS } from '@openshake/rules';
import {
  type Card,
  type Cube,
  makeCard,
  parseCard,
  parseCube,
  VARIATION_IDS,
  type VariationId,
  variations,
} from '@openshake/rules/onsets';
import { LANGUAGES, type Language } from '@openshake/words';
import { variationTitle } from '../inPlainWords.ts';
import { speechIn } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';
import { type Read, refused, understood } from './conversation.ts';
import { lettersOf, strangeIn, TITLES, withoutAccents, withoutWords } from './signs.ts';

const PACK: readonly Card[] = Array.from({ length: 16 }, (_, card) => card);

/** Takes `count` cards off a pack that `below` shuffles. */
function deal(count: number, below: (limit: number) => number): Card[] {
  const pack = [...PACK];
  return Array.from({ length: count }, () => pack.splice(below(pack.length), 1)).flat();
}

/** Cards by name, or how many to deal. `below` gives a random whole number under its limit. */
export const readUniverse =
  (below: (limit: number) => number) =>
  (answer: string): Read<string[]> => {
    const words = answer.split(/[\s,]+/).filter((word) => word !== '');
    const [first] = words;
    if (first === undefined) return refused({ key: 'read.universe.empty' });
    if (words.length === 1 && /^\d+$/.test(first)) {
      const count = Number(first);
      if (count < 1 || count > PACK.length)
        return refused({ key: 'read.universe.deal', most: PACK.length, given: cut(first) });
      return understood(deal(count, below).map(makeCard));
    }
    const cards: Card[] = [];
    for (const word of words) {
      const card = parseCard(word);
      if (card === undefined) return refused({ key: 'read.noCard', card: cut(word) });
      if (cards.includes(card)) return refused({ key: 'read.cardTwice', card: makeCard(card) });
      cards.push(card);
    }
    return understood(cards.map(makeCard));
  };

export interface Goal {
  shape: string;
  cubes: string[];
}

/** Made on first use, because most commands never need it. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** How the pages show digits without a shape. */
function formOfNone(language: Language): string {
  const said = speechIn(language).words.say({ key: 'goal.noMeaning', cubes: 'D' });
  return said
    .replaceAll(/[\s,]+/g, '')
    .toUpperCase()
    .replace('D', 'D+');
}

/** Each legal shape: how a person may write it, and its digits in the order of the rules. */
const goalForms = once((): readonly (readonly [shape: string, form: RegExp])[] => [
  ['single', /^(?:D|SINGLED)$/],
  ['row', /^(?:D\+D(?:\+D)?|ROWDDD?)$/],
  ['column', /^(?:DxD(?:xD)?|COLUMNDDD?)$/],
  ['L', /^(?:\(DxD\)\+D|LDDD)$/],
  ['T', /^(?:Dx\(D\+D\)|TDDD)$/],
  ['other', new RegExp(`^(?:OTHERD+|${LANGUAGES.map(formOfNone).join('|')})$`)],
]);

/** `5`, `2+3`, `2x3`, `(2x3)+1` or `L 2 3 1`, `2x(1+3)` or `T 2 1 3`; `u3` is an upside-down 3. Also as the table and the notation show it. */
export function readGoal(answer: string): Read<Goal> {
  // The signs of a Goal are those of arithmetic.
  const written = withoutWords(answer, 'equations');
  if (written.includes('=')) return refused({ key: 'read.goal.alone' });
  const text = written
    .replaceAll(/[\s,]+/g, '')
    .toUpperCase()
    .replaceAll(/[X×*·]/g, 'x');
  const cubes = (text.match(/U?[1-5]/g) ?? []).map((digit) => digit.toLowerCase());
  const form = text.replaceAll(/U?[1-5]/g, 'D');
  const shape = goalForms().find(([, pattern]) => pattern.test(form))?.[0];
  if (shape !== undefined) return understood({ shape, cubes });
  if (isEquation(answer)) {
    const [other, game] = [TITLES.equations, TITLES['on-sets']];
    return refused([{ key: 'read.otherGame', text: cut(answer), other, game }, GOAL_FORMS]);
  }
  return refused(/[06-9]/.test(text) ? [{ key: 'read.goal.digits' }, GOAL_FORMS] : GOAL_FORMS);
}

export const GOAL_FORMS: Text = { key: 'read.goal.onSets' };

/** Digits with an operation that no On-Sets Goal has, or a two-digit number in a sum or product. */
const isEquation = (typed: string): boolean => {
  const letters = lettersOf(typed, 'equations');
  return (
    (/\d.*[-/^]|r.*\d/.test(letters) || /\d\d.*[+x]|[+x].*\d\d/.test(letters)) &&
    strangeIn(letters, 'equations') === undefined
  );
};

export interface MoveWritten {
  cube: Cube;
  to: 'required' | 'permitted' | 'forbidden';
}

/** `R to forbidden`, `R forbidden`, `R f`; empty for none. */
export function readMove(answer: string): Read<MoveWritten | undefined> {
  if (answer === '') return understood(undefined);
  const [letter = '', ...rest] = withoutWords(answer, 'on-sets').split(/[\s,]+/);
  const word = rest.at(-1)?.toLowerCase() ?? '';
  const cube = parseCube(letter);
  const to = SECTIONS.find((section) => word !== '' && section.startsWith(word));
  return cube !== undefined && to !== undefined ? understood({ cube, to }) : refused({ key: 'read.move' });
}

export type PickWritten = { name: VariationId } & { cube?: string; card?: string; set?: string };

/** An example for each kind of blank. */
export const FILLINGS = { cube: 'G', card: 'BR', set: 'B U R' } as const;

/** The names of a variation: `wild-cube`, `Wild Cube`, `cubo comodin`, `U and N interchangeable`. */
const keyOf = (name: string): string =>
  withoutAccents(lettersOf(name.replaceAll(/(?<=\p{L})[-_](?=\p{L})/gu, ' '), 'on-sets')).toUpperCase();
const names = once(
  (): ReadonlyMap<string, VariationId> =>
    new Map(
      VARIATION_IDS.flatMap((id) => [
        [keyOf(id), id] as const,
        ...LANGUAGES.map((language) => [keyOf(variationTitle(id, speechIn(language))), id] as const),
      ]),
    ),
);

/** No name is longer. */
const LONGEST_TEXT = 120;

/** No name has more words than this, even with its signs in words. */
const LONGEST_NAME = 12;

/** The longest name that the entry begins with, and the rest. */
function nameIn(entry: string): { name: VariationId; filling: string } | undefined {
  const words = entry.split(' ');
  for (let length = Math.min(words.length, LONGEST_NAME); length > 0; length -= 1) {
    const name = names().get(keyOf(words.slice(0, length).join(' ')));
    if (name !== undefined) return { name, filling: words.slice(length).join(' ') };
  }
  return undefined;
}

/** The variation that a text names, with or without its blank filled in. */
export const variationNamed = (text: string): VariationId | undefined =>
  text.length > LONGEST_TEXT ? undefined : nameIn(text.trim().replaceAll(/\s+/g, ' '))?.name;

/** What fills a blank, in the program's letters. A card may look as the table draws it. */
function fillingOf(blank: 'cube' | 'card' | 'set', text: string): string {
  if (blank !== 'card') return lettersOf(text, 'on-sets');
  const dots = text.replaceAll('·', '');
  const card = parseCard(dots === '' && text !== '' ? 'blank' : dots);
  return card === undefined ? text : makeCard(card);
}

/** On the table, the chooser's name follows a variation, but is not part of it. */
const WHO = /\s*\([^()]*\)$/u;

/** `wild-cube G`, `Double Set B U R`: the name, with hyphens or spaces, and what fills its blank. */
function readPick(entry: string): Read<PickWritten> {
  const found = nameIn(entry) ?? nameIn(entry.replace(WHO, ''));
  if (found === undefined) return refused({ key: 'read.noVariation', name: cut(entry) });
  const { name } = found;
  const { blank, fill } = variations[name];
  const filling = blank === 'set' ? found.filling : found.filling.replace(WHO, '');
  if (blank === undefined) {
    return filling === ''
      ? understood({ name })
      : refused({ key: 'read.noBlank', variation: name, filling: cut(filling) });
  }
  const pick: PickWritten = { name, [blank]: fillingOf(blank, filling) };
  if (fill(pick) !== undefined) return understood(pick);
  return refused({ key: 'read.blank', variation: name, blank, example: `${name} ${FILLINGS[blank]}` });
}

/** Between two variations, in each language. */
const AND = /(?<= )(?:and|y)(?= )/gi;

/** One variation, or several with `and` between them. A variation may have `and` in its own name. */
function readPicks(entry: string): Read<PickWritten[]> {
  const whole = readPick(entry);
  if (whole.ok) return understood([whole.value]);
  for (const { index, 0: and } of entry.matchAll(AND)) {
    const first = readPick(entry.slice(0, index).trim());
    if (!first.ok) continue;
    const rest = readPicks(entry.slice(index + and.length).trim());
    return rest.ok ? understood([first.value, ...rest.value]) : rest;
  }
  return whole;
}

/** A list of variations with commas between them; empty for none. */
export function readVariations(answer: string): Read<PickWritten[]> {
  const picks: PickWritten[] = [];
  for (const entry of answer.split(/[,;]/).map((part) => part.trim().replaceAll(/\s+/g, ' '))) {
    if (entry === '' || entry.toLowerCase() === 'none') continue;
    const read = readPicks(entry);
    if (!read.ok) return read;
    picks.push(...read.value);
  }
  return understood(picks);
}
