// Which fractions + − × and ÷ make from two listed ones.
import { Doubles } from './fractionTable.ts';
import type { Side } from './invert.ts';
import type { Level } from './level.ts';
import type { Levels } from './levels.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { joined, type Place } from './place.ts';
import type { Sign } from './value.ts';

export const isPlain = (sign: Sign): boolean => sign !== '^' && sign !== 'r';

/** Two numbers are joined in this many ways. */
const WAYS = 6;

/** Those of this many symbols whose two sides are listed. Calls `step` for every pair. */
export function plainOf(size: number, levels: Levels, whole: Place, step: () => void): Doubles {
  const pairs: [number, number][] = [];
  for (let small = 1; small <= (size - 1) / 2; small += 1)
    if (levels.complete(size - 1 - small)) pairs.push([small, size - 1 - small]);
  let many = 1;
  for (const [small, large] of pairs)
    many += levels.at(small).fractions.length * levels.at(large).fractions.length * WAYS;
  const made = new Doubles(many);
  for (const [small, large] of pairs)
    for (const one of levels.at(small).fractions)
      for (const other of levels.at(large).fractions) {
        step();
        if (joined(one.bags, other.bags, 0, whole).length > 0) addPlain(made, one, other);
      }
  return made;
}

function addPlain(made: Doubles, one: Near, other: Near): void {
  const above = one.n * other.d;
  const below = other.n * one.d;
  const under = one.d * other.d;
  const across = one.n * other.n;
  if (Math.abs(above) + Math.abs(below) + under + Math.abs(across) > Number.MAX_SAFE_INTEGER) {
    made.addNear(near.add(one, other));
    made.addNear(near.subtract(one, other));
    made.addNear(near.subtract(other, one));
    made.addNear(near.multiply(one, other));
    if (other.n !== 0) made.addNear(near.divide(one, other));
    if (one.n !== 0) made.addNear(near.divide(other, one));
    return;
  }
  made.add((above + below) / under);
  made.add((above - below) / under);
  made.add((below - above) / under);
  made.add(across / under);
  if (other.n !== 0) made.add(above / below);
  if (one.n !== 0) made.add(below / above);
}

/** The doubles of sums and products err by less than this share of their parts. */
const ERROR = 2 ** -50;

/** We do not look inside bounds wider than this share of the number. */
const NARROW = 2 ** -20;

/** Uses the doubles of ordinary numbers as they are. Those far out stand for other numbers, see bounds.ts. */
export const ORDINARY = 2 ** 500;

/** Whether a listed number may be on the other side of + − × or ÷, with this one on the known side and the fraction with this double as the result. */
export function mayBeBeside(level: Level, sign: Sign, side: Side, { lo, hi, surd }: Near, wanted: number): boolean {
  const known = (lo + hi) / 2;
  const size = Math.abs(known);
  const error = (hi - lo) / 2;
  if (!(size < ORDINARY && size * ORDINARY > 1 && error < size * NARROW)) return true;
  const sumError = error + (Math.abs(wanted) + size) * ERROR;
  if (sign === '+') return level.mayHold(wanted - known, sumError, surd);
  if (sign === '-') return level.mayHold(side === 'left' ? known - wanted : wanted + known, sumError, surd);
  const other = sign === 'x' ? wanted / known : side === 'left' ? known / wanted : wanted * known;
  // Divided by the known side, which may be smaller by its error.
  return level.mayHold(other, Math.abs(other) * ((error / size) * (1 + NARROW + NARROW) + ERROR), surd);
}
