// Any JSON value as a short text: a request may have anything that a person in a hurry wrote.
import { asText } from '@openshake/rules';

const DEEPEST = 4;

export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** `wild-cube G` for a variation, `B: U, G: N` for an object, the items of a list side by side. */
export function textOf(value: unknown, depth = 0): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return asText(value);
  if (depth === DEEPEST) return '…';
  const inner = (part: unknown) => textOf(part, depth + 1);
  if (Array.isArray(value)) return value.map(inner).join(', ');
  const { name, by, ...rest } = value as Record<string, unknown>;
  if (name === undefined) {
    return Object.entries(value)
      .map(([key, part]) => `${key}: ${inner(part)}`)
      .join(', ');
  }
  const who = by === undefined ? '' : `(${inner(by)})`;
  return [inner(name), ...Object.values(rest).map(inner), who].filter((text) => text !== '').join(' ');
}

/** What each wild cube stands for, `B:U G:N`. Anything without marks is shown as any value. */
export function marksText(wild: unknown): string {
  const marks = isObject(wild) ? Object.entries(wild) : [];
  return marks.length > 0 && marks.every(([, symbol]) => typeof symbol === 'string')
    ? marks.map(([cube, symbol]) => `${cube}:${symbol}`).join(' ')
    : textOf(wild);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
