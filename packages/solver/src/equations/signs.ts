// The signs by their places among the symbols.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import type { Sign } from './value.ts';

const placeOf = (sign: Sign): number => EQUATION_CUBES.indexOf(sign);

export const PLUS = placeOf('+');
export const MINUS = placeOf('-');
export const TIMES = placeOf('x');
export const OVER = placeOf('/');
export const POWER = placeOf('^');
export const ROOT = placeOf('r');

export const signAt = (at: number): Sign => EQUATION_CUBES[at] as Sign;
