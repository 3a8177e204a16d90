// Small pictures beside words. A button that shows nothing else has a name of its own for those who do not see it.
import type { JSX } from 'preact';

const DRAWN = {
  back: <path d="M8.5 5H21v14H8.5L2.5 12zM11.5 9.5l5 5M16.5 9.5l-5 5" />,
  book: <path d="M5 4.5h11a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11" />,
  brand: (
    <>
      <path d="M12 2.5l8.5 4.8v9.4L12 21.5l-8.5-4.8V7.3z" />
      <path d="M3.5 7.3L12 12l8.5-4.7M12 12v9.5" />
    </>
  ),
  check: <path d="M4.5 12.5l5 5 10-11" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  cross: <path d="M6 6l12 12M18 6L6 18" />,
  door: <path d="M13 4h6v16h-6M4 12h11M11 8l4 4-4 4" />,
  down: <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  first: <path d="M6 5v14M19 5l-9 7 9 7z" />,
  gear: (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.5" />
      <circle cx="8" cy="17" r="2.5" />
    </>
  ),
  go: <path d="M9 5l7 7-7 7" />,
  last: <path d="M18 5v14M5 5l9 7-9 7z" />,
  learn: <path d="M2.5 9L12 4.5 21.5 9 12 13.5zM6.5 11v5c3 2.6 8 2.6 11 0v-5M21.5 9v5.5" />,
  link: (
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4.200 4.200 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4.200 4.200 0 0 0 6 6l1-1" />
  ),
  lock: <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />,
  more: <path d="M5 12v.01M12 12v.01M19 12v.01" stroke-width="3" />,
  next: <path d="M7 5l9 7-9 7z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  pen: <path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5l3.5 3.5" />,
  play: <path d="M7 4.5v15l12-7.5z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  prev: <path d="M17 5l-9 7 9 7z" />,
  print: <path d="M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z" />,
  scale: <path d="M12 4v16M7 20h10M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z" />,
  screen: <path d="M3 5h18v11H3zM12 16v4M8 20h8" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="M15 15l5.5 5.5" />
    </>
  ),
  share: <path d="M12 15V3.5M8 7l4-3.5L16 7M5 12v8h14v-8" />,
  turn: <path d="M5 9a8 8 0 1 1-.5 5M5 4v5h5" />,
} as const satisfies Readonly<Record<string, JSX.Element>>;
export type IconName = keyof typeof DRAWN;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWN[name]}
    </svg>
  );
}
