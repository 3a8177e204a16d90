// What the tests of a file look at: served before the first of them, and closed behind the last with every page that was opened.
import { afterAll, beforeAll } from 'vitest';
import { closeChromium, type Served } from './site.ts';

/** For the top of a file. Its address is known in its hooks and tests. */
export function serving(open: () => Promise<Served>): Served {
  let served: Served | undefined;
  const now = (): Served => {
    if (!served) throw new Error('Nothing is served before the hooks of the file.');
    return served;
  };
  beforeAll(async () => {
    served = await open();
  });
  afterAll(async () => {
    await closeChromium();
    await served?.close();
  });
  return {
    get address() {
      return now().address;
    },
    close: () => now().close(),
  };
}
