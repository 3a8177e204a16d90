// A cube travels from where it was to where it is. With reduced motion a ring stays on it for a second instead.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Laid, spotOf } from '../../../table/cubes.ts';

const TRAVEL_MS = 180;
const RING_MS = 1000;

export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const cubesIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-cube]')];

/** Follows the cubes inside an element from one drawing to the next. */
export function useTravel(root: RefObject<HTMLElement | null>, laid: Laid): void {
  const drawn = useRef<Laid>(laid);
  const places = useRef(new Map<string, DOMRect>());
  if (drawn.current !== laid && root.current) {
    places.current = new Map(
      cubesIn(root.current).map((cube) => [cube.dataset.cube ?? '', cube.getBoundingClientRect()]),
    );
  }
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = laid;
    if (before === laid || !root.current) return;
    const still = isStill();
    for (const cube of cubesIn(root.current)) {
      const at = cube.dataset.cube ?? '';
      const was = places.current.get(at);
      const isNew = spotOf(before, Number(at)) !== spotOf(laid, Number(at));
      if (still) {
        if (isNew && was) ring(cube);
        continue;
      }
      if (was) travel(cube, was);
    }
  }, [laid]);
}

function travel(cube: HTMLElement, was: DOMRect): void {
  const is = cube.getBoundingClientRect();
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const grown = is.width > 0 ? was.width / is.width : 1;
  cube.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${grown})`, transformOrigin: '0 0', zIndex: 3 },
      { transform: 'none' },
    ],
    { duration: TRAVEL_MS, easing: 'ease-out' },
  );
}

function ring(cube: HTMLElement): void {
  cube.classList.add('last');
  setTimeout(() => cube.classList.remove('last'), RING_MS);
}
