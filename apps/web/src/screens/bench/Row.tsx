// A row of the position: its name, what lies there, and the button that opens it to be changed.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import type { Bench, OpenRow } from './benchStore.ts';

export function Row({
  bench,
  row,
  name,
  change,
  icon,
  children,
  editor,
}: {
  bench: Bench;
  row: Exclude<OpenRow, null>;
  name: string;
  /** What the button does, in words. */
  change: string;
  icon: IconName;
  children: ComponentChildren;
  editor: () => ComponentChildren;
}) {
  const isOpen = bench.open.value === row;
  const edit = useRef<HTMLDivElement>(null);
  // With a keyboard one types at once. On a touch screen nothing covers the palette.
  useEffect(() => {
    if (isOpen && matchMedia('(pointer: fine)').matches) edit.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <fieldset class={`bench-row${isOpen ? ' open' : ''}`} aria-label={name}>
      <span class="bench-name" aria-hidden="true">
        {name}
      </span>
      <div class="bench-what">{children}</div>
      <button
        type="button"
        class="btn"
        aria-label={change}
        aria-expanded={isOpen}
        onClick={() => {
          bench.open.value = isOpen ? null : row;
        }}
      >
        <Icon name={isOpen ? 'check' : icon} />
      </button>
      {isOpen && (
        <div class="bench-edit" ref={edit}>
          {editor()}
        </div>
      )}
    </fieldset>
  );
}
