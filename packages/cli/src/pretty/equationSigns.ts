// Expressions and values of Equations in the signs that people know: + − × ÷ * √.
import {
  parseCube as parseEquationCube,
  showCube as showEquationCube,
  type ToldValue,
} from '@openshake/rules/equations';

function showSign(letter: string): string {
  const cube = parseEquationCube(letter);
  return cube === undefined ? letter : showEquationCube(cube);
}

/** `3x(5+2)` becomes `3×(5+2)`, character for character, so that places in the text stay where they are. */
export const showSigns = (text: string): string => [...text].map(showSign).join('');

/** `7/2` stays a fraction. `2r2` becomes `2×√2`: on the cubes 2√2 is the root of 2 with index 2. */
export const showValue = (value: ToldValue): string =>
  [...String(value).replaceAll(/(?<=\d)r/g, 'xr')]
    .map((letter) => (letter === '/' ? letter : showSign(letter)))
    .join('');

/** `4.28e369693099` becomes `4.28×10*369693099`. */
export const showApprox = (approx: string): string =>
  showValue(approx.replaceAll(/e(-?)(\d+)/g, (_, minus, digits) => `x10^${minus ? `(-${digits})` : digits}`));

/** Nobody reads a longer decimal. */
const LONGEST_DECIMAL = 60;

/** Whether a decimal is the fraction itself: 2.5 is 5/2, 0.333 is not 1/3. */
function isExact(value: ToldValue, approx: string): boolean {
  const fraction = /^(-?\d+)\/(\d+)$/.exec(String(value));
  const decimal = /^(-?\d+)\.(\d+)$/.exec(approx);
  if (!fraction || !decimal || String(value).length + approx.length > LONGEST_DECIMAL) return false;
  const [, above = '', below = ''] = fraction;
  const [, whole = '', digits = ''] = decimal;
  return BigInt(above) * 10n ** BigInt(digits.length) === BigInt(whole + digits) * BigInt(below);
}

/** `  (about 2.83)`, or `  (2.5)` where the decimal is exact; nothing where no digit is known. */
export const aboutText = (approx: string | undefined, value: ToldValue | undefined): string => {
  if (approx === undefined || approx === '?') return '';
  return `  (${value !== undefined && isExact(value, approx) ? '' : 'about '}${showApprox(approx)})`;
};

/** A cube with the letters before it that say how it lies. */
const TURNED_CUBE = /(su|us|s|u)\s*([^\ssu])/giu;
const WAYS = { s: 'sideways', u: 'upside-down' } as const;
const TURNED_LISTED = 12;

/** `s3 = 3 sideways` for each turned cube in the texts. */
export function turnedCubes(...texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const [, letters = '', written = ''] of texts.join('\n').matchAll(TURNED_CUBE)) {
    if (parseEquationCube(written) === undefined) continue;
    const cube = showSign(written);
    const lying = letters.toLowerCase();
    const words = [...lying].flatMap((letter) => WAYS[letter as keyof typeof WAYS] ?? []).join(' and ');
    found.set(`${lying}${cube}`, `${lying}${cube} = ${cube} ${words}`);
    if (found.size === TURNED_LISTED) break;
  }
  return [...found.values()];
}
