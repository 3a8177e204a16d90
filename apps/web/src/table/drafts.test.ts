// A draft comes back as it was kept, whatever else lies there.
import { describe, expect, it } from 'vitest';
import { type Draft, NO_DRAFT, NO_SOLUTION, readDraft } from './drafts.ts';

describe('a kept draft', () => {
  it('is read as it was written', () => {
    const draft: Draft = {
      solutions: [
        { ...NO_SOLUTION, restrictions: ['B C R'], setName: 'B G R', wild: { G: 'U' }, blank: 'BG' },
        { ...NO_SOLUTION, equation: '6x6=36', goal: { shape: 'row', cubes: ['1', 'u2'], text: '3x5' } },
      ],
      avoid: { cube: 'B', to: 'forbidden' },
      moved: null,
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([null, 7, 'B U R', {}, { solutions: 3 }, { solutions: [{ restrictions: [1], wild: { G: 2 }, goal: 4 }] }])(
    'that makes no sense is an empty one: %j',
    (value) => {
      expect(readDraft(value)).toEqual(NO_DRAFT);
    },
  );
});
