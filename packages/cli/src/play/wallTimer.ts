// Real time, for a match that people play.
import type { Timer } from '@openshake/host';

/** Node cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

export const wallTimer: Timer = {
  now: () => Math.floor(performance.now()),

  at(moment, call) {
    let timeout: NodeJS.Timeout | undefined;
    const wait = () => {
      const left = moment - wallTimer.now();
      timeout = left > LONGEST_WAIT ? setTimeout(wait, LONGEST_WAIT) : setTimeout(call, Math.max(0, left));
    };
    wait();
    return () => clearTimeout(timeout);
  },
};
