// A pane that scrolls can be reached by keyboard, and one that does not scroll is not a stop on the way.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export function useScrolls(pane: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const seen = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    seen.observe(element);
    for (const child of element.children) seen.observe(child);
    return () => seen.disconnect();
  }, [pane, isThere]);
}
