// Reading a choice of a variation.
import { VARIATION_IDS, type VariationId } from './ids.ts';
import type { Pick } from './variation.ts';

const isVariationId = (name: unknown): name is VariationId => (VARIATION_IDS as readonly unknown[]).includes(name);

/** Reads one entry of a list of choices; undefined if it names no variation. */
export function parsePick(value: unknown): Pick | undefined {
  const pick = typeof value === 'string' ? { name: value } : value;
  if (typeof pick !== 'object' || pick === null || !('name' in pick) || typeof pick.name !== 'string') return undefined;
  const name = pick.name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return isVariationId(name) ? { ...pick, name } : undefined;
}
