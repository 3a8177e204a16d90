// Stepping through moments: five buttons, a rail, the arrow keys, and a swipe.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../app/speech.ts';
import { Icon } from '../../parts/Icon.tsx';

const PLAY_MS = 1200;

interface Stepping {
  at: Signal<number>;
  first: number;
  last: number;
}

/** The keys of a replay: Home, arrows, Space, End. Typing in a field is never taken for them. */
function useKeys(step: (by: 'first' | 'prev' | 'play' | 'next' | 'last') => void): void {
  useEffect(() => {
    const KEYS = { Home: 'first', ArrowLeft: 'prev', ArrowRight: 'next', End: 'last' } as const;
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isKey = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);
      if (isKey(event.key)) {
        event.preventDefault();
        step(KEYS[event.key]);
      } else if (event.key === ' ' && !(target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)) {
        event.preventDefault();
        step('play');
      }
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}

export function Steps({ at, first, last, marks = [], label }: Stepping & { marks?: readonly number[]; label: string }) {
  const plays = useSignal(false);
  const to = (next: number) => {
    at.value = Math.max(first, Math.min(last, next));
  };
  const step = (by: 'first' | 'prev' | 'play' | 'next' | 'last') => {
    if (by === 'play') {
      if (!plays.value && at.value >= last) to(first);
      plays.value = !plays.value;
      return;
    }
    plays.value = false;
    to({ first, prev: at.value - 1, next: at.value + 1, last }[by]);
  };
  useKeys(step);
  useSignalEffect(() => {
    if (!plays.value) return;
    const timer = setInterval(() => {
      if (at.peek() >= last) plays.value = false;
      else to(at.peek() + 1);
    }, PLAY_MS);
    return () => clearInterval(timer);
  });

  const part = last > first ? (at.value - first) / (last - first) : 0;
  return (
    <div class="mt-steps">
      <label class="mt-rail">
        <span class="unseen">{say('replay.rail')}</span>
        <input
          type="range"
          min={first}
          max={last}
          value={at.value}
          aria-valuetext={label}
          onInput={({ currentTarget }) => {
            plays.value = false;
            to(Number(currentTarget.value));
          }}
        />
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect class="mt-rail-all" width="100" height="4" rx="2" />
          <rect class="mt-rail-done" width={100 * part} height="4" rx="2" />
          {marks.map((mark) => (
            <rect
              key={mark}
              class="mt-rail-mark"
              x={(100 * (mark - first)) / Math.max(1, last - first) - 0.4}
              width="0.8"
              height="4"
            />
          ))}
        </svg>
      </label>
      <section class="mt-ctl" aria-label={say('replay.buttons')}>
        {(['first', 'prev', 'play', 'next', 'last'] as const).map((by) => (
          <button
            key={by}
            type="button"
            class={by === 'play' ? 'btn p' : 'btn'}
            aria-label={by === 'play' && plays.value ? say('replay.pause') : say(`replay.${by}`)}
            aria-disabled={
              by !== 'play' &&
              ((at.value === first && /first|prev/.test(by)) || (at.value === last && /next|last/.test(by)))
            }
            onClick={() => step(by)}
          >
            <Icon name={by === 'play' && plays.value ? 'pause' : by} />
          </button>
        ))}
      </section>
    </div>
  );
}

const SWIPE_PX = 48;

/** A swipe to the left goes on, one to the right goes back. What is itself drawn sideways, such as the rail, takes no swipe. */
export function swipes(step: (by: 1 | -1) => void) {
  let from: { x: number; y: number } | undefined;
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const isDrawn = target instanceof Element && target.closest('input, .rv-graph') !== null;
      from = touch && touches.length === 1 && !isDrawn ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = changedTouches;
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
    },
  };
}
