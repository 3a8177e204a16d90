// How a page explains the numbers and the turned cubes of Equations.
import { type AnswerValue, parseCube as parseEquationCube } from '@openshake/rules/equations';
import { showEquationSign, showValue } from '@openshake/words';
import type { Speech } from '../words/speech.ts';

/** `4.28e369693099` becomes `4.28×10*369693099`. */
export const showApprox = (approx: string): string =>
  showValue(approx.replaceAll(/e(-?)(\d+)/g, (_, minus, digits) => `x10^${minus ? `(-${digits})` : digits}`));

/** Nobody reads a longer decimal. */
const LONGEST_DECIMAL = 60;

/** Whether a decimal is exact: 2.5 is 5/2, but 0.333 is not 1/3. */
function isExact(value: AnswerValue, approx: string): boolean {
  const fraction = /^(-?\d+)\/(\d+)$/.exec(String(value));
  const decimal = /^(-?\d+)\.(\d+)$/.exec(approx);
  if (!fraction || !decimal || String(value).length + approx.length > LONGEST_DECIMAL) return false;
  const [, above = '', below = ''] = fraction;
  const [, whole = '', digits = ''] = decimal;
  return BigInt(above) * 10n ** BigInt(digits.length) === BigInt(whole + digits) * BigInt(below);
}

/** `  (about 2.83)`, or `  (2.5)` if the decimal is exact; empty if we know no digit. */
export const aboutText = (approx: string | undefined, value: AnswerValue | undefined, { say }: Speech): string => {
  if (approx === undefined || approx === '?') return '';
  const number = showApprox(approx);
  return `  (${value !== undefined && isExact(value, approx) ? number : say('number.about', { number })})`;
};

/** A cube with the letters before it that say how it is turned. */
const TURNED_CUBE = /(su|us|s|u)\s*([^\ssu])/giu;
const TURNED_LISTED = 12;

const lies = (letters: string) =>
  letters === 's' ? 'cube.sideways' : letters === 'u' ? 'cube.upsideDown' : 'cube.sidewaysUpsideDown';

/** `s3 = 3 sideways` for each turned cube in the texts. */
export function turnedCubes(texts: readonly string[], { words }: Speech): string[] {
  const found = new Map<string, string>();
  for (const [, letters = '', written = ''] of texts.join('\n').matchAll(TURNED_CUBE)) {
    if (parseEquationCube(written) === undefined) continue;
    const cube = showEquationSign(written);
    const lying = letters.toLowerCase();
    found.set(`${lying}${cube}`, `${lying}${cube} = ${words.say({ key: lies(lying), cube })}`);
    if (found.size === TURNED_LISTED) break;
  }
  return [...found.values()];
}
