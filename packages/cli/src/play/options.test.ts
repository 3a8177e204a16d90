// The options of `openshake play`.
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test.each([
  [['--rulebook', 'agloa-onsets-2023']],
  [['--rulebook=agloa-onsets-2023']],
  [['--book', 'agloa-onsets-2023']],
])('%j chooses the rulebook', (args) => expect(readOptions(args)).toMatchObject({ book: 'agloa-onsets-2023' }));
