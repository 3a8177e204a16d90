// What happened elsewhere and needs no answer. One at a time; it waits while touched or focused.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from './Icon.tsx';

const STAYS_MS = 4000;
const text = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(said: string): void {
  text.value = said;
  if (held.size === 0) leaveSoon();
}

function leaveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    text.value = '';
  }, STAYS_MS);
}
/** By a pointer over it or on it, or by the keyboard: as long as one of them is there, it stays. */
const held = new Set<'pointer' | 'focus'>();

const hold = (by: 'pointer' | 'focus') => () => {
  held.add(by);
  clearTimeout(timer);
};
const letGo = (by: 'pointer' | 'focus') => () => {
  held.delete(by);
  if (held.size === 0) leaveSoon();
};

export function Toasts() {
  // Nobody holds what is gone with its screen.
  useEffect(() => () => held.clear(), []);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {text.value && (
        <p
          class="toast"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it stays while it has the focus, for whoever reads slowly.
          tabIndex={0}
          onPointerEnter={hold('pointer')}
          onPointerLeave={letGo('pointer')}
          onFocus={hold('focus')}
          onBlur={letGo('focus')}
        >
          <Icon name="check" />
          {text.value}
        </p>
      )}
    </div>
  );
}
