// A cube and a section in the short forms: `b r`, `b to required`, `br`, `r: b`; a cube may be a word, as in `union r`.
import { SECTIONS, type Section } from '@openshake/rules';
import { cubeWords } from '../../pretty/spoken.ts';
import type { Seat } from '../seat.ts';

export interface Put {
  cube: string;
  to: Section;
}

/** A section by the beginning of its name. */
export const sectionOf = (word: string): Section | undefined =>
  SECTIONS.find((section) => word !== '' && section.startsWith(word.toLowerCase()));

/** A cube by its sign, or by the word that a screen reader speaks for it. */
export function cubeOf(word: string, { cubes, isEquations }: Pick<Seat, 'cubes' | 'isEquations'>): string | undefined {
  if ([...word].length === 1) return cubes.parse(word);
  const said = word.toLowerCase();
  return Object.entries(cubeWords(isEquations)).find(([, name]) => name === said)?.[0];
}

/** Undefined where this is no such text. */
export function readPut(text: string, seat: Pick<Seat, 'cubes' | 'isEquations'>): Put | undefined {
  const into = /^([a-z]+)\s*:\s*(\S+)$/i.exec(text);
  const [cubeWord, toWord] = into ? [into[2], into[1]] : onward(text);
  const cube = cubeOf(cubeWord ?? '', seat);
  const to = sectionOf(toWord ?? '');
  return cube !== undefined && to !== undefined ? { cube, to } : undefined;
}

function onward(text: string): (string | undefined)[] {
  const words = text.split(/[\s,]+/);
  const [first = '', second, third] = words;
  if (words.length === 1 && [...first].length === 2) return [...first];
  if (words.length === 3 && second?.toLowerCase() === 'to') return [first, third];
  return words.length === 2 ? [first, second] : [];
}
