// Which of the sentences about what happened interrupt the listener.
import type { SeenEvent } from '@openshake/rules';
import { tableWords } from '@openshake/words';
import { en } from '@openshake/words/en';
import { expect, it, vi } from 'vitest';

// The parts ask the browser for its language and what it has kept.
vi.stubGlobal('navigator', { language: 'en-US' });
vi.stubGlobal('localStorage', { getItem: () => null });
const { sentencesOf } = await import('./news.ts');
vi.unstubAllGlobals();

const EVENTS: readonly SeenEvent[] = [
  { type: 'takenBack', by: 'a' } as SeenEvent,
  {
    type: 'pointLost',
    penalty: { player: 'b', shake: 1, rule: 'time.turn', clause: 'X', counted: true },
  } as unknown as SeenEvent,
];

it('a lost point is loud, everything else waits; each is a whole sentence', () => {
  const said = sentencesOf(EVENTS, tableWords('on-sets', en, { a: 'Ana', b: 'You' }), []);
  expect(said).toEqual([
    { text: 'Ana takes the last cube back.', loud: false },
    { text: expect.stringMatching(/^You lose a point for running out of time \(X\)\.$/), loud: true },
  ]);
});
