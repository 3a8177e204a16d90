// Signs in words, for a screen reader: the names of the cubes, and whole formulas read aloud.
import type { GameName } from '@openshake/rules';
import type { Language } from '@openshake/words';
import { ENGLISH, type Speech, speechIn } from '../words/speech.ts';
import { SIGN_TABLE, type Sign } from './signTable.ts';

const ALL: readonly Sign[] = [...SIGN_TABLE['on-sets'], ...SIGN_TABLE.equations];
type Table = Readonly<Record<string, string>>;

/** Characters of ordinary text that are signs only in a formula. A fraction keeps its slash. */
const FORMULA_ONLY = "+=-'";
const isSpokenAnywhere = (sign: string): boolean => !/\p{L}/u.test(sign) || sign === 'Λ';

/** Other signs that we print. */
const OTHERS = {
  '·': 'spoken.none',
  '→': 'spoken.to',
  '≠': 'spoken.isNot',
  '≤': 'spoken.atMost',
  '≥': 'spoken.atLeast',
  '✓': 'spoken.right',
  '✗': 'spoken.wrong',
} as const;

/** A sign that names its cube has ordinary words or the ends of a list around it. In a formula, it has cubes and numbers around it. */
const LISTED_AFTER = /(?:^|[,:(]|\p{L}{2}|(?<!\p{L})[aeoy]) *$/u;
const LISTED_BEFORE = /^ *(?:$|[,.;)]|\p{L}{2}|[aeoy](?![\p{L}\d]))/u;

/** How one language speaks the signs. */
interface Tongue {
  /** The sign on a cube, as one word. */
  shown: Table;
  /** A cube by its letter. */
  cubes: Readonly<Record<GameName, Table>>;
  /** A sign inside a formula. */
  inFormula: Table;
}

function tongueOf(language: Language): Tongue {
  const { say } = speechIn(language);
  const named = (signs: readonly Sign[], name: (sign: Sign) => string): Table =>
    Object.fromEntries(signs.map((sign) => [name(sign), sign[language].word]));
  const aloud = ({ [language]: { word, aloud: spoken = word } }: Sign): string => spoken;
  return {
    shown: named(ALL, ({ shown }) => shown),
    cubes: {
      'on-sets': named(SIGN_TABLE['on-sets'], ({ letter }) => letter),
      equations: named(SIGN_TABLE.equations, ({ letter }) => letter),
    },
    inFormula: {
      ...Object.fromEntries(ALL.map((sign) => [sign.shown, aloud(sign)])),
      ...Object.fromEntries(
        ALL.filter(({ letter }) => FORMULA_ONLY.includes(letter)).map((sign) => [sign.letter, aloud(sign)]),
      ),
      ...Object.fromEntries(Object.entries(OTHERS).map(([sign, key]) => [sign, say(key)])),
    },
  };
}

const tongues = new Map<Language, Tongue>();

function tongue({ language }: Speech): Tongue {
  const known = tongues.get(language) ?? tongueOf(language);
  tongues.set(language, known);
  return known;
}

export const nameSign = (shown: string, speech = ENGLISH): string => tongue(speech).shown[shown] ?? shown;

/** The one word for a cube, spoken and typed. */
export const cubeWords = (isEquations: boolean, speech = ENGLISH): Table =>
  tongue(speech).cubes[isEquations ? 'equations' : 'on-sets'];

const SIGNS = new RegExp(
  ` *([${[...ALL.map(({ shown }) => shown), ...Object.keys(OTHERS)]
    .filter((sign) => isSpokenAnywhere(sign) && !FORMULA_ONLY.includes(sign))
    .join('')}]|(?<=^|[\\s,(])=(?=$|[\\s,.;)])) *`,
  'gu',
);
/** The hyphen in a word such as upside-down is not a sign. */
const FORMULA_SIGNS = / *([+=']|(?<![a-z]{2})-) */g;

const tidy = (text: string): string => text.replaceAll(/ +(?=[.,;:)])/g, '').replaceAll(/\( +/g, '(');

/** Only this many characters before a sign say whether it is listed. Looking at the whole line for each sign would take the square of its length. */
const NEAR = 8;

/** Text without columns and without signs that a screen reader skips or spells out. A person can still type what it shows. */
export function speakSigns(text: string, speech = ENGLISH): string {
  const { shown, inFormula } = tongue(speech);
  /** A sign alone or in a list of cubes becomes the word for its cube. */
  const isListed = (before: string, after: string): boolean =>
    LISTED_AFTER.test(before.trimEnd().slice(-NEAR)) && LISTED_BEFORE.test(after);
  const plain = text.replaceAll('…', '...').replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'").replaceAll(/[–—]/g, '-');
  return plain
    .split('\n')
    .map((line) => {
      const [, margin = '', rest = ''] = /^( *)(.*)$/.exec(line) ?? [];
      const spoken = rest.replaceAll(SIGNS, (all, sign: string, at: number) => {
        const listed = isListed(rest.slice(0, at), rest.slice(at + all.length));
        return ` ${(listed ? shown[sign] : undefined) ?? inFormula[sign]} `;
      });
      return spoken === rest && !rest.includes('  ') ? line : margin + tidy(spoken.replaceAll(/ {2,}/g, ' ')).trim();
    })
    .join('\n');
}

/** `6×6+1=37` becomes `6 times 6 plus 1 equals 37`. */
export const speakFormula = (text: string, speech = ENGLISH): string => {
  const { inFormula } = tongue(speech);
  return tidy(
    speakSigns(
      text.replaceAll(FORMULA_SIGNS, (_, sign: string) => ` ${inFormula[sign]} `),
      speech,
    ),
  ).trim();
};
