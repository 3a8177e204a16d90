// Signs in words, for a screen reader: the names of the cubes, and whole formulas read aloud.

/** The signs between two parts of a formula, and other signs that are printed. */
const WORDS: Readonly<Record<string, string>> = {
  '∪': 'union',
  '∩': 'intersection',
  '′': 'complement',
  Λ: 'the null set',
  '⊆': 'is a subset of',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '√': 'root',
  '*': 'to the power',
  '·': 'none',
  '→': 'to',
  '≠': 'is not',
  '≤': 'at most',
  '≥': 'at least',
  '✓': 'right:',
  '✗': 'wrong:',
};
const SIGNS = new RegExp(` *([${Object.keys(WORDS).join('')}]) *`, 'gu');
/** In a formula these are signs as well; elsewhere a person may have to type them. */
const FORMULA: Readonly<Record<string, string>> = { '+': 'plus', '=': 'equals', '-': 'minus', "'": 'complement' };
/** The hyphen in a word such as upside-down is not a sign. */
const FORMULA_SIGNS = / *([+=']|(?<![a-z]{2})-) */g;

const tidy = (text: string): string => text.replaceAll(/ +(?=[.,;:)])/g, '').replaceAll(/\( +/g, '(');

/** Text without any sign that a screen reader skips or spells out. What can be typed stays as it is. */
export function speakSigns(text: string): string {
  const plain = text.replaceAll('…', '...').replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'").replaceAll(/[–—]/g, '-');
  return plain
    .split('\n')
    .map((line) => {
      const [, margin = '', rest = ''] = /^( *)(.*)$/.exec(line) ?? [];
      const spoken = rest.replaceAll(SIGNS, (_, sign: string) => ` ${WORDS[sign]} `);
      return spoken === rest ? line : margin + tidy(spoken).trim();
    })
    .join('\n');
}

/** `6×6+1=37` becomes `6 times 6 plus 1 equals 37`. */
export const speakFormula = (text: string): string =>
  tidy(speakSigns(text.replaceAll(FORMULA_SIGNS, (_, sign: string) => ` ${FORMULA[sign]} `))).trim();

const ON_SETS: Readonly<Record<string, string>> = {
  U: 'union',
  N: 'intersection',
  '-': 'minus',
  "'": 'complement',
  V: 'universe',
  A: 'null',
  '=': 'equals',
  C: 'subset',
};
const EQUATIONS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  x: 'times',
  '/': 'divide',
  '^': 'power',
  r: 'root',
};

/** The sign on a cube, as it is shown, with the same words. */
const SHOWN: Readonly<Record<string, string>> = {
  '∪': 'union',
  '∩': 'intersection',
  '−': 'minus',
  '′': 'complement',
  V: 'universe',
  Λ: 'null',
  '=': 'equals',
  '⊆': 'subset',
  '+': 'plus',
  '×': 'times',
  '÷': 'divide',
  '*': 'power',
  '√': 'root',
};
export const nameSign = (shown: string): string => SHOWN[shown] ?? shown;

/** The one word for a cube that is spoken and that can be typed. */
export const cubeWords = (isEquations: boolean): Readonly<Record<string, string>> =>
  isEquations ? EQUATIONS : ON_SETS;
