// The friendly forms in which a person at the prompt writes cards, Goals, moves and variations of On-Sets.
import {
  type Card,
  type Cube,
  cut,
  makeCard,
  parseCard,
  parseCube,
  SECTIONS,
  VARIATION_IDS,
  type VariationId,
  variations,
} from '@openshake/rules';
import { type Read, refused, understood } from './conversation.ts';

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
    if (first === undefined)
      return refused('The Universe needs cards: name some, or give a number to have them dealt.');
    if (words.length === 1 && /^\d+$/.test(first)) {
      const count = Number(first);
      if (count < 1 || count > PACK.length)
        return refused(`There are ${PACK.length} cards, so ${cut(first)} cannot be dealt.`);
      return understood(deal(count, below).map(makeCard));
    }
    const cards: Card[] = [];
    for (const word of words) {
      const card = parseCard(word);
      if (card === undefined)
        return refused(`"${cut(word)}" is not a card. Name its dots, as in B, RY or BRGY, or write blank.`);
      if (cards.includes(card)) return refused(`The card ${makeCard(card)} is there twice; a pack has one of each.`);
      cards.push(card);
    }
    return understood(cards.map(makeCard));
  };

export interface Goal {
  shape: string;
  cubes: string[];
}

/** Each legal shape: how a person may write it, and its digits in the order of the rules. */
const GOAL_FORMS: readonly [shape: string, form: RegExp][] = [
  ['single', /^D$/],
  ['row', /^D\+D(?:\+D)?$/],
  ['column', /^DxD(?:xD)?$/],
  ['L', /^(?:\(DxD\)\+D|LDDD)$/],
  ['T', /^(?:Dx\(D\+D\)|TDDD)$/],
  ['other', /^OTHERD+$/],
];

/** `5`, `2+3`, `2x3`, `(2x3)+1` or `L 2 3 1`, `2x(1+3)` or `T 2 1 3`; `u3` is an upside-down 3. */
export function readGoal(answer: string): Read<Goal> {
  const text = answer
    .replaceAll(/[\s,]+/g, '')
    .toUpperCase()
    .replaceAll(/[X×*·]/g, 'x');
  const cubes = (text.match(/U?[1-5]/g) ?? []).map((digit) => digit.toLowerCase());
  const form = text.replaceAll(/U?[1-5]/g, 'D');
  const shape = GOAL_FORMS.find(([, pattern]) => pattern.test(form))?.[0];
  if (shape !== undefined) return understood({ shape, cubes });
  const digits = /[06-9]/.test(text) ? 'The digit cubes show 1 to 5 only. ' : '';
  return refused(`${digits}A Goal looks like 5, 2+3, 2x3, L 2 3 1 or T 2 1 3, with u before an upside-down digit.`);
}

export interface MoveWritten {
  cube: Cube;
  to: 'required' | 'permitted' | 'forbidden';
}

/** `R to forbidden`, `R forbidden`, `R f`; nothing for none. */
export function readMove(answer: string): Read<MoveWritten | undefined> {
  if (answer === '') return understood(undefined);
  const [letter = '', ...rest] = answer.split(/[\s,]+/);
  const word = rest.at(-1)?.toLowerCase() ?? '';
  const cube = parseCube(letter);
  const to = SECTIONS.find((section) => word !== '' && section.startsWith(word));
  return cube !== undefined && to !== undefined
    ? understood({ cube, to })
    : refused('Write the cube and where it goes, as in: R to forbidden');
}

export type PickWritten = { name: VariationId } & { cube?: string; card?: string; set?: string };

const BLANKS = { cube: 'a cube', card: 'a card', set: 'a Set-Name' } as const;

const FILLINGS = { cube: 'G', card: 'BR', set: 'B U R' } as const;

/** `wild-cube G`, `Double Set B U R`: the name, with hyphens or spaces, and what fills its blank. */
function readPick(entry: string): Read<PickWritten> {
  const name = VARIATION_IDS.find((id) => entry.slice(0, id.length).toLowerCase().replaceAll(' ', '-') === id);
  if (name === undefined) return refused(`There is no variation "${cut(entry)}".`);
  const { blank, title, fill } = variations[name];
  const filling = entry.slice(name.length).trim();
  if (blank === undefined) {
    return filling === ''
      ? understood({ name })
      : refused(`${title} has nothing to fill in, so "${cut(filling)}" is too much.`);
  }
  const pick: PickWritten = { name, [blank]: filling };
  if (fill(pick) !== undefined) return understood(pick);
  return refused(`${title} needs ${BLANKS[blank]}, as in: ${name} ${FILLINGS[blank]}`);
}

/** A list of variations with commas between them; nothing for none. */
export function readVariations(answer: string): Read<PickWritten[]> {
  const picks: PickWritten[] = [];
  for (const entry of answer.split(/[,;]/).map((part) => part.trim().replaceAll(/\s+/g, ' '))) {
    if (entry === '' || entry.toLowerCase() === 'none') continue;
    const pick = readPick(entry);
    if (!pick.ok) return pick;
    picks.push(pick.value);
  }
  return understood(picks);
}
