// What a page has to load stays small: each bundle that has a limit keeps to it. `npm run bench size` prints all of them.
import { describe, expect, it } from 'vitest';
import { KB, measureSizes } from '../scripts/size.mjs';

describe('sizes', async () => {
  for await (const { name, bytes, most = 0 } of measureSizes({ onlyHeld: true }))
    it(`${name}: at most ${most} KB`, () => {
      expect(bytes).toBeGreaterThan(KB);
      expect(bytes).toBeLessThanOrEqual(most * KB);
    });
});
