// A cube and a section in short forms (`b r`, `b to required`, `br`, `r: b`) and as play prints them (`∪ to Required`, `[∪]`, `union to Required`).
import { SECTIONS, type Section } from '@openshake/rules';
import { LANGUAGES } from '@openshake/words';
import { cubeParser, lettersOf } from '../../prompt/signs.ts';
import { speechIn } from '../../words/speech.ts';
import type { Text } from '../../words/texts/index.ts';
import type { Seat } from '../seat.ts';
import { turnsCubes } from './forms.ts';

export interface Put {
  cube: string;
  to: Section;
}

/** The names of each section in every language. */
const NAMES = LANGUAGES.flatMap((language) => {
  const { words } = speechIn(language);
  return SECTIONS.map((section) => [words.say({ key: `section.${section}` }).toLowerCase(), section] as const);
});

/** A section by the beginning of its name, English first. */
export const sectionOf = (word: string): Section | undefined =>
  word === '' ? undefined : NAMES.find(([name]) => name.startsWith(word.toLowerCase()))?.[1];

/** A cube by its sign, by its word, or as the table draws it. */
export function cubeOf(text: string, { game }: Pick<Seat, 'game'>): string | undefined {
  const letters = lettersOf(text.replace(/^\[\s*(.*?)\s*\]$/u, '$1'), game);
  return [...letters].length === 1 ? cubeParser(game)(letters) : undefined;
}

/** Where a cube comes from is ignored, because the table knows. */
const FROM =
  /\s*\(?(?<!\p{L})(?:from\s+(?:required|permitted|forbidden|resources)|(?:desde|de)\s+(?:requerido|permitido|prohibido|recursos))(?!\p{L})\)?/iu;

/** No move is longer than this. */
const LONGEST = 80;

/** Undefined if the text is not a cube and a section. */
export function readPut(text: string, seat: Pick<Seat, 'game'>): Put | undefined {
  if (text.length > LONGEST) return undefined;
  const [cubeText = '', toWord = ''] = partsOf(text.replace(FROM, '').replace(/\.$/, '').trim());
  const to = sectionOf(toWord);
  const cube = to && cubeOf(cubeText, seat);
  return cube !== undefined && to !== undefined ? { cube, to } : undefined;
}

/** What is wrong with the cube in such a text; undefined if the text is something else. */
export function whyNoCube(text: string, seat: Seat): Text | readonly Text[] | undefined {
  if (text.length > LONGEST) return undefined;
  const [cubeText = '', toWord = ''] = partsOf(text.replace(FROM, '').replace(/\.$/, '').trim());
  const to = sectionOf(toWord);
  // Without a space, it may be any word of two letters.
  if (to === undefined || !/[\s:,]/.test(text)) return undefined;
  const upright = /^(?:su|us|s|u)\s*(\d)$/iu.exec(lettersOf(cubeText, seat.game))?.[1];
  if (seat.isEquations && upright !== undefined)
    return {
      key: turnsCubes(seat) ? 'typed.turnLater' : 'typed.noTurning',
      digit: upright,
      example: `${upright} ${to.charAt(0)}`,
    };
  if ([...cubeText].length !== 1) return undefined;
  return [
    { key: 'read.strange', game: seat.isEquations ? 'Equations' : 'On-Sets', sign: cubeText },
    { key: 'read.cubes', cubes: seat.cubes.all.map(seat.words.cube).join(' ') },
  ];
}

function partsOf(text: string): (string | undefined)[] {
  const into = /^([a-z]+)\s*:\s*(\S.*)$/iu.exec(text);
  if (into) return [into[2], into[1]];
  if ([...text].length === 2) return [...text];
  const onward = /^(\S.*?)(?:[\s,]+(?:to|a))?[\s,]+([a-z]+)$/iu.exec(text);
  return onward ? [onward[1], onward[2]] : [];
}
