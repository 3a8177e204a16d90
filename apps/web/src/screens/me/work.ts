// One request at a time, and what is said when it fails.
import { type Signal, useSignal } from '@preact/signals';
import { sayFailure } from '../../app/trouble.ts';

export interface Working {
  busy: Signal<boolean>;
  /** Why the last one failed. */
  wrong: Signal<string>;
  /** Does something, unless it is being done. True if it worked. `explain`: what this failure means here; undefined: what it always means. */
  work(does: () => Promise<unknown>, explain?: (error: unknown) => string | undefined): Promise<boolean>;
}

export function useWork(): Working {
  const busy = useSignal(false);
  const wrong = useSignal('');
  return {
    busy,
    wrong,
    async work(does, explain) {
      if (busy.peek()) return false;
      busy.value = true;
      wrong.value = '';
      try {
        await does();
        return true;
      } catch (error) {
        wrong.value = explain?.(error) ?? sayFailure(error);
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
}
