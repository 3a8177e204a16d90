// What happened elsewhere and needs no answer. One at a time; it waits while touched or focused.
import { signal } from '@preact/signals';
import { Icon } from './Icon.tsx';

const STAYS_MS = 4000;
const text = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(said: string): void {
  text.value = said;
  leaveSoon();
}

function leaveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    text.value = '';
  }, STAYS_MS);
}
const stay = () => clearTimeout(timer);

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {text.value && (
        <p class="toast" onPointerEnter={stay} onPointerLeave={leaveSoon}>
          <Icon name="check" />
          {text.value}
        </p>
      )}
    </div>
  );
}
