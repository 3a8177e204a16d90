// A cube and a section in the short forms: `b r`, `b to required`, `br`, `r: b`; and as play prints them: `∪ to Required`, `[∪]`, `union to Required`.
import { SECTIONS, type Section } from '@openshake/rules';
import { cubeParser, lettersOf } from '../../prompt/signs.ts';
import type { Seat } from '../seat.ts';
import { turnsCubes } from './forms.ts';

export interface Put {
  cube: string;
  to: Section;
}

/** A section by the beginning of its name. */
export const sectionOf = (word: string): Section | undefined =>
  SECTIONS.find((section) => word !== '' && section.startsWith(word.toLowerCase()));

/** A cube by its sign, by the word for it, or as the table draws it. */
export function cubeOf(text: string, { game }: Pick<Seat, 'game'>): string | undefined {
  const letters = lettersOf(text.replace(/^\[\s*(.*?)\s*\]$/u, '$1'), game);
  return [...letters].length === 1 ? cubeParser(game)(letters) : undefined;
}

/** Where a cube comes from is ignored: the table knows that. */
const FROM = /\s*\(?(?<!\p{L})from\s+(?:required|permitted|forbidden|resources)(?!\p{L})\)?/iu;

/** A move is never longer than this. */
const LONGEST = 80;

/** Undefined if the text is not a cube and a section. */
export function readPut(text: string, seat: Pick<Seat, 'game'>): Put | undefined {
  if (text.length > LONGEST) return undefined;
  const [cubeText = '', toWord = ''] = partsOf(text.replace(FROM, '').replace(/\.$/, '').trim());
  const to = sectionOf(toWord);
  const cube = to && cubeOf(cubeText, seat);
  return cube !== undefined && to !== undefined ? { cube, to } : undefined;
}

/** What is wrong with the cube of what would be such a text; undefined where there is nothing of the kind. */
export function whyNoCube(text: string, seat: Seat): string | undefined {
  if (text.length > LONGEST) return undefined;
  const [cubeText = '', toWord = ''] = partsOf(text.replace(FROM, '').replace(/\.$/, '').trim());
  const to = sectionOf(toWord);
  // Without a space it may be any word of two letters.
  if (to === undefined || !/[\s:,]/.test(text)) return undefined;
  const upright = /^(?:su|us|s|u)\s*(\d)$/iu.exec(lettersOf(cubeText, seat.game))?.[1];
  if (seat.isEquations && upright !== undefined)
    return turnsCubes(seat)
      ? `Move the ${upright} as it is: ${upright} ${to.charAt(0)}. You turn it when you write your Solution.`
      : `Move the ${upright} as it is: ${upright} ${to.charAt(0)}. No cube is turned in this division.`;
  return [...cubeText].length === 1
    ? `No cube in ${seat.isEquations ? 'Equations' : 'On-Sets'} shows "${cubeText}". The cubes show ${seat.cubes.all.map(seat.words.cube).join(' ')}.`
    : undefined;
}

function partsOf(text: string): (string | undefined)[] {
  const into = /^([a-z]+)\s*:\s*(\S.*)$/iu.exec(text);
  if (into) return [into[2], into[1]];
  if ([...text].length === 2) return [...text];
  const onward = /^(\S.*?)(?:[\s,]+to)?[\s,]+([a-z]+)$/iu.exec(text);
  return onward ? [onward[1], onward[2]] : [];
}
