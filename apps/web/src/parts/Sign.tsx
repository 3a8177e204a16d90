// The signs of the games, drawn alike on every system. Digits and colours are letters; these are not.
import type { JSX } from 'preact';

/** On a grid of 24, with round ends. */
const DRAWN = {
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  minus: <path d="M4.5 12h15" />,
  times: <path d="M6 6l12 12M18 6L6 18" />,
  divide: (
    <>
      <path d="M4.5 12h15" />
      <path d="M12 5.5v.01M12 18.5v.01" stroke-width="4" />
    </>
  ),
  power: <path d="M12 4.5v15M5.5 8.2l13 7.6M18.5 8.2l-13 7.6" />,
  root: <path d="M2.5 13.5l3-1.7 4.3 8.7L14.5 4H22" />,
  union: <path d="M6 4.5v8a6 6 0 0 0 12 0v-8" />,
  intersection: <path d="M6 19.5v-8a6 6 0 0 1 12 0v8" />,
  complement: <path d="M13.6 4.5l-3 8.5" stroke-width="3.6" />,
  universe: <path d="M5 5l7 14 7-14" />,
  nullSet: <path d="M5 19l7-14 7 14" />,
  subset: <path d="M19 4h-7.2a5.2 5.2 0 0 0 0 10.4H19M6.5 19.8H19" />,
  equals: <path d="M4.5 9h15M4.5 15.5h15" />,
} as const satisfies Readonly<Record<string, JSX.Element>>;
export type SignName = keyof typeof DRAWN;

/** Draws one sign as large as its surroundings say. What it means is said by whoever shows it. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {DRAWN[name]}
    </svg>
  );
}

const ON_SETS: Readonly<Record<string, SignName>> = {
  U: 'union',
  N: 'intersection',
  '-': 'minus',
  "'": 'complement',
  V: 'universe',
  A: 'nullSet',
  '=': 'equals',
  C: 'subset',
};
const EQUATIONS: Readonly<Record<string, SignName>> = {
  '+': 'plus',
  '-': 'minus',
  x: 'times',
  '/': 'divide',
  '^': 'power',
  r: 'root',
};
/** The drawn sign of a cube; undefined for a digit or a colour. */
export const signOf = (game: 'on-sets' | 'equations', cube: string): SignName | undefined =>
  game === 'on-sets' ? ON_SETS[cube] : EQUATIONS[cube];
