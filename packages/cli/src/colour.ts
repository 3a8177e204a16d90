// Color on a terminal. Color alone never carries meaning.
import type { Surroundings } from './surroundings.ts';

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  // Plain blue is hard to read on black.
  blue: [94, 39],
} as const;
/** The codes of all colors that we print. */
export const OWN_CODES: readonly number[] = [...new Set(Object.values(CODES).flat())];
export type Paint = Readonly<Record<keyof typeof CODES, (text: string) => string>>;

const styles = Object.entries(CODES);

const makePaint = (colourful: boolean): Paint =>
  Object.fromEntries(
    styles.map(([style, [on, off]]) => [
      style,
      (text: string) => (colourful && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text),
    ]),
  ) as Paint;

export const PLAIN: Paint = makePaint(false);
export const COLOURFUL: Paint = makePaint(true);

/** `--color` and `--no-color` come first, then FORCE_COLOR and NO_COLOR, then whether this is a terminal. */
export function choosePaint(
  flags: { color?: boolean; 'no-color'?: boolean },
  { stdout, env }: Pick<Surroundings, 'stdout' | 'env'>,
): Paint {
  if (flags['no-color']) return PLAIN;
  if (flags.color) return COLOURFUL;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced === '0' || forced === 'false' ? PLAIN : COLOURFUL;
  if (env.NO_COLOR) return PLAIN;
  return stdout.isTTY && env.TERM !== 'dumb' ? COLOURFUL : PLAIN;
}
