// Signs in words, for a screen reader: the names of the cubes, and whole formulas read aloud.
import { SIGN_TABLE, type Sign } from './signTable.ts';

const ALL: readonly Sign[] = [...SIGN_TABLE['on-sets'], ...SIGN_TABLE.equations];
const named = (signs: readonly Sign[], name: (sign: Sign) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(signs.map((sign) => [name(sign), sign.word]));

/** The sign on a cube, as it is shown, by one word. */
const SHOWN = named(ALL, ({ shown }) => shown);
export const nameSign = (shown: string): string => SHOWN[shown] ?? shown;

const CUBE_WORDS = {
  'on-sets': named(SIGN_TABLE['on-sets'], ({ letter }) => letter),
  equations: named(SIGN_TABLE.equations, ({ letter }) => letter),
};
/** A cube by one word that is spoken, and that can be typed for it. */
export const cubeWords = (isEquations: boolean): Readonly<Record<string, string>> =>
  CUBE_WORDS[isEquations ? 'equations' : 'on-sets'];

/** Signs that are printed beside those of the games. */
const OTHERS: Readonly<Record<string, string>> = {
  '·': 'none',
  '→': 'to',
  '≠': 'is not',
  '≤': 'at most',
  '≥': 'at least',
  '✓': 'right:',
  '✗': 'wrong:',
};
/** What stands in ordinary text as well, and is a sign only in a formula. A fraction keeps its slash. */
const FORMULA_ONLY = "+=-'";
const inFormula = ({ word, aloud = word }: Sign): string => aloud;
const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ALL.map((sign) => [sign.shown, inFormula(sign)])),
  ...Object.fromEntries(
    ALL.filter(({ letter }) => FORMULA_ONLY.includes(letter)).map((sign) => [sign.letter, inFormula(sign)]),
  ),
  ...OTHERS,
};
const isSpokenAnywhere = (sign: string): boolean => !/\p{L}/u.test(sign) || sign === 'Λ';
const SIGNS = new RegExp(
  ` *([${Object.keys(WORDS)
    .filter((sign) => isSpokenAnywhere(sign) && !FORMULA_ONLY.includes(sign))
    .join('')}]|(?<=^|[\\s,(])=(?=$|[\\s,.;)])) *`,
  'gu',
);
/** The hyphen of a word, as in upside-down, is no sign. */
const FORMULA_SIGNS = / *([+=']|(?<![a-z]{2})-) */g;

const tidy = (text: string): string => text.replaceAll(/ +(?=[.,;:)])/g, '').replaceAll(/\( +/g, '(');

/** A sign that is one of a list of cubes, or stands alone, goes by the word for its cube. */
const isListed = (before: string, after: string): boolean =>
  /(?:^|[,:(]|\b(?:and|or|with|the|cube)) *$/.test(before) && /^ *(?:$|[,.;)]|(?:and|or|from|to)\b)/.test(after);

/** Text without any sign that a screen reader skips or spells out, and without columns. What can be typed can still be typed. */
export function speakSigns(text: string): string {
  const plain = text.replaceAll('…', '...').replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'").replaceAll(/[–—]/g, '-');
  return plain
    .split('\n')
    .map((line) => {
      const [, margin = '', rest = ''] = /^( *)(.*)$/.exec(line) ?? [];
      const spoken = rest.replaceAll(SIGNS, (all, sign: string, at: number) => {
        const listed = isListed(rest.slice(0, at), rest.slice(at + all.length));
        return ` ${(listed ? SHOWN[sign] : undefined) ?? WORDS[sign]} `;
      });
      return spoken === rest && !rest.includes('  ') ? line : margin + tidy(spoken.replaceAll(/ {2,}/g, ' ')).trim();
    })
    .join('\n');
}

/** `6×6+1=37` becomes `6 times 6 plus 1 equals 37`. */
export const speakFormula = (text: string): string =>
  tidy(speakSigns(text.replaceAll(FORMULA_SIGNS, (_, sign: string) => ` ${WORDS[sign]} `))).trim();
