// A shape for each colour, for those who tell shapes apart more easily: behind the letter of an On-Sets colour, and in the corner of an Equations cube.
import type { JSX } from 'preact';

/** On a grid of 24. The same colour has the same shape in both games. */
const DRAWN = {
  blue: <circle cx="12" cy="12" r="10.4" />,
  red: <path d="M2.5 2.5h19v19h-19z" />,
  green: <path d="M12 .8L23.6 22H.4z" />,
  yellow: <path d="M12 0l12 12-12 12L0 12z" />,
  black: <path d="M8.6 1h6.800v7.600H23v6.800h-7.600V23H8.600v-7.600H1V8.600h7.600z" />,
} as const satisfies Readonly<Record<string, JSX.Element>>;

const COLOUR_OF = {
  B: 'blue',
  R: 'red',
  G: 'green',
  Y: 'yellow',
  b: 'blue',
  r: 'red',
  g: 'green',
  k: 'black',
} as const;

export function Shape({ of }: { of: keyof typeof COLOUR_OF }) {
  return (
    <svg class="shape" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWN[COLOUR_OF[of]]}
    </svg>
  );
}
