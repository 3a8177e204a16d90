// Pages stay small: each bundle with a limit keeps it. `npm run bench size` prints all sizes.
import { describe, expect, it } from 'vitest';
import { KB, measureSizes } from '../scripts/size.mjs';

const kb = (bytes: number): string => (bytes / KB).toFixed(2);

describe('sizes', async () => {
  for await (const { name, bytes, most = 0 } of measureSizes({ onlyHeld: true }))
    it(`${name}: at most ${most} KB`, () => {
      const over = bytes - most * KB;
      expect(bytes, `${name} bundled to nothing`).toBeGreaterThan(KB);
      expect(over, `${name}: ${kb(bytes)} KB, which is ${kb(over)} KB over ${most} KB`).toBeLessThanOrEqual(0);
    });
});
