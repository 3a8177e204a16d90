// The place of an expression that we look for: what is used around it, and what is left for it.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import { FIRST_SIGN } from './bags.ts';
import type { Term } from './chain.ts';
import type { Limits } from './limits.ts';
import type { Near } from './near.ts';
import { type PackedBags, STRIDE } from './packed.ts';
import type { Room } from './room.ts';
import { POWER, ROOT } from './signs.ts';

export interface Place {
  readonly room: Room;
  /** What is used around it. */
  readonly low: number;
  readonly high: number;
  readonly signs: number;
  /** Whether one bag of many is enough: everything around it is fixed. */
  readonly one: boolean;
  /** The term or factor beside it. */
  readonly beside?: Term | undefined;
}

/** Nothing is around it. */
export const wholeOf = (room: Room, one: boolean): Place => ({ room, low: 0, high: 0, signs: 0, one });

const [PLUS, MINUS, TIMES, OVER] = (['+', '-', 'x', '/'] as const).map((sign) => EQUATION_CUBES.indexOf(sign)) as [
  number,
  number,
  number,
  number,
];

/** Bags of both sides together with a sign, as far as they fit into the place. */
export function joined(one: PackedBags, other: PackedBags | undefined, sign: number, place: Place): PackedBags {
  const { room, low, high, signs } = place;
  const sums: PackedBags = [];
  for (let at = 0; at < one.length; at += STRIDE) {
    const l = one[at] as number;
    const h = one[at + 1] as number;
    const s = (one[at + 2] as number) + sign;
    if (!room.fits(low + l, high + h, signs + s)) continue;
    if (!other) {
      sums.push(l, h, s);
      continue;
    }
    for (let with_ = 0; with_ < other.length; with_ += STRIDE) {
      const ll = l + (other[with_] as number);
      const hh = h + (other[with_ + 1] as number);
      const ss = s + (other[with_ + 2] as number);
      if (!room.fits(low + ll, high + hh, signs + ss)) continue;
      sums.push(ll, hh, ss);
      if (place.one) return sums;
    }
  }
  return sums;
}

/** Whether too few signs are left for this many symbols: n numbers take n − 1 signs, and any more symbols are roots. */
export function isShort(size: number, { room, signs }: Place): boolean {
  const numbers = (size + 1) >> 1;
  let joints = 0;
  for (let sign = FIRST_SIGN; sign < ROOT; sign += 1) joints += room.left(sign, signs);
  return size - numbers - Math.min(joints, numbers - 1) > room.left(ROOT, signs);
}

/** Whether the remaining signs make only fractions, as Limits know them. */
const isTame = ({ room, signs }: Place, wholeOnly: boolean): boolean =>
  room.left(POWER, signs) === 0 && (wholeOnly || room.left(ROOT, signs) === 0);

/** Whether the remaining signs are too few for this fraction. */
export function isBeyond(limits: Limits, { n, d }: Near, size: number, place: Place, wholeOnly: boolean): boolean {
  if (!isTame(place, wholeOnly)) return false;
  const { room, signs } = place;
  const sums = room.left(PLUS, signs) + room.left(MINUS, signs);
  return limits.excludes(n, d, sums, room.left(TIMES, signs), room.left(OVER, signs), (size - 1) >> 1);
}

/** The most that the remaining signs can make from this many symbols. */
export function mostOf(limits: Limits, size: number, place: Place, wholeOnly: boolean): number {
  if (!isTame(place, wholeOnly)) return Number.POSITIVE_INFINITY;
  const { room, signs } = place;
  const sums = room.left(PLUS, signs) + room.left(MINUS, signs);
  return limits.most(sums, room.left(TIMES, signs), room.left(OVER, signs), (size - 1) >> 1);
}

/** The most powers and roots left beside one of the bags and what is used. */
export function powersLeft(bags: PackedBags, { room, low, high }: Place, signs: number): number {
  let most = 0;
  for (let at = 0; at < bags.length; at += STRIDE) {
    const used = signs + (bags[at + 2] as number);
    if (!room.fits(low + (bags[at] as number), high + (bags[at + 1] as number), used)) continue;
    most = Math.max(most, room.left(POWER, used) + room.left(ROOT, used));
  }
  return most;
}
