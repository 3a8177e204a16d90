// A panel that phones show as a sheet. It covers neither the clock nor the block, and Esc closes it.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Hands, SheetName } from './hands.ts';
import { followSwipe } from './swipe.ts';

/** `inline`: where there is room it stands open, whether or not it was asked for. `bare`: it has its own heading. */
export function Sheet({
  hands,
  name,
  title,
  inline = false,
  children,
}: {
  hands: Hands;
  name: SheetName;
  title: string;
  inline?: boolean;
  children: ComponentChildren;
}) {
  const isOpen = hands.sheet.value === name;
  const root = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  // At once: the menu's sheet gives the focus back before the one that it opened takes it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    const sheet = root.current;
    sheet?.focus({ preventScroll: true });
    return () => {
      // What was focused meanwhile keeps the focus.
      const here = document.activeElement;
      if (here !== null && here !== document.body && !sheet?.contains(here)) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return (
    <section
      ref={root}
      // The moves scroll by themselves, so keys reach them.
      tabIndex={name === 'moves' ? 0 : -1}
      class="panel tbl-sheet"
      data-sheet={name}
      data-inline={inline}
      data-open={isOpen}
      aria-label={title}
    >
      <div
        class="tbl-head"
        onPointerDown={(event) =>
          followSwipe(event, (to) => {
            if (to === 'down' && isOpen) hands.sheet.value = null;
          })
        }
      >
        <h2>{title}</h2>
        <button
          type="button"
          class="btn q tbl-icon tbl-close"
          aria-label={say('table.close', { what: title })}
          onClick={() => {
            hands.sheet.value = null;
          }}
        >
          <Icon name="cross" />
        </button>
      </div>
      {children}
    </section>
  );
}
