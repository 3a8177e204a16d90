// 95 % intervals: how sure a measured number is.

export interface Measured {
  value: number;
  low: number;
  high: number;
}

/** The normal deviate that leaves 2.5 % on either side. */
const Z = 1.959964;

/** Wilson's interval for a share of independent matches. A draw counts as half, which makes the interval too wide rather than too narrow. */
export function wilson(won: number, of: number): Measured {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const share = won / of;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Student's t deviate that leaves 2.5 % on either side: exact for few degrees of freedom, otherwise by the Cornish-Fisher series. */
const T = [12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.306, 2.26216, 2.22814];
export function tDeviate(freedom: number): number {
  const exact = T[freedom - 1];
  if (exact !== undefined) return exact;
  const z3 = Z ** 3;
  const z5 = Z ** 5;
  const z7 = Z ** 7;
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  );
}

/** The mean of independent values with Student's interval. The width needs two values; the mean needs one. */
export function mean(values: readonly number[]): Measured {
  const count = values.length;
  const value = values.reduce((sum, each) => sum + each, 0) / count;
  if (count < 2) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (count - 1);
  const half = tDeviate(count - 1) * Math.sqrt(variance / count);
  return { value, low: value - half, high: value + half };
}
