// A cube and a section in the short forms: `b r`, `b to required`, `br`, `r: b`.
import { SECTIONS, type Section } from '@openshake/rules';
import type { Seat } from '../seat.ts';

export interface Put {
  cube: string;
  to: Section;
}

/** A section by the beginning of its name. */
export const sectionOf = (word: string): Section | undefined =>
  SECTIONS.find((section) => word !== '' && section.startsWith(word.toLowerCase()));

export const cubeOf = (word: string, { cubes }: Pick<Seat, 'cubes'>): string | undefined =>
  [...word].length === 1 ? cubes.parse(word) : undefined;

/** Undefined where this is no such text. */
export function readPut(text: string, seat: Pick<Seat, 'cubes'>): Put | undefined {
  const into = /^([a-z]+)\s*:\s*(\S)$/i.exec(text);
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
