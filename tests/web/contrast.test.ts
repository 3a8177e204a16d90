// The tokens of the design, in both themes: letters 4.5:1 on what they lie on, edges of inputs and the ring of the focus 3:1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../apps/web/src/styles/tokens.css'), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The variables of a rule, with the first rule of this selector. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = css.search(new RegExp(`^${selector.replace(/[.]/g, '\\.')} \\{`, 'm'));
  if (start < 0) throw new Error(`tokens.css has no ${selector}.`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}
const root = tokensOf(':root');
const onFelt = tokensOf('.mat');
const onSheet = tokensOf('.sheet');

function colour(name: string, theme: Theme, tokens = root): [number, number, number] {
  const value = name.startsWith('#') ? name : (tokens.get(name) ?? root.get(name) ?? '');
  const both = /^light-dark\(\s*([^,]+),\s*([^)]+)\)$/.exec(value);
  const text = (both ? (theme === 'light' ? both[1] : both[2]) : value)?.trim() ?? '';
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!hex) throw new Error(`--${name} is ${value || 'missing'}, which is no plain colour.`);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
}

/** As WCAG 2.2 defines it. */
function luminance(rgb: readonly [number, number, number]): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: [number, number, number], other: [number, number, number]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

/** Letters, and everything that they lie on somewhere. */
const LETTERS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'card', 'raise', 'sunk', 'accent-bg', 'good-bg', 'bad-bg']],
  ['soft', ['paper', 'card', 'raise', 'sunk']],
  ['accent-ink', ['paper', 'card', 'raise', 'accent-bg']],
  ['good', ['paper', 'card', 'raise', 'good-bg']],
  ['bad', ['paper', 'card', 'raise', 'bad-bg']],
  ['on-main', ['main']],
  ['on-accent', ['accent']],
  ['on-felt', ['felt', 'felt-2']],
  ['on-felt-2', ['felt', 'felt-2']],
  ['on-block', ['block-1', 'block-2']],
  ['sheet-ink', ['sheet', 'turned']],
  ['sheet-soft', ['sheet']],
  ...['cr', 'cb', 'cg', 'ck', 'op', 'rel'].map((sign) => [sign, ['face', 'face-2', 'turned']] as const),
  // The letter on the dot of each colour.
  ...['B', 'R', 'G'].map((dot) => ['#fff', [dot]] as const),
  ['#3b2c00', ['Y']],
];
const EDGES: readonly (readonly [string, readonly string[]])[] = [
  ['edge', ['paper', 'card', 'raise']],
  ['focus', ['paper', 'card', 'raise', 'sunk']],
];

const weak = (theme: Theme, pairs: typeof LETTERS, least: number, tokens = root): string[] =>
  pairs.flatMap(([above, below]) =>
    below.flatMap((under) => {
      const ratio = contrast(colour(above, theme, tokens), colour(under, theme, tokens));
      return ratio < least ? [`${above} on ${under}: ${ratio.toFixed(2)}`] : [];
    }),
  );

describe.each(THEMES)('colours by %s', (theme) => {
  it('knows black from white', () => {
    expect(contrast(colour('#000', theme), colour('#ffffff', theme))).toBeCloseTo(21);
    expect(weak(theme, [['#777', ['#fff']]], 4.5)).toHaveLength(1);
  });
  it('letters have 4.5:1 on what they lie on', () => {
    expect(weak(theme, LETTERS, 4.5)).toEqual([]);
  });
  it('edges of inputs and the ring of the focus have 3:1', () => {
    expect(weak(theme, EDGES, 3)).toEqual([]);
  });
  it('so has the ring of the focus on the felt and on paper', () => {
    expect(weak(theme, [['focus', ['felt', 'felt-2']]], 3, onFelt)).toEqual([]);
    expect(weak(theme, [['focus', ['sheet']]], 3, onSheet)).toEqual([]);
  });
});
