// What comes into view by itself: an answer that would lie below the edge or under the thumb bar, and the top of the table when a phase begins.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from './travel.ts';
import type { Main } from './where.ts';

/** As a ref: what was asked for is scrolled into view as soon as it is there. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
}

/** A phase begins at its top, wherever the one before it was scrolled to. */
export function useFromTop(root: RefObject<HTMLElement | null>, main: Main): void {
  const before = useRef(main);
  useLayoutEffect(() => {
    if (before.current === main) return;
    before.current = main;
    scrollTo(0, 0);
    root.current?.parentElement?.scrollTo(0, 0);
  }, [root, main]);
}
